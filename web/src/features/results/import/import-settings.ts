import { betterOf, MEASURES, type Measure } from '@heraia/contract/discipline'
import type { DateStyle } from '@heraia/contract/result-rules'
import { type Columns, guessColumns, withinHeader } from './columns.ts'
import { guessDateStyle, guessDecimals } from './dates.ts'
import type { CsvFile } from './read-csv.ts'

/** How this file is to be read. */
export interface ImportSettings {
  columns: Columns
  /** null: the file allows more than one, and she has not chosen. */
  dateStyle: DateStyle | null
  decimals: 'point' | 'comma'
  sport: string
  /** A key, for lines that say none. */
  discipline: string
  /** What unknown disciplines measure; '' refuses them. */
  unknown: Measure | ''
}

const SAMPLES = 2000

/** What the file itself says, and what she chose the last time for files with the same columns. */
export function settingsFor(file: CsvFile, sport: string, kept: Columns | undefined): ImportSettings {
  const columns = kept ? withinHeader(kept, file.header) : guessColumns(file.header)
  return { columns, ...guessStyles(file, columns), sport, discipline: '', unknown: '' }
}

/** Asked anew when another column becomes the date or the mark. */
export function guessStyles(file: CsvFile, columns: Columns) {
  const samplesOf = (column: number | undefined) =>
    column === undefined ? [] : file.lines.slice(0, SAMPLES).map(({ cells }) => cells[column] ?? '')
  return {
    dateStyle: guessDateStyle(samplesOf(columns.date)),
    decimals: guessDecimals(samplesOf(columns.value), file.separator),
  }
}

export const isMeasure = (value: string): value is Measure => MEASURES.some((measure) => measure === value)

/** The part of the API's input that is the same for every batch. */
export const styleOf = ({ dateStyle, decimals, sport, discipline, unknown }: ImportSettings) => ({
  dateStyle: dateStyle ?? 'year-first',
  decimals,
  sport: sport.trim() || undefined,
  discipline: discipline || undefined,
  unknown: unknown ? { measure: unknown, better: betterOf[unknown] } : undefined,
})
