import type { PostId, TeamId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { useLocale } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { forgetUpload } from '../media/uploads/upload-store.ts'
import { keepChoice, lastChoice } from './last-choice.ts'
import { addPost, countQuote } from './post-cache.ts'
import { afterSent, EMPTY_POST, isBegun, orNothing, type PostDraft, reworded } from './post-draft.ts'
import { publishPost } from './publish-post.ts'
import { usePostsOnTheWay } from './use-posts-on-the-way.ts'
import { useTellPosted } from './use-tell-posted.ts'

const PUBLISHING = 'publish post'

/** `quotes`: the post that she writes about; its draft is kept apart from the other one, and so is one for a team. */
export function usePublish({ quotes, teamId, onPosted }: { quotes?: PostId; teamId?: TeamId; onPosted?: () => void }) {
  const queries = useQueryClient()
  const tellPosted = useTellPosted()
  const personId = useSession().supabaseUser?.id ?? 'visitor'
  const language = useLocale().chosenLanguage ?? undefined
  const draft = useDraft<PostDraft>(quotes ? `quote:${quotes}` : teamId ? `team:${teamId}` : 'post', EMPTY_POST)
  const onTheWay = usePostsOnTheWay()
  const isForFeed = !quotes && !teamId
  const isTriedHere = useRef(false)
  const mutationKey = [PUBLISHING, quotes ?? teamId ?? null]

  const publishing = useMutation({
    mutationKey,
    mutationFn: (post: PostDraft) => publishPost(post, { quotes, teamId, language }),
    onSuccess: (post, sent) => {
      // Others than it has, where it was there already, stay hers to post.
      const media = sent.media?.filter(({ id }) => post.media.some((medium) => medium.id === id))
      for (const { id } of media ?? []) forgetUpload(id)
      addPost(queries, post)
      countQuote(queries, post)
      if (teamId) void queries.invalidateQueries({ queryKey: api.feed.byTeam.key() })
      draft.sent((now) => afterSent(now, { ...sent, media }))
      tellPosted(post, sent)
      onPosted?.()
    },
  })
  // Also of a composer that she left while her pictures were still going up.
  const isPending = useIsMutating({ mutationKey }) > 0

  return {
    draft: draft.value,
    restored: draft.restored && isBegun(draft.value),
    isPending,
    error: publishing.error,
    change(changed: Partial<PostDraft>) {
      const now = isForFeed && !isBegun(draft.value) ? { ...draft.value, ...lastChoice(personId) } : draft.value
      const next = reworded(now, changed, isTriedHere.current)
      if (isForFeed && (changed.audience || changed.replyPolicy)) keepChoice(personId, next)
      // For whom it is goes with the draft; where none is left, with her choice.
      if (isForFeed && isBegun(draft.value) && !isBegun(next)) keepChoice(personId, next)
      draft.change(isForFeed ? orNothing(next) : next)
    },
    publish() {
      isTriedHere.current = !isForFeed
      const post = { ...draft.value, id: draft.value.id || uuid7() }
      if (isForFeed) {
        // It stands in her feed from now on, and she may write the next one.
        onTheWay.send(post)
        keepChoice(personId, post)
        draft.sent()
      } else {
        draft.change(post)
        publishing.mutate(post)
      }
    },
  }
}
