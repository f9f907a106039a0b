import type { PayoutAccount } from '@heraia/contract/orders'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, Refused } from '../../../refused.ts'
import { mustBeAdult } from '../../profiles/adult.ts'
import { accountOf } from './methods-for.ts'

/** Whether she can be paid by card. An account that lacks something is asked about again. */
export async function readPayoutAccount(ctx: SignedIn): Promise<PayoutAccount> {
  const { payments } = ctx.ports
  if (!payments) return { offered: false, state: 'none' }
  const account = await accountOf(ctx, ctx.viewer.id)
  if (!account) return { offered: true, state: 'none' }
  if (account.ready) return { offered: true, state: 'ready' }
  const ready = await payments.isAccountReady(account.account_id).catch(() => false)
  if (ready) await saveAccount(ctx, account.account_id, true)
  return { offered: true, state: ready ? 'ready' : 'incomplete' }
}

/** Where the provider asks who she is and which bank it is. */
export async function setUpPayouts(ctx: SignedIn): Promise<{ url: string }> {
  await takeFromLimit(ctx, 'order')
  await mustBeAdult(ctx)
  const { payments } = ctx.ports
  if (!payments) throw conflict('card_not_offered', 'This site has no payment provider.')
  const { email } = await ctx.db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow()
  try {
    const accountId =
      (await accountOf(ctx, ctx.viewer.id))?.account_id ?? (await payments.openAccount({ id: ctx.viewer.id, email }))
    await saveAccount(ctx, accountId, false)
    return { url: await payments.setUpUrl(accountId, `${ctx.settings.siteUrl}/orders/payouts`) }
  } catch (error) {
    ctx.ports.log.warn({ error: String(error) }, 'payment provider did not answer')
    throw new Refused('UNAVAILABLE', 'payment_unavailable', 'The payment provider does not answer.', {
      retryAfterSeconds: 5,
    })
  }
}

/** Ready stays ready, until the provider says otherwise. */
const saveAccount = (ctx: SignedIn, accountId: string, ready: boolean) =>
  sql`
    insert into payout_accounts (person_id, account_id, ready, updated_at)
    values (${ctx.viewer.id}::uuid, ${accountId}, ${ready}, ${ctx.now()})
    on conflict (person_id) do update set ready = payout_accounts.ready or excluded.ready,
      updated_at = excluded.updated_at`.execute(ctx.db)
