import type { Achievement, AchievementOrder, AchievementType } from '@heraia/contract/achievements'
import type { PersonId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { after, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { isVisible } from '../../visibility/people.ts'
import { findVisiblePerson } from '../profiles/find-visible-person.ts'
import { type AchievementRow, achievementSql, showAchievement } from './achievement.view.ts'
import { achievementFrom, isSeen } from './achievements.queries.ts'

type Wanted = { id: PersonId; type?: AchievementType; order?: AchievementOrder; cursor?: string; limit: number }

const orders = {
  latest: { list: 'achievements', by: sql`a.date desc, a.id desc`, goesOn: sql`<` },
  earliest: { list: 'achievementsearliest', by: sql`a.date, a.id`, goesOn: sql`>` },
}

/** By the day it was won; walks achievements_latest_idx or achievements_type_idx, one way or the other. */
export async function listAchievements(
  ctx: Context,
  { id, type, order = 'latest', cursor, limit }: Wanted,
): Promise<Page<Achievement>> {
  await findVisiblePerson(ctx, id)
  const { list, by, goesOn } = orders[order]
  const from = readCursor(list, cursor)
  const viewer = viewerId(ctx)
  const { rows } = await sql<AchievementRow>`
    select ${achievementSql} from ${achievementFrom(viewer)}
    where a.owner_id = ${id}::uuid and ${isSeen(viewer)} and ${type ? sql`a.type = ${type}` : sql`true`}
      and ${from ? sql`(a.date, a.id) ${goesOn} (${dayOf(from.at)}::date, ${from.id}::uuid)` : sql`true`}
    order by ${by} limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    list,
    limit,
    rows,
    (row) => ({ at: new Date(row.date), id: row.id }),
    (row) => showAchievement(row, ctx),
  )
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

interface Counts {
  all: number
  trophy: number
  medal: number
  award: number
  record: number
  confirmed: number
}

/** Only what the viewer may see counts. */
export async function countAchievements(ctx: Context, id: PersonId): Promise<Counts> {
  await findVisiblePerson(ctx, id)
  const { rows } = await sql<Counts>`
    select count(*)::int as "all", count(*) filter (where a.type = 'trophy')::int as trophy,
      count(*) filter (where a.type = 'medal')::int as medal, count(*) filter (where a.type = 'award')::int as award,
      count(*) filter (where a.type = 'record')::int as record,
      count(*) filter (where a.confirmed_at is not null)::int as confirmed
    from achievements a join profiles p on p.id = a.owner_id
    where a.owner_id = ${id}::uuid and ${isSeen(viewerId(ctx))}`.execute(ctx.db)
  return rows[0] ?? { all: 0, trophy: 0, medal: 0, award: 0, record: 0, confirmed: 0 }
}

/** What waits for her answer, oldest first; of the staff each sees what the staff is asked. Her own never. */
export async function listAsked(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<Achievement>> {
  const from = readCursor('asked', cursor)
  const me = ctx.viewer.id
  const ofStaff = ctx.viewer.isAdmin ? sql`or a.request_of is null` : sql``
  const { rows } = await sql<AchievementRow & { requested_at: Date }>`
    select ${achievementSql} from ${achievementFrom(me)}
    where a.request_state = 'open' and (a.request_of = ${me}::uuid ${ofStaff}) and a.owner_id <> ${me}::uuid
      and ${isVisible('p', me)} and ${from ? after('a.requested_at', 'a.id', from) : sql`true`}
    order by a.requested_at, a.id limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'asked',
    limit,
    rows,
    (row) => ({ at: row.requested_at, id: row.id }),
    (row) => showAchievement(row, ctx),
  )
}
