import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)

const ada = await joins('Ada Admin')
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()
const mira = await joins('Mira López')
const dana = await joins('Dana Okafor', { role: 'coach' })
const { admin } = ada.api

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const joinedDaysAgo = (person: Player, days: number) =>
  heraia.db
    .updateTable('profiles')
    .set({ created_at: daysAgo(days) })
    .where('id', '=', person.id)
    .execute()
const aMinuteLater = () => heraia.clock.advance({ minutes: 1, seconds: 1 })
await joinedDaysAgo(dana, 45)

test('the figures count everybody by role, and what came in the last 30 days and in those before', async () => {
  const fan = await joins('Fay Fan', { role: 'fan', sport: null })
  await suspendPerson(heraia.context, fan.id, 'Spam')
  const gone = await joins('Gone')
  await heraia.db.updateTable('profiles').set({ state: 'closed' }).where('id', '=', gone.id).execute()
  aMinuteLater()
  expect(await admin.userStatistics()).toEqual({
    ...{ totalUsers: 4, newUsers30d: 3, newUsersPrevious30d: 1 },
    ...{ athletes: 1, coaches: 1, clubs: 0, federations: 0, journalists: 0, fans: 1, admins: 1 },
    ...{ verifiedUsers: 0, activeAthletes: 1 },
  })
  await mira.posts('One')
  await mira.posts('Mine', { audience: 'private' })
  aMinuteLater()
  expect(await admin.contentStatistics()).toEqual({ totalPosts: 2, posts30d: 2, postsPrevious30d: 0 })
})

test('an athlete who was not here for a month is not active', async () => {
  const old = daysAgo(31)
  await heraia.db.updateTable('users').set({ last_sign_in_at: old }).where('id', '=', mira.id).execute()
  await heraia.db.updateTable('presence').set({ last_seen_at: old }).where('person_id', '=', mira.id).execute()
  aMinuteLater()
  expect(await admin.userStatistics()).toMatchObject({ athletes: 1, activeAthletes: 0 })
})

test('recent activity tells who joined and who posted, and not what; a private post is nobody’s news', async () => {
  aMinuteLater()
  const secret = await mira.posts('Only for me', { audience: 'private' })
  const post = await mira.posts('For everybody')
  const { items } = await admin.activity({})
  expect(items.length).toBeLessThanOrEqual(10)
  expect(items[0]).toMatchObject({
    ...{ userName: 'Mira López', description: 'published a post', activityType: 'post', postId: post.id },
  })
  expect(JSON.stringify(items)).not.toContain(secret.id)
  expect(JSON.stringify(items)).not.toContain('For everybody')
  const users = await admin.activity({ type: 'user' })
  expect(users.items.map(({ activityType }) => activityType)).toEqual(users.items.map(() => 'user'))
  expect(users.items.at(-1)).toMatchObject({ userName: 'Dana Okafor', description: 'joined as coach', detail: 'coach' })
})

test('she is verified with a reason, hears of it from the house, and it can be taken back', async () => {
  const granted = await admin.verify({ id: mira.id, reason: '  Passport and federation licence seen ' })
  expect(granted).toMatchObject({
    person: { id: mira.id, verified: true, email: mira.email },
    history: [{ deed: 'granted', by: 'Ada Admin', reason: 'Passport and federation licence seen' }],
    may: { grant: false, revoke: true },
  })
  expect((await dana.api.profiles.get({ id: mira.id })).verification).toMatchObject({ by: 'Heraia' })
  expect(await admin.userStatistics()).toMatchObject({ verifiedUsers: 1 })
  const [notice] = (await mira.api.notifications.list({})).items
  expect(notice).toMatchObject({ kind: 'verified', actors: [], actorCount: 0, read: false })
  expect((await mira.api.notifications.list({ tab: 'safety' })).items).toEqual([notice])
  expect((await mira.api.notifications.list({ tab: 'orders' })).items).toEqual([])

  await admin.verify({ id: mira.id, reason: 'Once more' })
  expect((await admin.verification({ id: mira.id })).history).toHaveLength(1)

  heraia.clock.advance({ seconds: 1 })
  const revoked = await admin.unverify({ id: mira.id, reason: 'The licence was another woman’s' })
  expect(revoked).toMatchObject({ person: { verified: false, verifiedAt: null }, may: { grant: true, revoke: false } })
  expect(revoked.history.map(({ deed }) => deed)).toEqual(['revoked', 'granted'])
  expect((await dana.api.profiles.get({ id: mira.id })).verification).toBeNull()
  expect((await mira.api.notifications.list({})).items[0]).toMatchObject({ kind: 'unverified' })
  const { items } = await admin.activity({ type: 'other' })
  expect(items[0]).toMatchObject({
    ...{ action: 'verification.revoked', userName: 'Ada Admin', detail: 'The licence was another woman’s' },
    ...{ subject: { name: 'Mira López' }, description: 'verification revoked: Mira López' },
  })
})

