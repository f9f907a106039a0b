import { expect, test } from 'vitest'
import { withWholeAddresses } from './whole-addresses.ts'

test('addresses become whole however deep they stand, other words stay', () => {
  const thing = {
    '@type': 'Product',
    name: '/home',
    image: ['/media/a.webp', 'https://elsewhere.example/b.webp'],
    offers: { url: '/marketplace/1', price: '20.00' },
  }
  expect(withWholeAddresses(thing, 'https://heraia.test')).toEqual({
    '@type': 'Product',
    name: '/home',
    image: ['https://heraia.test/media/a.webp', 'https://elsewhere.example/b.webp'],
    offers: { url: 'https://heraia.test/marketplace/1', price: '20.00' },
  })
})
