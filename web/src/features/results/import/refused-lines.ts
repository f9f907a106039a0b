import type { LineReport } from '@heraia/contract/results'
import type { Columns } from './columns.ts'
import type { CsvFile } from './read-csv.ts'

export interface RefusedLine {
  /** Where it stands in the file. */
  line: number
  cells: string[]
  problems: {
    field: LineReport['problems'][number]['field']
    code: LineReport['problems'][number]['code']
    cell: string
  }[]
}

/** The refused lines as they stand in the file, with what is wrong. */
export function refusedLines(reports: readonly LineReport[], file: CsvFile, columns: Columns): RefusedLine[] {
  return reports.flatMap(({ line, outcome, problems }) => {
    const source = file.lines[line - 1]
    if (outcome !== 'refused' || !source) return []
    const cellOf = (column: number | undefined) => (column === undefined ? '' : (source.cells[column] ?? ''))
    return {
      line: source.line,
      cells: source.cells,
      problems: problems.map((problem) => ({ ...problem, cell: cellOf(columns[problem.field]) })),
    }
  })
}
