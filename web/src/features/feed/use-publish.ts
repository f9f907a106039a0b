import type { PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import type { MediaId, PostId, TeamId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { forgetUpload } from '../media/uploads/upload-store.ts'
import { whenReady } from '../media/uploads/when-ready.ts'
import { feedTexts } from './feed-texts.ts'
import { addPost, countQuote } from './post-cache.ts'

interface PostDraft {
  /** Made with the first try and kept with the draft: a retry, also after a reload, gives the same one post. */
  id: string
  text: string
  audience: PostAudience
  replyPolicy: ReplyPolicy
  /** In their order; drafts from before there were pictures have none. */
  media?: ChosenMedium[]
}

export interface ChosenMedium {
  id: MediaId
  alt: string
}

const PUBLISHING = 'publish post'
const EMPTY: PostDraft = { id: '', text: '', audience: 'public', replyPolicy: 'everyone' }

/** `quotes`: the post that she writes about; its draft is kept apart from the other one, and so is one for a team. */
export function usePublish({ quotes, teamId, onPosted }: { quotes?: PostId; teamId?: TeamId; onPosted?: () => void }) {
  const queries = useQueryClient()
  const texts = useTexts(feedTexts)
  const { chosenLanguage } = useLocale()
  const draft = useDraft<PostDraft>(quotes ? `quote:${quotes}` : teamId ? `team:${teamId}` : 'post', EMPTY)
  const mutationKey = [PUBLISHING, quotes ?? teamId ?? null]

  const publishing = useMutation({
    mutationKey,
    mutationFn: async (post: PostDraft) => {
      const media = post.media ?? []
      const ids = media.map(({ id }) => id)
      await whenReady(ids)
      const described = media.filter(({ alt }) => alt.trim() !== '')
      await Promise.all(described.map(({ id, alt }) => client.media.describe({ id, alt })))
      return client.feed.publish({
        id: post.id as PostId,
        text: post.text,
        media: ids,
        audience: teamId ? 'public' : post.audience,
        replyPolicy: post.replyPolicy,
        language: chosenLanguage ?? undefined,
        quotes,
        teamId,
      })
    },
    onSuccess: (post, { media, audience, replyPolicy }) => {
      for (const { id } of media ?? []) forgetUpload(id)
      addPost(queries, post)
      countQuote(queries, post)
      if (teamId) void queries.invalidateQueries({ queryKey: api.feed.byTeam.key() })
      draft.sent(quotes ? undefined : { ...EMPTY, audience, replyPolicy })
      showToast({ message: texts.posted, tone: 'success' })
      onPosted?.()
    },
  })
  // Also of a composer that she left while her pictures were still going up.
  const isPending = useIsMutating({ mutationKey }) > 0

  return {
    draft: draft.value,
    restored: draft.restored && (draft.value.text !== '' || Boolean(draft.value.media?.length)),
    isPending,
    error: publishing.error,
    change(changed: Partial<PostDraft>) {
      // Another text, other pictures: another post. A try that was lost on the way must not come back as this one.
      const isOther = changed.text !== undefined || changed.media !== undefined
      const id = isOther && publishing.isError ? '' : draft.value.id
      draft.change({ ...draft.value, id, ...changed })
    },
    publish() {
      const post = { ...draft.value, id: draft.value.id || uuid7() }
      draft.change(post)
      publishing.mutate(post)
    },
  }
}
