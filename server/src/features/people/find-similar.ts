import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isFound } from '../../visibility/people.ts'
import { cardSql } from '../profiles/person-card.view.ts'
import { type AskedPeople, equals, holdsTerms } from './people.queries.ts'
import { nameKey } from './people-orders.ts'
import type { FoundRow } from './search-people.ts'

/** How many a mistyped word may have before the best are chosen: the trigram index finds thousands for a short one. */
const MOST = 500

/**
 * People whose name, sport or place is nearly what was typed ("munos" for Muñoz), the nearest first, one page.
 * Nearness is pg_trgm's word similarity, at least 0.6 (its `<%` operator), which walks profiles_terms_idx.
 */
export async function findSimilar(
  ctx: Context,
  asked: AskedPeople & { limit: number },
  text: string,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select ${cardSql(asked.viewer)}, ${nameKey} as name_key
    from (select * from profiles p where ${text} <% p.search_text and ${equals(asked)}
      and ${holdsTerms({ ...asked, text: null, textSports: null })} limit ${sql.lit(MOST)}) p
    where ${isFound('p', asked.viewer)}
    order by word_similarity(${text}, p.search_text) desc, p.id desc limit ${sql.lit(asked.limit)}`.execute(ctx.db)
  return rows
}
