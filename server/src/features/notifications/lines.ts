import type { NotificationId } from '@heraia/contract/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { isNotHidden } from '../../visibility/blocks.ts'
import { isCommentOpen } from '../../visibility/comments.ts'
import { isReadableBy } from '../../visibility/posts.ts'
import { SHOWS_POST } from './notifications.policy.ts'

/** A notice in the list of this person. */
export interface Line {
  id: string
  person_id: string
}

const MOST_TOLD = 1000

/** Those that badges count come first, then the newest. Not of whom a block keeps `by` from: she is told nothing of her. */
export async function linesAbout(
  tx: Context,
  about: 'post_id' | 'comment_id' | 'listing_id' | 'team_id',
  ids: string | readonly string[],
  by?: string,
): Promise<Line[]> {
  return selectLines(
    tx,
    sql`${sql.ref(`n.${about}`)} = any(${[ids].flat()}::uuid[])
      and ${by ? isNotHidden(HER, sql`${by}::uuid`) : sql`true`}`,
  )
}

/** In whose list words of this post stand: of who may read it. */
export const linesWithPost = (tx: Context, postId: string): Promise<Line[]> =>
  selectLines(
    tx,
    sql`n.post_id = ${postId}::uuid and n.comment_id is null and n.kind = any(${SHOWS_POST}::text[]) and exists (
      select 1 from posts post join profiles p on p.id = post.author_id
      where post.id = n.post_id and ${isReadableBy('post', 'p', HER)})`,
  )

/** The same of a comment. */
export const linesWithComment = (tx: Context, commentId: string): Promise<Line[]> =>
  selectLines(
    tx,
    sql`n.comment_id = ${commentId}::uuid and exists (
      select 1 from comments c join profiles p on p.id = c.author_id
        join posts post on post.id = c.post_id join profiles author on author.id = post.author_id
      where c.id = n.comment_id and ${isReadableBy('post', 'author', HER)} and ${isCommentOpen(HER)})`,
  )

/** Whose line it is. */
const HER = sql`n.person_id`

async function selectLines(tx: Context, are: RawBuilder<SqlBool>): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select n.id, n.person_id from notifications n where ${are}
    order by n.read_at is null desc, n.updated_at desc limit ${sql.lit(MOST_TOLD)}`.execute(tx.db)
  return rows
}

/** Each hears of a line once. In the order of ids, in which `tell` locks what it writes for each. */
export async function tellChanged(tx: Context, lines: readonly Line[]): Promise<void> {
  const each = new Map(lines.map((line) => [line.id, line])).values()
  for (const { id, person_id } of [...each].toSorted((a, b) => (a.person_id < b.person_id ? -1 : 1))) {
    await tell(tx, [person_id], 'notification.changed', { notificationId: id as NotificationId })
  }
}
