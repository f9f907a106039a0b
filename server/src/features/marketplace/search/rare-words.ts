import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { newestByHeart } from '../../../newest-by-heart.ts'
import { isIndexable } from '../../people/people-filter.ts'
import type { ListingFilter } from './listing-filter.ts'
import { byNewest } from './listing-orders.ts'
import { type AskedListings, inIndexBy, type Path } from './search.queries.ts'

interface Known {
  category: string
  subcategory: string
  sport_folded: string
  currency: string
  search_text: string
}

const newest = newestByHeart(async (ctx, many): Promise<Known[]> => {
  const { rows } = await sql<Known>`
    select l.category, l.subcategory, l.sport_folded, l.currency, l.search_text from listings l where l.status = 'active'
    order by ${byNewest.by} limit ${sql.lit(many)}`.execute(ctx.db)
  return rows
})

/** Of what was put on sale lately, next to nothing has these words: looking through so many would be in vain. */
export const isRareWord = (ctx: Context, filter: ListingFilter, look: number, limit: number): Promise<boolean> =>
  newest.isRare(ctx, {
    isLookedAt: (listing) =>
      (filter.category === null || listing.category === filter.category) &&
      (filter.subcategory === null || listing.subcategory === filter.subcategory) &&
      (filter.sport === '' || listing.sport_folded === filter.sport) &&
      (filter.currency === null || listing.currency === filter.currency),
    isMeant: ({ search_text }) => search_text.includes(filter.text),
    look,
    limit,
  })

/** So many of the newest say which three letters are common: those that one in so many has. */
const SAMPLE = 64
const COMMON_PART = 0.1

/** What an index is asked: that of words by the part of them that tells the most. */
export const askedOf = async <Asked extends AskedListings>(
  ctx: Context,
  path: Path,
  asked: Asked,
  { text }: ListingFilter,
) => (path === 'text' ? inIndexBy(asked, await rarePart(ctx, text)) : asked)

/**
 * The longest part of a term that has no three letters in a row which are common in this market; the whole term where there
 * is none. A trigram index asks each of a term's trigrams about each listing that has the rarest of them, which takes ten
 * times as long for one that half of all listings have, and tells nothing.
 */
export async function rarePart(ctx: Context, term: string): Promise<string> {
  const sample = (await newest.read(ctx)).slice(0, SAMPLE)
  const isCommon = (letters: string) =>
    sample.filter(({ search_text }) => search_text.includes(letters)).length > COMMON_PART * sample.length
  let [longest, part] = ['', '']
  for (let at = 0; at + 3 <= term.length; at += 1) {
    const three = term.slice(at, at + 3)
    part = isCommon(three) ? '' : part === '' ? three : part + three.slice(-1)
    if (part.length > longest.length) longest = part
  }
  return isIndexable(longest) && longest.isWellFormed() ? longest : term
}
