import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import type { Paid } from '../../../ports.ts'
import { Refused } from '../../../refused.ts'
import { isNotHidden } from '../../../visibility/blocks.ts'
import { isActive } from '../../../visibility/people.ts'
import { moveOrder } from '../move-order.ts'
import { type OrderRow, totalOf } from '../order.row.ts'
import { lockOrder } from '../orders.queries.ts'
import { applyChargebacks } from './settle-chargeback.ts'

/**
 * The money of an order came. It counts once, however often and in whichever order the provider says so. Money for a
 * reservation that has ended buys the piece all the same while one is left; otherwise it goes back.
 */
export async function settlePayment(ctx: Context, paid: Paid): Promise<void> {
  try {
    await inTransaction(ctx, (tx) => settle(tx, paid, { isLeft: true }))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // The piece went to somebody else meanwhile: the transaction was undone whole.
    await inTransaction(ctx, (tx) => settle(tx, paid, { isLeft: false }))
  }
}

async function settle(tx: Context, paid: Paid, { isLeft }: { isLeft: boolean }): Promise<void> {
  const row = await lockOrder(tx, paid.orderId)
  if (!row || !(await isNew(tx, paid))) return
  const isRight = paid.cents === totalOf(row) && paid.currency === row.currency
  if (!isRight) tx.ports.log.error({ orderId: row.id }, 'a payment has another amount than its order')
  const isDue = isRight && isLeft
  const event = eventFor(row, isDue, isDue && row.state === 'expired' && (await mayStillTrade(tx, row)))
  const because = row.state === 'reserved' && isRight ? 'sold_out' : 'paid_late'
  await moveOrder(tx, row, event, 'bank', event === 'pay' ? {} : { because })
  await applyChargebacks(tx, paid.intentId)
}

function eventFor({ state }: OrderRow, isDue: boolean, mayTakeAgain: boolean): 'pay' | 'pay_late' | 'pay_in_vain' {
  if (state === 'reserved' && isDue) return 'pay'
  return state === 'expired' && mayTakeAgain ? 'pay_late' : 'pay_in_vain'
}

/** What ends an order between two while it is open keeps one that has ended from beginning anew. */
async function mayStillTrade(tx: Context, { buyer_id, seller_id }: OrderRow): Promise<boolean> {
  if (buyer_id === null || seller_id === null) return false
  const { rows } = await sql`
    select 1 from profiles b join profiles s on s.id = ${seller_id}::uuid
    where b.id = ${buyer_id}::uuid and ${isActive('b')} and ${isActive('s')}
      and ${isNotHidden(sql`b.id`, sql`s.id`)}`.execute(tx.db)
  return rows.length > 0
}

/** Only the payment that we asked for counts, and it once. */
async function isNew(tx: Context, paid: Paid): Promise<boolean> {
  const payment = await tx.db
    .selectFrom('order_payments')
    .select(['session_id', 'intent_id'])
    .where('order_id', '=', paid.orderId)
    .executeTakeFirst()
  if (!payment || payment.intent_id !== null) return false
  if (payment.session_id !== null && payment.session_id !== paid.sessionId) return false
  await tx.db
    .updateTable('order_payments')
    .set({ session_id: paid.sessionId, intent_id: paid.intentId })
    .where('order_id', '=', paid.orderId)
    .execute()
  return true
}
