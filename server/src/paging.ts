import { isUuid } from '@heraia/contract/is-uuid'
import type { Page } from '@heraia/contract/paging'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { Refused } from './refused.ts'

/** Where a page ended: the time and id of its last row. Lists are sorted by both, newest first unless said. */
export interface Position {
  at: Date
  id: string
}

const CURSOR = /^([a-z]+)\.([0-9a-z]{1,11})\.([0-9a-f-]{36})$/

/** `list` names the list, so that a cursor of another one is refused. */
export const writeCursor = (list: string, position: Position): string =>
  `${list}.${position.at.getTime().toString(36)}.${position.id}`

/** Refuses what is made up or belongs to another list. */
export function readCursor(list: string, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const parts = CURSOR.exec(cursor)
  const at = new Date(Number.parseInt(parts?.[2] ?? '', 36))
  const id = parts?.[3] ?? ''
  const isRight = parts?.[1] === list && isUuid(id) && !Number.isNaN(at.getTime()) && at.getUTCFullYear() < 10_000
  if (!isRight) throw invalidCursor()
  return { at, id }
}

function invalidCursor(): Refused {
  const message = 'This cursor is not of this list.'
  return new Refused('INVALID_INPUT', 'invalid_cursor', message, {
    fields: [{ field: 'cursor', code: 'invalid_cursor', message }],
  })
}

/** `(at, id) < (…)`: a row comparison, which a btree index on both columns walks. */
export const before = (at: string, id: string, position: Position): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${position.at}, ${position.id}::uuid)`

export const after = (at: string, id: string, position: Position): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) > (${position.at}, ${position.id}::uuid)`

/** One of two sizes, so that statements with their limit written in are few, and planned for a short walk. */
export const pageSize = (limit: number): 20 | 50 => (limit <= 20 ? 20 : 50)

/** At least `limit + 1`; written into the statement. */
export const rowsToRead = (limit: number): RawBuilder<number> => sql.lit(pageSize(limit) + 1)

/** Where a page starts, for a statement: nulls at the beginning of the list. */
export const startOf = (from: Position | null): { at: Date | null; id: string | null } => ({
  at: from?.at ?? null,
  id: from?.id ?? null,
})

/** Rows after the start, in a list with the newest first. */
export const startingAfter = (
  at: string,
  id: string,
  start: { at: Date | null; id: string | null },
): Expression<SqlBool> =>
  start.at === null || start.id === null ? sql<SqlBool>`true` : before(at, id, { at: start.at, id: start.id })

/** Ask for `limit + 1` rows; the one too many says that there is a next page. */
export function toPage<Row, Item>(
  list: string,
  limit: number,
  rows: Row[],
  position: (row: Row) => Position,
  show: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(show),
    nextCursor: rows.length > limit && last ? writeCursor(list, position(last)) : null,
  }
}

/** Where a page ended in a list that is sorted by a text or a number. */
export interface KeyPosition {
  key: string
  id: string
}

const KEY_CURSOR = /^([a-z-]+)\.([\w-]{0,330})\.([0-9a-f-]{36})$/

export const writeKeyCursor = (list: string, { key, id }: KeyPosition): string =>
  `${list}.${btoa(String.fromCharCode(...new TextEncoder().encode(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}.${id}`

/** Refuses what is made up or belongs to another list; `isKey` says what a key of this list looks like. */
export function readKeyCursor(
  list: string,
  cursor: string | undefined,
  isKey: (key: string) => boolean,
): KeyPosition | null {
  if (cursor === undefined) return null
  const parts = KEY_CURSOR.exec(cursor)
  const key = decodeKey(parts?.[2] ?? '')
  const id = parts?.[3] ?? ''
  if (parts?.[1] !== list || key === null || !isKey(key) || !isUuid(id)) throw invalidCursor()
  return { key, id }
}

function decodeKey(encoded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
