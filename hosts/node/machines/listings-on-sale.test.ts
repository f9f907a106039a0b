import { expect, test } from 'vitest'
import { recordedLog } from '../../test/recorded-log.ts'
import { listingsOnSale } from './listings-on-sale.ts'

const listing = (id: string) => ({ id, listedAt: '2026-11-02T10:00:00.000Z', title: 'Ball' })

function api(pages: Record<string, object>) {
  const asked: string[] = []
  let isDown = false
  const ask = async (request: Request) => {
    const cursor = new URL(request.url).searchParams.get('cursor') ?? 'first'
    asked.push(cursor)
    return isDown ? new Response(null, { status: 503 }) : Response.json(pages[cursor])
  }
  return { ask, asked, goDown: () => (isDown = true) }
}

test('it walks all pages, once in a quarter of an hour, for all who ask at once', async () => {
  const { ask, asked } = api({
    first: { items: [listing('a')], nextCursor: 'next' },
    next: { items: [listing('b')], nextCursor: null },
  })
  const listings = listingsOnSale(ask, 'https://heraia.example', recordedLog())
  const [one, other] = await Promise.all([listings(), listings()])
  expect(one.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(other).toBe(one)
  await listings()
  expect(asked).toEqual(['first', 'next'])
})

test('while the database is away the map of the site has its pages all the same', async () => {
  const { ask, goDown } = api({})
  goDown()
  const log = recordedLog()
  expect(await listingsOnSale(ask, 'https://heraia.example', log)()).toEqual([])
})
