import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

test('a block ends follows and requests both ways, and neither sees the other anywhere', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.follow({ id: eva.id })
  await dana.api.profiles.follow({ id: eva.id })
  await mira.api.profiles.block({ id: dana.id })
  await mira.api.profiles.block({ id: dana.id })

  for (const [one, other] of [
    [mira, dana],
    [dana, mira],
  ] as const) {
    expect(await refusal(one.api.profiles.get({ id: other.id }))).toMatchObject({
      status: 404,
      reason: 'person_not_found',
    })
    expect(await refusal(one.api.profiles.follow({ id: other.id }))).toMatchObject({ status: 404 })
    expect(await refusal(one.api.profiles.followers({ id: other.id }))).toMatchObject({ status: 404 })
    const shared = await one.api.profiles.followers({ id: eva.id })
    expect(shared.items.map(({ id }) => id)).toEqual([one.id])
    expect((await one.api.people.search({ q: other.name })).items.map(({ id }) => id)).not.toContain(other.id)
    expect(await one.api.profiles.get({ id: one.id })).toMatchObject({ followers: 0, following: 1 })
  }
  expect(await stranger.profiles.get({ id: dana.id })).toMatchObject({ name: 'Dana' })
  expect((await mira.api.profiles.blocked({})).items).toMatchObject([{ id: dana.id, name: 'Dana' }])
  expect((await dana.api.profiles.blocked({})).items).toEqual([])
})

test('what the two had asked of each other ends with the block, and is not there again after it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  for (const one of [mira, dana]) await one.sets({ profileVisibility: 'followers' })
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.block({ id: dana.id })
  await mira.api.profiles.unblock({ id: dana.id })
  for (const [one, other] of [
    [mira, dana],
    [dana, mira],
  ] as const) {
    expect((await one.api.profiles.followRequests({})).items).toEqual([])
    expect(await one.api.profiles.get({ id: other.id })).toMatchObject({ relation: { following: 'none' } })
  }
})

test('after an unblock they see each other again, and the follows do not come back', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.block({ id: dana.id })
  expect(await refusal(dana.api.profiles.unblock({ id: mira.id }))).toMatchObject({ status: 404 })
  expect(await mira.api.profiles.unblock({ id: dana.id })).toEqual({ id: dana.id })
  expect(await dana.api.profiles.get({ id: mira.id })).toMatchObject({ followers: 0, relation: { following: 'none' } })
  expect((await mira.api.profiles.blocked({})).items).toEqual([])
})

test('whom she blocked she finds by id and handle, to unblock her; of a block by others she learns nothing', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await mira.api.profiles.get({ id: dana.id })
  const finds = (id: string) => mira.api.profiles.findBlocked({ id })
  const missing = { status: 404, reason: 'person_not_found' }
  expect(await refusal(finds(dana.id))).toMatchObject(missing)
  await dana.api.profiles.block({ id: mira.id })
  expect(await refusal(finds(dana.id))).toMatchObject(missing)
  await dana.api.profiles.unblock({ id: mira.id })
  await mira.api.profiles.block({ id: dana.id })
  expect(await finds(dana.id)).toMatchObject({ id: dana.id, name: 'Dana' })
  expect(await finds(handle.toUpperCase())).toMatchObject({ id: dana.id })
  expect(await refusal(dana.api.profiles.findBlocked({ id: mira.id }))).toMatchObject(missing)
  expect(await refusal(finds('nobody-has-this-handle'))).toMatchObject(missing)
  expect(await refusal(finds('%'))).toMatchObject(missing)
  expect(await refusal(stranger.profiles.findBlocked({ id: dana.id }))).toMatchObject({ status: 401 })
  await mira.api.profiles.unblock({ id: dana.id })
  expect(await refusal(finds(dana.id))).toMatchObject(missing)
})

test('a block list names whom she can block, whom she has blocked and herself; who is hidden from her is nobody', async () => {
  const [mira, dana, eva, ada] = [await joins('Mira'), await joins('Dana'), await joins('Eva'), await joins('Ada')]
  const handleOf = async ({ id }: Player) => (await stranger.profiles.get({ id })).handle
  const handles = await Promise.all([dana, eva, ada, mira].map(handleOf))
  await mira.api.profiles.block({ id: eva.id })
  await ada.api.profiles.block({ id: mira.id })
  const [first = '', ...others] = handles
  const { items } = await mira.api.profiles.lookUpToBlock({ handles: [first.toUpperCase(), ...others, 'no body'] })
  expect(items.map(({ found, person }) => [found, person?.name])).toEqual([
    ['to_block', 'Dana'],
    ['blocked', 'Eva'],
    ['nobody', undefined],
    ['herself', 'Mira'],
    ['nobody', undefined],
  ])
  expect((await mira.api.profiles.blocked({})).items).toHaveLength(1)
})

