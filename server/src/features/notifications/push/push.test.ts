import type { NotificationSettings } from '@heraia/contract/settings'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { restorePerson } from '../../accounts/standing/restore-person.ts'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 1_000_000 } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
beforeEach(() => {
  heraia.push.sent.splice(0)
  heraia.push.failWith(null)
})

const browser = (name = newId()) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
})

const pushed = () => heraia.push.sent.map(({ text }) => JSON.parse(text) as { title: string; body: string })

async function later(seconds: number): Promise<void> {
  heraia.clock.advance({ seconds })
  await heraia.runJobs()
}

async function wants(person: Player, changed: Partial<NotificationSettings>): Promise<void> {
  const before = await person.api.settings.get()
  await person.api.settings.save({ ...before, notifications: { ...before.notifications, ...changed } })
}

async function pair() {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const hers = browser()
  await mira.api.notifications.subscribePush(hers)
  return { mira, dana, hers }
}

test('what she has not read comes to each of her browsers, without a word of what was said', async () => {
  const { mira, dana, hers } = await pair()
  const second = browser()
  await mira.api.notifications.subscribePush(second)
  await dana.writes(mira, 'Meet me at the secret place')
  await later(5)
  expect(pushed()).toEqual([])
  await later(6)
  expect(heraia.push.sent.map(({ to }) => to.endpoint).sort()).toEqual([hers.endpoint, second.endpoint].sort())
  expect(pushed()[0]).toMatchObject({ title: 'Something new on Heraia', body: 'Dana wrote to you.' })
  expect(JSON.stringify(heraia.push.sent)).not.toContain('secret place')
  await later(600)
  expect(pushed()).toHaveLength(2)
})

test('what she read meanwhile is not pushed, nor what a block hides since', async () => {
  const { mira, dana } = await pair()
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.notifications.markRead({})
  await later(60)
  const eva = await joins('Eva')
  await eva.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.block({ id: eva.id })
  await later(60)
  expect(pushed()).toEqual([])
})

test('a topic, or all pushes, can be switched off; likes come only if she asks for them', async () => {
  const { mira, dana } = await pair()
  const post = await mira.posts('Goal!')
  await dana.api.feed.like({ id: post.id })
  const { notifications } = await mira.api.settings.get()
  await wants(mira, { byPush: { ...notifications.byPush, newFollowers: false } })
  await dana.api.profiles.follow({ id: mira.id })
  await later(60)
  await wants(mira, { pushNotifications: false })
  await dana.comments(post, 'Well done')
  await later(60)
  expect(pushed()).toEqual([])
})

test('behind many likes that are not pushed stands what is: the newest four, and how many there are', async () => {
  const { mira, dana } = await pair()
  for (let nr = 0; nr < 6; nr++) await dana.comments(await mira.posts(`Goal ${nr}`), 'Well done')
  heraia.clock.advance({ seconds: 1 })
  for (let nr = 0; nr < 21; nr++) await dana.api.feed.like({ id: (await mira.posts(`Try ${nr}`)).id })
  await later(11)
  const body = Array.from({ length: 4 }, () => 'Dana commented on your post.').join('\n')
  expect(pushed()).toMatchObject([{ title: '6 new things on Heraia', body }])
})

test('the next push says again what she has not read, for it takes the place of the one before', async () => {
  const { mira, dana } = await pair()
  const eva = await joins('Eva')
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  heraia.clock.advance({ seconds: 1 })
  await dana.writes(mira, 'Hello')
  await later(11)
  expect(pushed()[1]).toMatchObject({
    title: '2 new things on Heraia',
    body: 'Dana wrote to you.\nDana follows you.',
  })
  await mira.api.notifications.markRead({})
  heraia.clock.advance({ seconds: 1 })
  await eva.writes(mira, 'Hello')
  await later(11)
  expect(pushed()[2]).toMatchObject({ title: 'Something new on Heraia', body: 'Eva wrote to you.' })
})

test('what was pushed and stays unread is not pushed once more where what came is read', async () => {
  const { mira, dana } = await pair()
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  heraia.clock.advance({ seconds: 1 })
  await dana.writes(mira, 'Hello')
  const [newest] = (await mira.api.notifications.list({})).items
  await mira.api.notifications.markRead({ id: newest?.id })
  await later(11)
  expect(pushed()).toHaveLength(1)
})

