import { CELL_MAX, IMPORT_BATCH, IMPORT_FIELDS, type ImportField } from '@heraia/contract/result-rules'
import type { Columns } from './columns.ts'
import type { TableLine } from './read-table.ts'

/** `line` is its number among the lines of the table, from 1: what stands in the file may be far beyond. */
export type ImportRow = { line: number } & Partial<Record<ImportField, string>>

/** The lines as the API takes them: cells by field. Longer ones are cut past what is refused as too long anyway. */
export const importRows = (lines: readonly TableLine[], columns: Columns): ImportRow[] =>
  lines.map(({ cells }, at) => {
    const row: ImportRow = { line: at + 1 }
    for (const field of IMPORT_FIELDS) {
      const column = columns[field]
      const cell = column === undefined ? undefined : cells[column]
      if (cell !== undefined) row[field] = cell.slice(0, CELL_MAX + 1).toWellFormed()
    }
    return row
  })

/** Letters in a batch, three bytes each at most: with its names it stays below what the API takes at once. */
const BATCH_LETTERS = 250_000

/** As many rows at once as the API takes, and fewer where they are long. */
export function inBatches(rows: readonly ImportRow[], most = IMPORT_BATCH, letters = BATCH_LETTERS): ImportRow[][] {
  const batches: ImportRow[][] = []
  let batch: ImportRow[] = []
  let used = 0
  for (const row of rows) {
    const size = lettersOf(row)
    if (batch.length > 0 && (batch.length === most || used + size > letters)) {
      batches.push(batch)
      batch = []
      used = 0
    }
    batch.push(row)
    used += size
  }
  return batch.length > 0 ? [...batches, batch] : batches
}

const lettersOf = (row: ImportRow) => IMPORT_FIELDS.reduce((sum, field) => sum + (row[field]?.length ?? 0), 0)
