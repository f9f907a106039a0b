import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

test('a new profile is open to all but for its contact details, and hears of everything', async () => {
  const mira = await joins('Mira López')
  const { version, privacy, notifications, links } = await mira.api.settings.get()
  expect(version).toBe(1)
  expect(privacy).toEqual({
    ...{ profileVisibility: 'public', statsVisibility: 'public', mediaVisibility: 'public', contactInfo: 'private' },
    ...{ followLists: 'public', showOnlineStatus: true, showInSearch: true, allowMessages: 'everyone' },
    readReceipts: true,
  })
  const { byEmail, ...switches } = notifications
  expect(Object.values(switches).every(Boolean)).toBe(true)
  expect(Object.keys(switches)).toEqual(
    expect.arrayContaining(['newFollowers', 'messages', 'achievements', 'competitions', 'mentions']),
  )
  expect(byEmail).toMatchObject({ messages: true, likes: false })
  expect(Object.values(links)).toEqual(Array(6).fill(null))
})

test('what she set is kept, and her session knows it', async () => {
  const mira = await joins('Mira López')
  const before = await mira.api.settings.get()
  const wanted = {
    ...before,
    privacy: { ...before.privacy, profileVisibility: 'followers' as const, showInSearch: false },
    notifications: { ...before.notifications, likes: false, byEmail: { ...before.notifications.byEmail, likes: true } },
    links: { ...before.links, instagram: 'https://www.instagram.com/mira' },
  }
  const { settings, me } = await mira.api.settings.save(wanted)
  expect(settings).toEqual({ ...wanted, version: 2 })
  expect(me.privacy).toEqual(wanted.privacy)
  expect(await mira.api.settings.get()).toEqual(settings)
})

test('who saves over another tab’s work is told', async () => {
  const mira = await joins('Mira López')
  const before = await mira.api.settings.get()
  await mira.sets({ showInSearch: false })
  expect(await refusal(mira.api.settings.save(before))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
  expect((await mira.api.settings.get()).privacy.showInSearch).toBe(false)
  const both = await mira.api.settings.get()
  const saves = await Promise.allSettled([mira.api.settings.save(both), mira.api.settings.save(both)])
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('links stand in the editor too: a save there makes what is open here old, and the other way round', async () => {
  const mira = await joins('Mira López')
  const { version: edited, information } = await mira.api.profiles.editable()
  const open = await mira.api.settings.get()
  const links = { ...open.links, youtube: 'https://youtu.be/mira' }
  await mira.saves({ bio: 'No link changed' })
  expect((await mira.api.settings.get()).version).toBe(open.version)
  await mira.saves({ links })
  expect(await refusal(mira.api.settings.save(open))).toMatchObject({ reason: 'edited_elsewhere' })
  const now = await mira.api.settings.get()
  expect(now.links).toEqual(links)
  const { version } = await mira.api.profiles.editable()
  await mira.api.settings.save({ ...now, links: { ...links, youtube: null } })
  expect(await refusal(mira.api.profiles.save({ version, information }))).toMatchObject({ reason: 'edited_elsewhere' })
  expect(version).toBeGreaterThan(edited)
})

describe('a link leads where it says', () => {
  test.each([
    ['instagram', 'https://instagram.com/mira', null],
    ['instagram', 'https://www.instagram.com/mira?x=1#y', null],
    ['twitter', 'https://x.com/mira', null],
    ['facebook', 'https://m.facebook.com/mira', null],
    ['tiktok', 'https://www.tiktok.com/@mira', null],
    ['youtube', 'https://www.youtube.com/@mira', null],
    ['website', 'https://mira.example/about', null],
    ['instagram', 'https://instagram.com.evil.example/mira', 'wrong_host'],
    ['instagram', 'https://notinstagram.com/mira', 'wrong_host'],
    ['instagram', 'https://evil.example/instagram.com', 'wrong_host'],
    ['youtube', 'https://instagram.com/mira', 'wrong_host'],
    ['instagram', 'https://instagram.com@evil.example/', 'invalid_url'],
    ['website', 'http://mira.example', 'invalid_url'],
    ['website', 'javascript:alert(1)', 'invalid_url'],
    ['website', 'https://localhost/', 'invalid_url'],
    ['website', `https://mira.example/${'x'.repeat(300)}`, 'too_long'],
  ])('%s: %s', async (network, url, code) => {
    const mira = await joins('Mira López')
    const before = await mira.api.settings.get()
    const save = mira.api.settings.save({ ...before, links: { ...before.links, [network]: url } })
    if (code === null) expect((await save).settings.links).toMatchObject({ [network]: url })
    else expect((await refusal(save)).fields?.[0]).toEqual({ field: `links.${network}`, code })
  })
})

test('what is not a setting is refused', async () => {
  const mira = await joins('Mira López')
  const before = await mira.api.settings.get()
  const wrong = { ...before, privacy: { ...before.privacy, profileVisibility: 'friends' as 'public' } }
  expect((await refusal(mira.api.settings.save(wrong))).fields).toMatchObject([{ field: 'privacy.profileVisibility' }])
  const unknown = { ...before, notifications: { ...before.notifications, marketing: true } }
  expect(await refusal(mira.api.settings.save(unknown))).toMatchObject({ status: 422 })
})

test('who opens her profile lets in everybody who asked', async () => {
  const [mira, dana] = [await joins('Mira López'), await joins('Dana')]
  await mira.sets({ profileVisibility: 'followers' })
  await dana.api.profiles.follow({ id: mira.id })
  await mira.sets({ profileVisibility: 'public' })
  await heraia.runJobs()
  expect((await dana.api.profiles.get({ id: mira.id })).relation?.following).toBe('following')
})

test('who hides that she is online goes at once for those who saw it, and nobody hears of her after', async () => {
  const [mira, dana] = [await joins('Mira López'), await joins('Dana')]
  await mira.writes(dana, 'Hello')
  const danas = await listen(heraia.fetch, dana.token)
  const miras = await listen(heraia.fetch, mira.token)
  expect(await danas.next('presence')).toMatchObject({ personId: mira.id, online: true })
  expect((await dana.api.profiles.get({ id: mira.id })).online).toBe(true)
  await mira.sets({ showOnlineStatus: false })
  expect(await danas.next('presence')).toEqual({ personId: mira.id, online: false, lastSeenAt: null })
  expect((await dana.api.profiles.get({ id: mira.id })).online).toBeNull()
  expect((await mira.api.profiles.get({ id: dana.id })).online).toBeNull()
  await Promise.all([danas.close(), miras.close()])
})
