import type { Query, QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { OF_THE_FOLLOWED } from '../profiles/profile-cache.ts'
import { type Asking, askInPlace, isEmpty, isStandingFeed, postsIn } from './ask-anew.ts'
import { changePosts } from './post-cache.ts'

interface AskingAbout extends Pick<Asking, 'several'> {
  /** She muted that person, or no longer does: a feed holds other posts now. */
  silenced?: boolean | undefined
  /** She follows that person now, or no longer: the list of the followed holds other posts. */
  follows?: boolean | undefined
}

/**
 * Somebody followed, blocked or muted. In a feed that person's posts are asked for in their place, for whoever follows
 * her would bring newer ones above what she reads, or what she comes back to. Other lists that show that person, and
 * empty ones, are asked for at once, the rest when she comes to them next. Of whom she follows no longer nothing stands
 * among the followed, but what came for a team; whom she follows now is there when she comes to it next.
 */
export async function askAgainAbout(
  queries: QueryClient,
  personId: string,
  { silenced = false, follows, several }: AskingAbout = {},
): Promise<void> {
  const queryKey = api.feed.key()
  if (follows === false)
    changePosts(queries, (post) => (post.author.id === personId && !post.team ? null : post), OF_THE_FOLLOWED)
  if (follows !== undefined) await queries.invalidateQueries({ queryKey: OF_THE_FOLLOWED, refetchType: 'none' })
  const names = (data: unknown) => JSON.stringify(data)?.includes(personId) === true
  const isWhole = (query: Query) => silenced || !isStandingFeed(query)
  const isConcerned = ({ state }: Query) => isEmpty(state.data) || names(state.data)
  const standing = queries.getQueryCache().findAll({ queryKey, predicate: (query) => !isWhole(query) })
  await queries.invalidateQueries({ queryKey, refetchType: 'none', predicate: isWhole })
  await Promise.all([
    queries.refetchQueries({
      ...{ queryKey, type: 'active' },
      predicate: (query) => isWhole(query) && isConcerned(query),
    }),
    askInPlace(queries, postsIn(standing).filter(names), several),
  ])
}
