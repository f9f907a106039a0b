import type { Post } from '@heraia/contract/feed'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { pressesOf } from '../../lib/presses.ts'
import { changePost, likesOf } from './post-cache.ts'

/** Shown at once, taken back where the server refuses. Liking twice is one like: the server says how many there are. */
export function useLike(post: Post) {
  const queries = useQueryClient()
  const errors = useTexts(errorTexts)
  const presses = pressesOf<Pick<Post, 'isLiked' | 'likes'>>(queries, likesOf(post.id))
  const show = (saved: Pick<Post, 'isLiked' | 'likes'>) => changePost(queries, post.id, (now) => ({ ...now, ...saved }))
  const like = useMutation({
    ...presses.inTurn,
    mutationFn: (liked: boolean) => (liked ? client.feed.like({ id: post.id }) : client.feed.unlike({ id: post.id })),
    onMutate: (liked) => {
      changePost(queries, post.id, (now) => ({
        ...now,
        isLiked: liked,
        likes: Math.max(0, now.likes + (liked === now.isLiked ? 0 : liked ? 1 : -1)),
      }))
      // Kept here: by the time it fails, `post` is the one that is drawn as liked.
      return presses.begin({ isLiked: post.isLiked, likes: post.likes })
    },
    onSuccess: ({ likes, isLiked }, _liked, press) => presses.answered(press, { likes, isLiked }, show),
    onError: (error, _liked, press) => {
      presses.failed(press, show)
      showToast({ message: errorText(errors, error), tone: 'danger' })
    },
  })
  return () => like.mutate(!post.isLiked)
}
