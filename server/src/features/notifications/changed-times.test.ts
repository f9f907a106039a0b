import type { NotificationSettings } from '@heraia/contract/settings'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { afterAll, beforeEach, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 1_000_000 } } })
afterAll(() => heraia.close())
const { joins } = season(heraia)
beforeEach(() => {
  heraia.mails.splice(0)
  heraia.push.sent.splice(0)
})

const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/mira',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}
const pushed = () => heraia.push.sent.map(({ text }) => JSON.parse(text) as { body: string })
const mailsTo = (person: Player) => heraia.mails.filter(({ to }) => to === person.email)

async function later(time: { minutes?: number; seconds?: number }): Promise<void> {
  heraia.clock.advance(time)
  await heraia.runJobs()
}

async function until(time: string): Promise<void> {
  heraia.clock.set(time)
  await heraia.runJobs()
}

async function wants(person: Player, changed: Partial<NotificationSettings>): Promise<void> {
  const before = await person.api.settings.get()
  await person.api.settings.save({ ...before, notifications: { ...before.notifications, ...changed } })
}

test('who wants her mails soon instead of weekly gets what waits soon, and not again on Monday', async () => {
  heraia.clock.set('2026-12-01T10:00:00Z')
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await wants(mira, { mailPace: 'weekly', timeZone: 'Europe/Madrid' })
  await dana.api.profiles.follow({ id: mira.id })
  await later({ minutes: 60 })
  await wants(mira, { mailPace: 'soon' })
  await later({ minutes: 11 })
  expect(mailsTo(mira)).toMatchObject([{ subject: 'Something new on Heraia' }])
  await until('2026-12-07T07:01:00Z')
  expect(mailsTo(mira)).toHaveLength(1)
})

test('changed to soon, there is still an hour between two mails', async () => {
  heraia.clock.set('2026-12-08T10:00:00Z')
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  await later({ minutes: 11 })
  heraia.clock.advance({ seconds: 1 })
  await eva.writes(mira, 'Hello')
  await wants(mira, { mailPace: 'daily' })
  await wants(mira, { mailPace: 'soon' })
  await later({ minutes: 58 })
  expect(mailsTo(mira)).toHaveLength(1)
  await later({ minutes: 3 })
  expect(mailsTo(mira)).toHaveLength(2)
})

test('who goes on to another zone gets what waits at eight by the clocks there', async () => {
  heraia.clock.set('2026-12-09T15:00:00Z')
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await wants(mira, { mailPace: 'daily', timeZone: 'Europe/Madrid' })
  await dana.api.profiles.follow({ id: mira.id })
  await later({ minutes: 60 })
  await wants(mira, { timeZone: 'America/New_York' })
  await later({ minutes: 60 })
  await until('2026-12-10T07:01:00Z')
  expect(mailsTo(mira)).toEqual([])
  await until('2026-12-10T13:00:01Z')
  expect(mailsTo(mira)).toHaveLength(1)
})

test('quiet hours that she ends, or makes longer, count for what waits already', async () => {
  heraia.clock.set('2026-12-11T22:30:00Z')
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.notifications.subscribePush(browser)
  const quiet = (to: string, on = true) => wants(mira, { quietHours: { on, from: '22:00', to } })
  await quiet('07:00')
  await dana.api.profiles.follow({ id: mira.id })
  await later({ seconds: 60 })
  await quiet('09:00')
  await until('2026-12-12T07:00:01Z')
  expect(pushed()).toEqual([])
  await quiet('09:00', false)
  await later({ seconds: 11 })
  expect(pushed()).toMatchObject([{ body: 'Dana follows you.' }])
  await until('2026-12-12T09:00:01Z')
  expect(pushed()).toHaveLength(1)
})
