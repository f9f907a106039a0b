import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { type ListingCardRow, listingCardSql } from '../listing-card.view.ts'
import { isMatch, onSaleTo } from './search.queries.ts'
import type { AskedPage } from './search-listings.ts'

/** How many a mistyped word may have before the best are chosen. */
const MOST = 500

/**
 * Titles that nearly say what was typed ("raket" for racket), the nearest first, one page. Nearness is pg_trgm's word
 * similarity, at least 0.6 (its `<%` operator), which walks listings_title_idx.
 */
export async function findSimilarTitles(ctx: Context, asked: AskedPage, text: string): Promise<ListingCardRow[]> {
  const { rows } = await sql<ListingCardRow>`
    select ${listingCardSql(asked.viewer)}
    from (select * from listings l where ${text} <% l.title_folded
      and ${isMatch({ ...asked, text: null, textIndexed: false }, 'price')} limit ${sql.lit(MOST)}) l
      join profiles p on p.id = l.seller_id
    where ${onSaleTo(asked)}
    order by word_similarity(${text}, l.title_folded) desc, l.id desc limit ${sql.lit(asked.limit)}`.execute(ctx.db)
  return rows
}
