import type { Tables } from '@heraia/database/tables'
import { type Kysely, sql } from 'kysely'

/**
 * So many cheap balls of one seller in Quito, each older than the one before, and with a greater id: enough that a
 * search looks further than its first look. One in ten is red, one in a hundred by Aurora. Of those after the first
 * 1,500 every third lies in the north of Quito, which is a place of its own.
 */
export async function addListings(db: Kysely<Tables>, sellerId: string, count: number, newest: Date): Promise<void> {
  await sql`
    insert into listings (id, seller_id, status, title, description, category, subcategory, condition, price_cents,
      stock, shipping, return_policy, location, search_text, title_folded, location_folded, created_at, updated_at,
      published_at, matched_at, expires_at)
    select ('019aa000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${sellerId}::uuid, 'active', 'Ball ' || n,
      'Round.', 'equipment', 'training', 'good', 100 + n, 1, '{"options":[],"pickup":true,"note":null}', 'None.',
      place, 'ball ' || n || case when n % 10 = 0 then ' red' else '' end
        || case when n % 100 = 0 then ' aurora' else '' end, 'ball ' || n, lower(place), at, at, at, at,
      at + interval '60 days'
    from (select n, ${newest}::timestamptz - n * interval '1 minute' as at,
        case when n > 1500 and n % 3 = 0 then 'Quito Norte, Ecuador' else 'Quito, Ecuador' end as place
      from generate_series(1, ${count}::int) n) made`.execute(db)
  await sql`insert into listing_places (place) values ('quito, ecuador'), ('quito norte, ecuador')
    on conflict do nothing`.execute(db)
}
