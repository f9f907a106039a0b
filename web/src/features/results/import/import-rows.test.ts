import { expect, test } from 'vitest'
import { importRows, inBatches } from './import-rows.ts'

test('each line is sent with its fields, and only those that the file has', () => {
  const lines = [
    { line: 2, cells: ['2026-05-31', 'Open', '11.84'] },
    { line: 5, cells: ['2026-06-30'] },
  ]
  expect(importRows(lines, { date: 0, event: 1, value: 2 })).toEqual([
    { line: 1, date: '2026-05-31', event: 'Open', value: '11.84' },
    { line: 2, date: '2026-06-30' },
  ])
})

test('a novel in a cell is cut, past the length that is refused, and not within a letter', () => {
  const [row] = importRows([{ line: 2, cells: [`${'x'.repeat(400)}🏅🏅`] }], { event: 0 })
  expect(row?.event).toHaveLength(401)
  expect(row?.event?.isWellFormed()).toBe(true)
})

test('many lines go in batches, and long ones in smaller batches', () => {
  const rows = [1, 2, 3, 4, 5].map((line) => ({ line, event: 'x'.repeat(10) }))
  const sizes = (...given: [number, number]) => inBatches(rows, ...given).map((batch) => batch.length)
  expect(sizes(2, 1000)).toEqual([2, 2, 1])
  expect(sizes(500, 25)).toEqual([2, 2, 1])
  expect(sizes(500, 5)).toEqual([1, 1, 1, 1, 1])
  expect(inBatches([])).toEqual([])
})
