import { MessageId } from '@heraia/contract/ids'
import type { NotificationSettings } from '@heraia/contract/settings'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { speaking } from '@heraia/hosts/test/speaking'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { restorePerson } from '../../accounts/standing/restore-person.ts'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 1_000_000 } } })
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)
beforeEach(() => void heraia.mails.splice(0))

const mailsTo = (person: Player) => heraia.mails.filter(({ to }) => to === person.email)

/** Not as a request: she follows who writes. */
async function writes(from: Player, to: Player, text: string): Promise<void> {
  await to.api.profiles.follow({ id: from.id })
  await from.writes(to, text)
}

async function later(minutes: number): Promise<void> {
  heraia.clock.advance({ minutes })
  await heraia.runJobs()
}

async function wants(person: Player, changed: Partial<NotificationSettings>): Promise<void> {
  const before = await person.api.settings.get()
  await person.api.settings.save({ ...before, notifications: { ...before.notifications, ...changed } })
}

test('what is unread after a while comes as one mail, without a word of what was said', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  heraia.clock.advance({ seconds: 1 })
  await eva.api.profiles.follow({ id: mira.id })
  await writes(dana, mira, 'Meet me at the secret place')
  await later(5)
  expect(mailsTo(mira)).toEqual([])
  await later(6)
  expect(mailsTo(mira)).toHaveLength(1)
  const [mail] = mailsTo(mira)
  expect(mail?.subject).toBe('2 new things on Heraia')
  expect(mail?.text).toContain('Eva and 1 other follow you.')
  expect(mail?.text).toContain('Dana wrote to you.')
  expect(mail?.text).toContain('http://heraia.test/notifications')
  // To read, a line of words leads to where they are stopped; the long address stands in the text alone.
  expect(mail?.html).toMatch(/mails\/stop\?token=[^"]+"[^>]*>Stop these emails<\/a>/)
  expect(mail?.html.match(/token=/g)).toHaveLength(1)
  expect(JSON.stringify(mail)).not.toContain('secret place')
  await later(600)
  expect(mailsTo(mira)).toHaveLength(1)
})

test('the next mail waits an hour and tells only what is new; what she has read is not mailed', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  await mira.api.notifications.markRead({})
  heraia.clock.advance({ seconds: 1 })
  await writes(eva, mira, 'Hello')
  await later(30)
  expect(mailsTo(mira)).toHaveLength(1)
  await later(31)
  expect(mailsTo(mira).map(({ subject }) => subject)).toEqual(['Something new on Heraia', 'Something new on Heraia'])
  expect(mailsTo(mira)[1]?.text).not.toContain('Dana')
  await writes(dana, mira, 'Read at once')
  await mira.api.notifications.markRead({})
  await later(120)
  expect(mailsTo(mira)).toHaveLength(2)
})

test('what is written at the moment of a mail stands in the next one', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  // The clock stands still: a notice that was begun before the mail was read, and stored after it.
  await writes(eva, mira, 'Hello')
  await later(61)
  expect(mailsTo(mira)).toHaveLength(2)
  expect(mailsTo(mira)[1]?.text).toContain('Eva wrote to you.')
})

test('a topic, or all mail, can be switched off; likes come only if she asks for them', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await mira.posts('Goal!')
  await dana.api.feed.like({ id: post.id })
  const { notifications } = await mira.api.settings.get()
  await wants(mira, { byEmail: { ...notifications.byEmail, newFollowers: false } })
  await dana.api.profiles.follow({ id: mira.id })
  await later(60)
  expect(mailsTo(mira)).toEqual([])
  await wants(mira, { emailNotifications: false })
  await dana.comments(post, 'Well done')
  await later(60)
  expect(mailsTo(mira)).toEqual([])
  await wants(mira, { emailNotifications: true, byEmail: { ...notifications.byEmail, likes: true } })
  const second = await mira.posts('Another')
  await dana.api.feed.like({ id: second.id })
  await later(60)
  expect(mailsTo(mira)).toHaveLength(1)
})

test('switched off, or blocked, while the mail waits: nothing of it is told', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.block({ id: dana.id })
  await later(60)
  const eva = await joins('Eva')
  await eva.api.profiles.follow({ id: mira.id })
  await wants(mira, { emailNotifications: false })
  await later(60)
  expect(mailsTo(mira)).toEqual([])
})

test('who was suspended while a mail waited is mailed of what is new once she is back', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  await suspendPerson(heraia.context, mira.id, 'Spam')
  await later(60)
  expect(mailsTo(mira)).toEqual([])
  await restorePerson(heraia.context, mira.id, 'Appeal')
  await writes(eva, mira, 'Welcome back')
  await later(11)
  expect(mailsTo(mira).map(({ subject }) => subject)).toEqual(['2 new things on Heraia'])
})

