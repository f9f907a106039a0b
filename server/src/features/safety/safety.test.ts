import { ReportId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { revokeAdmin } from '@heraia/server/features/accounts/standing/revoke-admin'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const [ada, noa, mira, dana] = [
  await joins('Ada Staff'),
  await joins('Noa Staff'),
  await joins('Mira'),
  await joins('Dana'),
]
await grantAdmin(heraia.context, ada.id)
await grantAdmin(heraia.context, noa.id)

async function reports(who: Player, subject: ReportSubject, subjectId: string) {
  const id = ReportId.parse(newId())
  heraia.clock.advance({ seconds: 1 })
  const { reference } = await who.api.profiles.report({ id, subject, subjectId, category: 'harassment', text: 'Look' })
  return { id, reference }
}

/** Mira reports it, and Ada decides. */
async function decided(decision: 'warned' | 'removed', subject: ReportSubject, subjectId: string) {
  const report = await reports(mira, subject, subjectId)
  await ada.api.admin.decideReport({ id: report.id, decision, reason: 'Against the code' })
  const [made] = (await dana.api.safety.decisions({})).items
  if (!made) throw new Error('She was not told.')
  return { report, made }
}

const appeals = (id: Parameters<Player['api']['safety']['decision']>[0]['id'], appealId = ReportId.parse(newId())) =>
  dana.api.safety.appeal({ id, appealId, text: ' It was a joke ' })

async function newestNotice(who: Player) {
  const [notice] = (await who.api.notifications.list({ tab: 'safety' })).items
  return notice
}

const told = (who: Player) => newestNotice(who).then((notice) => `${notice?.kind}: ${notice?.excerpt}`)

test('who is warned reads why and about what, keeps it, and whoever reported learns only that the staff acted', async () => {
  const post = await dana.posts('You run like a duck')
  const { report, made } = await decided('warned', 'post', post.id)
  expect(made).toMatchObject({
    ...{ decision: 'warned', subject: 'post', text: 'You run like a duck', reason: 'Against the code', appeal: null },
    may: { appeal: true },
  })
  expect(JSON.stringify(made)).not.toMatch(/Mira|Ada/)
  expect(await newestNotice(dana)).toMatchObject({
    ...{ kind: 'content_warned', excerpt: 'Against the code', decisionId: made.id, actors: [] },
  })
  expect(await stranger.feed.get({ id: post.id })).toMatchObject({ text: 'You run like a duck' })
  expect((await mira.api.safety.reports({})).items[0]).toEqual({
    ...{ ...report, subject: 'post', category: 'harassment', text: 'Look', state: 'acted' },
    ...{ createdAt: expect.any(String), decidedAt: expect.any(String) },
  })
  expect(await refusal(mira.api.safety.decision({ id: made.id }))).toMatchObject({ status: 404 })
  const open = await reports(mira, 'profile', dana.id)
  expect((await mira.api.safety.reports({})).items[0]).toMatchObject({ id: open.id, state: 'open', decidedAt: null })
  expect((await dana.api.safety.reports({})).items).toEqual([])
})

test('she appeals once, sent twice it is one, and nobody else for her; after thirty days it is too late', async () => {
  const { made } = await decided('warned', 'post', (await dana.posts('Late')).id)
  const { made: other } = await decided('removed', 'post', (await dana.posts('Early')).id)
  const appealId = ReportId.parse(newId())
  const appealed = await appeals(other.id, appealId)
  expect(appealed).toMatchObject({ may: { appeal: false }, appeal: { text: 'It was a joke', outcome: null } })
  expect(await appeals(other.id, appealId)).toEqual(appealed)
  expect(await refusal(appeals(other.id))).toMatchObject({ status: 409, reason: 'appealed_already' })
  expect(await refusal(appeals(made.id, appealId))).toMatchObject({ status: 409, reason: 'id_taken' })
  await dana.api.profiles.block({ id: mira.id })
  for (const who of [mira, noa]) {
    const asked = { id: made.id, appealId: ReportId.parse(newId()), text: 'Not mine' }
    expect(await refusal(who.api.safety.appeal(asked))).toMatchObject({ status: 404 })
  }
  await dana.api.profiles.unblock({ id: mira.id })
  expect((await dana.api.safety.reports({})).items, 'an appeal is no report of hers').toEqual([])
  await heraia.db
    .updateTable('moderation_decisions')
    .set({ created_at: new Date(heraia.clock.now().getTime() - 31 * 86_400_000) })
    .where('id', '=', made.id)
    .execute()
  expect(await refusal(appeals(made.id))).toMatchObject({ status: 409, reason: 'appeal_over' })
})

test('an appeal waits among the reports for another one of the staff, who reverses it: a listing is hers again', async () => {
  const listing = await sells(dana)
  const { report, made } = await decided('removed', 'listing', listing.id)
  const again = await reports(mira, 'profile', dana.id)
  await noa.api.admin.assignReport({ id: again.id, was: null, to: noa.id })
  const { appeal } = await appeals(made.id)
  const id = appeal?.id as ReportId
  expect((await ada.api.admin.reports({})).items[0]).toMatchObject({
    id,
    isAppeal: true,
    mayHandle: false,
    assignee: null,
  })
  expect(await noa.api.admin.report({ id })).toMatchObject({
    ...{ text: 'It was a joke', others: 0, evidence: { title: listing.title } },
    appeal: {
      ...{ reportId: report.id, decision: 'removed', by: 'Ada Staff', reason: 'Against the code' },
      ...{ byYou: false, isRestorable: true },
    },
    may: { dismiss: false, remove: false, suspend: false, warn: false, answerAppeal: true },
  })
  const answer = { id, outcome: 'reversed', reason: 'She sells her own' } as const
  for (const refused of [
    ada.api.admin.answerAppeal(answer),
    ada.api.admin.assignReport({ id, was: null, to: ada.id }),
    noa.api.admin.assignReport({ id, was: null, to: ada.id }),
  ])
    expect(await refusal(refused)).toMatchObject({ status: 403, reason: 'decided_before' })
  expect((await noa.api.admin.decideReports({ ids: [id], decision: 'dismissed', reason: 'No' })).items).toMatchObject([
    { outcome: 'not_possible' },
  ])
  const answered = await noa.api.admin.answerAppeal(answer)
  expect(answered).toMatchObject({ decided: { decision: 'reversed', by: 'Noa Staff', isBySame: false } })
  expect(await noa.api.admin.answerAppeal({ ...answer, reason: 'Again' })).toEqual(answered)
  expect(await refusal(noa.api.admin.answerAppeal({ ...answer, outcome: 'upheld' }))).toMatchObject({ status: 409 })
  expect(await dana.api.marketplace.editable({ id: listing.id })).toMatchObject({
    state: 'paused',
    removedBecause: null,
  })
  expect((await dana.api.safety.decision({ id: made.id })).appeal).toMatchObject({
    ...{ outcome: 'reversed', reason: 'She sells her own', restored: true },
  })
  expect(await told(dana)).toBe('appeal_reversed: She sells her own')
  const states = (await mira.api.safety.reports({})).items.map((each) => [each.id, each.state])
  expect(states).toContainEqual([report.id, 'reversed'])
  expect(states, 'it is about something else').toContainEqual([again.id, 'open'])
})

test('where nobody else is there to judge, who decided does, and it says so; what nothing is kept of does not come back', async () => {
  const post = await dana.posts('Gone')
  const { made } = await decided('removed', 'post', post.id)
  const { appeal } = await appeals(made.id)
  const id = appeal?.id as ReportId
  await revokeAdmin(heraia.context, noa.id)
  expect(await ada.api.admin.report({ id })).toMatchObject({
    ...{ mayHandle: true, appeal: { byYou: true, isRestorable: false } },
  })
  expect(await ada.api.admin.answerAppeal({ id, outcome: 'reversed', reason: 'It was a joke' })).toMatchObject({
    decided: { isBySame: true },
  })
  expect((await dana.api.safety.decision({ id: made.id })).appeal).toMatchObject({ restored: false })
  expect(await refusal(stranger.feed.get({ id: post.id }))).toMatchObject({ status: 404 })
})
