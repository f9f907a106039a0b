import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { restorePerson } from '../accounts/standing/restore-person.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

/** Dana and Eva follow each other, and Ana follows Eva; a block stands between Mira and Dana. */
async function fourWomen(blocker: 'mira' | 'dana', name = 'Eva') {
  const [mira, dana, eva, ana] = [await joins('Mira'), await joins('Dana'), await joins(name), await joins('Ana')]
  await dana.api.profiles.follow({ id: eva.id })
  await eva.api.profiles.follow({ id: dana.id })
  await ana.api.profiles.follow({ id: eva.id })
  if (blocker === 'mira') await mira.api.profiles.block({ id: dana.id })
  else await dana.api.profiles.block({ id: mira.id })
  return { mira, dana, eva, ana }
}

test.each([
  'mira',
  'dana',
] as const)('whoever follows or is followed by somebody else is counted as the lists show it, where %s blocked the other', async (blocker) => {
  const { mira, eva, ana } = await fourWomen(blocker)
  const { followers, following } = mira.api.profiles
  expect((await followers({ id: eva.id })).items.map(({ id }) => id)).toEqual([ana.id])
  expect((await following({ id: eva.id })).items).toEqual([])
  expect(await mira.api.profiles.get({ id: eva.id })).toMatchObject({ followers: 1, following: 0 })
  for (const api of [ana.api, eva.api, stranger]) {
    expect(await api.profiles.get({ id: eva.id })).toMatchObject({ followers: 2, following: 1 })
  }
  expect(await mira.api.profiles.follow({ id: eva.id })).toMatchObject({ followers: 2 })
  expect(await mira.api.profiles.unfollow({ id: eva.id })).toMatchObject({ followers: 1 })
})

test('on a card stands the same number as on the profile, wherever she is listed', async () => {
  const { mira, eva, ana } = await fourWomen('mira', 'Eva Zubizarreta')
  await eva.api.profiles.follow({ id: ana.id })
  const post = await ana.posts('By Ana')
  await eva.api.feed.like({ id: post.id })
  for (const order of ['newest', 'name', 'followers'] as const) {
    expect((await mira.api.people.search({ q: 'zubizarreta', order })).items).toMatchObject([
      { id: eva.id, followers: 1 },
    ])
  }
  expect((await mira.api.people.search({ q: 'zubizareta' })).items[0]).toMatchObject({ followers: 1 })
  expect((await mira.api.profiles.followers({ id: ana.id })).items).toMatchObject([{ id: eva.id, followers: 1 }])
  expect((await mira.api.feed.likers({ id: post.id })).items).toMatchObject([{ id: eva.id, followers: 1 }])
  expect((await ana.api.feed.likers({ id: post.id })).items).toMatchObject([{ id: eva.id, followers: 2 }])
})

test('people stand in the order of their followers on every page, also where blocks take some off', async () => {
  const { mira, dana, eva, ana } = await fourWomen('mira', 'Eva Etxeberria')
  const other = await joins('Olga Etxeberria')
  for (const { api } of [dana, ana]) await api.profiles.follow({ id: other.id })
  const search = { q: 'etxeberria', order: 'followers', limit: 1 } as const
  const first = await mira.api.people.search(search)
  const second = await mira.api.people.search({ ...search, cursor: first.nextCursor ?? '' })
  expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual([eva.id, other.id].toSorted())
  expect([...first.items, ...second.items].map(({ followers }) => followers)).toEqual([1, 1])
})

test('who is suspended is taken off once, and counted again when she and the block are back to before', async () => {
  const { mira, dana, eva } = await fourWomen('mira')
  await suspendPerson(heraia.context, dana.id, 'spam')
  await heraia.runJobs()
  expect(await mira.api.profiles.get({ id: eva.id })).toMatchObject({ followers: 1, following: 0 })
  await restorePerson(heraia.context, dana.id, 'Appeal')
  await heraia.runJobs()
  expect(await mira.api.profiles.get({ id: eva.id })).toMatchObject({ followers: 1, following: 0 })
  await mira.api.profiles.unblock({ id: dana.id })
  expect(await mira.api.profiles.get({ id: eva.id })).toMatchObject({ followers: 2, following: 1 })
})
