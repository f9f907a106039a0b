import { type ListingQuestionId, type MessageId, ReportId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)
const ada = await joins('Ada Staff')
await grantAdmin(heraia.context, ada.id)
const { admin } = ada.api

const noLinks = { instagram: null, twitter: null, facebook: null, tiktok: null, youtube: null, website: null }

async function reports(who: Player, subject: ReportSubject, subjectId: string) {
  const id = ReportId.parse(newId())
  heraia.clock.advance({ seconds: 1 })
  await who.api.profiles.report({ id, subject, subjectId, category: 'harassment', text: 'Look' })
  return id
}

/** What the house told her of reports, and nobody by name. */
async function saidTo(who: Player): Promise<string[]> {
  const { items } = await who.api.notifications.list({ tab: 'safety' })
  expect(items.flatMap(({ actors }) => actors)).toEqual([])
  return items.map(({ kind, excerpt }) => `${kind} ${excerpt}`).toReversed()
}

const auditOf = (id: string) =>
  heraia.db.selectFrom('audit_log').select(['action', 'details']).where('subject_id', '=', id).execute()

test('the staff sees who reported what, as it stood then, and dismisses it with a reason', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await dana.posts('First words')
  const id = await reports(mira, 'post', post.id)
  await dana.api.feed.edit({ id: post.id, text: 'Harmless' })
  const [line] = (await admin.reports({})).items
  expect(line).toMatchObject({ id, subject: 'post', excerpt: 'First words', ownerName: 'Dana', decision: null })
  expect(await admin.report({ id })).toMatchObject({
    ...{ text: 'Look', reporter: { name: 'Mira' }, owner: { name: 'Dana', isSuspended: false } },
    ...{ evidence: { title: null, text: 'First words', attachments: [] }, others: 0, decided: null },
    may: { dismiss: true, remove: true, suspend: true },
  })
  const decided = await admin.decideReport({ id, decision: 'dismissed', reason: ' Fair play ' })
  expect(decided).toMatchObject({
    decided: { decision: 'dismissed', by: 'Ada Staff', reason: 'Fair play' },
    may: { dismiss: false, remove: false, suspend: false },
  })
  expect(await admin.decideReport({ id, decision: 'dismissed', reason: 'Again' })).toEqual(decided)
  expect(await refusal(admin.decideReport({ id, decision: 'removed', reason: 'No' }))).toMatchObject({
    status: 409,
    reason: 'already_decided',
  })
  expect((await admin.reports({})).items.map((each) => each.id)).not.toContain(id)
  expect(await saidTo(mira)).toEqual([`report_dismissed ${line?.reference}`])
  expect(await saidTo(dana)).toEqual([])
  expect((await admin.reports({ state: 'decided' })).items[0]).toMatchObject({ id, decision: 'dismissed' })
  expect(await auditOf(id)).toEqual([
    { action: 'report.dismissed', details: expect.objectContaining({ reason: 'Fair play' }) },
  ])
  expect(await auditOf(dana.id)).not.toContainEqual(expect.objectContaining({ action: 'report.dismissed' }))
  expect(await stranger.feed.get({ id: post.id })).toMatchObject({ text: 'Harmless' })
})

