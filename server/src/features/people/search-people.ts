import type { Page } from '@heraia/contract/paging'
import type { PeopleFilters } from '@heraia/contract/people'
import type { PersonCard } from '@heraia/contract/person'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { type Position, readCursor, rowsToRead, toPage, writeCursor } from '../../paging.ts'
import { type CardRow, cardSql, showCard } from '../profiles/person-card.view.ts'
import { equals, fromAll, fromIndex, fromNewest } from './people.queries.ts'
import { isIndexable, type PeopleFilter, readFilter, termsOf } from './people-filter.ts'

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
  const from = readCursor(LIST, search.cursor)
  const page = (rows: CardRow[]) => toPage(LIST, search.limit, rows, positionOf, (row) => showCard(row, viewer))
  const read = (source: RawBuilder<unknown>) => readCards(ctx, source, search.limit)

  const terms = termsOf(filter)
  if (terms.length === 0) return page(await read(fromAll(filter, viewer, from)))

  const common = await read(fromNewest(filter, viewer, from, FIRST_LOOK))
  if (common.length > search.limit) return page(common)
  if (terms.some(isIndexable)) return page(await read(fromIndex(filter, viewer, from)))

  const found = page(await read(fromNewest(filter, viewer, from, LONG_LOOK)))
  return { ...found, nextCursor: found.nextCursor ?? (await endOfLook(ctx, filter, from)) }
}

const positionOf = (row: { joined_at: Date; chip_id: string }): Position => ({ at: row.joined_at, id: row.chip_id })

async function readCards(ctx: Context, source: RawBuilder<unknown>, limit: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardSql(viewerId(ctx))} ${source}
    order by p.created_at desc, p.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** Where a long look stopped, for the next page to go on from; null: it saw everybody. */
async function endOfLook(ctx: Context, filter: PeopleFilter, from: Position | null): Promise<string | null> {
  const { rows } = await sql<{ joined_at: Date; chip_id: string }>`
    select p.created_at as joined_at, p.id as chip_id from profiles p
    where ${equals(filter)} ${from === null ? sql`` : sql`and (p.created_at, p.id) < (${from.at}, ${from.id}::uuid)`}
    order by p.created_at desc, p.id desc offset ${sql.lit(LONG_LOOK - 1)} limit 1`.execute(ctx.db)
  return rows[0] ? writeCursor(LIST, positionOf(rows[0])) : null
}
