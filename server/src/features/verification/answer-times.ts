import {
  ANSWERED_WITHIN_HOURS,
  ANSWERS_COUNTED_DAYS,
  ANSWERS_TO_TELL,
  type AnswerTimes,
  type VerificationOf,
} from '@heraia/contract/verification'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { isOf, isStanding } from './for-team.ts'

const HOUR_MS = 3_600_000
/** What "usually" means to who is told it. */
const USUAL = 0.8

/**
 * How long people, or teams, waited for the answers of the last 90 days. Who waits for longer than she should counts as not answered
 * in time: what nobody answers must not make the numbers better. Walks verification_requests_answered_idx and
 * the index of the queue.
 */
export async function readAnswerTimes(ctx: SignedIn, of: VerificationOf): Promise<AnswerTimes> {
  const now = ctx.now()
  const late = new Date(now.getTime() - ANSWERED_WITHIN_HOURS * HOUR_MS)
  const since = new Date(now.getTime() - ANSWERS_COUNTED_DAYS * 24 * HOUR_MS)
  const took = (until: unknown) => sql`extract(epoch from ${until} - r.created_at)::double precision`
  const { rows } = await sql<{
    answers: number
    median: number | null
    in_time: number
    counted: number
    usual: number | null
  }>`
    select count(*) filter (where answered)::int as answers,
      percentile_cont(0.5) within group (order by took) filter (where answered) as median,
      count(*) filter (where took <= ${sql.lit(ANSWERED_WITHIN_HOURS * 3600)})::int as in_time,
      count(*)::int as counted,
      percentile_disc(${sql.lit(USUAL)}) within group (order by took) as usual
    from (
      select true as answered, ${took(sql`r.answered_at`)} as took from verification_requests r
      where r.answered_at > ${since}::timestamptz and ${isOf(of)}
      union all
      select false, ${took(sql`${now}::timestamptz`)} from verification_requests r join profiles p on p.id = r.person_id
      where r.state = 'waiting' and ${isOf(of)} and r.created_at < ${late}::timestamptz and ${isStanding(of)}) waits`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw new Error('A count has one row.')
  const { answers, median, in_time, counted, usual } = row
  return {
    answers,
    medianMinutes: median === null ? null : Math.round(median / 60),
    shareInTime: counted === 0 ? null : in_time / counted,
    usualHours: answers < ANSWERS_TO_TELL || usual === null ? null : Math.max(1, Math.ceil(usual / 3600)),
  }
}
