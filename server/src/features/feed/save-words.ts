import type { PostId } from '@heraia/contract/ids'
import { tagsIn } from '@heraia/contract/tags'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isActive } from '../../visibility/people.ts'
import { isReadableBy } from '../../visibility/posts.ts'
import { handlesIn } from './find-in-text.ts'

/** The tags of a post, as its text has them now. */
export async function saveTags(tx: Context, postId: PostId, text: string): Promise<void> {
  const tags = tagsIn(text)
  if (tags.length === 0) return
  await sql`
    insert into post_tags (tag, created_at, post_id)
    select tag, post.created_at, post.id from posts post, unnest(${tags}::text[]) as tag
    where post.id = ${postId}::uuid on conflict do nothing`.execute(tx.db)
}

/** Whom a post names, but not its author, as far as they may read it; answers those who were not named before. */
export async function saveMentions(tx: Context, postId: PostId, text: string): Promise<string[]> {
  const readers = await whoAreNamed(tx, postId, text)
  if (readers.length === 0) return []
  const { rows } = await sql<{ person_id: string }>`
    insert into post_mentions (post_id, person_id)
    select post.id, named.id from unnest(${readers}::uuid[]) as named (id)
      join posts post on post.id = ${postId}::uuid and post.author_id <> named.id
    on conflict do nothing returning person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}

/** Tags and mentions of the text before that the new one has no more; answers who is named no more. */
export async function dropWords(tx: Context, postId: PostId, text: string): Promise<string[]> {
  await sql`
    delete from post_tags where post_id = ${postId}::uuid and tag <> all(${tagsIn(text)}::text[])`.execute(tx.db)
  const { rows } = await sql<{ person_id: string }>`
    delete from post_mentions where post_id = ${postId}::uuid and person_id not in (
      select id from profiles where handle = any(${handlesIn(text)}::text[])) returning person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}

/** People with the handles of a text who may read the post that it belongs to. */
export async function whoAreNamed(tx: Context, postId: PostId, text: string): Promise<string[]> {
  const handles = handlesIn(text)
  if (handles.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select reader.id from profiles reader, posts post join profiles p on p.id = post.author_id
    where reader.handle = any(${handles}::text[]) and ${isActive('reader')}
      and post.id = ${postId}::uuid and ${isReadableBy('post', 'p', sql.ref('reader.id'))}`.execute(tx.db)
  return rows.map((row) => row.id)
}
