import { AchievementId, InvitationId, ListingQuestionId, VerificationRequestId } from '@heraia/contract/ids'
import { byTurns } from '@heraia/hosts/test/by-turns'
import { type AnyProcedure, asRest, everyProcedure, type Input } from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { ordersForLists } from '@heraia/hosts/test/orders'
import { recordsOneOfEach } from '@heraia/hosts/test/records'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { season } from '@heraia/hosts/test/season'
import { fixtureSaid, inDays, teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../features/accounts/standing/grant-admin.ts'
import { saveSiteSetting } from '../features/site/site-settings.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const [mira, dana, eve] = [await joins('Mira Lists'), await joins('Dana Lists'), await joins('Eve Lists')]

/** Two of everything, so that each list has a second page. */
const [post, other] = [await mira.posts('One #ball'), await mira.posts('Two #ball')]
for (const { id } of [post, other]) await mira.api.feed.bookmark({ id })
for (const fan of [dana, eve]) {
  await fan.api.profiles.follow({ id: mira.id })
  await fan.api.feed.like({ id: post.id })
  await fan.posts('Read this', { quotes: post.id })
  await mira.api.profiles.follow({ id: fan.id })
  await mira.writes(fan, 'First')
  heraia.clock.advance({ seconds: 1 })
}
await mira.writes(dana, 'Second')
for (const fan of [dana, eve]) {
  const report = { subject: 'post', subjectId: post.id, category: 'spam', text: '' } as const
  await fan.api.profiles.report({ id: newId() as never, ...report })
}
const answered = await mira.comments(post, 'Three')
await mira.comments(post, 'Four')
for (const text of ['Five', 'Six']) await mira.comments(post, text, answered)
await mira.sets({ profileVisibility: 'followers' })
for (const name of ['Ana', 'Bea']) await (await joins(name)).api.profiles.follow({ id: mira.id })
for (const name of ['Ida', 'Lea']) await mira.api.profiles.block({ id: (await joins(name)).id })
for (const name of ['Noa', 'Uma']) {
  const { id } = await joins(name)
  await mira.api.profiles.mute({ id })
  await mira.api.profiles.restrict({ id })
}
for (const _ of [1, 2]) await mira.shows(await pngOf(100, 100))
for (const _ of [1, 2]) await recordsOneOfEach(mira)
const rackets = [await sells(mira), await sells(mira)] as const
const kept = [await sells(dana), await sells(dana)] as const
for (const { id } of kept) {
  await mira.api.marketplace.save({ id })
  heraia.clock.advance({ seconds: 1 })
  const questionId = ListingQuestionId.parse(newId())
  await dana.api.marketplace.ask({ id: rackets[0].id, questionId, text: 'Why?' })
}
const carla = await joins('Carla Coach', { role: 'coach' })
for (const asker of [dana, eve]) {
  const cup = { title: 'Cup', description: null, date: '2025-05-04', location: null, type: 'trophy' } as const
  const id = AchievementId.parse(newId())
  await asker.api.achievements.add({ id, ...cup, audience: 'public', evidence: [] })
  await asker.api.achievements.ask({ id, of: carla.id })
  await mira.api.achievements.add({
    ...{ id: AchievementId.parse(newId()), ...cup, audience: 'public', evidence: [] },
  })
}
// Nobody names an athlete either.
await heraia.db
  .insertInto('affiliations')
  .values(
    [dana, eve].map(({ id }) => ({
      ...{ person_id: id, kind: 'club' as const, partner_id: mira.id, state: 'asked' as const },
      ...{ asked_at: heraia.clock.now(), answered_at: null },
    })),
  )
  .execute()
// As of two whom an admin has not let in yet.
await heraia.db
  .insertInto('registration_requests')
  .values([dana, eve].map(({ id }) => ({ person_id: id, created_at: heraia.clock.now() })))
  .execute()
// Nobody asks an athlete; the list is the same for everybody.
await heraia.db.updateTable('achievements').set({ request_of: mira.id }).where('request_of', '=', carla.id).execute()
const { founds, joinsTeam, offers } = teamsOf(newId)
const [team, second] = [await founds(mira), await founds(dana)]
await joinsTeam(eve, mira, team)
for (const name of ['Wei', 'Xia']) await (await joins(name)).api.teams.ask({ id: team.id, role: 'player', note: null })
for (const text of ['Team one', 'Team two']) {
  const told = await dana.api.feed.publish({ id: newId() as never, text, teamId: second.id })
  await eve.comments(told, text)
  const won = { title: 'Cup', description: null, date: '2025-05-04', location: null, type: 'trophy' } as const
  const updatedAt = null
  await mira.api.teams.saveAchievement({ id: team.id, achievementId: newId() as never, updatedAt, ...won })
  for (const date of [inDays(heraia.clock.now(), 9), inDays(heraia.clock.now(), -9)]) {
    await mira.api.fixtures.save({ ...fixtureSaid, date, id: team.id, fixtureId: newId() as never })
  }
}
const days = { deadline: inDays(heraia.clock.now(), 9), answerBy: inDays(heraia.clock.now(), 9) }
const roles = [await offers(mira, team, days), await offers(mira, team, days)]
for (const _ of [1, 2]) {
  await mira.api.openRoles.apply({ id: (await offers(dana, second, days)).id, message: 'Hello' })
  await mira.api.openRoles.close({ id: (await offers(mira, team, days)).id, closed: true })
}
for (const { id } of roles) for (const fan of [dana, eve]) await fan.api.openRoles.apply({ id, message: 'Hi' })
const conversation = (await mira.api.messages.open({ personId: dana.id })).id
const circle = (await mira.api.messages.openOfTeam({ teamId: team.id })).id
await eve.api.messages.answerRequest({ id: circle, accept: true })
for (const text of ['One', 'Two']) await eve.api.messages.send({ id: circle, messageId: newId() as never, text })
const newest = (await eve.api.messages.list({ id: circle })).items[0]?.id
const ada = await joins('Ada Admin')
await grantAdmin(heraia.context, ada.id)
await grantAdmin(heraia.context, (await joins('Noa Admin')).id)
for (const fan of [dana, eve]) {
  const id = newId() as never
  await fan.api.profiles.report({ id, subject: 'post', subjectId: other.id, category: 'spam', text: '' })
  await ada.api.admin.assignReport({ id, was: null, to: ada.id })
}
for (const subject of ['One', 'Two']) {
  const words = { name: 'Ana', email: 'ana@example.com', subject, message: 'Hello', seconds: '9' }
  await heraia.fetch('/forms/contact', { method: 'POST', body: new URLSearchParams(words) })
}

// What is removed of hers, one and another.
for (const _ of [1, 2]) {
  const [{ id: subjectId }, id] = [await mira.posts('Rude'), newId() as never]
  await dana.api.profiles.report({ id, subject: 'post', subjectId, category: 'spam', text: '' })
  await ada.api.admin.decideReport({ id, decision: 'removed', reason: 'Rude' })
  heraia.clock.advance({ seconds: 1 })
}
for (const fan of [dana, eve]) {
  const id = newId() as never
  await mira.api.profiles.report({ id, subject: 'profile', subjectId: fan.id, category: 'spam', text: '' })
}

for (const [{ api }, ofTeam] of [
  [mira, team],
  [dana, second],
] as const) {
  const id = VerificationRequestId.parse(newId())
  await api.verification.ask({ id, knownFor: 'Ten caps', links: [], files: [] })
  const requestId = VerificationRequestId.parse(newId())
  await api.verification.askForTeam({ id: ofTeam.id, requestId, knownFor: 'Ten caps', links: [], files: [] })
}

const { notifications, ...chosen } = await mira.api.settings.get()
const filter = { ...notifications.filter, newAccounts: 'set_aside' } as const
await mira.api.settings.save({ ...chosen, notifications: { ...notifications, filter } })
for (const name of ['Mia', 'Pia']) {
  heraia.clock.advance({ seconds: 1 })
  await (await joins(name)).api.profiles.follow({ id: mira.id })
  await mira.api.notifications.acceptSender({ id: (await joins(`${name} Heard`)).id })
}

// A second row of her security.
await mira.api.accounts.askExport()
await ordersForLists(heraia, mira, dana)

// Two of hers; of everybody's, too.
await saveSiteSetting(heraia.context, 'registration', { mode: 'invite', membersInvite: true })
for (const id of [newId(), newId()]) await mira.api.accounts.makeInvitation({ id: InvitationId.parse(id) })

/** Each list of the contract with what it asks for; `feed.newer` takes the cursor of the timeline. */
const lists: [string, Input][] = [
  ['inbox.list', {}],
  ['admin.people', {}],
  ['admin.reports', {}],
  ['admin.reports', { assigned: 'nobody' }],
  ['admin.reports', { assigned: 'me' }],
  ['admin.staff', {}],
  ['admin.content', {}],
  ['admin.content', { kind: 'comment' }],
  ['admin.content', { kind: 'listing' }],
  ['admin.verificationRequests', {}],
  ['admin.verificationRequests', { of: 'teams' }],
  ['admin.waitingPeople', {}],
  ['safety.reports', {}],
  ['safety.decisions', {}],
  ['accounts.securityEvents', {}],
  ['accounts.invitations', {}],
  ['accounts.invitations', { everyones: true }],
  ['feed.timeline', {}],
  ['feed.timeline', { tag: 'ball' }],
  ['feed.timeline', { scope: 'following' }],
  ['feed.byPerson', { id: mira.id }],
  ['feed.bookmarks', {}],
  ['feed.likers', { id: post.id }],
  ['feed.quotes', { id: post.id }],
  ['feed.comments', { id: post.id }],
  ['feed.comments', { id: post.id, parentId: answered.id }],
  ['feed.byTeam', { id: second.id }],
  ['teams.search', {}],
  ['teams.roster', { id: team.id }],
  ['teams.waiting', { id: team.id }],
  ['teams.achievements', { id: team.id }],
  ['fixtures.list', { id: team.id }],
  ['fixtures.list', { id: team.id, past: true }],
  ['openRoles.list', { id: team.id }],
  ['openRoles.list', { id: team.id, past: true }],
  ['openRoles.applications', { id: roles[0]?.id }],
  ['openRoles.mine', {}],
  ['gallery.list', { id: mira.id }],
  ['gallery.list', { id: mira.id, category: 'training' }],
  ['profiles.followers', { id: mira.id }],
  ['profiles.following', { id: mira.id }],
  ['profiles.followRequests', {}],
  ['profiles.blocked', {}],
  ['profiles.muted', {}],
  ['profiles.restricted', {}],
  ['achievements.list', { id: mira.id }],
  ['achievements.list', { id: mira.id, order: 'earliest' }],
  ['achievements.asked', {}],
  ['affiliations.naming', {}],
  ['people.search', {}],
  ['people.search', { order: 'name' }],
  ['people.search', { order: 'followers' }],
  ['marketplace.search', {}],
  ['marketplace.search', { order: 'cheapest' }],
  ['marketplace.search', { order: 'dearest' }],
  ['marketplace.search', { order: 'nearest', q: 'racket' }],
  ['marketplace.ofSeller', { id: mira.id }],
  ['marketplace.mine', {}],
  ['marketplace.mine', { state: 'active' }],
  ['marketplace.favourites', {}],
  ['marketplace.questions', { id: rackets[0].id }],
  ['messages.conversations', {}],
  ['messages.list', { id: conversation }],
  ['messages.list', { id: circle }],
  ['messages.around', { id: circle, messageId: newest }],
  ['messages.search', { id: circle, q: 'o' }],
  ['messages.people', { id: circle }],
  ['messages.contacts', {}],
  ['notifications.list', {}],
  ['notifications.setAside', {}],
  ['notifications.acceptedSenders', {}],
  ['orders.list', { side: 'buying' }],
  ['orders.list', { side: 'buying', filter: 'open' }],
  ['orders.list', { side: 'selling', filter: 'my_turn' }],
  ['orders.disputes', {}],
  ['orders.reviews', { id: mira.id }],
  ['results.list', { id: mira.id }],
  ['results.list', { id: mira.id, figure: 'wins' }],
  ['results.rankingHistory', { id: mira.id }],
  ['results.rankingHistory', { id: mira.id, scope: 'national', category: '100 M' }],
]

const procedureOf = (name: string): AnyProcedure => {
  const found = everyProcedure.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not there`)
  return found
}

async function read(name: string, input: Input) {
  const { path, init } = asRest(procedureOf(name), input)
  const { token } = input.everyones || /^(inbox\.|admin\.|orders\.disputes)/.test(name) ? ada : mira
  const response = await heraia.fetch(path, { ...init, headers: { authorization: `Bearer ${token}` } })
  const body = (await response.json()) as { nextCursor?: string | null; data?: { fields?: { field: string }[] } }
  return { status: response.status, cursor: body.nextCursor, field: body.data?.fields?.[0]?.field }
}

test('every list that goes by pages is here', () => {
  const paged = everyProcedure.filter(({ fields }) => fields.includes('cursor')).map(({ name }) => name)
  expect(new Set(lists.map(([name]) => name))).toEqual(new Set(paged))
})

// One code reads the cursors of all: each list is asked with those of its own feature, and with one in six of the others.
test('a list goes on by its own cursor, and refuses those of others and of nobody', { timeout: 180_000 }, async () => {
  const cursors = new Map<string, string>()
  for (const [name, input] of lists) {
    const first = await read(name, { ...input, limit: 1 })
    expect([name, first.status, typeof first.cursor]).toEqual([name, 200, 'string'])
    cursors.set(name, first.cursor ?? '')
    expect([name, (await read(name, { ...input, limit: 1, cursor: first.cursor })).status]).toEqual([name, 200])
  }
  const madeUp = ['', 'x', '..', 'posts', '%', "'; drop table posts; --", `${cursors.get('feed.timeline')}x`, '0.0.0']
  for (const [place, [name, input]] of lists.entries()) {
    const isTurn = byTurns(place, 6)
    const isNear = (other: string) => other.split('.')[0] === name.split('.')[0]
    const foreign = [...cursors].filter(([other], at) => other !== name && (isNear(other) || isTurn(other, at)))
    for (const [other, cursor] of [...foreign, ...madeUp.map((each) => ['made up', each] as const)]) {
      const { status, field } = await read(name, { ...input, cursor })
      expect([name, other, cursor, status, field]).toEqual([name, other, cursor, 422, 'cursor'])
    }
  }
})
