import type { OrderDeed } from '@heraia/contract/orders'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import type { ChargebackSaid } from '../../../ports.ts'
import { type OrderEvent, transitionOf } from '../machine/transitions.ts'
import { moveOrder, saveOrder, tellOfOrder } from '../move-order.ts'
import { factsOf, type OrderRow } from '../order.row.ts'
import { lockOrder } from '../orders.queries.ts'

type ChargebackState = ChargebackSaid['state']

/**
 * The provider says that a buyer's bank took her money back, or what it decided. It counts once, however often and in
 * whichever order it is said, also before we know of the payment.
 */
export async function settleChargeback(ctx: Context, said: ChargebackSaid): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await keep(tx, said)
    await applyChargebacks(tx, said.intentId)
  })
}

/** What the bank decided stays decided. */
async function keep(tx: Context, said: ChargebackSaid): Promise<void> {
  const now = tx.now()
  await sql`
    insert into chargebacks as c (reference, intent_id, state, reason, cents, currency, answer_by, created_at, updated_at)
    values (${said.reference}, ${said.intentId}, ${said.state}, ${said.reason}, ${said.cents}, ${said.currency},
      ${said.answerBy}::timestamptz, ${now}, ${now})
    on conflict (reference) do update set state = excluded.state, answer_by = excluded.answer_by, applied = false,
      updated_at = excluded.updated_at
    where c.state = 'open'`.execute(tx.db)
}

/** Brings the order of a payment to where its chargebacks have it; nothing while the payment is not known. */
export async function applyChargebacks(tx: Context, intentId: string): Promise<void> {
  const { rows } = await sql<{ state: ChargebackState; order_id: string }>`
    select c.state, x.order_id from chargebacks c join order_payments x on x.intent_id = c.intent_id
    where c.intent_id = ${intentId}`.execute(tx.db)
  const row = rows[0] && (await lockOrder(tx, rows[0].order_id))
  if (!row) return
  await beAt(tx, row, worst(rows.map(({ state }) => state)))
  await sql`update chargebacks set applied = true where intent_id = ${intentId}`.execute(tx.db)
}

const worst = (states: readonly ChargebackState[]): ChargebackState =>
  states.includes('open') ? 'open' : states.includes('lost') ? 'lost' : 'won'

const told = {
  open: { event: 'charge_back', deed: 'charged_back' },
  lost: { event: 'charge_lost', deed: 'charge_lost' },
  won: { event: 'charge_won', deed: 'charge_won' },
} as const satisfies Record<ChargebackState, { event: OrderEvent; deed: OrderDeed }>

/** Where the order itself does not move (it is completed, or refunded), its timeline says it all the same. */
async function beAt(tx: Context, row: OrderRow, chargeback: ChargebackState): Promise<void> {
  if (row.chargeback === chargeback) return
  const { event, deed } = told[chargeback]
  const change = { chargeback, disputed_at: row.disputed_at ?? tx.now() }
  const transition = transitionOf(factsOf(row), event, 'bank')
  if (transition) await moveOrder(tx, row, event, 'bank', { change })
  else {
    await saveOrder(tx, { ...row, ...change }, row)
    await tellOfOrder(tx, row, { deed, by: null })
  }
  // What had to wait for the bank goes on.
  if (chargeback === 'won' && (row.money === 'refund_due' || row.money === 'release_due')) {
    await tx.ports.jobs.add(tx.db, { name: 'move-money', payload: { orderId: row.id }, key: `money:${row.id}` })
  }
}

/** What was said at the same moment as the payment itself. */
export async function sweepChargebacks(ctx: Context): Promise<void> {
  const since = new Date(ctx.now().getTime() - 7 * 86_400_000)
  const { rows } = await sql<{ intent_id: string }>`
    select c.intent_id from chargebacks c where not c.applied and c.created_at > ${since}
    order by c.created_at limit 500`.execute(ctx.db)
  for (const { intent_id } of rows) await inTransaction(ctx, (tx) => applyChargebacks(tx, intent_id))
}
