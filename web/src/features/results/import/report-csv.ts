import { writeCsv } from '../../../lib/write-csv.ts'
import type { RefusedLine } from './refused-lines.ts'

/** The refused lines as a table of their own: the number and the reason before the cells of the file. */
export const reportCsv = (
  lines: readonly RefusedLine[],
  head: readonly string[],
  separator: string,
  reasonOf: (line: RefusedLine) => string,
): string =>
  writeCsv([[...head], ...lines.map((line) => [String(line.line), reasonOf(line), ...line.cells])], separator)