test('the staff sees what a profile said beside its words: handle, place, links and pictures', async () => {
  const [mira, dana, minor] = [await joins('Mira'), await joins('Dana'), await joins('Mia Minor')]
  const links = { ...noLinks, website: 'https://pills.example.com/', instagram: 'https://instagram.com/dana' }
  await dana.saves({ location: 'Here is my number', links })
  const avatar = await dana.uploads(await pngOf(), { purpose: 'avatar' })
  await dana.api.media.setAvatar({ mediaId: avatar, crop: { x: 0, y: 0, width: 1, height: 1 }, alt: '' })
  const { handle } = await dana.api.profiles.get({ id: dana.id })
  const id = await reports(mira, 'profile', dana.id)
  await dana.saves({ location: null, links: noLinks })
  const { evidence } = await admin.report({ id })
  expect(evidence).toMatchObject({
    ...{ title: 'Dana', attachments: [{ id: avatar, medium: { kind: 'image' } }] },
    facts: { handle, place: 'Here is my number', price: null },
  })
  expect(evidence.facts.links.toSorted()).toEqual([links.instagram, links.website])
  await minor.saves({ location: 'Madrid', dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  const other = await reports(mira, 'profile', minor.id)
  expect((await admin.report({ id: other })).evidence.facts).toMatchObject({ place: null })
})

test('the staff sees what a reported listing cost', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const listing = await sells(dana, { priceCents: 100, currency: 'EUR' })
  const id = await reports(mira, 'listing', listing.id)
  expect((await admin.report({ id })).evidence.facts).toEqual({
    ...{ handle: null, place: null, links: [], tags: [] },
    price: { cents: 100, currency: 'EUR' },
  })
})

test('the staff sees who asked about a listing and who answered, each with her own words', async () => {
  const [mira, dana, sue] = [await joins('Mira'), await joins('Dana Asks'), await joins('Sue Sells')]
  const listing = await sells(sue)
  const questionId = newId() as ListingQuestionId
  await dana.api.marketplace.ask({ id: listing.id, questionId, text: 'Which size?' })
  const early = await reports(mira, 'listing_question', questionId)
  await sue.api.marketplace.answer({ id: questionId, text: 'Buy glasses' })
  const id = await reports(mira, 'listing_question', questionId)
  expect(await admin.report({ id })).toMatchObject({
    ...{ owner: { id: dana.id }, excerpt: 'Which size?' },
    evidence: {
      text: 'Which size?',
      answer: { text: 'Buy glasses', by: { id: sue.id, name: 'Sue Sells', isSuspended: false }, name: 'Sue Sells' },
    },
  })
  expect((await admin.report({ id: early })).evidence.answer).toBeNull()
  await suspendPerson(heraia.context, sue.id, 'Rude')
  expect((await admin.report({ id })).evidence.answer).toMatchObject({ by: { id: sue.id, isSuspended: true } })
})

test('what is removed is gone for everybody, and its evidence stays; one decision answers every report of it', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await dana.posts('Insult')
  const under = await dana.posts('Open')
  const comment = await eva.comments(under, 'Nasty')
  const message = await eva.writes(mira, 'Threat')
  const listing = await sells(dana)
  for (const [subject, subjectId, gone] of [
    ['post', post.id, () => refusal(stranger.feed.get({ id: post.id }))],
    ['listing', listing.id, () => refusal(stranger.marketplace.get({ id: listing.id }))],
  ] as const) {
    const [one, other] = [await reports(mira, subject, subjectId), await reports(eva, subject, subjectId)]
    expect(await admin.report({ id: one })).toMatchObject({ others: 1 })
    await admin.decideReport({ id: one, decision: 'removed', reason: 'Against the code' })
    expect(await gone(), subject).toMatchObject({ status: 404 })
    const answered = await admin.report({ id: other })
    expect(answered).toMatchObject({ decided: { decision: 'removed', by: 'Ada Staff' } })
    expect((await saidTo(eva)).at(-1)).toBe(`report_upheld ${answered.reference}`)
  }
  await admin.decideReport({ id: await reports(mira, 'comment', comment.id), decision: 'removed', reason: 'Rude' })
  expect((await mira.api.feed.comments({ id: under.id })).items).toEqual([])
  expect(await mira.api.feed.get({ id: under.id })).toMatchObject({ comments: 0 })
  const threat = await reports(mira, 'message', message.id)
  await admin.decideReport({ id: threat, decision: 'removed', reason: 'Threat' })
  const { items } = await mira.api.messages.list({ id: message.conversationId })
  expect(items[0]).toMatchObject({ id: message.id, text: '' })
  expect(await admin.report({ id: threat })).toMatchObject({ evidence: { text: 'Threat' } })
})

