import { beforeEach, expect, test, vi } from 'vitest'
import type { DrawnWith } from '../app.tsx'
import { forgetPages, withPageCache } from './page-cache.ts'

const mira = '0196f0aa-0000-7000-8000-00000000000a'
const dana = '0196f0aa-0000-7000-8000-00000000000b'
const visitor = { language: null, theme: 'system', sessionExpected: false } as const
const drawn = (html: string) => ({ html, status: 200, headers: {} })
let count = 0

/** A page that says how often it was drawn. */
const ask = async (path: string, draw = async () => drawn(`${path} ${mira} ${++count}`), who: DrawnWith = visitor) =>
  (await withPageCache(new Request(`https://heraia.example${path}`), who, '1', draw)).text()

beforeEach(() => {
  vi.stubEnv('DEV', false)
  forgetPages({ by: 'site.changed', ids: [] })
})

test('a page is drawn once, and again after a change of somebody on it', async () => {
  const first = await ask('/profile/mira')
  expect(await ask('/profile/mira')).toBe(first)
  forgetPages({ by: 'profiles.save', ids: [dana] })
  expect(await ask('/profile/mira')).toBe(first)
  forgetPages({ by: 'profiles.save', ids: [mira] })
  expect(await ask('/profile/mira')).not.toBe(first)
})

test('lists are drawn again for who was not on them; other lists are not', async () => {
  const [teams, market] = [await ask('/teams'), await ask('/marketplace')]
  forgetPages({ by: 'teams.create', ids: [dana] })
  expect(await ask('/teams')).not.toBe(teams)
  expect(await ask('/marketplace')).toBe(market)
  forgetPages({ by: 'site.changed', ids: [] })
  expect(await ask('/marketplace')).not.toBe(market)
})

test('what changes while a page is drawn is on the page for who asks afterwards', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof drawn>>()
  const early = ask('/profile/mira', () => slow.promise)
  forgetPages({ by: 'profiles.save', ids: [mira] })
  const late = await ask('/profile/mira')
  slow.resolve(drawn(`old ${mira}`))
  expect(await early).toContain('old')
  expect(await ask('/profile/mira')).toBe(late)
})

test('who chose otherwise, or is expected to be signed in, is never given the page of the others', async () => {
  const visitors: DrawnWith[] = [
    visitor,
    { ...visitor, language: 'es' },
    { ...visitor, theme: 'dark' },
    { ...visitor, sessionExpected: true },
  ]
  const pages = await Promise.all(visitors.map((who) => ask('/athletes', undefined, who)))
  expect(new Set(pages).size).toBe(visitors.length)
})

test('what is not there is looked for each time', async () => {
  const missing = async () => ({ ...drawn(`nobody ${++count}`), status: 404 })
  expect(await ask('/profile/nobody', missing)).not.toBe(await ask('/profile/nobody', missing))
})
