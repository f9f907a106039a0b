import type { Post } from '@heraia/contract/feed'
import type { MenuChoice } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff } from 'lucide-react'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { mutePostTexts } from './mute-post-texts.ts'
import { changePost } from './post-cache.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** In the menu of a post, and of each notice of it: no more of them, or again. Only she notices. */
export function useMutePost({ id, isMuted }: Pick<Post, 'id' | 'isMuted'>): MenuChoice {
  const texts = useTexts(mutePostTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const mute = useMutation({
    mutationFn: (muted: boolean) => (muted ? client.feed.mute({ id }) : client.feed.unmute({ id })),
    onSuccess: ({ isMuted: now }) => {
      changePost(queries, id, (post) => ({ ...post, isMuted: now }))
      showToast({
        message: now ? texts.muted : texts.unmuted,
        action: { label: texts.undo, onPress: () => mute.mutate(!now) },
      })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    // Only the answer may have been lost.
    onSettled: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
  })
  return isMuted
    ? { id: 'notices', label: texts.unmute, icon: <Bell {...icon} />, onAction: () => mute.mutate(false) }
    : {
        id: 'notices',
        label: texts.mute,
        detail: texts.hint,
        icon: <BellOff {...icon} />,
        onAction: () => mute.mutate(true),
      }
}
