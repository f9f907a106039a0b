import type { Achievement } from '@heraia/contract/achievements'
import type { AchievementId, MediaId, ResultId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, invalidField } from '../../refused.ts'
import { removeMedia } from '../media/remove-files.ts'
import { ownBirthDate } from '../profiles/adult.ts'
import { holdResultToLink } from '../results/linked-result.ts'
import type { AchievementRow } from './achievement.view.ts'
import { recountAchievements } from './achievement-counts.ts'
import { writeHistory } from './achievement-history.ts'
import { getAchievement, holdAchievement } from './achievements.queries.ts'
import { endConfirmations } from './end-confirmations.ts'
import { showFilesIn } from './show-files-in.ts'
import { tellRequestEnded } from './tell-request-ended.ts'

type Draft = Pick<
  Achievement,
  'id' | 'title' | 'description' | 'date' | 'location' | 'type' | 'audience' | 'evidence'
> & {
  files?: MediaId[]
  resultId?: ResultId | null
}

const FIRST_DAY = '1900-01-01'

/** Sent twice it is one; an id of somebody else's is taken. */
export async function addAchievement(ctx: SignedIn, draft: Draft): Promise<Achievement> {
  await takeFromLimit(ctx, 'achievement')
  await mayBe(ctx, draft)
  await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    await holdLinked(tx, draft)
    const { rows } = await sql`
      insert into achievements (id, owner_id, title, description, date, location, type, audience, evidence, result_id,
        created_at, updated_at)
      values (${draft.id}, ${tx.viewer.id}, ${draft.title}, ${draft.description}, ${draft.date}::date, ${draft.location},
        ${draft.type}, ${draft.audience}, ${JSON.stringify(draft.evidence)}::jsonb,
        ${draft.resultId ?? null}::uuid, ${now}, ${now})
      on conflict (id) do nothing returning id`.execute(tx.db)
    if (rows.length > 0) {
      await showFilesIn(tx, draft.id, draft.files ?? [], [])
      return writeHistory(tx, draft.id, 'added')
    }
    if (!(await isHers(tx, draft.id))) throw conflict('id_taken', 'Another achievement has this id.')
  })
  return getAchievement(ctx, draft.id)
}

/** What was confirmed is what it said then: with other facts it is unconfirmed, and an open request falls too. */
export async function editAchievement(ctx: SignedIn, draft: Draft): Promise<Achievement> {
  await mayBe(ctx, draft)
  await inTransaction(ctx, async (tx) => {
    await holdLinked(tx, draft)
    const before = await holdAchievement(tx, draft.id)
    if (before.chip_id !== tx.viewer.id) throw notHers()
    const unconfirm = changesFacts(before, draft)
    await sql`
      update achievements set title = ${draft.title}, description = ${draft.description}, date = ${draft.date}::date,
        location = ${draft.location}, type = ${draft.type}, audience = ${draft.audience},
        evidence = ${JSON.stringify(draft.evidence)}::jsonb, result_id = ${resultOf(before, draft)}::uuid,
        updated_at = ${tx.now()}
      where id = ${draft.id}`.execute(tx.db)
    if (draft.files) await showFilesIn(tx, draft.id, draft.files, before.files)
    if (unconfirm) await endConfirmations(tx, [before])
    await recountAchievements(tx, tx.viewer.id)
  })
  return getAchievement(ctx, draft.id)
}

export async function removeAchievement(ctx: SignedIn, id: AchievementId): Promise<{ id: AchievementId }> {
  await inTransaction(ctx, async (tx) => {
    const before = await holdAchievement(tx, id)
    if (before.chip_id !== tx.viewer.id) throw notHers()
    await tellRequestEnded(tx, before)
    await removeMedia(
      tx,
      before.files.map(({ mediaId }) => mediaId),
    )
    await sql`delete from achievements where id = ${id}`.execute(tx.db)
    await recountAchievements(tx, tx.viewer.id)
  })
  return { id }
}

/** The day lies between 1900 and tomorrow, and after her birth: in the far east it is tomorrow already. */
async function mayBe(ctx: SignedIn, { date }: Draft): Promise<void> {
  const tomorrow = new Date(ctx.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  if (date > tomorrow) throw invalidField('date', 'in_future', 'The date lies in the future.')
  if (date < FIRST_DAY) throw invalidField('date', 'too_long_ago', 'The date lies too far back.')
  const born = await ownBirthDate(ctx)
  // Written into the wrong box it would tell everybody what only she is shown.
  if (born !== null && date <= born) throw invalidField('date', 'before_birth', 'She was not born yet.')
}

const changesFacts = (before: AchievementRow, after: Draft): boolean =>
  before.title !== after.title ||
  before.date !== after.date ||
  before.type !== after.type ||
  before.location !== after.location ||
  before.description !== after.description ||
  before.result_id !== resultOf(before, after)

/** Left out, it is the one that was there. */
const resultOf = (before: Pick<AchievementRow, 'result_id'>, { resultId }: Draft): string | null =>
  resultId === undefined ? before.result_id : resultId

/** Before the achievement is locked, as who changes the result does: so the two do not wait for each other. */
const holdLinked = async (tx: SignedIn, { resultId }: Draft): Promise<void> =>
  resultId ? holdResultToLink(tx, 'resultId', resultId) : undefined

const notHers = () => forbidden('not_yours', 'This is not your achievement.')

async function isHers(ctx: SignedIn, id: AchievementId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from achievements where id = ${id} and owner_id = ${ctx.viewer.id}`.execute(ctx.db)
  return rows.length > 0
}