test('nobody verifies herself, and nobody who is not here or suspended', async () => {
  expect(await refusal(admin.verify({ id: ada.id, reason: 'Me' }))).toMatchObject({ status: 403, reason: 'self' })
  expect((await admin.verification({ id: ada.id })).may).toEqual({
    grant: false,
    revoke: false,
    decline: false,
    grantAdmin: false,
    revokeAdmin: false,
  })
  const sue = await joins('Sue')
  await suspendPerson(heraia.context, sue.id, 'Spam')
  expect(await refusal(admin.verify({ id: sue.id, reason: 'x' }))).toMatchObject({ status: 409, reason: 'not_active' })
  const nobody = newId() as typeof sue.id
  expect(await refusal(admin.verify({ id: nobody, reason: 'x' }))).toMatchObject({ reason: 'person_not_found' })
  expect(await refusal(admin.verify({ id: mira.id, reason: '  ' }))).toMatchObject({
    fields: [{ field: 'reason', code: 'required' }],
  })
})

test('an admin finds everybody: by part of a name, by a whole email, also whom no search finds', async () => {
  await dana.sets({ showInSearch: false, profileVisibility: 'private' })
  await dana.api.profiles.block({ id: ada.id })
  const found = async (q: string, verified?: 'yes' | 'no') =>
    (await admin.people({ q, verified })).items.map(({ name }) => name)
  expect(await found('okaf')).toEqual(['Dana Okafor'])
  expect(await found('da')).toContain('Dana Okafor')
  expect(await found(dana.email.toUpperCase())).toEqual(['Dana Okafor'])
  const { handle } = await dana.api.accounts.me()
  expect(await found(`@${handle}`), 'as her profile writes it').toEqual(['Dana Okafor'])
  expect(await found('%')).toEqual([])
  expect(await found('', 'yes')).toEqual([])
  expect(await found('mira', 'no')).toEqual(['Mira López'])
})

test('an admin sees that an account is to be deleted, does not verify it, and sees it no more once it is', async () => {
  const lea = await joins('Lea Leaving')
  await lea.api.accounts.leave({ password: 'secret1' })
  expect((await admin.people({ q: 'Leaving' })).items).toMatchObject([{ id: lea.id, state: 'leaving' }])
  expect(await admin.verification({ id: lea.id })).toMatchObject({
    person: { state: 'leaving' },
    may: { grant: false },
  })
  await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
  await heraia.runJob('erase-account', { personId: lea.id })
  expect((await admin.people({})).items.map(({ state }) => state)).not.toContain('deleted')
  expect(await refusal(admin.verification({ id: lea.id }))).toMatchObject({ status: 404 })
})

test('only admins come in', async () => {
  expect(await refusal(stranger.admin.userStatistics())).toMatchObject({ status: 401 })
  expect(await refusal(mira.api.admin.people({}))).toMatchObject({ status: 403, reason: 'not_admin' })
  expect(await refusal(mira.api.admin.verify({ id: dana.id, reason: 'x' }))).toMatchObject({ status: 403 })
})

