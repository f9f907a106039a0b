import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { restorePerson } from '../accounts/standing/restore-person.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

const counts = async (...people: Player[]) => {
  const rows = await heraia.db.selectFrom('profiles').select(['id', 'followers_count', 'following_count']).execute()
  return people.map(({ id }) => {
    const row = rows.find((each) => each.id === id)
    return [row?.followers_count, row?.following_count]
  })
}

test('who is suspended leaves every count, and comes back with what stood', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  await eva.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.follow({ id: dana.id })
  await suspendPerson(heraia.context, dana.id, 'Spam')
  await heraia.runJobs()
  expect(await counts(mira, eva)).toEqual([
    [1, 0],
    [0, 1],
  ])
  await heraia.runJob('recount-follows', { personId: dana.id })
  expect((await mira.api.profiles.get({ id: mira.id })).followers).toBe(1)
  expect((await mira.api.profiles.followers({ id: mira.id })).items).toHaveLength(1)
  await suspendPerson(heraia.context, eva.id, 'Spam')
  await heraia.runJobs()
  expect(await counts(mira)).toEqual([[0, 0]])
  await restorePerson(heraia.context, dana.id, 'Appeal')
  await heraia.runJobs()
  await restorePerson(heraia.context, eva.id, 'Appeal')
  await heraia.runJobs()
  expect(await counts(mira, dana, eva)).toEqual([
    [2, 1],
    [1, 1],
    [0, 1],
  ])
})

test('who lets in somebody who is suspended meanwhile counts her when she is back', async () => {
  const [mira, dana] = [await joins('Mira Private'), await joins('Dana Asks')]
  await mira.sets({ profileVisibility: 'followers' })
  await dana.api.profiles.follow({ id: mira.id })
  await suspendPerson(heraia.context, dana.id, 'Spam')
  await heraia.runJobs()
  await mira.sets({ profileVisibility: 'public' })
  await heraia.runJob('accept-waiting-requests', { personId: mira.id })
  await heraia.runJobs()
  expect(await counts(mira, dana)).toEqual([
    [0, 0],
    [0, 0],
  ])
  await restorePerson(heraia.context, dana.id, 'Appeal')
  await heraia.runJobs()
  expect(await counts(mira, dana)).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('suspended and restored before the job ran: nothing changed', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.api.profiles.follow({ id: mira.id })
  await suspendPerson(heraia.context, dana.id, 'Oops')
  await restorePerson(heraia.context, dana.id, 'Oops')
  await heraia.runJobs()
  expect(await counts(mira, dana)).toEqual([
    [1, 0],
    [0, 1],
  ])
})
