import type { Insertable } from 'kysely'
import type { PostMentionsTable } from '../tables/post-mentions.ts'
import type { MadePost } from './make-posts.ts'
import type { MadePerson } from './person.ts'

/** `@handle` in a post, where there is somebody of that handle. */
export function makeMentions(
  posts: readonly MadePost[],
  people: readonly MadePerson[],
): Insertable<PostMentionsTable>[] {
  const ids = new Map(people.map(({ profile }) => [profile.handle, profile.id]))
  return posts.flatMap(({ row }) =>
    [...row.text.matchAll(/@([a-z0-9-]+)/g)].flatMap(([, handle = '']) => {
      const id = ids.get(handle)
      return id ? [{ post_id: row.id, person_id: id }] : []
    }),
  )
}