test('likes that she wants no mail about do not stand before what she wants', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await eva.api.profiles.follow({ id: mira.id })
  for (let nr = 0; nr < 21; nr++) {
    heraia.clock.advance({ seconds: 1 })
    await dana.api.feed.like({ id: (await mira.posts(`Goal ${nr}`)).id })
  }
  await later(11)
  expect(mailsTo(mira)).toMatchObject([{ subject: 'Something new on Heraia' }])
  expect(mailsTo(mira)[0]?.text).toContain('Eva follows you.')
})

test('of much that is new the newest ten stand in the mail, and all are counted', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  for (let nr = 0; nr < 12; nr++) await dana.comments(await mira.posts(`Goal ${nr}`), 'Well done')
  await later(11)
  expect(mailsTo(mira)).toMatchObject([{ subject: '12 new things on Heraia' }])
  expect(mailsTo(mira)[0]?.text.match(/Dana commented on your post/g)).toHaveLength(10)
})

test('one click in her mail program stops them, and so does the link, without signing in', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  const stopUrl = mailsTo(mira)[0]?.stopUrl ?? ''
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  // Looking at the address changes nothing: mail scanners open every link.
  await heraia.fetch(stopUrl)
  expect((await mira.api.settings.get()).notifications.emailNotifications).toBe(true)
  expect((await heraia.fetch(stopUrl, oneClick)).status).toBe(200)
  const stopped = await mira.api.settings.get()
  expect(stopped.notifications).toMatchObject({ emailNotifications: false, messages: true })
  await wants(mira, { emailNotifications: true })
  await stranger.settings.stopMails({ token: stopUrl.split('/').at(-1) ?? '' })
  expect((await mira.api.settings.get()).notifications.emailNotifications).toBe(false)
  expect(await refusal(stranger.settings.stopMails({ token: 'f'.repeat(48) }))).toMatchObject({ status: 404 })
  expect((await heraia.fetch(`/api/mails/stop/${'f'.repeat(48)}`, oneClick)).status).toBe(404)
})

test('whoever calls herself or her team by HTML is shown as she wrote it', async () => {
  const html = '<img src=x onerror=alert(1)>'
  const [mira, dana] = [await joins('Mira'), await joins(html)]
  const team = await founds(dana, { name: `Team ${html}` })
  await joinsTeam(mira, dana, team)
  const { id } = await dana.api.messages.openOfTeam({ teamId: team.id })
  await mira.api.messages.answerRequest({ id, accept: true })
  await dana.api.messages.send({ id, messageId: MessageId.parse(newId()), text: 'Hello' })
  await later(11)
  const [mail] = mailsTo(mira)
  expect(mail?.text).toContain(`${html} wrote in Team ${html}.`)
  const shown = '&#60;img src=x onerror=alert(1)&#62;'
  expect(mail?.html).toContain(`${shown} wrote in Team ${shown}.`)
  expect(mail?.html).not.toContain('<img src=x')
})

test('the mail speaks her language', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.accounts.setLanguage({ language: 'es' })
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  expect(mailsTo(mira)[0]).toMatchObject({ subject: 'Una novedad en Heraia' })
  expect(mailsTo(mira)[0]?.text).toContain('Dana te sigue.')
})

test('until she chooses one, that of the browser she last signed in with', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { auth } = authClient(heraia, speaking(heraia, 'es'))
  await auth.signInWithPassword({ email: mira.email, password: 'secret1' })
  await dana.api.profiles.follow({ id: mira.id })
  await later(11)
  expect(mailsTo(mira)[0]).toMatchObject({ subject: 'Una novedad en Heraia' })
})

test('daily, all of it comes at eight in the morning by the clock on her wall; weekly, on Mondays', async () => {
  heraia.clock.set('2026-11-19T10:00:00Z')
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await wants(mira, { mailPace: 'daily', timeZone: 'Europe/Madrid' })
  await dana.api.profiles.follow({ id: mira.id })
  await later(60)
  await eva.api.profiles.follow({ id: mira.id })
  heraia.clock.set('2026-11-20T06:59:00Z')
  await heraia.runJobs()
  expect(mailsTo(mira)).toEqual([])
  await later(2)
  expect(mailsTo(mira)).toHaveLength(1)
  expect(mailsTo(mira)[0]?.text).toContain('Eva and 1 other follow you.')

  await wants(mira, { mailPace: 'weekly' })
  heraia.clock.advance({ seconds: 1 })
  await writes(dana, mira, 'Hello')
  heraia.clock.set('2026-11-23T06:59:00Z')
  await heraia.runJobs()
  expect(mailsTo(mira)).toHaveLength(1)
  await later(2)
  expect(mailsTo(mira)).toHaveLength(2)
})

test('in her quiet hours no mail is sent; it waits for their end', async () => {
  heraia.clock.set('2026-11-24T22:30:00Z')
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await wants(mira, { quietHours: { on: true, from: '22:00', to: '07:00' } })
  await dana.api.profiles.follow({ id: mira.id })
  await later(60)
  expect(mailsTo(mira)).toEqual([])
  heraia.clock.set('2026-11-25T07:00:01Z')
  await heraia.runJobs()
  expect(mailsTo(mira)).toHaveLength(1)
})
