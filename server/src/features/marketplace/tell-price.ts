import type { ListingId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { type Context, inTransaction } from '../../context.ts'

const AT_ONCE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Many may keep it: they are told by a job, after the change is answered. */
export const tellPriceLater = (tx: Context, { listingId }: { listingId: ListingId }): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'marketplace.tellPrice', payload: { listingId, after: FIRST } })

/** Some hundred at a time, each in a transaction that plans the next: one that is killed goes on where it was. */
export async function tellPrice(ctx: Context, { listingId, after }: Record<string, unknown>): Promise<void> {
  const id = String(listingId) as ListingId
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ person_id: string; seller_id: string }>`
      select f.person_id, l.seller_id from listings l join listing_favourites f on f.listing_id = l.id
      where l.id = ${id}::uuid and l.status = 'active' and l.price_before_cents is not null
        and f.person_id > ${String(after)}::uuid
      order by f.person_id limit ${sql.lit(AT_ONCE)}`.execute(tx.db)
    const [first] = rows
    if (!first) return
    const personIds = rows.map((row) => row.person_id)
    await announce(tx, 'listing.price_told', { listingId: id, sellerId: first.seller_id, personIds })
    if (rows.length < AT_ONCE) return
    await tx.ports.jobs.add(tx.db, {
      name: 'marketplace.tellPrice',
      payload: { listingId: id, after: personIds.at(-1) },
    })
  })
}