test('what its writer does not reach any more goes all the same', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const removes = (id: ReportId) => admin.decideReport({ id, decision: 'removed', reason: 'Insult' })
  const post = await mira.posts('By Mira')
  const comment = await dana.comments(post, 'nasty')
  const threat = await dana.writes(mira, 'Threat')
  const listing = await sells(mira)
  const questionId = newId() as ListingQuestionId
  await dana.api.marketplace.ask({ id: listing.id, questionId, text: 'Nasty?' })
  const team = await founds(mira)
  for (const member of [dana, eva]) await joinsTeam(member, mira, team)
  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  for (const { api } of [dana, eva]) await api.messages.answerRequest({ id, accept: true })
  const shout = await dana.api.messages.send({ id, messageId: newId() as MessageId, text: 'Shout' })
  const reported = [
    await reports(mira, 'comment', comment.id),
    await reports(mira, 'message', threat.id),
    await reports(mira, 'listing_question', questionId),
    await reports(eva, 'message', shout.id),
  ]
  await dana.api.teams.leave({ id: team.id })
  await mira.api.profiles.block({ id: dana.id })
  for (const each of reported) expect(await removes(each)).toMatchObject({ decided: { decision: 'removed' } })
  expect((await eva.api.messages.list({ id })).items).toMatchObject([{ id: shout.id, text: '' }])
  expect(await eva.api.messages.unread()).toMatchObject({ messages: 0 })
  await mira.api.profiles.unblock({ id: dana.id })
  expect((await mira.api.feed.comments({ id: post.id })).items).toEqual([])
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ comments: 0 })
  expect((await mira.api.messages.list({ id: threat.conversationId })).items).toMatchObject([{ text: '' }])
  expect((await mira.api.marketplace.questions({ id: listing.id })).items).toEqual([])
})

test('what she deleted herself can still be decided about', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await dana.posts('Deleted')
  const id = await reports(mira, 'post', post.id)
  await dana.posts('Kept')
  await dana.api.feed.remove({ id: post.id })
  expect(await admin.decideReport({ id, decision: 'removed', reason: 'Was bad' })).toMatchObject({
    decided: { decision: 'removed' },
  })
  expect((await dana.api.profiles.get({ id: dana.id })).posts).toBe(1)
  const listing = await sells(dana)
  const sold = await reports(mira, 'listing', listing.id)
  await dana.api.marketplace.remove({ id: listing.id })
  await dana.api.marketplace.saveDraft({ id: listing.id, version: 0, title: 'Another' })
  expect(await admin.decideReport({ id: sold, decision: 'removed', reason: 'Was a fake' })).toMatchObject({
    decided: { decision: 'removed' },
  })
  expect(await dana.api.marketplace.editable({ id: listing.id })).toMatchObject({ state: 'draft', title: 'Another' })
})

test('who was reported and asks for her deletion before anybody has decided is suspended all the same', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const id = await reports(mira, 'profile', dana.id)
  await dana.api.accounts.leave({ password: 'secret1' })
  expect(await admin.report({ id })).toMatchObject({ may: { suspend: true } })
  expect(await admin.decideReport({ id, decision: 'suspended', reason: 'Threats' })).toMatchObject({
    owner: { isSuspended: true },
  })
})

test('whose it is is suspended; the staff itself is not, nor does anybody decide about herself', async () => {
  const [mira, dana, noa] = [await joins('Mira'), await joins('Dana'), await joins('Noa Staff')]
  await grantAdmin(heraia.context, noa.id)
  const id = await reports(mira, 'profile', dana.id)
  expect(await admin.report({ id })).toMatchObject({ may: { dismiss: true, remove: false, suspend: true } })
  expect(await refusal(admin.decideReport({ id, decision: 'removed', reason: 'No' }))).toMatchObject({
    status: 409,
    reason: 'not_possible',
  })
  expect(await admin.decideReport({ id, decision: 'suspended', reason: 'Threats' })).toMatchObject({
    owner: { name: 'Dana', isSuspended: true },
  })
  expect(await refusal(stranger.profiles.get({ id: dana.id }))).toMatchObject({ status: 404 })
  const colleague = await reports(mira, 'profile', noa.id)
  expect(await admin.report({ id: colleague })).toMatchObject({ may: { dismiss: true, suspend: false } })
  const own = await reports(mira, 'profile', ada.id)
  expect(await admin.report({ id: own })).toMatchObject({ may: { dismiss: false, remove: false, suspend: false } })
  expect(await refusal(admin.decideReport({ id: own, decision: 'dismissed', reason: 'Me' }))).toMatchObject({
    status: 403,
    reason: 'own',
  })
})
