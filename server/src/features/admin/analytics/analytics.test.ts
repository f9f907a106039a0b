import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { dayOf, monthBefore } from './days.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

// In the middle of a day: all of it is on this one.
heraia.clock.set(`${dayOf(new Date(Date.now() + 86_400_000))}T12:00:00Z`)
const ada = await joins('Ada Admin')
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()
const people = await Promise.all(['Mira', 'Dana', 'Yuki', 'Aina', 'Lea'].map((name) => joins(name)))
const [mira, dana, yuki, aina, lea] = people as [Player, Player, Player, Player, Player]
const { admin } = ada.api

const aMinuteLater = () => heraia.clock.advance({ minutes: 1, seconds: 1 })
const fiveMinutesLater = () => heraia.clock.advance({ minutes: 5, seconds: 1 })
const monthAgo = (months: number) => new Date(`${monthBefore(heraia.clock.now(), months)}T12:00:00Z`)
const daysAgo = (days: number) => new Date(heraia.clock.now().getTime() - days * 86_400_000)

test('an admin reads what was done each day; of fewer than five who did it she is not told how many', async () => {
  const post = await mira.posts('For everybody')
  await mira.posts('For me alone', { audience: 'private' })
  await dana.comments(post, 'Well played')
  await yuki.writes(mira, 'Hello')
  await sells(aina)
  const today = { from: dayOf(heraia.clock.now()), accounts: 6, posts: 1, messages: 1, listings: 1 }
  const { unit, points } = await admin.analyticsSeries({})
  expect(unit).toBe('day')
  expect(points).toHaveLength(30)
  expect(points.at(-1)).toEqual({ ...today, activePeople: null })
  await lea.comments(post, 'So it was')
  await lea.comments(post, 'Again')
  aMinuteLater()
  expect((await admin.analyticsSeries({ period: '90d' })).points.at(-1)).toEqual({ ...today, activePeople: 5 })
})

test('by months a year is summed up, and active people are those of a day on average', async () => {
  const { unit, points } = await admin.analyticsSeries({ period: '12m' })
  expect(unit).toBe('month')
  expect(points.map(({ from }) => from)).toEqual(
    Array.from({ length: 12 }, (_, at) => monthBefore(heraia.clock.now(), 11 - at)),
  )
  expect(points.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(6)
  expect(points.at(0)).toMatchObject({ posts: 0, activePeople: null })
})

test('a day that is over stays as the night after it was counted, whatever is deleted later', async () => {
  const post = await mira.posts('Not for long')
  await heraia.db
    .updateTable('posts')
    .set({ created_at: daysAgo(1) })
    .where('id', '=', post.id)
    .execute()
  await heraia.runJob('keep-daily-counts', {})
  await mira.api.feed.remove({ id: post.id })
  await heraia.runJob('keep-daily-counts', {})
  aMinuteLater()
  const { points } = await admin.analyticsSeries({})
  expect(points.at(-2)).toMatchObject({ from: dayOf(daysAgo(1)), accounts: 0, posts: 1 })
  expect(points.at(-1)).toMatchObject({ accounts: 6, posts: 1 })
})

test('of those who joined in a month she reads how many were there in the months after', async () => {
  const ids = people.map(({ id }) => id)
  await heraia.db
    .updateTable('profiles')
    .set({ created_at: monthAgo(2) })
    .where('id', 'in', ids)
    .execute()
  await heraia.db
    .updateTable('users')
    .set({ last_sign_in_at: monthAgo(1) })
    .where('id', 'in', ids)
    .execute()
  await heraia.db.deleteFrom('presence').execute()
  fiveMinutesLater()
  const { cohorts } = await admin.analyticsRetention()
  expect(cohorts.map(({ still }) => still.length)).toEqual([5, 4, 3, 2, 1, 0])
  const month = monthBefore(heraia.clock.now(), 2).slice(0, 7)
  expect(cohorts.find((cohort) => cohort.month === month)).toEqual({ month, joined: 5, still: [5, null] })
  expect(cohorts.at(-1)).toMatchObject({ joined: null })
})

test('who registered is counted as far as she came in seven days, each step of those of the step before', async () => {
  const all = [...people, ada].map(({ id }) => id)
  const hers = people.map(({ id }) => id)
  const users = heraia.db.updateTable('users')
  await users
    .set({ created_at: daysAgo(12) })
    .where('id', 'in', all)
    .execute()
  for (const [at, person] of people.entries()) {
    await person.api.profiles.follow({ id: (people[at + 1] ?? mira).id })
    await person.posts('My first')
    const { id } = await person.writes(people[at + 1] ?? mira, 'Sent by mistake')
    await person.api.messages.remove({ id })
  }
  const bio = { bio: 'I run.', avatar: JSON.stringify({}) }
  await heraia.db.updateTable('profiles').set(bio).where('id', 'in', hers).execute()
  const read = async () => {
    fiveMinutesLater()
    return admin.analyticsFunnel({ period: '30d' })
  }
  expect(await read(), 'all that was after the seventh day').toMatchObject({ registered: 6, filled: 5, followed: null })
  await heraia.db
    .updateTable('follows')
    .set({ created_at: daysAgo(9) })
    .execute()
  await heraia.db
    .updateTable('messages')
    .set({ created_at: daysAgo(8) })
    .execute()
  expect(await read(), 'what she deleted is not said').toMatchObject({ followed: 5, spoke: null })
  await heraia.db
    .updateTable('posts')
    .set({ created_at: daysAgo(8) })
    .execute()
  expect(await read()).toEqual({ registered: 6, confirmed: 6, filled: 5, followed: 5, spoke: 5 })
  await users.set({ email_confirmed_at: null }).where('id', '=', lea.id).execute()
  expect(await read()).toEqual({ registered: 6, confirmed: 5, filled: null, followed: null, spoke: null })
})

test('only admins read them, and a period that is none is refused', async () => {
  for (const api of [stranger, mira.api]) {
    expect([401, 403]).toContain((await refusal(api.admin.analyticsSeries({}))).status)
    expect([401, 403]).toContain((await refusal(api.admin.analyticsRetention())).status)
    expect([401, 403]).toContain((await refusal(api.admin.analyticsFunnel({}))).status)
  }
  const period = 'forever' as '30d'
  expect(await refusal(admin.analyticsSeries({ period }))).toMatchObject({ fields: [{ field: 'period' }] })
})
