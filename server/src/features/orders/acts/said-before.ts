import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { conflict } from '../../../refused.ts'
import { type OrderRow, totalOf } from '../order.row.ts'
import type { Checkout } from './check-out.ts'

interface Opening {
  cents: number | null
  note: string | null
}

/** What is there under this id says what she sends now: else she would be told that it is ordered as she says. */
export async function mustBeSameOffer(
  tx: Context,
  row: OrderRow,
  said: { listingId: string; quantity: number; cents: number; note: string | null },
): Promise<void> {
  const opening = await openingOf(tx, row, 'offered')
  const isSame =
    row.listing_id === said.listingId &&
    row.quantity === said.quantity &&
    opening?.cents === said.cents &&
    opening.note === (said.note || null)
  if (!isSame) throw orderedOtherwise()
}

/** The appointment aside: the two may have agreed on another one since. */
export async function mustBeSamePurchase(
  tx: Context,
  row: OrderRow,
  said: Checkout & { listingId?: string; quantity?: number },
): Promise<void> {
  const isSent = said.delivery === 'shipping'
  const isSame =
    (said.listingId === undefined || row.listing_id === said.listingId) &&
    (said.quantity === undefined || row.quantity === said.quantity) &&
    row.method === said.method &&
    row.delivery === said.delivery &&
    row.shipping_name === (isSent ? said.shippingName : null) &&
    row.address === (isSent ? said.address : null) &&
    totalOf(row) === said.totalCents &&
    (await openingOf(tx, row, 'reserved'))?.note === (said.note || null)
  if (!isSame) throw orderedOtherwise()
}

/** The first of its kind; walks order_events_idx. */
async function openingOf(tx: Context, { id }: OrderRow, deed: 'offered' | 'reserved'): Promise<Opening | undefined> {
  const { rows } = await sql<Opening>`
    select cents, note from order_events where order_id = ${id}::uuid and deed = ${deed} order by nr limit 1`.execute(
    tx.db,
  )
  return rows[0]
}

const orderedOtherwise = () => conflict('ordered_otherwise', 'It was sent before, and said something else then.')
