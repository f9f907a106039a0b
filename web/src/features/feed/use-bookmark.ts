import type { Post } from '@heraia/contract/feed'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { changePost } from './post-cache.ts'
import { postTexts } from './post-texts.ts'

export function useBookmark(post: Post) {
  const queries = useQueryClient()
  const texts = useTexts(postTexts)
  const errors = useTexts(errorTexts)
  const bookmark = useMutation({
    mutationFn: (kept: boolean) =>
      kept ? client.feed.bookmark({ id: post.id }) : client.feed.unbookmark({ id: post.id }),
    onSuccess: async ({ isBookmarked }) => {
      changePost(queries, post.id, (now) => ({ ...now, isBookmarked }))
      if (isBookmarked) showToast({ message: texts.bookmarked })
      await queries.invalidateQueries({ queryKey: api.feed.bookmarks.key() })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return () => bookmark.mutate(!post.isBookmarked)
}
