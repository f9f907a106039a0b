import { expect, test } from 'vitest'
import { tidyCode } from './six-digits-field.tsx'

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Código: 123456', '123456'],
  ['1234567', '123456'],
  ['', ''],
])('%s is taken as %s', (typed, code) => expect(tidyCode(typed)).toBe(code))
