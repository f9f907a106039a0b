import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

const suggested = async (to: Player, q: string) =>
  (await to.api.people.suggestMentions({ q })).items.map(({ id }) => id)

test('whom she knows stands before whom many follow, by any word of a name or a handle', async () => {
  const [mira, famous, follower, followed, both] = [
    await joins('Mira Muñoz'),
    await joins('Løra Famous'),
    await joins('Ana Lora'),
    await joins('Lora Followed'),
    await joins('LORA Both'),
  ]
  for (const fan of [follower, followed, both]) await fan.api.profiles.follow({ id: famous.id })
  for (const her of [followed, both]) await mira.api.profiles.follow({ id: her.id })
  for (const her of [follower, both]) await her.api.profiles.follow({ id: mira.id })
  for (const q of ['lo', 'Lór', 'lora']) {
    expect(await suggested(mira, q), q).toEqual([both.id, followed.id, follower.id, famous.id])
  }
  expect(await suggested(mira, 'ana-lo')).toEqual([follower.id])
  expect(await suggested(mira, 'ora')).toEqual([])
  expect(await suggested(mira, '%')).toEqual([])
  for (let more = 0; more < 4; more += 1) await joins(`Lora ${'x'.repeat(more + 1)}`)
  expect(await suggested(mira, 'lora')).toHaveLength(6)
})

test('whom a search does not find is not suggested, though she follows her', async () => {
  const [mira, there, blocked, blocking, hidden, closed, young, suspended] = [
    await joins('Mira'),
    await joins('Zita There'),
    await joins('Zita Blocked'),
    await joins('Zita Blocking'),
    await joins('Zita Hidden'),
    await joins('Zita Private'),
    await joins('Zita Young'),
    await joins('Zita Suspended'),
  ]
  for (const her of [there, blocked, blocking, hidden, closed, young, suspended]) {
    await mira.api.profiles.follow({ id: her.id })
  }
  const known = await suggested(mira, 'zita')
  expect(known).toHaveLength(6)
  await mira.api.profiles.block({ id: blocked.id })
  await blocking.api.profiles.block({ id: mira.id })
  await hidden.sets({ showInSearch: false })
  await closed.sets({ profileVisibility: 'private' })
  const row = ({ id }: Player) => heraia.db.updateTable('profiles').where('id', '=', id)
  await row(young).set({ date_of_birth: '2011-03-04' }).execute()
  await row(suspended).set({ state: 'suspended' }).execute()
  expect(await suggested(mira, 'zita')).toEqual([there.id])
  expect(await suggested(mira, 'mira')).not.toContain(mira.id)
})