test('she hears of it by mail too, whatever she hears of otherwise', async () => {
  const noa = await joins('Noa')
  const { notifications, ...settings } = await noa.api.settings.get()
  const nothing = Object.fromEntries(Object.keys(notifications.byEmail).map((topic) => [topic, false]))
  await noa.api.settings.save({
    ...settings,
    notifications: { ...notifications, byEmail: nothing as typeof notifications.byEmail },
  })
  await admin.verify({ id: noa.id, reason: 'Seen' })
  heraia.clock.advance({ minutes: 11 })
  await heraia.runJobs()
  const toHer = heraia.mails.filter(({ to }) => to === noa.email)
  expect(toHer.map(({ text }) => text.includes('Your profile is verified.'))).toContain(true)
})

test('an admin makes another one and takes it back, with a reason; nobody decides about herself, and the last one stays', async () => {
  const tess = await joins('Tess Appointed', { role: 'coach' })
  expect(await refusal(tess.api.admin.grantAdmin({ id: tess.id, reason: 'Me' }))).toMatchObject({ status: 403 })
  expect(await refusal(admin.grantAdmin({ id: ada.id, reason: 'Me' }))).toMatchObject({ status: 403, reason: 'self' })
  const made = await admin.grantAdmin({ id: tess.id, reason: 'She answers reports' })
  expect(made).toMatchObject({ person: { role: 'admin' }, may: { grantAdmin: false, revokeAdmin: true } })
  await admin.grantAdmin({ id: tess.id, reason: 'Once more' })
  const { items } = await admin.activity({ type: 'other' })
  expect(items.find(({ action }) => action === 'admin.granted')).toMatchObject({
    ...{ userName: 'Ada Admin', detail: 'She answers reports' },
    subject: { name: 'Tess Appointed' },
  })
  // Each removes the other: one of them stays.
  const outcomes = await Promise.allSettled([
    admin.revokeAdmin({ id: tess.id, reason: 'Enough' }),
    tess.api.admin.revokeAdmin({ id: ada.id, reason: 'Enough' }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  if (outcomes[0].status === 'rejected') await grantAdmin(heraia.context, ada.id)
  expect(await admin.revokeAdmin({ id: tess.id, reason: 'Enough' })).toMatchObject({ person: { role: 'coach' } })
  expect(await refusal(tess.api.admin.people({}))).toMatchObject({ status: 403 })
  const sue = await joins('Sue Gone')
  await suspendPerson(heraia.context, sue.id, 'Spam')
  expect(await refusal(admin.grantAdmin({ id: sue.id, reason: 'x' }))).toMatchObject({
    status: 409,
    reason: 'not_active',
  })
})

test('who gave a day of birth of a minor by mistake has it corrected by the staff, with a reason, and by nobody else', async () => {
  const lena = await joins('Lena Mistyped')
  const saves = async (dateOfBirth: string) => {
    const { version, information } = await lena.api.profiles.editable()
    return lena.api.profiles.save({ version, information: { ...information, dateOfBirth } })
  }
  const year = heraia.clock.now().getUTCFullYear()
  await saves(`${year - 15}-03-02`)
  expect(await refusal(saves('1995-03-02'))).toMatchObject({ status: 403, reason: 'needs_review' })
  const correction = { id: lena.id, dateOfBirth: '1995-03-02', reason: 'Identity card seen' }
  expect(await refusal(lena.api.admin.correctBirthDate(correction))).toMatchObject({ status: 403 })
  expect(await refusal(admin.correctBirthDate({ ...correction, dateOfBirth: `${year - 10}-03-02` }))).toMatchObject({
    fields: [{ field: 'dateOfBirth', code: 'under_thirteen' }],
  })
  expect(JSON.stringify(await admin.correctBirthDate(correction))).not.toMatch(/\b1995\b/)
  expect((await lena.api.profiles.editable()).information.dateOfBirth).toBe('1995-03-02')
  const { items } = await admin.activity({ type: 'other' })
  const deed = items.find(({ action }) => action === 'birth_date.corrected')
  expect(deed).toMatchObject({
    userName: 'Ada Admin',
    subject: { name: 'Lena Mistyped' },
    detail: 'Identity card seen',
  })
  expect(JSON.stringify(items)).not.toMatch(/\b1995\b/)
})
