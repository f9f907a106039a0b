import { expect, test } from 'vitest'
import { eyesIn } from './eyes.ts'

const id = '019ab5c0-0000-7000-8000-000000000001'

test.each([
  ['?as=nobody', 'nobody'],
  ['?as=follower', 'follower'],
  [`?as=${id}`, id],
  ['?as=admin', null],
  ['?as=', null],
  ['', null],
])('%s', (search, eyes) => {
  expect(eyesIn(new URLSearchParams(search))).toBe(eyes)
})
