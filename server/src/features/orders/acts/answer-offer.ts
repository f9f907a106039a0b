import type { OfferId, OrderId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, forbidden } from '../../../refused.ts'
import { limitWords } from '../../accounts/new-accounts/limit-words.ts'
import { mustBeAdult } from '../../profiles/adult.ts'
import { moveOrder } from '../move-order.ts'
import type { OrderRow } from '../order.row.ts'
import type { Seat } from '../orders.policy.ts'
import { getOrder, holdOrder } from '../orders.queries.ts'
import { isDoneBefore } from './done-before.ts'

interface Counter {
  id: OrderId
  offerId: OfferId
  answers: OfferId
  cents: number
  note: string | null
}

/** Another price for the one that she read. Sent twice it is one. */
export async function counterOffer(ctx: SignedIn, { id, offerId, answers, cents, note }: Counter): Promise<Order> {
  await takeFromLimit(ctx, 'order')
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    if (row.offer_id === offerId && row.offer_by === seat) return
    mustLieOnTheTable(row, seat, answers)
    if (note) await limitWords(tx, { text: note, names: 0 })
    await moveOrder(tx, row, 'counter', seat, {
      ...{ note, cents },
      change: { offer_id: offerId, offer_by: seat === 'buyer' ? 'buyer' : 'seller', unit_cents: cents },
    })
  })
  return getOrder(ctx, id)
}

/** The price of the offer that she read, once: whoever comes second is told. Sent twice it is one. */
export async function acceptOffer(ctx: SignedIn, { id, offerId }: { id: OrderId; offerId: OfferId }): Promise<Order> {
  await inTransaction(ctx, async (tx) => {
    const { row, seat } = await holdOrder(tx, id)
    if (row.offer_id === offerId && (await isDoneBefore(tx, row, { event: 'accept', seat }))) return
    await mustBeAdult(tx)
    mustLieOnTheTable(row, seat, offerId)
    await mustBeOnSale(tx, row)
    await moveOrder(tx, row, 'accept', seat, { cents: row.unit_cents })
  })
  return getOrder(ctx, id)
}

/** Of what is paused or has expired no price is agreed on: its seller does not sell it now. */
async function mustBeOnSale(tx: SignedIn, { listing_id }: OrderRow): Promise<void> {
  const { rows } = await sql`
    select 1 from listings where id = ${listing_id}::uuid and status = 'active'`.execute(tx.db)
  if (rows.length === 0) throw conflict('not_on_sale', 'It is paused or has expired: on sale again it can be accepted.')
}

function mustLieOnTheTable(row: OrderRow, seat: Seat, offerId: string): void {
  if (row.state !== 'offered') throw conflict('offer_answered', 'This offer was answered, withdrawn, or has run out.')
  if (row.offer_by === seat) throw forbidden('own_offer', 'The other one answers your offer.')
  if (row.offer_id !== offerId) throw conflict('offer_changed', 'Another offer lies on the table now.')
}
