import { expect, test } from 'vitest'
import { offPlatformSigns } from './off-platform.ts'

test.each([
  ['Pay here: https://pay-me.example/x', ['link']],
  ['go to www.deals.example', ['link']],
  ['it stands on fastdeals.shop/123', ['link']],
  ['write to mira@example.com', ['email']],
  ['mira (at) example.com', ['email']],
  ['my number is +34 612 345 678', ['phone']],
  ['call 555-123-4567', ['phone']],
  ['６１２３４５６７８', ['phone']],
  ['Send it by PayPal please', ['payment']],
  ['mejor por Bizum o transferencia', ['payment']],
  ['write me on Whats App: 612345678', ['phone', 'payment']],
] as const)('%s', (text, signs) => {
  expect(offPlatformSigns(text)).toEqual(signs)
})

test.each([
  'Does it fit size 39?',
  'I bought it on 2026-11-02 at 10:30.',
  'Nos vemos el 12.10.2026 a las 18:30, son 1.200,50 euros.',
  'It costs $1,299.50 with 12 months of warranty.',
  'Good.Thanks.',
  'A wise choice, she said.',
])('no sign in: %s', (text) => {
  expect(offPlatformSigns(text)).toEqual([])
})
