import type { Post } from '@heraia/contract/feed'
import type { MediaId } from '@heraia/contract/ids'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useDraft } from '../../lib/drafts.ts'
import { useLocale } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { cancelUpload } from '../media/uploads/upload-acts.ts'
import { forgetUpload } from '../media/uploads/upload-store.ts'
import { type KeptPost, keptPosts } from './kept-posts.ts'
import { addPost } from './post-cache.ts'
import { afterFound, EMPTY_POST, isBegun, type PostDraft } from './post-draft.ts'
import { whileOthersWait } from './post-lock.ts'
import type { PostPanel } from './post-menu.tsx'
import { publishPost } from './publish-post.ts'
import { useTellPosted } from './use-tell-posted.ts'
import { wantPanel } from './wanted-panel.ts'

const mutationKey = ['post on the way']
const NONE: readonly KeptPost[] = []

export interface PostOnTheWay {
  kept: KeptPost
  /** This tab is sending it. */
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
  const navigate = useNavigate()
  const tellPosted = useTellPosted()
  const language = useLocale().chosenLanguage ?? undefined
  const personId = useSession().supabaseUser?.id ?? 'visitor'
  const composer = useDraft('post', EMPTY_POST)
  // The first drawing repeats the server's, which knows of none.
  const posts = useSyncExternalStore(
    (listener) => keptPosts(personId).subscribe(listener),
    () => keptPosts(personId).entries(),
    () => NONE,
  )
  const tries = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({ id: (state.variables as PostDraft).id, status: state.status, error: state.error }),
  })
  const forget = (id: string) => keptPosts(personId).remove(id)

  const publishing = useMutation({
    mutationKey,
    mutationFn: (draft: PostDraft) =>
      whileOthersWait(draft.id, () => {
        keptPosts(personId).put({ id: draft.id, draft, triedAt: Date.now() })
        return publishPost(draft, { language })
      }),
    onSuccess: (post, draft) => {
      delivered(post, draft.media)
      tellPosted(post, draft)
    },
  })

  function delivered(post: Post, media: readonly { id: MediaId }[] = []) {
    for (const medium of media) forgetUpload(medium.id)
    addPost(queries, post)
    keptPosts(personId).delivered(post.id, post)
  }

  return {
    posts: posts.map((kept): PostOnTheWay => {
      const last = tries.findLast(({ id }) => id === kept.id)
      return { kept, isPending: last?.status === 'pending', error: last?.error ?? null }
    }),
    send(draft: PostDraft) {
      // Kept before anything is waited for.
      if (!keptPosts(personId).get(draft.id)) keptPosts(personId).put({ id: draft.id, draft, triedAt: 0 })
      publishing.mutate(draft)
    },
    forget,
    discard({ id, media }: PostDraft) {
      forget(id)
      for (const medium of media ?? []) void cancelUpload(medium.id)
    },
    /** Back into the composer, as long as nothing else stands there. */
    mayChange: !isBegun(composer.value),
    takeBack(post: PostDraft): boolean {
      let isFree = false
      composer.change((now) => {
        isFree = !isBegun(now)
        return isFree ? post : now
      })
      if (isFree) forget(post.id)
      return isFree
    },
    /** Of what she took back; what she only began has none yet. */
    takenBack: composer.value.id,
    /** The server has what she took back. Says whether that still stood in the composer. */
    found(post: Post): boolean {
      let isHere = false
      composer.change((now) => {
        isHere = now.id === post.id
        return afterFound(now, post)
      })
      if (isHere) delivered(post, post.media)
      return isHere
    },
    /** The server has it, though its answer was lost; what she asked for opens on its card. */
    arrived(post: Post, panel: PostPanel) {
      // The list of everyone does not show it.
      const isElsewhere = post.audience === 'private'
      wantPanel({ postId: post.id, panel, whole: isElsewhere })
      delivered(post, keptPosts(personId).get(post.id)?.draft.media)
      if (isElsewhere) void navigate(addresses.post(post.id))
    },
  }
}

/** What her other tabs begin, send and throw away; call it once a screen. */
export function usePostsOfOtherTabs() {
  const queries = useQueryClient()
  const personId = useSession().supabaseUser?.id ?? 'visitor'
  useEffect(() => {
    const posts = keptPosts(personId)
    const take = (event: StorageEvent) => posts.takeStorageEvent(event, (post) => addPost(queries, post))
    // What they did while nobody here listened.
    posts.refresh()
    window.addEventListener('storage', take)
    return () => window.removeEventListener('storage', take)
  }, [personId, queries])
}