test('nobody blocks or mutes herself', async () => {
  const mira = await joins('Mira')
  expect(await refusal(mira.api.profiles.block({ id: mira.id }))).toMatchObject({ status: 403, reason: 'self' })
  expect(await refusal(mira.api.profiles.mute({ id: mira.id }))).toMatchObject({ status: 403, reason: 'self' })
})

test('muting is kept to herself and can be taken back', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.mute({ id: dana.id })
  expect(await mira.api.profiles.mute({ id: dana.id })).toMatchObject({ relation: { muted: true } })
  expect((await mira.api.profiles.muted({})).items).toMatchObject([{ id: dana.id }])
  expect(await dana.api.profiles.get({ id: mira.id })).toMatchObject({ relation: { muted: false } })
  expect(await mira.api.profiles.unmute({ id: dana.id })).toMatchObject({ relation: { muted: false } })
  expect((await mira.api.profiles.muted({})).items).toEqual([])
})

test('a mute with an end stands until then, can be made longer, and what it took away comes back by itself', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const inDays = (days: number) => new Date(heraia.clock.now().getTime() + days * 86_400_000).toISOString()
  const feed = async () => (await mira.api.feed.timeline({ scope: 'everybody' })).items.map(({ text }) => text)
  await dana.posts('Match day')
  const { relation } = await mira.api.profiles.mute({ id: dana.id, lasts: '24h' })
  expect(relation.mutedUntil?.slice(0, 13)).toBe(inDays(1).slice(0, 13))
  await mira.api.profiles.mute({ id: dana.id, lasts: '7d' })
  const [listed] = (await mira.api.profiles.muted({})).items
  expect(listed?.mutedUntil?.slice(0, 13)).toBe(inDays(7).slice(0, 13))
  expect(await feed()).not.toContain('Match day')

  await mira.api.profiles.unmute({ id: dana.id })
  const until = listed?.mutedUntil ?? ''
  expect(await mira.api.profiles.mute({ id: dana.id, until })).toMatchObject({ relation: { mutedUntil: until } })
  const tooLong = mira.api.profiles.mute({ id: dana.id, until: inDays(31) })
  expect(await refusal(tooLong)).toMatchObject({ status: 422 })
  const ended = await mira.api.profiles.mute({ id: dana.id, until: inDays(-1) })
  expect(ended, 'what it was before has ended').toMatchObject({ relation: { muted: false } })
  await mira.api.profiles.mute({ id: dana.id, until })

  await sql`update mutes set ends_at = now() - interval '1 second' where muter_id = ${mira.id}`.execute(heraia.db)
  expect(await feed()).toContain('Match day')
  expect(await mira.api.profiles.get({ id: dana.id })).toMatchObject({ relation: { muted: false, mutedUntil: null } })
  expect((await mira.api.profiles.muted({})).items).toEqual([])
  await dana.api.profiles.follow({ id: mira.id })
  expect(await mira.api.notifications.unread()).toMatchObject({ count: 1 })
  expect(await mira.api.profiles.mute({ id: dana.id })).toMatchObject({ relation: { muted: true, mutedUntil: null } })
})

test('each of the two learns of it where she is connected; who follows, that she does or no longer', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const said = async () => {
    const events = await heraia.db
      .deleteFrom('person_events')
      .where('person_id', 'in', [mira.id, dana.id])
      .where('kind', '=', 'relation.changed')
      .returning(['person_id', 'data'])
      .execute()
    return new Map(events.map(({ person_id, data }) => [person_id === mira.id ? 'mira' : 'dana', data]))
  }
  const [aboutDana, aboutMira] = [{ personId: dana.id }, { personId: mira.id }]
  await said()
  const hears = (mira: object, dana: object) => new Map(Object.entries({ mira, dana }))
  await mira.api.profiles.follow({ id: dana.id })
  expect(await said()).toEqual(hears({ ...aboutDana, follows: true }, aboutMira))
  await dana.api.profiles.removeFollower({ id: mira.id })
  expect(await said()).toEqual(hears({ ...aboutDana, follows: false }, aboutMira))
  await dana.sets({ profileVisibility: 'followers' })
  await mira.api.profiles.follow({ id: dana.id })
  expect(await said(), 'she only asks').toEqual(hears(aboutDana, aboutMira))
  await dana.api.profiles.answerFollowRequest({ id: mira.id, accept: true })
  expect(await said()).toEqual(hears({ ...aboutDana, follows: true }, aboutMira))
  await mira.api.profiles.unfollow({ id: dana.id })
  expect(await said()).toEqual(hears({ ...aboutDana, follows: false }, aboutMira))
  await mira.api.profiles.block({ id: dana.id })
  await said()
  await mira.api.profiles.unblock({ id: dana.id })
  expect(await said(), 'her feed holds other posts').toEqual(hears({ ...aboutDana, silenced: true }, aboutMira))
})
