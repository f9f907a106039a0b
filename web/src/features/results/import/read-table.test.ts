import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
  ['bar', '|'],
])('finds out that cells are separated by a %s', (_, separator) => {
  const lines = [
    ['date', 'mark', 'place'],
    ['2026-05-01', '11.84', '2'],
    ['2026-06-01', '11.79', '1'],
  ]
  const table = readTable(lines.map((cells) => cells.join(separator)).join('\r\n'))
  expect(table).toMatchObject({ separator, header: lines[0], tooMany: false, openQuote: null })
  expect(table.lines.map(({ cells }) => cells)).toEqual(lines.slice(1))
})

test('decimal commas between semicolons stay inside their cells', () => {
  const table = readTable('fecha;marca;lugar\n01/05/2026;11,84;Madrid, España\n02/06/2026;11,79;León, España\n')
  expect(table.lines[0]?.cells).toEqual(['01/05/2026', '11,84', 'Madrid, España'])
})

test('every line keeps its number in the file: blank lines and breaks within quotes count', () => {
  const table = readTable('date,event\n2026-05-01,"Open\nfinal"\n\n2026-06-01,"He said ""go"""\n')
  expect(table.lines).toEqual([
    { line: 2, cells: ['2026-05-01', 'Open\nfinal'] },
    { line: 5, cells: ['2026-06-01', 'He said "go"'] },
  ])
})

test('a quote that never closes is named by its line, and swallows nothing silently', () => {
  const table = readTable('date,event\n2026-05-01,Open\n2026-06-01,"Final\n2026-07-01,Cup\n')
  expect(table.openQuote).toBe(3)
  expect(table.lines).toHaveLength(1)
})

test('reading stops at the bound', () => {
  const text = `date,mark\n${'2026-05-01,11.84\n'.repeat(6)}`
  expect(readTable(text, 6)).toMatchObject({ tooMany: false })
  expect(readTable(text, 5)).toMatchObject({ tooMany: true })
  expect(readTable(text, 5).lines).toHaveLength(5)
})

test('one column, or a header alone, is still a table', () => {
  expect(readTable('mark\n11.84\n')).toMatchObject({ header: ['mark'], lines: [{ line: 2, cells: ['11.84'] }] })
  expect(readTable('date,mark\n')).toMatchObject({ header: ['date', 'mark'], lines: [] })
})
