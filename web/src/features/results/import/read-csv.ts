import { decodeFile, type Encoding, type FileProblem } from './decode-file.ts'
import { readTable, type Table } from './read-table.ts'

/** What is beyond is not a list of results: 20,000 long lines are a tenth of it. */
const FILE_MAX = 64 * 1024 * 1024

export type CsvProblem =
  | FileProblem
  | 'too_large'
  | 'too_many_lines'
  | 'open_quote'
  | 'no_lines'
  | 'unreadable'
  | 'not_loaded'
export interface CsvFile extends Table {
  encoding: Encoding
}
/** `line`: where it goes wrong, if it is one line. */
export type CsvAnswer = { file: CsvFile } | { problem: CsvProblem; line?: number }

/** A whole file: decoded, taken apart and counted, or why not. */
export async function readCsv(file: Blob): Promise<CsvAnswer> {
  if (file.size > FILE_MAX) return { problem: 'too_large' }
  try {
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
    if ('problem' in decoded) return decoded
    const table = readTable(decoded.text)
    if (table.openQuote !== null) return { problem: 'open_quote', line: table.openQuote }
    if (table.tooMany) return { problem: 'too_many_lines' }
    if (table.lines.length === 0) return { problem: 'no_lines' }
    return { file: { ...table, encoding: decoded.encoding } }
  } catch {
    // The file was moved or its disk went away while it was read.
    return { problem: 'unreadable' }
  }
}
