import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { changePost, dropPost } from './post-cache.ts'

/** Likes and comments of others arrive on the posts that stand on the page; deleted posts leave it. */
export function usePostChanges() {
  const queries = useQueryClient()
  useLive('post.changed', ({ postId, likes, comments, removed }) => {
    if (removed) dropPost(queries, postId)
    else changePost(queries, postId, (post) => ({ ...post, likes, comments }))
  })
  useLive('relation.changed', () => void queries.invalidateQueries({ queryKey: api.feed.key() }))
}
