import type { Row } from './read-tuple.ts'

/** PostgreSQL's page: a header, then where each of its rows lies, then the rows. */
const HEADER = 24
const NORMAL = 1

/** The rows of a page; places are those of the page. */
function* items(page: DataView): Generator<number> {
  const lower = page.getUint16(12, true)
  for (let pointer = HEADER; pointer < lower; pointer += 4) {
    const item = page.getUint32(pointer, true)
    if (((item >> 15) & 3) === NORMAL) yield item & 0x7fff
  }
}

/** One bit for each column; 0 is null. */
const nullsIn =
  (page: DataView, bits: number) =>
  (column: number): boolean =>
    ((page.getUint8(bits + (column >> 3)) >> (column & 7)) & 1) === 0

/** HeapTupleHeaderData. */
export function* rowsOfTable(page: DataView): Generator<Row> {
  for (const at of items(page)) {
    const count = page.getUint16(at + 18, true) & 0x7ff
    const isNull = page.getUint16(at + 20, true) & 1 ? nullsIn(page, at + 23) : () => false
    // Columns that came after the row was written are not in it.
    yield { at: at + page.getUint8(at + 22), isNull: (column) => column >= count || isNull(column) }
  }
}

const META = 8
const HAS_NULLS = 0x8000
const HAS_OWN_COUNT = 0x2000
const IS_POSTING = 0x2000

/** IndexTupleData of a B-tree: rows of inner pages have as many columns as tell them apart. */
export function* rowsOfTree(page: DataView, columnCount: number): Generator<Row> {
  const special = page.getUint16(16, true)
  if (page.getUint16(special + 12, true) & META) return
  for (const at of items(page)) {
    const info = page.getUint16(at + 6, true)
    const position = page.getUint16(at + 4, true)
    const isShortened = info & HAS_OWN_COUNT && !(position & IS_POSTING)
    const count = isShortened ? position & 0xfff : columnCount
    const isNull = info & HAS_NULLS ? nullsIn(page, at + 8) : () => false
    yield { at: at + (info & HAS_NULLS ? 16 : 8), isNull: (column) => column >= count || isNull(column) }
  }
}
