import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useDraft } from '../../lib/drafts.ts'
import { useLocale } from '../../lib/locale.tsx'
import { cancelUpload } from '../media/uploads/upload-acts.ts'
import { forgetUpload } from '../media/uploads/upload-store.ts'
import { addPost } from './post-cache.ts'
import { EMPTY_POST, isBegun, type PostDraft } from './post-draft.ts'
import { publishPost } from './publish-post.ts'
import { useTellPosted } from './use-tell-posted.ts'

const mutationKey = ['post on the way']
const NONE: PostDraft[] = []

export interface PostOnTheWay {
  draft: PostDraft
  isPending: boolean
  /** null: it is under way, or it was begun before this page was loaded. */
  error: Error | null
}

/**
 * Her posts that the server does not have yet: they stand in her feed at once, and this browser keeps them until it
 * has them. What failed waits for her; its id makes of a second try the same one post.
 */
export function usePostsOnTheWay() {
  const queries = useQueryClient()
  const tellPosted = useTellPosted()
  const language = useLocale().chosenLanguage ?? undefined
  const kept = useDraft('posts', NONE)
  const composer = useDraft('post', EMPTY_POST)
  const tries = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({ id: (state.variables as PostDraft).id, status: state.status, error: state.error }),
  })
  const forget = (id: string) => kept.change((now) => now.filter((post) => post.id !== id))

  const publishing = useMutation({
    mutationKey,
    mutationFn: (post: PostDraft) => publishPost(post, { language }),
    onSuccess: (post, { id, media }) => {
      for (const medium of media ?? []) forgetUpload(medium.id)
      addPost(queries, post)
      forget(id)
      tellPosted(post)
    },
  })

  return {
    posts: kept.value.map((draft): PostOnTheWay => {
      const last = tries.findLast(({ id }) => id === draft.id)
      return { draft, isPending: last?.status === 'pending', error: last?.error ?? null }
    }),
    send(post: PostDraft) {
      kept.change((now) => (now.some(({ id }) => id === post.id) ? now : [post, ...now]))
      publishing.mutate(post)
    },
    forget,
    discard({ id, media }: PostDraft) {
      forget(id)
      for (const medium of media ?? []) void cancelUpload(medium.id)
    },
    /** Back into the composer, as long as nothing else stands there. */
    mayChange: !isBegun(composer.value),
    takeBack(post: PostDraft) {
      forget(post.id)
      composer.change(post)
    },
  }
}
