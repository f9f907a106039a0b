import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { type Position, rowsToRead, startingAfter, startOf } from '../../../paging.ts'
import { isVisible } from '../../../visibility/people.ts'
import { type ChipRow, chipSql } from '../../profiles/person.view.ts'
import { isShownTo } from '../notifications.queries.ts'

/** A line says "20+" of one person. */
export const MOST_OF_ONE = 20

/** The tab says "99+". */
export const MOST_PEOPLE = 99

export interface AsideRow extends ChipRow {
  aside_at: Date
  /** One more than is said at most. */
  notices: number
}

/** Of whom something is set aside, the newest first; walks notice_senders_aside_idx. */
export async function peopleSetAside(ctx: SignedIn, from: Position | null, limit: number): Promise<AsideRow[]> {
  const me = ctx.viewer.id
  const { rows } = await sql<AsideRow>`
    select ${chipSql}, s.aside_at, counted.notices
    from notice_senders s join profiles p on p.id = s.from_id cross join lateral (
      select count(*) as notices from (${waitingOf(me)} limit ${sql.lit(MOST_OF_ONE + 1)}) waiting) counted
    where s.person_id = ${me}::uuid and s.aside_at is not null and ${isVisible('p', me)} and counted.notices > 0
      and ${startingAfter('s.aside_at', 's.from_id', startOf(from))}
    order by s.aside_at desc, s.from_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** How many people that are, up to one more than is said. */
export async function countPeopleSetAside(ctx: SignedIn): Promise<number> {
  const me = ctx.viewer.id
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from notice_senders s join profiles p on p.id = s.from_id
      where s.person_id = ${me}::uuid and s.aside_at is not null and ${isVisible('p', me)}
        and exists (${waitingOf(me)})
      limit ${sql.lit(MOST_PEOPLE + 1)}) people`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** What is set aside of the sender `s` and shown to her; walks notifications_aside_idx. */
const waitingOf = (me: string): RawBuilder<unknown> => sql`
  select 1 from notifications n
  where n.person_id = ${me}::uuid and n.aside_from_id = s.from_id and n.read_at is null and ${isShownTo(me)}`

/** Whose notices she always wants, last accepted first; walks notice_senders_accepted_idx. */
export async function acceptedSenders(ctx: SignedIn, from: Position | null, limit: number) {
  const me = ctx.viewer.id
  const { rows } = await sql<ChipRow & { accepted_at: Date }>`
    select ${chipSql}, s.accepted_at from notice_senders s join profiles p on p.id = s.from_id
    where s.person_id = ${me}::uuid and s.accepted_at is not null and ${isVisible('p', me)}
      and ${startingAfter('s.accepted_at', 's.from_id', startOf(from))}
    order by s.accepted_at desc, s.from_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}
