import { expect, test } from 'vitest'
import { wayAndName } from './way-and-name.ts'

test.each([
  ['My phone', 'Code by SMS · My phone'],
  ['code by SMS', 'Code by SMS'],
  ['  ', 'Code by SMS'],
  [undefined, 'Code by SMS'],
])('a second step that she called %j is shown as %s', (name, shown) => {
  expect(wayAndName('Code by SMS', name)).toBe(shown)
})
