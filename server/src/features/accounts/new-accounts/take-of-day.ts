import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { isNewAccount } from './is-new-account.ts'
import { refuseNewAccount } from './refuse-new-account.ts'

export type DailyAct = 'conversations' | 'follows' | 'links' | 'listings' | 'applications'

const DAY_MS = 86_400_000

/** Counts of before belong to a day that is over. */
export const dayAgo = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/**
 * In the transaction of the act, once it is known that it is a new one: what is refused or sent again is not counted, and
 * all processes count together. Nothing is counted of who is not new. 429 where the day has no more.
 */
export async function takeOfDay(tx: SignedIn, act: DailyAct): Promise<void> {
  const { [act]: most, days } = tx.settings.newAccounts
  if (days === 0) return
  const counted = await count(tx, act)
  if (!counted || counted.times <= most) return
  tx.ports.metrics.count('rate_limited_total', { bucket: `new-account.${act}` })
  await refuseNewAccount(tx, { act, most, again: new Date(counted.began_at.getTime() + DAY_MS) })
}

/** Undefined: she is not new. */
async function count(tx: SignedIn, act: DailyAct): Promise<{ times: number; began_at: Date } | undefined> {
  const now = tx.now()
  const isOver = sql`hers.began_at <= ${dayAgo(now)}::timestamptz`
  const { rows } = await sql<{ times: number; began_at: Date }>`
    insert into new_account_counts as hers (person_id, act, began_at, times)
    select p.id, ${act}::text, ${now}::timestamptz, 1 from profiles p
    where p.id = ${tx.viewer.id}::uuid and ${isNewAccount('p', tx.settings.newAccounts, now)}
    on conflict (person_id, act) do update set
      times = case when ${isOver} then 1 else hers.times + 1 end,
      began_at = case when ${isOver} then excluded.began_at else hers.began_at end
    returning times, began_at`.execute(tx.db)
  return rows[0]
}
