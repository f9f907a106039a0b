import { ContentId, type DecisionId, ReportId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { restorePerson } from '@heraia/server/features/accounts/standing/restore-person'
import { revokeAdmin } from '@heraia/server/features/accounts/standing/revoke-admin'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { afterAll, expect, test } from 'vitest'
import { reportById } from '../admin/reports/report.queries.ts'
import { profilesPersonalData } from '../profiles/profiles.personal-data.ts'

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
  for (const asks of [
    () => ada.api.admin.answerAppeal(answer),
    () => ada.api.admin.assignReport({ id, was: null, to: ada.id }),
    () => noa.api.admin.assignReport({ id, was: null, to: ada.id }),
  ])
    expect(await refusal(asks())).toMatchObject({ status: 403, reason: 'decided_before' })
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

test('who of the staff reported it is nobody else either: she answers the appeal only where there is none', async () => {
  const appealed = async () => {
    const post = await dana.posts('Reported by the staff as well')
    await reports(noa, 'post', post.id)
    const { made } = await decided('warned', 'post', post.id)
    return (await appeals(made.id)).appeal?.id as ReportId
  }
  const alone = await appealed()
  expect(await noa.api.admin.report({ id: alone })).toMatchObject({ mayHandle: true, appeal: { byYou: true } })
  const answer = { outcome: 'upheld', reason: 'No joke' } as const
  expect(await noa.api.admin.answerAppeal({ id: alone, ...answer })).toMatchObject({ decided: { isBySame: true } })

  const id = await appealed()
  const rut = await joins('Rut Staff')
  await grantAdmin(heraia.context, rut.id)
  expect(await noa.api.admin.report({ id })).toMatchObject({ mayHandle: false, appeal: { byYou: true } })
  for (const asks of [
    () => noa.api.admin.answerAppeal({ id, ...answer }),
    () => noa.api.admin.assignReport({ id, was: null, to: noa.id }),
    () => rut.api.admin.assignReport({ id, was: null, to: noa.id }),
  ])
    expect(await refusal(asks())).toMatchObject({ status: 403, reason: 'decided_before' })
  expect(await rut.api.admin.report({ id })).toMatchObject({ mayHandle: true, appeal: { byYou: false } })
  expect(await rut.api.admin.answerAppeal({ id, ...answer })).toMatchObject({ decided: { isBySame: false } })
  await revokeAdmin(heraia.context, rut.id)
})

test('what she deleted herself before is no decision about hers, and of two of the staff at once one removes it', async () => {
  const [post, listing, message] = [await dana.posts('Mine'), await sells(dana), await dana.writes(mira, 'Mine too')]
  const deeds = [
    ['post', post.id, () => dana.api.feed.remove({ id: post.id })],
    ['message', message.id, () => dana.api.messages.remove({ id: message.id })],
    ['listing', listing.id, () => dana.api.marketplace.remove({ id: listing.id })],
  ] as const
  await heraia.db.updateTable('listings').set({ sold_count: 1 }).where('id', '=', listing.id).execute()
  const before = (await dana.api.safety.decisions({})).items.length
  for (const [subject, subjectId, remove] of deeds) {
    const { id } = await reports(mira, subject, subjectId)
    await remove()
    await ada.api.admin.decideReport({ id, decision: 'removed', reason: 'Was bad' })
  }
  expect((await dana.api.safety.decisions({})).items).toHaveLength(before)
  expect(await dana.api.marketplace.editable({ id: listing.id })).toMatchObject({ removedBecause: null })
  const last = await dana.posts('Seen by two')
  const asked = { kind: 'post', id: ContentId.parse(last.id), reason: 'Bad' } as const
  const removals = await Promise.allSettled([ada, noa].map(({ api }) => api.admin.removeContent(asked)))
  expect(removals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await dana.api.safety.decisions({})).items).toHaveLength(before + 1)
})

test('a listing of which none is left comes back as sold', async () => {
  const listing = await sells(dana)
  const { made } = await decided('removed', 'listing', listing.id)
  await heraia.db.updateTable('listings').set({ stock: 0, sold_count: 1 }).where('id', '=', listing.id).execute()
  const { appeal } = await appeals(made.id)
  await noa.api.admin.answerAppeal({ id: appeal?.id as ReportId, outcome: 'reversed', reason: 'Hers' })
  expect(await dana.api.marketplace.editable({ id: listing.id })).toMatchObject({
    state: 'sold',
    may: { resume: false },
  })
})

test('who was suspended when it was decided finds it when she is back, with all her days to appeal', async () => {
  const report = await reports(mira, 'post', (await dana.posts('Before')).id)
  await suspendPerson(heraia.context, dana.id, 'For now')
  await ada.api.admin.decideReport({ id: report.id, decision: 'removed', reason: 'While away' })
  await restorePerson(heraia.context, dana.id, 'Over')
  expect(await told(dana)).toBe('content_removed: While away')
  const [made] = (await dana.api.safety.decisions({})).items
  const longAgo = new Date(heraia.clock.now().getTime() - 35 * 86_400_000)
  const itself = heraia.db.updateTable('moderation_decisions').set({ created_at: longAgo })
  await itself.where('id', '=', made?.id ?? '').execute()
  expect(await dana.api.safety.decision({ id: made?.id as DecisionId })).toMatchObject({ may: { appeal: false } })
  const away = heraia.db.updateTable('audit_log').set({ created_at: longAgo })
  await away.where('subject_id', '=', dana.id).where('action', '=', 'person.suspended').execute()
  expect(await dana.api.safety.decision({ id: made?.id as DecisionId })).toMatchObject({ may: { appeal: true } })
})

test('her archive says of what she reported what her page says, and holds her appeals with the decisions', async () => {
  const { report, made } = await decided('warned', 'post', (await dana.posts('For the archive')).id)
  await appeals(made.id)
  const { inArchive } = profilesPersonalData['reports.reporter_id'] ?? {}
  const read = async (who: Player) => (inArchive?.holds === 'read' ? inArchive.read(heraia.context, who.id) : null)
  const kept = await read(mira)
  expect(kept?.at(-1)).toMatchObject({ id: report.id, state: 'acted', text: 'Look' })
  expect(JSON.stringify(kept)).not.toMatch(/warned|"decision"|Against the code/)
  expect(await read(dana)).toEqual([])
})

test('an admin who never set up the second factor that the server asks for is nobody else to judge an appeal', async () => {
  const { made } = await decided('warned', 'post', (await dana.posts('Judged')).id)
  const id = (await appeals(made.id)).appeal?.id as ReportId
  const { settings } = heraia.context
  const asking = { ...heraia.context, settings: { ...settings, auth: { ...settings.auth, adminFactor: true } } }
  expect(await reportById(asking, id)).toMatchObject({ has_other_judge: false })
  const proves = (has_second_factor: boolean) =>
    heraia.db.updateTable('users').set({ has_second_factor }).where('id', '=', noa.id).execute()
  await proves(true)
  expect(await reportById(asking, id)).toMatchObject({ has_other_judge: true })
  await proves(false)
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
