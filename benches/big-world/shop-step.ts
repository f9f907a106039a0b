import { SHOP_LISTINGS, shopListing } from './sizes.ts'
import type { Step } from './steps.ts'

/** A club with things of which there are many, so that orders of a bench never meet a sold one; watchers are grown up. */
export const shopStep: Step = {
  what: 'a shop',
  sql: `
  insert into listings (id, seller_id, status, kind, title, description, category, subcategory, price_cents, currency,
      stock, shipping, return_policy, keywords, pictures, search_text, title_folded, created_at, updated_at,
      published_at, expires_at, matched_at)
    select ('${shopListing(0).slice(0, -4)}' || lpad(to_hex(n), 4, '0'))::uuid, (select id from made_people where n = 3001),
      'active', 'goods', 'Ball ' || n, 'By the dozen.', 'equipment', 'training', 2000, 'USD', 100000000,
      '{"options":[],"pickup":true,"note":null}', 'Within 14 days.', '{}', '[]', 'ball', 'ball', at, at, at,
      at + interval '400 days', at
    from generate_series(0, ${SHOP_LISTINGS - 1}) n, (select now() - interval '300 days' as at) made;
  update profiles set date_of_birth = '1990-05-04' where id in (select id from made_people where n <= 3001);`,
}
