import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleted, ended, leftOut, type PersonReferences, rows } from '../../personal-data/reference.ts'

/** Her favourites leave the counters of the listings. */
async function eraseFavourites(ctx: Context, personId: string): Promise<void> {
  await sql`
    with gone as (delete from listing_favourites where person_id = ${personId}::uuid returning listing_id, counted)
    update listings l set saves_count = greatest(0, l.saves_count - 1) from gone
    where l.id = gone.listing_id and gone.counted`.execute(ctx.db)
}

async function eraseQuestions(ctx: Context, personId: string): Promise<void> {
  await sql`
    with gone as (delete from listing_questions where asker_id = ${personId}::uuid returning listing_id, answer),
      less as (
        select listing_id, count(*)::int as questions, (count(*) filter (where answer is null))::int as open
        from gone group by listing_id)
    update listings l set questions_count = greatest(0, l.questions_count - less.questions),
      open_questions_count = greatest(0, l.open_questions_count - less.open)
    from less where l.id = less.listing_id`.execute(ctx.db)
}

export const marketplacePersonalData: PersonReferences = {
  'listing_favourites.person_id': { atTheEnd: ended(eraseFavourites), inArchive: rows() },
  'listing_questions.asker_id': { atTheEnd: ended(eraseQuestions), inArchive: rows() },
  'listings.seller_id': {
    atTheEnd: deleted,
    inArchive: rows('search_text', 'title_folded', 'sport_folded', 'location_folded', 'size_folded'),
  },
  'seller_ratings.seller_id': { atTheEnd: deleted, inArchive: leftOut('what others think of her') },
}
