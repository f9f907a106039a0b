import type { Tables } from '@heraia/database/tables'
import { type Kysely, sql } from 'kysely'

/**
 * So many cheap balls of one seller in Quito, each older than the one before: enough that a search looks further than
 * its first look. One in ten is red, one in a hundred by Aurora.
 */
export async function addListings(db: Kysely<Tables>, sellerId: string, count: number, newest: Date): Promise<void> {
  await sql`
    insert into listings (id, seller_id, status, title, description, category, subcategory, condition, price_cents,
      stock, shipping, return_policy, location, search_text, title_folded, location_folded, created_at, updated_at,
      published_at, matched_at, expires_at)
    select ('019aa000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${sellerId}::uuid, 'active', 'Ball ' || n,
      'Round.', 'equipment', 'training', 'good', 100 + n, 1, '{"options":[],"pickup":true,"note":null}', 'None.',
      'Quito, Ecuador', 'ball ' || n || case when n % 10 = 0 then ' red' else '' end
        || case when n % 100 = 0 then ' aurora' else '' end, 'ball ' || n, 'quito, ecuador', at, at, at, at,
      at + interval '60 days'
    from (select n, ${newest}::timestamptz - n * interval '1 minute' as at from generate_series(1, ${count}::int) n) made`.execute(
    db,
  )
  await sql`insert into listing_places (place) values ('quito, ecuador') on conflict do nothing`.execute(db)
}
