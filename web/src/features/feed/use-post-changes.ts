import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { pressesOnTheirWay } from '../../lib/presses.ts'
import { askAgainAbout, changePost, dropPost, likesOf, showsOtherWords, showWords } from './post-cache.ts'

/**
 * Runs once a tab, on every screen: likes, comments and new words of others reach the posts that she has read, so that
 * they are right when she comes back to them; deleted posts leave every list.
 */
export function usePostChanges() {
  const queries = useQueryClient()
  useLive('post.changed', ({ postId, likes, comments, editedAt, removed }) => {
    if (removed) return dropPost(queries, postId)
    const isHersComing = pressesOnTheirWay(queries, likesOf(postId)) > 0
    changePost(queries, postId, (post) => ({ ...post, comments, likes: isHersComing ? post.likes : likes }))
    if (!showsOtherWords(queries, postId, editedAt)) return
    // Without an answer the words from before stay, until she looks again.
    client.feed.get({ id: postId }).then(
      (post) => showWords(queries, post),
      () => undefined,
    )
  })
  useLive('relation.changed', ({ personId }) => void askAgainAbout(queries, personId))
  // What changed meanwhile is told by nobody any more.
  useLive('resumed', ({ reset }) => reset && void queries.invalidateQueries({ queryKey: api.feed.key() }))
}
