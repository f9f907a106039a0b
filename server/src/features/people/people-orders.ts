import type { PeopleOrder } from '@heraia/contract/people'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { readCursor, readKeyCursor, startingAfter, writeCursor, writeKeyCursor } from '../../paging.ts'
import type { StartOfPeople } from './people.queries.ts'

/** What a row must say of itself to be the end of a page. */
export interface OrderedRow {
  joined_at: Date
  chip_id: string
  followers_count: number
  name_key: string
}

/** One order of people: how its pages are sorted, cut and gone on with. Each walks an index of its own. */
export interface OrderOfPeople {
  by: RawBuilder<unknown>
  isAfter: (start: StartOfPeople) => Expression<SqlBool>
  read: (cursor: string | undefined) => StartOfPeople
  write: (row: OrderedRow) => string
}

/** As much of the name as the index of names holds. */
export const nameKey = sql<string>`left(p.search_text, 60)`

export const byNewest: OrderOfPeople = {
  by: sql`p.created_at desc, p.id desc`,
  isAfter: (start) => startingAfter('p.created_at', 'p.id', start),
  read: (cursor) => {
    const from = readCursor('people', cursor)
    return { at: from?.at ?? null, key: null, id: from?.id ?? null }
  },
  write: (row) => writeCursor('people', { at: row.joined_at, id: row.chip_id }),
}

const byName: OrderOfPeople = {
  by: sql`${nameKey}, p.id`,
  isAfter: ({ key, id }) =>
    key === null ? sql<SqlBool>`true` : sql<SqlBool>`(${nameKey}, p.id) > (${key}, ${id}::uuid)`,
  ...keyed(
    'people-name',
    () => true,
    (row) => row.name_key,
  ),
}

const byFollowers: OrderOfPeople = {
  by: sql`p.followers_count desc, p.id desc`,
  isAfter: ({ key, id }) =>
    key === null ? sql<SqlBool>`true` : sql<SqlBool>`(p.followers_count, p.id) < (${key}::int, ${id}::uuid)`,
  ...keyed(
    'people-followers',
    (key) => /^\d{1,9}$/.test(key),
    (row) => String(row.followers_count),
  ),
}

function keyed(
  list: string,
  isKey: (key: string) => boolean,
  keyOf: (row: OrderedRow) => string,
): Pick<OrderOfPeople, 'read' | 'write'> {
  return {
    read: (cursor) => {
      const from = readKeyCursor(list, cursor, isKey)
      return { at: null, key: from?.key ?? null, id: from?.id ?? null }
    },
    write: (row) => writeKeyCursor(list, { key: keyOf(row), id: row.chip_id }),
  }
}

export const orders: Record<PeopleOrder, OrderOfPeople> = { newest: byNewest, name: byName, followers: byFollowers }
