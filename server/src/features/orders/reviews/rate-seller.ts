import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** Her rating is what buyers of completed orders said, as far as it is shown. Counted anew: two at once cannot lose one. */
export async function rateSeller(tx: Context, sellerId: string | null): Promise<void> {
  if (sellerId === null) return
  await sql`
    insert into seller_ratings (seller_id, reviews, stars_total)
    select p.id, 0, 0 from profiles p where p.id = ${sellerId}::uuid
    on conflict (seller_id) do update set reviews = seller_ratings.reviews`.execute(tx.db)
  // With the rating's row locked, what others have written until now is read.
  await sql`
    update seller_ratings t set reviews = counted.reviews, stars_total = counted.stars
    from (select count(*)::int as reviews, coalesce(sum(r.stars), 0)::int as stars from order_reviews r
      where r.subject_id = ${sellerId}::uuid and r.side = 'buyer' and r.shown_at <= ${tx.now()}) counted
    where t.seller_id = ${sellerId}::uuid`.execute(tx.db)
}
