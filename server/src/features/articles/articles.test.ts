import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

test('an article that she saves is among hers until she does not want it any more; nobody else has it', async () => {
  const [mira, dana] = [await joins('Mira López'), await joins('Dana Okafor')]
  const saved = await mira.api.articles.save({ name: 'warm-up' })
  expect(saved).toMatchObject({ name: 'warm-up', reached: 0, savedAt: heraia.clock.now().toISOString() })
  heraia.clock.advance({ minutes: 5 })
  expect(await mira.api.articles.save({ name: 'warm-up' })).toEqual(saved)
  expect((await mira.api.articles.mine()).items).toEqual([saved])
  expect((await dana.api.articles.mine()).items).toEqual([])
  expect(await mira.api.articles.unsave({ name: 'warm-up' })).toMatchObject({ savedAt: null })
})

test('how far she read only grows, and what she read last stands first', async () => {
  const mira = await joins('Mira López')
  await mira.api.articles.reach({ name: 'pressure', reached: 60 })
  heraia.clock.advance({ minutes: 5 })
  await mira.api.articles.reach({ name: 'warm-up', reached: 10 })
  heraia.clock.advance({ minutes: 5 })
  expect(await mira.api.articles.reach({ name: 'pressure', reached: 20 })).toMatchObject({ reached: 60, savedAt: null })
  const { items } = await mira.api.articles.mine()
  expect(items.map(({ name, reached }) => [name, reached])).toEqual([
    ['pressure', 60],
    ['warm-up', 10],
  ])
})

test('there is nothing to keep of what is no article, nor for who is not signed in', async () => {
  const mira = await joins('Mira López')
  expect(await refusal(mira.api.articles.save({ name: 'no-such-text' }))).toMatchObject({
    status: 404,
    reason: 'article_not_found',
  })
  for (const name of ['Warm-Up', '../terms', 'a--b', '']) {
    expect((await refusal(mira.api.articles.save({ name }))).status).toBe(422)
  }
  expect((await refusal(mira.api.articles.reach({ name: 'warm-up', reached: 101 }))).status).toBe(422)
  expect((await refusal(stranger.articles.mine())).status).toBe(401)
})