test('in her quiet hours nothing comes; it comes when they end, by the clock on her wall', async () => {
  heraia.clock.set('2026-07-01T21:30:00Z')
  const { mira, dana } = await pair()
  await wants(mira, { quietHours: { on: true, from: '22:00', to: '07:00' }, timeZone: 'Europe/Madrid' })
  await dana.api.profiles.follow({ id: mira.id })
  await later(3600)
  expect(pushed()).toEqual([])
  heraia.clock.set('2026-07-02T04:59:00Z')
  await heraia.runJobs()
  expect(pushed()).toEqual([])
  await later(61)
  expect(pushed()).toHaveLength(1)
})

test('a signed-out browser gets nothing any more, and one that is gone is forgotten', async () => {
  const { mira, dana, hers } = await pair()
  heraia.push.gone.add(hers.endpoint)
  const kept = browser()
  await mira.api.notifications.subscribePush(kept)
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  expect(heraia.push.sent.map(({ to }) => to.endpoint)).toEqual([kept.endpoint])
  const left = heraia.db.selectFrom('push_subscriptions').select('endpoint').where('person_id', '=', mira.id)
  expect(await left.execute()).toEqual([{ endpoint: kept.endpoint }])
  const bearer = { method: 'POST', headers: { authorization: `Bearer ${mira.token}` } }
  expect((await heraia.fetch('/auth/v1/logout?scope=global', bearer)).status).toBe(204)
  expect(await left.execute()).toEqual([])
})

test('who was suspended while a push waited is told of what is new once she is back', async () => {
  const { mira, dana } = await pair()
  await dana.api.profiles.follow({ id: mira.id })
  await suspendPerson(heraia.context, mira.id, 'Spam')
  await later(60)
  expect(pushed()).toEqual([])
  await restorePerson(heraia.context, mira.id, 'Appeal')
  await dana.writes(mira, 'Welcome back')
  await later(11)
  expect(pushed()).toMatchObject([{ body: 'Dana wrote to you.\nDana follows you.' }])
})

test('a push service that is down loses no notice and stops nobody', async () => {
  const { mira, dana } = await pair()
  heraia.push.failWith(new Error('down'))
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  expect((await mira.api.notifications.unread()).count).toBe(1)
})

test('whoever signs in later in the same browser gets hers, and not the notices of the one before', async () => {
  const { mira, dana, hers } = await pair()
  const eva = await joins('Eva')
  await eva.api.notifications.subscribePush(hers)
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  expect(pushed()).toEqual([])
  await mira.api.notifications.unsubscribePush({ endpoint: hers.endpoint })
  await dana.api.profiles.follow({ id: eva.id })
  await later(11)
  expect(pushed()).toHaveLength(1)
})

test('only push services that are known can be named: an address of the house is none', async () => {
  const { mira } = await pair()
  for (const endpoint of [
    'https://127.0.0.1/admin',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://mira:secret@fcm.googleapis.com/x',
  ]) {
    expect(await refusal(mira.api.notifications.subscribePush({ ...browser(), endpoint }))).toMatchObject({
      status: 422,
      fields: [{ field: 'endpoint', code: 'unknown_push_service' }],
    })
  }
  expect(
    await refusal(mira.api.notifications.subscribePush({ ...browser(), endpoint: 'http://fcm.googleapis.com/x' })),
  ).toMatchObject({ status: 422 })
})

test('the key is one for all, and of the form that browsers want', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const hers = browser()
  await mira.api.notifications.subscribePush(hers)
  const asked = { endpoint: hers.endpoint }
  const { publicKey, subscribed } = await mira.api.notifications.pushKey(asked)
  expect(subscribed).toBe(true)
  expect(await dana.api.notifications.pushKey(asked)).toEqual({ publicKey, subscribed: false })
  expect(await dana.api.notifications.pushKey({})).toEqual({ publicKey, subscribed: false })
  const bytes = Buffer.from(publicKey, 'base64url')
  expect([bytes.length, bytes[0]]).toEqual([65, 4])
})
