import type { PaymentMethod } from '@heraia/contract/orders'
import type { Context } from '../../../context.ts'

/** By card where the operator has a provider and the seller an account with it; else the two arrange it. */
export async function methodsFor(ctx: Context, sellerId: string | null): Promise<PaymentMethod[]> {
  if (!ctx.ports.payments || sellerId === null) return ['arranged']
  return (await accountOf(ctx, sellerId))?.ready ? ['card', 'arranged'] : ['arranged']
}

export const accountOf = (ctx: Context, personId: string) =>
  ctx.db
    .selectFrom('payout_accounts')
    .select(['account_id', 'ready'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
