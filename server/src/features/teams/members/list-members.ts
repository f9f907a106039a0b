import type { TeamId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { TeamMember, TeamRole, TeamWaiting } from '@heraia/contract/team'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../../context.ts'
import { before, readCursor, readKeyCursor, rowsToRead, toPage, writeKeyCursor } from '../../../paging.ts'
import { notFound } from '../../../refused.ts'
import { hasBlocked, isVisible } from '../../../visibility/people.ts'
import { isEndable, isOnRoster } from '../../../visibility/teams.ts'
import { chipSql } from '../../profiles/person.view.ts'
import { findTeam } from '../find-team.ts'
import { accessOf } from '../team.view.ts'
import { endableRoles } from '../teams.policy.ts'
import { managed } from '../teams.queries.ts'
import { type MemberRow, showMember, showWaiting, type WaitingRow } from './member.view.ts'

interface Paged {
  id: TeamId
  cursor?: string
  limit: number
}

const memberSql = sql`${chipSql}, m.role, m.rank, m.position, m.created_at as since`
const ROSTER = 'roster'
/** Rank, then milliseconds since 1970. */
const KEY = /^([0-3])\.(\d{1,15})$/

/** The owner first, then managers, coaches and players, each group by when they joined; walks team_members_roster_idx. */
export async function listRoster(ctx: Context, { id, cursor, limit }: Paged): Promise<Page<TeamMember>> {
  const she = accessOf(await findTeam(ctx, id))
  const from = readKeyCursor(ROSTER, cursor, (key) => KEY.test(key))
  const [, rank, at] = KEY.exec(from?.key ?? '') ?? []
  const start = from
    ? sql`(m.rank, m.created_at, m.person_id) > (${Number(rank)}::smallint, ${new Date(Number(at))}, ${from.id}::uuid)`
    : sql`true`
  const seen = isOnRoster('p', sql`m.team_id`, viewerId(ctx))
  const { rows } = await sql<MemberRow>`
    select ${memberSql}, not ${seen} as hidden, ${ctx.viewer ? hasBlocked(ctx.viewer.id, 'p') : sql`false`} as by_me
    from team_members m join profiles p on p.id = m.person_id
    where m.team_id = ${id}::uuid and m.state = 'member' and (${seen} or ${isEndable('p', endableRoles(she))}) and ${start}
    order by m.rank, m.created_at, m.person_id limit ${rowsToRead(limit)}`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => showMember(row, she, ctx)),
    nextCursor:
      rows.length > limit && last
        ? writeKeyCursor(ROSTER, { key: `${last.rank}.${last.since.getTime()}`, id: last.chip_id })
        : null,
  }
}

/** One member whom the viewer may see. */
export async function findMember(ctx: SignedIn, id: TeamId, personId: string): Promise<MemberRow> {
  const { rows } = await sql<MemberRow>`
    select ${memberSql}, false as hidden, false as by_me from team_members m join profiles p on p.id = m.person_id
    where m.team_id = ${id}::uuid and m.person_id = ${personId}::uuid and m.state = 'member'
      and ${isOnRoster('p', sql`m.team_id`, ctx.viewer.id)}`.execute(ctx.db)
  if (!rows[0]) throw notFound('member')
  return rows[0]
}

/** What she is in the team, whether or not the viewer may see her; null: she is not in it. */
export async function roleOfMember(tx: SignedIn, id: string, personId: string): Promise<TeamRole | null> {
  const { rows } = await sql<{ role: TeamRole }>`
    select role from team_members
    where team_id = ${id}::uuid and person_id = ${personId}::uuid and state = 'member'`.execute(tx.db)
  return rows[0]?.role ?? null
}

const waitingFrom = sql`
  select ${chipSql}, m.state, m.role, m.position, m.note, m.created_at as at
  from team_members m join profiles p on p.id = m.person_id`

/** Who is invited or asks, newest first; walks team_members_waiting_idx. */
export async function listWaiting(ctx: SignedIn, { id, cursor, limit }: Paged): Promise<Page<TeamWaiting>> {
  managed(await findTeam(ctx, id))
  const from = readCursor('waiting', cursor)
  const { rows } = await sql<WaitingRow>`
    ${waitingFrom}
    where m.team_id = ${id}::uuid and m.state <> 'member' and ${isVisible('p', ctx.viewer.id)}
      and ${from ? before('m.created_at', 'm.person_id', from) : sql`true`}
    order by m.created_at desc, m.person_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'waiting',
    limit,
    rows,
    (row) => ({ at: row.at, id: row.chip_id }),
    (row) => showWaiting(row, ctx),
  )
}

/** Null where nothing waits. */
export async function findWaiting(
  ctx: SignedIn,
  id: TeamId,
  personId: string,
  state: 'invited' | 'asked',
): Promise<WaitingRow | null> {
  const { rows } = await sql<WaitingRow>`
    ${waitingFrom}
    where m.team_id = ${id}::uuid and m.person_id = ${personId}::uuid and m.state = ${state}
      and ${isVisible('p', ctx.viewer.id)}`.execute(ctx.db)
  return rows[0] ?? null
}
