import type { Page } from '@heraia/contract/paging'
import type { PeopleFilters } from '@heraia/contract/people'
import type { PersonCard } from '@heraia/contract/person'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { type Position, pageSize, readCursor, rowsToRead, toPage, writeCursor } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { type CardRow, cardSql, showCard } from '../profiles/person-card.view.ts'
import { type AskedPeople, askedPeople, equals, fromAll, fromIndex, fromNewest, isAfter } from './people.queries.ts'
import { isIndexable, readFilter, termsOf } from './people-filter.ts'

type Search = PeopleFilters & { cursor?: string; limit: number }

/** How many of the newest are looked through before the trigram index is asked. */
const FIRST_LOOK = 1_000
/** How many are looked through for a term that is too short for the index. */
export const LONG_LOOK = 10_000

const LIST = 'people'

/** People whom the viewer can find, newest first. */
export async function searchPeople(ctx: Context, search: Search): Promise<Page<PersonCard>> {
  const viewer = viewerId(ctx)
  const filter = readFilter(search)
  const asked = { ...askedPeople(filter, viewer, readCursor(LIST, search.cursor)), limit: pageSize(search.limit) }
  const page = (rows: CardRow[]) => toPage(LIST, search.limit, rows, positionOf, (row) => showCard(row, viewer))

  const terms = termsOf(filter)
  if (terms.length === 0) return page(await select.all(ctx, asked))

  const common = await select.newest(ctx, asked)
  if (common.length > search.limit) return page(common)
  if (terms.some(isIndexable)) return page(await select.index(ctx, asked))

  const found = page(await select.longLook(ctx, asked))
  return { ...found, nextCursor: found.nextCursor ?? (await endOfLook(ctx, asked)) }
}

type AskedPage = AskedPeople & { limit: number }

const selectCards = (source: (asked: AskedPage) => RawBuilder<unknown>) =>
  statement(
    (asked: AskedPage) => sql<CardRow>`
      select ${cardSql(asked.viewer)} ${source(asked)}
      order by p.created_at desc, p.id desc limit ${rowsToRead(asked.limit)}`,
  )

const select = {
  all: selectCards(fromAll),
  newest: selectCards((asked) => fromNewest(asked, FIRST_LOOK)),
  index: selectCards(fromIndex),
  longLook: selectCards((asked) => fromNewest(asked, LONG_LOOK)),
}

const positionOf = (row: { joined_at: Date; chip_id: string }): Position => ({ at: row.joined_at, id: row.chip_id })

/** Where a long look stopped, for the next page to go on from; null: it saw everybody. */
async function endOfLook(ctx: Context, asked: AskedPage): Promise<string | null> {
  const { rows } = await sql<{ joined_at: Date; chip_id: string }>`
    select p.created_at as joined_at, p.id as chip_id from profiles p where ${equals(asked)} and ${isAfter(asked)}
    order by p.created_at desc, p.id desc offset ${sql.lit(LONG_LOOK - 1)} limit 1`.execute(ctx.db)
  return rows[0] ? writeCursor(LIST, positionOf(rows[0])) : null
}
