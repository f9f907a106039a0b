import { expect, test } from 'vitest'
import { tidyPhone } from './ask-for-code.tsx'

test.each([
  ['+34 600 000 000', '+34600000000'],
  ['0034 600-000-000', '+34600000000'],
  ['600000000', undefined],
  ['+0 600', undefined],
  ['', undefined],
])('%s is sent as %s', (typed, phone) => expect(tidyPhone(typed)).toBe(phone))
