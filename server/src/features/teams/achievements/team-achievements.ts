import type { TeamAchievementId, TeamId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { TeamAchievement } from '@heraia/contract/teams'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { conflict, invalidField, notFound } from '../../../refused.ts'
import { findTeam } from '../find-team.ts'
import { tellWhoRuns } from '../members/who-runs.ts'
import { howToSave } from '../save-over.ts'
import { holdManaged } from '../teams.queries.ts'

type Said = Omit<TeamAchievement, 'id' | 'updatedAt'>

interface Row extends Said {
  id: string
  updated_at: Date
}

const columns = sql`a.id, a.title, a.description, a.date, a.location, a.type, a.updated_at`

const show = ({ id, title, description, date, location, type, updated_at }: Row): TeamAchievement => ({
  ...{ id: id as TeamAchievementId, title, description, date, location, type, updatedAt: updated_at.toISOString() },
})

/** The latest first, by the day it was won; walks team_achievements_latest_idx. */
export async function listTeamAchievements(
  ctx: Context,
  { id, cursor, limit }: { id: TeamId; cursor?: string; limit: number },
): Promise<Page<TeamAchievement>> {
  await findTeam(ctx, id)
  const from = readCursor('teamachievements', cursor)
  const start = from ? sql`(a.date, a.id) < (${from.at.toISOString().slice(0, 10)}::date, ${from.id}::uuid)` : sql`true`
  const { rows } = await sql<Row>`
    select ${columns} from team_achievements a where a.team_id = ${id}::uuid and ${start}
    order by a.date desc, a.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage('teamachievements', limit, rows, (row) => ({ at: new Date(row.date), id: row.id }), show)
}

type Draft = Said & { id: TeamId; achievementId: TeamAchievementId; updatedAt?: string | null }

const FIRST_DAY = '1800-01-01'

/** Added, or changed where it is there as she read it; an id of another team's is taken. */
export async function saveTeamAchievement(ctx: SignedIn, draft: Draft): Promise<TeamAchievement> {
  await takeFromLimit(ctx, 'team')
  mayBe(ctx, draft)
  return inTransaction(ctx, async (tx) => {
    await holdManaged(tx, draft.id)
    const before = await findAchievement(tx, draft)
    const isSame = before !== undefined && wordsOf(before) === wordsOf(draft)
    const how = howToSave(before, { updatedAt: draft.updatedAt, isSame, what: 'achievement' })
    if (before && how === 'stays') return show(before)
    const now = tx.now()
    const { rows } = await sql<Row>`
      insert into team_achievements as a (id, team_id, title, description, date, location, type, created_at, updated_at)
      values (${draft.achievementId}, ${draft.id}, ${draft.title}, ${draft.description}, ${draft.date}::date,
        ${draft.location}, ${draft.type}, ${now}, ${now})
      on conflict (id) do update set title = excluded.title, description = excluded.description, date = excluded.date,
        location = excluded.location, type = excluded.type, updated_at = excluded.updated_at
        where a.team_id = excluded.team_id
      returning ${columns}`.execute(tx.db)
    if (!rows[0]) throw conflict('id_taken', 'Another achievement has this id.')
    await recount(tx, draft.id)
    await tellWhoRuns(tx, draft.id)
    return show(rows[0])
  })
}

async function findAchievement(tx: SignedIn, { id, achievementId }: Draft): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from team_achievements a where a.id = ${achievementId} and a.team_id = ${id}`.execute(tx.db)
  return rows[0]
}

const wordsOf = ({ title, description, date, location, type }: Said): string =>
  JSON.stringify([title, description, date, location, type])

export async function removeTeamAchievement(
  ctx: SignedIn,
  { id, achievementId }: { id: TeamId; achievementId: TeamAchievementId },
) {
  await inTransaction(ctx, async (tx) => {
    await holdManaged(tx, id)
    const { rows } = await sql`
      delete from team_achievements where id = ${achievementId} and team_id = ${id} returning id`.execute(tx.db)
    if (rows.length === 0) throw notFound('achievement')
    await recount(tx, id)
    await tellWhoRuns(tx, id)
  })
  return { id, achievementId }
}

const recount = (tx: Context, id: TeamId) =>
  sql`update teams set achievements_count = (
      select count(*) from team_achievements a where a.team_id = ${id}::uuid)
    where id = ${id}::uuid`.execute(tx.db)

/** In the far east it is tomorrow already. */
function mayBe(ctx: SignedIn, { date }: Draft): void {
  const tomorrow = new Date(ctx.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  if (date > tomorrow) throw invalidField('date', 'in_future', 'The date lies in the future.')
  if (date < FIRST_DAY) throw invalidField('date', 'too_long_ago', 'The date lies too far back.')
}
