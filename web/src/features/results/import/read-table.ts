import { IMPORT_LINES } from '@heraia/contract/result-rules'
import Papa from 'papaparse'

export interface TableLine {
  /** Where it stands in the file, counted from 1 as a text editor does. */
  line: number
  cells: string[]
}

export interface Table {
  separator: string
  header: string[]
  lines: TableLine[]
  /** There are more lines than are taken; `lines` ends at the bound. */
  tooMany: boolean
  /** A quote that is never closed swallows all that follows: where it opens. */
  openQuote: number | null
}

/** Quotes, separators and line ends as spreadsheets write them. The first line names the columns. */
export function readTable(text: string, max = IMPORT_LINES): Table {
  const table: Table = { separator: guessSeparator(text), header: [], lines: [], tooMany: false, openQuote: null }
  let line = 1
  Papa.parse<string[]>(text, {
    delimiter: table.separator,
    step({ data, errors }, parser) {
      const at = line
      line += 1 + data.reduce((breaks, cell) => breaks + lineBreaks(cell), 0)
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        table.openQuote = at
        parser.abort()
        return
      }
      if (data.every((cell) => cell.trim() === '')) return
      if (table.header.length === 0) table.header = data.map((cell) => cell.trim())
      else if (table.lines.length < max) table.lines.push({ line: at, cells: data })
      else {
        table.tooMany = true
        parser.abort()
      }
    },
  })
  return table
}

const lineBreaks = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0

/**
 * What stands most often between the names of the columns. The library guesses by all lines, and takes the comma of
 * 11,84 for a separator.
 */
function guessSeparator(text: string): string {
  const header = (/[^\r\n]+/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const [most = ','] = [';', '\t', '|', ','].sort((one, other) => header.split(other).length - header.split(one).length)
  return header.includes(most) ? most : ','
}
