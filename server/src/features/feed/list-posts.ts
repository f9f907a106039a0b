import type { Post } from '@heraia/contract/feed'
import type { PersonId, PostId, TeamId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { readCursor } from '../../paging.ts'
import { findVisiblePerson } from '../profiles/find-visible-person.ts'
import { findTeam } from '../teams/find-team.ts'
import { bookmarkedPosts, findPost, findPosts, postsBy, postsFor } from './feed.queries.ts'
import { repostOf } from './post.view.ts'
import { postPage } from './post-page.ts'
import { postShower } from './post-shower.ts'

interface Paged {
  cursor?: string
  limit: number
}

export async function getPost(ctx: Context, id: PostId): Promise<Post> {
  const row = await findPost(ctx, id)
  const show = await postShower(ctx, [row])
  const post = show(row)
  return post.repostId === null && row.quotes_count === 0 ? { ...post, repostId: await ownRepost(ctx, id) } : post
}

/** Those that the viewer may read, as lists show them. */
export async function getPosts(ctx: Context, ids: readonly PostId[]): Promise<{ items: Post[] }> {
  const rows = await findPosts(ctx, ids)
  const show = await postShower(ctx, rows)
  return { items: rows.map(show) }
}

/** Also one that only she sees, and that no list counts. */
async function ownRepost({ db, viewer }: Context, id: PostId): Promise<PostId | null> {
  if (!viewer) return null
  const { rows } = await sql<{ id: PostId }>`
    select r.id from (select ${id}::uuid as id) post
      cross join lateral (${repostOf(sql`${viewer.id}::uuid`)}) r`.execute(db)
  return rows[0]?.id ?? null
}

/** Empty where her profile is closed to the viewer; not found where she is hidden. */
export async function listPostsByPerson(ctx: Context, input: Paged & { id: PersonId }): Promise<Page<Post>> {
  const rows = await postsBy(ctx, input.id, readCursor('person', input.cursor), input.limit)
  if (rows.length === 0 && input.id !== viewerId(ctx)) await findVisiblePerson(ctx, input.id)
  return postPage(ctx, 'person', input.limit, rows)
}

/** Of a team that the viewer sees. */
export async function listPostsForTeam(ctx: Context, input: Paged & { id: TeamId }): Promise<Page<Post>> {
  await findTeam(ctx, input.id)
  const rows = await postsFor(ctx, input.id, readCursor('team', input.cursor), input.limit)
  return postPage(ctx, 'team', input.limit, rows)
}

export async function listBookmarks(ctx: SignedIn, input: Paged): Promise<Page<Post>> {
  const rows = await bookmarkedPosts(ctx, readCursor('bookmarks', input.cursor), input.limit)
  return postPage(ctx, 'bookmarks', input.limit, rows, (row) => ({ at: row.kept_at, id: row.id }))
}
