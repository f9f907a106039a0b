import type { Profile } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { changeProfile, relationsChanged } from './profile-cache.ts'
import { relationTexts } from './profile-texts.ts'

/** Mute and back: only she notices. */
export function useMute({ id, name, relation }: Profile) {
  const texts = useTexts(relationTexts)
  const queries = useQueryClient()
  const onError = useDangerToast()
  const mute = useMutation({
    mutationFn: (muted: boolean) => (muted ? client.profiles.mute({ id }) : client.profiles.unmute({ id })),
    onSuccess: async (now, muted) => {
      changeProfile(queries, id, (shown) => ({ ...shown, relation: now.relation }))
      showToast({
        message: muted ? texts.mutedNow(name) : texts.unmutedNow(name),
        action: { label: texts.undo, onPress: () => mute.mutate(!muted) },
      })
      await relationsChanged(queries)
    },
    onError,
  })
  return () => mute.mutate(!relation?.muted)
}

/** Makes her stop following; there is no way back but her own. */
export function useRemoveFollower({ id, name }: Pick<Profile, 'id' | 'name'>) {
  const texts = useTexts(relationTexts)
  const queries = useQueryClient()
  const onError = useDangerToast()
  const remove = useMutation({
    mutationFn: () => client.profiles.removeFollower({ id }),
    onSuccess: async (now) => {
      changeProfile(queries, id, (shown) => ({ ...shown, relation: now.relation }))
      showToast({ message: texts.removedFollower(name), tone: 'success' })
      await relationsChanged(queries)
    },
    onError,
  })
  return () => remove.mutate()
}

/** Neither is there for the other any more: whatever is cached may show the other, so all of it is asked again. */
export function useBlock({ id, name }: Profile) {
  const texts = useTexts(relationTexts)
  const queries = useQueryClient()
  const onError = useDangerToast()
  const unblock = useMutation({
    mutationFn: () => client.profiles.unblock({ id }),
    onSuccess: async () => {
      showToast({ message: texts.unblocked(name), tone: 'success' })
      await queries.invalidateQueries()
    },
    onError,
  })
  return useMutation({
    mutationFn: () => client.profiles.block({ id }),
    onSuccess: async () => {
      showToast({ message: texts.blocked(name), action: { label: texts.undo, onPress: () => unblock.mutate() } })
      await queries.invalidateQueries()
    },
    onError,
  })
}

function useDangerToast() {
  const errors = useTexts(errorTexts)
  return (error: Error) => {
    showToast({ message: errorText(errors, error), tone: 'danger' })
  }
}
