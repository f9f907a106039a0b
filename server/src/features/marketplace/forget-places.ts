import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { forgetWords } from '../../forget-words.ts'

/** Forgets the places that no listing names any more. */
export const forgetPlaces = (ctx: Context): Promise<void> =>
  forgetWords(ctx, {
    table: 'listing_places',
    column: 'place',
    isNamed: sql`exists (select from listings on_sale where status = 'active' and location_folded = l.word)
      or exists (select from listings rest where status <> 'active' and location_folded = l.word)`,
  })
