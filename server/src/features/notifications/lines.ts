import type { NotificationId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { isNotHidden } from '../../visibility/blocks.ts'

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
  const { rows } = await sql<Line>`
    select n.id, n.person_id from notifications n where ${sql.ref(`n.${about}`)} = any(${[ids].flat()}::uuid[])
      and ${by ? isNotHidden(sql`n.person_id`, sql`${by}::uuid`) : sql`true`}
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
