import { expect, test } from 'vitest'
import { type OffPlatformSign, offPlatformSigns } from './off-platform-signs.ts'

test.each<[string, OffPlatformSign[]]>([
  ['Write me at +34 611 222 333', ['phone']],
  ['llámame al 611222333', ['phone']],
  ['(555) 010-4477 after six', ['phone']],
  ['６１１ ２２２ ３３３', ['phone']],
  ['mira@example.org', ['email']],
  ['mira (at) example (dot) org', ['email']],
  ['Pay by PayPal and I send it today', ['payment']],
  ['Te hago un Bizum', ['payment']],
  ['IBAN ES91 2100 0418 4502 0005 1332', ['payment', 'phone']],
  ['Better on WhatsApp', ['messenger']],
  ['https://pay.example.com/1', ['link']],
  ['look at cheap-rackets.shop/deal', ['link']],
  ['bit.ly/3xyz and telegram', ['messenger', 'link']],
])('%j is a sign of dealing elsewhere', (text, signs) => {
  expect(offPlatformSigns(text)).toEqual(signs)
})

test.each([
  'Is it still there? I am 172 cm tall, size 39.',
  'I can give 1200 for it, or 950 with the bag.',
  'Saturday 21.11.2026 at 18:30, court 4?',
  'Fetch it on 2026-11-21 or 2026-11-22.',
  'Three rackets, 300 g each; strings 25/24 kg.',
  'Tracking number 1Z999AA10123456784',
  'I signalled to the referee.',
  '',
])('%j is no sign', (text) => {
  expect(offPlatformSigns(text)).toEqual([])
})

test('links to the site itself are no sign', () => {
  const text = 'https://heraia.example/marketplace/1'
  expect(offPlatformSigns(text, 'heraia.example')).toEqual([])
  expect(offPlatformSigns(text)).toEqual(['link'])
  expect(offPlatformSigns('https://heraia.example.evil.com', 'heraia.example')).toEqual(['link'])
})
