import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('a file of a spreadsheet comes out whole', async () => {
  const file = new Blob([Uint8Array.from('fecha;marca\r\n31/05/2026;11,84 ñ\r\n', (letter) => letter.charCodeAt(0))])
  expect(await readCsv(file)).toMatchObject({
    file: { encoding: 'windows-1252', separator: ';', lines: [{ line: 2, cells: ['31/05/2026', '11,84 ñ'] }] },
  })
})

test('what cannot be read says why, and where', async () => {
  expect(await readCsv(new Blob(['']))).toEqual({ problem: 'empty' })
  expect(await readCsv(new Blob(['date,mark\n']))).toEqual({ problem: 'no_lines' })
  expect(await readCsv(new Blob(['a,b\n1,2\n"x,3\n4,5\n']))).toEqual({ problem: 'open_quote', line: 3 })
  expect(await readCsv(new Blob([`a,b\n${'1,2\n'.repeat(20_001)}`]))).toEqual({ problem: 'too_many_lines' })
  expect(await readCsv(new Blob([`a,b\n${'1,2\n'.repeat(20_000)}`]))).toMatchObject({ file: { tooMany: false } })
})

test('a file of a million lines is put down at the first line too many', async () => {
  const line = '31/05/2026;100 m;11,84;Madrid\n'
  expect(await readCsv(new Blob(['fecha;prueba;marca;lugar\n', line.repeat(1_000_000)]))).toEqual({
    problem: 'too_many_lines',
  })
})
