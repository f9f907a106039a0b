import type { Dates, DatesOfFile } from '../../../browser/database/move-dates.ts'
import type { TarFile } from '../../../browser/database/read-tar.ts'
import type { DatedRelation } from './dated-relations.ts'
import { findInRow } from './read-tuple.ts'
import { rowsOfTable, rowsOfTree } from './rows-of-page.ts'

const PAGE = 8192
/** Never, and always. */
const WITHOUT_END = [-(2n ** 63n), 2n ** 63n - 1n]
const DAY_WITHOUT_END = [-(2 ** 31), 2 ** 31 - 1]

/** Where dates lie in the files of a data folder, which must be all written out, as PostgreSQL does at a checkpoint. */
export function findDates(relations: DatedRelation[], files: TarFile[]): Dates['files'] {
  const byPath = new Map(files.map(({ path, bytes }) => [path, bytes]))
  return Object.fromEntries(
    relations.flatMap(({ path, kind, columns }) => {
      const found = inFile(byPath.get(path) ?? new Uint8Array(), kind, columns)
      return Object.values(found).flat().length > 0 ? [[path, found]] : []
    }),
  )
}

function inFile(bytes: Uint8Array, kind: DatedRelation['kind'], columns: DatedRelation['columns']): DatesOfFile {
  const moments: number[] = []
  const clocks: number[] = []
  const days: number[] = []
  for (let start = 0; start < bytes.length; start += PAGE) {
    const page = new DataView(bytes.buffer, bytes.byteOffset + start, PAGE)
    // A page that was never used is zeros.
    if (page.getUint16(14, true) === 0) continue
    for (const row of kind === 'table' ? rowsOfTable(page) : rowsOfTree(page, columns.length)) {
      findInRow(page, columns, row, (at, moves) => {
        if (moves === 'moment' && !WITHOUT_END.includes(page.getBigInt64(at, true))) moments.push(start + at)
        if (moves === 'clock' && !WITHOUT_END.includes(page.getBigInt64(at, true))) clocks.push(start + at)
        if (moves === 'day' && !DAY_WITHOUT_END.includes(page.getInt32(at, true))) days.push(start + at)
      })
    }
  }
  return { moments: steps(moments), clocks: steps(clocks), days: steps(days) }
}

/** Small numbers pack better. */
function steps(places: number[]): number[] {
  const sorted = places.toSorted((a, b) => a - b)
  return sorted.map((at, index) => at - (sorted[index - 1] ?? 0))
}
