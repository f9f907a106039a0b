import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'

const AT_ONCE = 500

/** Forgets the places that no listing names any more: they are words of somebody who may have left. */
export async function forgetPlaces(ctx: Context): Promise<void> {
  let after: string | null = ''
  while (after !== null) after = await forgetSome(ctx, after)
}

/** From one place on; resolves to the last that was looked at, null: there are no more. */
const forgetSome = (ctx: Context, after: string): Promise<string | null> =>
  inTransaction(ctx, async (tx) => {
    // Who has named one and is not done yet is waited for, and then seen; who names one now waits.
    await sql`lock table listing_places in share row exclusive mode`.execute(tx.db)
    const { rows } = await sql<{ last: string }>`
      with looked as materialized (
        select place from listing_places where place > ${after} order by place limit ${sql.lit(AT_ONCE)}
      ), forgotten as (
        delete from listing_places p using looked l where p.place = l.place
          and not exists (select from listings on_sale where status = 'active' and location_folded = l.place)
          and not exists (select from listings rest where status <> 'active' and location_folded = l.place)
      )
      select place as last from looked order by place desc limit 1`.execute(tx.db)
    return rows[0]?.last ?? null
  })
