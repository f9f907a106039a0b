import type { Post } from '@heraia/contract/feed'
import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { statement } from '../../statement.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { isVisible } from '../../visibility/people.ts'
import { type PostRow, type PostState, showPost, strangersState } from './post.view.ts'

/**
 * How to show these posts to the viewer: what she did with them, and whom they name, each in one query
 * for all of them.
 */
export async function postShower(ctx: Context, rows: readonly PostRow[]): Promise<(row: PostRow) => Post> {
  const viewer = viewerId(ctx)
  const [states, mentions] = await Promise.all([statesOf(ctx, rows), mentionsIn(ctx, rows)])
  return (row) => showPost(row, states.get(row.id) ?? strangersState, mentions.get(row.id) ?? [], viewer)
}

interface StateRow {
  id: string
  liked: boolean | null
  bookmarked: boolean | null
  author_follows: boolean | null
  hidden_likes: number
  hidden_comments: number
}

/** The counts are only worked on where somebody is hidden from her: most people block nobody. */
export async function statesOf(
  ctx: Context,
  posts: readonly Pick<PostRow, 'id' | 'chip_id'>[],
): Promise<Map<string, PostState>> {
  const viewer = viewerId(ctx)
  if (viewer === null || posts.length === 0) return new Map()
  const rows = await selectStates(ctx, {
    viewer,
    ids: posts.map((post) => post.id),
    authors: posts.map((post) => post.chip_id),
  })
  return new Map(
    rows.map((row) => [
      row.id,
      {
        liked: row.liked ?? false,
        bookmarked: row.bookmarked ?? false,
        authorFollows: row.author_follows ?? false,
        hiddenLikes: row.hidden_likes,
        hiddenComments: row.hidden_comments,
      },
    ]),
  )
}

const selectStates = statement((asked: { viewer: string; ids: string[]; authors: string[] }) => {
  const me = sql`${asked.viewer}::uuid`
  return sql<StateRow>`
    with hidden as materialized (select array(${hiddenByBlocks(me)}) as ids)
    select x.id,
      (select true from likes l where l.post_id = x.id and l.person_id = ${me}) as liked,
      (select true from bookmarks b where b.person_id = ${me} and b.post_id = x.id) as bookmarked,
      (select true from follows f where f.follower_id = x.author_id and f.followed_id = ${me}) as author_follows,
      case when hidden.ids = '{}' then 0 else (
        select count(*) from likes l where l.post_id = x.id and l.person_id = any(hidden.ids)) end as hidden_likes,
      case when hidden.ids = '{}' then 0 else (
        select count(*) from comments c left join comments t on t.id = c.parent_id
        where c.post_id = x.id and c.author_id = any(hidden.ids) and c.deleted_at is null and not c.hidden
          and not coalesce(t.hidden, false)) + (
        select count(*) from comments t join comments c on c.parent_id = t.id
        where t.post_id = x.id and t.author_id = any(hidden.ids) and t.deleted_at is null and not t.hidden
          and c.deleted_at is null and not c.hidden and c.author_id <> all(hidden.ids)) end as hidden_comments
    from unnest(${asked.ids}::uuid[], ${asked.authors}::uuid[]) as x(id, author_id),
      hidden`
})

/** Who is named in them, as far as the viewer may see them. Most posts name nobody and ask for nothing. */
async function mentionsIn(ctx: Context, posts: readonly PostRow[]): Promise<Map<string, Post['mentions']>> {
  const ids = posts.filter((post) => post.text.includes('@')).map((post) => post.id)
  const mentions = new Map<string, Post['mentions']>()
  if (ids.length === 0) return mentions
  const rows = await selectMentions(ctx, { viewer: viewerId(ctx), ids })
  for (const { post_id: postId, id, handle, name } of rows) {
    mentions.set(postId, [...(mentions.get(postId) ?? []), { id: id as PersonId, handle, name }])
  }
  return mentions
}

const selectMentions = statement(
  (asked: { viewer: string | null; ids: string[] }) => sql<{
    post_id: string
    id: string
    handle: string
    name: string
  }>`
    select m.post_id, p.id, p.handle, p.name from post_mentions m join profiles p on p.id = m.person_id
    where m.post_id = any(${asked.ids}::uuid[]) and ${isVisible('p', asked.viewer)} order by p.handle`,
)
