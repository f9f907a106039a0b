import { type NewAccount, NewAccountAct } from '@heraia/contract/new-accounts'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { readStanding } from './read-standing.ts'
import { dayAgo } from './take-of-day.ts'

export async function readNewAccount(ctx: SignedIn): Promise<{ newAccount: NewAccount | null }> {
  const standing = await readStanding(ctx)
  if (!standing) return { newAccount: null }
  const { rows } = await sql<{ act: string; times: number }>`
    select act, times from new_account_counts
    where person_id = ${ctx.viewer.id}::uuid and began_at > ${dayAgo(ctx.now())}`.execute(ctx.db)
  const done = new Map(rows.map(({ act, times }) => [act, times]))
  const limits = NewAccountAct.options.map((act) => {
    const most = ctx.settings.newAccounts[act]
    return { act, most, left: act === 'mentions' ? null : Math.max(0, most - (done.get(act) ?? 0)) }
  })
  const { until, unconfirmed } = standing
  return { newAccount: { until: until?.toISOString() ?? null, unconfirmed, limits } }
}
