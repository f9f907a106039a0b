import { expect, test } from 'vitest'
import { recordedLog } from '../../test/recorded-log.ts'
import { listingsOnSale } from './listings-on-sale.ts'

test('while the database is away the map of the site has the listings that it had', async () => {
  let isDown = true
  const ask = async () =>
    isDown
      ? new Response(null, { status: 503 })
      : Response.json({ items: [{ name: 'a', changedAt: '2026-11-02T10:00:00.000Z' }] })
  const log = recordedLog()
  const listings = listingsOnSale(ask, 'https://heraia.example', log)
  expect(await listings()).toEqual({ items: [], isCurrent: false })
  isDown = false
  const known = await listings()
  expect(known.isCurrent).toBe(true)
  expect(known.items).toEqual([{ id: 'a', listedAt: '2026-11-02T10:00:00.000Z' }])
  isDown = true
  expect(await listings()).toEqual({ ...known, isCurrent: false })
  expect(log.lines).toHaveLength(2)
})
