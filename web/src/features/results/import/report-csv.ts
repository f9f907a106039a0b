import Papa from 'papaparse'
import type { RefusedLine } from './refused-lines.ts'

/** The refused lines as a table of their own: the number and the reason before the cells of the file. */
export const reportCsv = (
  lines: readonly RefusedLine[],
  head: readonly string[],
  separator: string,
  reasonOf: (line: RefusedLine) => string,
): string =>
  `\ufeff${Papa.unparse([[...head], ...lines.map((line) => [String(line.line), reasonOf(line), ...line.cells])], {
    delimiter: separator,
    // A cell that begins like a formula stays words when the report is opened in a spreadsheet.
    escapeFormulae: true,
  })}\r\n`
