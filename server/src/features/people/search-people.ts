import type { Page } from '@heraia/contract/paging'
import type { PeopleFilters, PeopleOrder } from '@heraia/contract/people'
import type { PersonCard } from '@heraia/contract/person'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { pageSize, rowsToRead } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { type CardRow, cardSql, showCard } from '../profiles/person-card.view.ts'
import { findSimilar } from './find-similar.ts'
import { isRare } from './is-rare.ts'
import { isOfSport, newestOfSport } from './newest-of-sport.ts'
import { type AskedPeople, askedPeople, equals, fromAll, fromFirst, fromIndex } from './people.queries.ts'
import { isIndexable, readFilter, termsOf } from './people-filter.ts'
import { nameKey, type OrderedRow, type OrderOfPeople, orders } from './people-orders.ts'

type Search = PeopleFilters & { order?: PeopleOrder; cursor?: string; limit: number }
type Found = Page<PersonCard> & { similar: boolean }

/** How many of the first are looked through before the trigram index is asked. */
const FIRST_LOOK = 1_000
/** How many are looked through for a term that is too short for the index. */
export const LONG_LOOK = 10_000

/** People whom the viewer can find, in the order she chose. */
export async function searchPeople(ctx: Context, search: Search): Promise<Found> {
  const viewer = viewerId(ctx)
  const name = search.order ?? 'newest'
  const [order, select] = [orders[name], selects[name]]
  const filter = readFilter(search)
  const asked = { ...askedPeople(filter, viewer, order.read(search.cursor)), limit: pageSize(search.limit) }
  const page = (rows: FoundRow[]): Found => {
    const shown = rows.slice(0, search.limit)
    const last = shown.at(-1)
    return {
      items: shown.map((row) => showCard(row, viewer, ctx.pass)),
      nextCursor: rows.length > search.limit && last ? order.write(last) : null,
      similar: false,
    }
  }

  const terms = termsOf(filter)
  if (terms.length === 0) return page(await select.all(ctx, asked))

  const ofSport = isOfSport(asked, order) ? await newestOfSport(ctx, asked) : []
  if (ofSport.length > search.limit || ofSport[0]?.is_whole) return page(ofSport)
  const isIndexed = terms.some(isIndexable)
  // The newest of all sports would be among those, if anybody was found.
  const isVain = ofSport.length > 0 || (isIndexed && (await isRare(ctx, filter, FIRST_LOOK, search.limit)))
  const common = isVain ? [] : await select.first(ctx, asked)
  if (common.length > search.limit) return page(common)
  if (isIndexed) {
    const found = await select.index(ctx, asked)
    if (found.length > 0 || search.cursor !== undefined || !isIndexable(filter.text)) return page(found)
    return { ...page(await findSimilar(ctx, asked, filter.text)), nextCursor: null, similar: true }
  }

  const found = page(await select.longLook(ctx, asked))
  return { ...found, nextCursor: found.nextCursor ?? (await endOfLook(ctx, asked, order)) }
}

export type FoundRow = CardRow & OrderedRow
type AskedPage = AskedPeople & { limit: number }

const selectCards = (order: OrderOfPeople, source: (asked: AskedPage) => RawBuilder<unknown>) =>
  statement(
    (asked: AskedPage) => sql<FoundRow>`
      select ${cardSql(asked.viewer)}, ${nameKey} as name_key ${source(asked)}
      order by ${order.by} limit ${rowsToRead(asked.limit)}`,
  )

const selectsOf = (order: OrderOfPeople) => ({
  all: selectCards(order, (asked) => fromAll(asked, order)),
  first: selectCards(order, (asked) => fromFirst(asked, FIRST_LOOK, order)),
  index: selectCards(order, (asked) => fromIndex(asked, order)),
  longLook: selectCards(order, (asked) => fromFirst(asked, LONG_LOOK, order)),
})

const selects = {
  newest: selectsOf(orders.newest),
  name: selectsOf(orders.name),
  followers: selectsOf(orders.followers),
}

/** Where a long look stopped, for the next page to go on from; null: it saw everybody. */
async function endOfLook(ctx: Context, asked: AskedPage, order: OrderOfPeople): Promise<string | null> {
  const { rows } = await sql<OrderedRow>`
    select p.created_at as joined_at, p.id as chip_id, p.followers_count, ${nameKey} as name_key
    from profiles p where ${equals(asked)} and ${order.isAfter(asked)}
    order by ${order.by} offset ${sql.lit(LONG_LOOK - 1)} limit 1`.execute(ctx.db)
  return rows[0] ? order.write(rows[0]) : null
}
