import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

const leftwards = '\u202eلوب'
const odd = `100% Ball_\\ <b>'; drop table profiles; --</b> 🏑 ${leftwards}`
const eva = await joins('Eva Plays', { sport: odd })
const lea = await joins('Lea Lives', { sport: 'Tennis' })
await lea.saves({ location: odd })

const held = ['%', '_', '\\', '100%', 'ball_', '_\\', '<b>', '</b>', "'; DROP table", '--', '🏑', 'لوب', leftwards, odd]
const nobodys = ['%%', '__', '_ball', 'b%l', '<script>alert(1)</script>', "' or 1=1 --", '${7*7}', '🏀', '.*', 'لب']
/** Half a letter of UTF-16, bytes that are none of UTF-8, and NUL, as an address has them. */
const broken = ['%ED%A0%80', '%FF', '%', '%00', 'a%00b', '%E2%80', '%F0%9F%8F']

test.each([
  { filter: 'sport', who: eva },
  { filter: 'location', who: lea },
])('what the filter of $filter is asked is taken letter by letter, whatever it looks like', async ({ filter, who }) => {
  const ask = async (value: string) => {
    const query = new URLSearchParams({ [filter]: value })
    const answers = ['/api/people', '/api/people/count'].map((path) => heraia.fetch(`${path}?${query}`))
    const [list, count] = await Promise.all(answers.map(async (answer) => (await answer).json()))
    return { found: list.items?.map(({ id }: { id: string }) => id), count: count.count }
  }
  for (const value of held) expect(await ask(value), value).toEqual({ found: [who.id], count: 1 })
  for (const value of nobodys) expect(await ask(value), value).toEqual({ found: [], count: 0 })
})

test.each(['sport', 'location'])('what is no text is refused as a %s, and breaks nothing', async (filter) => {
  const statusOf = async (path: string, value: string) => (await heraia.fetch(`${path}?${filter}=${value}`)).status
  for (const path of ['/api/people', '/api/people/count']) {
    for (const value of broken) expect(await statusOf(path, value), `${path} ${value}`).toBeLessThan(500)
    for (const value of ['%00', 'a%00b', 'x'.repeat(101)]) expect(await statusOf(path, value), value).toBe(422)
  }
})
