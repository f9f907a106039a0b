/** `clock`: day and hour of a place, written as if they went by UTC (team_fixtures); it moves by whole days. */
export type Moves = 'moment' | 'clock' | 'day'

/** What PostgreSQL's catalogue says of a column, in the order of the row. */
export interface Column {
  /** Bytes; -1: it says so itself, -2: up to a zero. */
  length: number
  /** Bytes at whose multiples it begins: 1, 2, 4 or 8. */
  alignment: number
  /** What of it moves with the made-up world. */
  moves: Moves | null
}

/** Where the values of a row begin, and which of them are there. */
export interface Row {
  at: number
  isNull: (column: number) => boolean
}

/** Calls `found` with the place of each date of a row. */
export function findInRow(
  page: DataView,
  columns: Column[],
  { at: start, isNull }: Row,
  found: (at: number, moves: Moves) => void,
): void {
  let at = start
  for (const [number, { length, alignment, moves }] of columns.entries()) {
    if (isNull(number)) continue
    // A short value of its own length is not aligned: padding is zeros, and its first byte is not.
    if (length !== -1 || page.getUint8(at) === 0) at = start + Math.ceil((at - start) / alignment) * alignment
    if (moves) found(at, moves)
    at += length > 0 ? length : lengthAt(page, at, length)
  }
}

/** A value that lies elsewhere leaves a pointer here: two bytes, then four numbers of four. */
const POINTER_BYTES = 18

function lengthAt(page: DataView, at: number, kind: number): number {
  if (kind === -2) {
    let end = at
    while (page.getUint8(end) !== 0) end += 1
    return end + 1 - at
  }
  const first = page.getUint8(at)
  if (first === 1) return POINTER_BYTES
  return first % 2 === 1 ? first >> 1 : page.getUint32(at, true) >>> 2
}
