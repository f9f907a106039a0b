import { expect, test } from 'vitest'
import { refusedLines } from './refused-lines.ts'
import { reportCsv } from './report-csv.ts'

const file = {
  ...({ encoding: 'utf-8', separator: ';', tooMany: false, openQuote: null } as const),
  header: ['Fecha', 'Marca'],
  lines: [
    { line: 2, cells: ['2026-05-31', '11,84'] },
    { line: 7, cells: ['mañana', '=1+1'] },
  ],
}
const reports = [
  { line: 1, outcome: 'accepted', reading: null, problems: [] },
  { line: 2, outcome: 'refused', reading: null, problems: [{ field: 'date', code: 'not_a_date' }] },
] as const

test('a refused line is named as it stands in the file, with the cell that is wrong', () => {
  const lines = refusedLines(
    [...reports].map((report) => ({ ...report, problems: [...report.problems] })),
    file,
    { date: 0, value: 1 },
  )
  expect(lines).toEqual([
    { line: 7, cells: ['mañana', '=1+1'], problems: [{ field: 'date', code: 'not_a_date', cell: 'mañana' }] },
  ])
  expect(reportCsv(lines, ['Línea', 'Por qué', ...file.header], ';', () => 'no es un día')).toBe(
    `\ufeffLínea;Por qué;Fecha;Marca\r\n7;no es un día;mañana;"'=1+1"\r\n`,
  )
})
