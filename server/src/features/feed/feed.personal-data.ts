import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import {
  deleted,
  ended,
  goesWith,
  leftOut,
  type PersonReferences,
  readBy,
  rows,
} from '../../personal-data/reference.ts'
import { eraseComments, eraseLikes, erasePosts } from './erase-words.ts'

/** Each with what it said before. */
async function readPosts(ctx: Context, personId: string): Promise<unknown[]> {
  const posts = await sql`
    select p.*, (select coalesce(jsonb_agg(jsonb_build_object('until', r.until, 'text', r.text) order by r.until), '[]')
      from post_revisions r where r.post_id = p.id) as revisions
    from posts p where p.author_id = ${personId}::uuid order by p.created_at, p.id`.execute(ctx.db)
  return posts.rows
}

/** Whether the post's author restricted her is not hers to know. */
async function readComments(ctx: Context, personId: string): Promise<unknown[]> {
  const comments = await sql<{ hidden: boolean; restricted: boolean }>`
    select * from comments where author_id = ${personId}::uuid order by created_at, id`.execute(ctx.db)
  return comments.rows.map(({ restricted, hidden, ...row }) => ({ ...row, hidden: hidden && !restricted }))
}

export const feedPersonalData: PersonReferences = {
  'likes.person_id': { atTheEnd: ended(eraseLikes), inArchive: rows('counted') },
  'bookmarks.person_id': { atTheEnd: deleted, inArchive: rows() },
  'muted_posts.person_id': { atTheEnd: deleted, inArchive: rows() },
  'comments.author_id': { atTheEnd: ended(eraseComments), inArchive: readBy(readComments) },
  'posts.author_id': { atTheEnd: ended(erasePosts), inArchive: readBy(readPosts) },
  'post_mentions.person_id': { atTheEnd: deleted, inArchive: leftOut('words of others') },
  'timeline_entries.person_id': { atTheEnd: deleted, inArchive: leftOut('posts of others') },
  'timeline_entries.author_id': { atTheEnd: goesWith('posts'), inArchive: leftOut('in posts') },
  'timelines.person_id': { atTheEnd: deleted, inArchive: leftOut('how her timeline is read') },
  'merged_authors.author_id': { atTheEnd: deleted, inArchive: leftOut('how her posts are delivered') },
}
