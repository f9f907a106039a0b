import { expect, test } from 'vitest'
import { recordedLog } from '../../test/recorded-log.ts'
import { publicTeams } from './public-teams.ts'

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

test('it walks all pages, once in ten minutes, for all who ask at once', async () => {
  const { ask, asked } = api({
    first: { items: [{ id: 'a', name: 'Jets' }], nextCursor: 'next' },
    next: { items: [{ id: 'b', name: 'Foxes' }], nextCursor: null },
  })
  const teams = publicTeams(ask, 'https://heraia.example', recordedLog())
  const [one, other] = await Promise.all([teams(), teams()])
  expect(one).toEqual([{ id: 'a' }, { id: 'b' }])
  expect(other).toBe(one)
  await teams()
  expect(asked).toEqual(['first', 'next'])
})

test('while the database is away the map of the site has its pages all the same', async () => {
  const { ask, goDown } = api({})
  goDown()
  expect(await publicTeams(ask, 'https://heraia.example', recordedLog())()).toEqual([])
})
