import { ReportId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { revokeAdmin } from '@heraia/server/features/accounts/standing/revoke-admin'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const [ada, noa] = [await joins('Ada Staff'), await joins('Noa Staff')]
for (const { id } of [ada, noa]) await grantAdmin(heraia.context, id)

async function reports(who: Player, subject: ReportSubject, subjectId: string) {
  const id = ReportId.parse(newId())
  heraia.clock.advance({ seconds: 1 })
  await who.api.profiles.report({ id, subject, subjectId, category: 'harassment', text: 'Look' })
  return id
}

async function reported() {
  const [mira, dana] = [await joins('Mira Minds'), await joins('Dana Rude')]
  const post = await dana.posts('Rude words')
  return { mira, dana, post, id: await reports(mira, 'post', post.id) }
}

const takes = (who: Player, id: ReportId, was: Player | null = null) =>
  who.api.admin.assignReport({ id, was: was?.id ?? null, to: who.id })

const queueOf = async (who: Player, assigned: 'anybody' | 'me' | 'nobody') =>
  (await who.api.admin.reports({ assigned, limit: 50 })).items.map(({ id }) => id)

const auditOf = async (id: string) =>
  (
    await heraia.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'details'])
      .where('subject_id', '=', id)
      .execute()
  ).map(({ actor_id, action, details }) => ({ by: actor_id, action, from: details.from, to: details.to }))

/** What was told to her streams since: how often reports changed. */
const toldOf = async (who: Player) =>
  (
    await heraia.db
      .selectFrom('person_events')
      .select('seq')
      .where('person_id', '=', who.id)
      .where('kind', '=', 'reports.changed')
      .execute()
  ).length

test('one of the staff takes a report: the others see who has it, and find it by that', async () => {
  const { id } = await reported()
  const before = await toldOf(noa)
  expect(await takes(ada, id)).toMatchObject({ assignee: { id: ada.id, name: 'Ada Staff' } })
  expect(await toldOf(noa)).toBe(before + 1)
  const line = (await noa.api.admin.reports({})).items.find((each) => each.id === id)
  expect(line).toMatchObject({ assignee: { name: 'Ada Staff' }, mayHandle: true })
  expect(await queueOf(ada, 'me')).toContain(id)
  expect(await queueOf(noa, 'me')).not.toContain(id)
  expect(await queueOf(noa, 'nobody')).not.toContain(id)
  expect(await queueOf(noa, 'anybody')).toContain(id)
})

test('she gives it to another one, who puts it back; each of it stands in the audit log, and what changes nothing does not', async () => {
  const { id } = await reported()
  for (const _ of [1, 2]) await takes(ada, id)
  heraia.clock.advance({ seconds: 1 })
  await ada.api.admin.assignReport({ id, was: ada.id, to: noa.id })
  expect(await noa.api.admin.report({ id })).toMatchObject({ assignee: { id: noa.id } })
  const [given] = (await ada.api.admin.activity({ type: 'other' })).items
  expect(given).toMatchObject({
    ...{ userName: 'Ada Staff', action: 'report.given', subject: { name: 'Noa Staff' } },
    description: 'report given: Noa Staff',
  })
  heraia.clock.advance({ seconds: 1 })
  expect(await noa.api.admin.assignReport({ id, was: noa.id, to: null })).toMatchObject({ assignee: null })
  expect(await queueOf(ada, 'nobody')).toContain(id)
  expect(await auditOf(id)).toEqual([
    { by: ada.id, action: 'report.taken', from: null, to: ada.id },
    { by: ada.id, action: 'report.given', from: ada.id, to: noa.id },
    { by: noa.id, action: 'report.put_back', from: noa.id, to: null },
  ])
})

test('of two who take it in the same moment the second is told, and nothing is overwritten', async () => {
  const { id } = await reported()
  const both = await Promise.allSettled([takes(ada, id), takes(noa, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { assignee } = await ada.api.admin.report({ id })
  const first = assignee?.id === ada.id ? ada : noa
  const second = first === ada ? noa : ada
  expect(await refusal(takes(second, id))).toMatchObject({ status: 409, reason: 'assigned_elsewhere' })
  expect(await takes(second, id, first), 'once she has seen it').toMatchObject({ assignee: { id: second.id } })
})

test('what was put back meanwhile nobody has, and can be taken', async () => {
  const { id } = await reported()
  await takes(ada, id)
  await ada.api.admin.assignReport({ id, was: ada.id, to: null })
  expect(await takes(noa, id, ada)).toMatchObject({ assignee: { id: noa.id } })
})

test('who has one has every open report of the same, also one that comes later', async () => {
  const { id, post } = await reported()
  const eva = await joins('Eva Minds')
  const second = await reports(eva, 'post', post.id)
  await takes(ada, id)
  expect(await noa.api.admin.report({ id: second })).toMatchObject({ assignee: { id: ada.id } })
  const third = await reports(await joins('Uma Minds'), 'post', post.id)
  expect(await noa.api.admin.report({ id: third })).toMatchObject({ assignee: { id: ada.id } })
  expect(await refusal(takes(noa, third))).toMatchObject({ reason: 'assigned_elsewhere' })
})

test('also one that comes in the moment in which the other is given', async () => {
  const { id, post } = await reported()
  const minds = await Promise.all(['Ana', 'Eva', 'Isa', 'Uma'].map((name) => joins(`${name} Minds`)))
  const [, ...others] = await Promise.all([takes(ada, id), ...minds.map((she) => reports(she, 'post', post.id))])
  for (const each of others)
    expect(await noa.api.admin.report({ id: each })).toMatchObject({ assignee: { id: ada.id } })
  expect(await queueOf(noa, 'nobody')).not.toEqual(expect.arrayContaining([others[0]]))
})

test('another one decides all the same, and what is decided nobody has', async () => {
  const { id } = await reported()
  await takes(ada, id)
  const before = await toldOf(ada)
  expect(await noa.api.admin.decideReport({ id, decision: 'dismissed', reason: 'Fair' })).toMatchObject({
    ...{ decided: { by: 'Noa Staff' }, assignee: null, mayHandle: false },
  })
  expect(await toldOf(ada)).toBe(before + 1)
  expect(await queueOf(ada, 'me')).not.toContain(id)
  expect(await refusal(takes(ada, id))).toMatchObject({ status: 409, reason: 'already_decided' })
})

test('nobody has what is about herself, or sees who does', async () => {
  const { mira } = await reported()
  const own = await reports(mira, 'profile', ada.id)
  expect(await refusal(takes(ada, own))).toMatchObject({ status: 403, reason: 'own' })
  expect(await refusal(noa.api.admin.assignReport({ id: own, was: null, to: ada.id }))).toMatchObject({
    ...{ status: 409, reason: 'about_assignee' },
  })
  await takes(noa, own)
  expect(await ada.api.admin.report({ id: own })).toMatchObject({ assignee: null, mayHandle: false })
  expect(await queueOf(ada, 'nobody')).not.toContain(own)
  const line = (await ada.api.admin.reports({})).items.find((each) => each.id === own)
  expect(line).toMatchObject({ assignee: null, mayHandle: false })
  expect(await ada.api.admin.assignReports({ items: [{ id: own, was: null }], to: ada.id })).toMatchObject({
    items: [{ outcome: 'own', by: null }],
  })
})

test('only the staff can have it, and only the staff gives it; who reported and whose it is never learn who has it', async () => {
  const { id, mira, dana } = await reported()
  await mira.api.profiles.block({ id: dana.id })
  await takes(ada, id)
  expect(await refusal(ada.api.admin.assignReport({ id, was: ada.id, to: mira.id }))).toMatchObject({
    ...{ status: 409, reason: 'not_staff' },
  })
  for (const who of [mira, dana]) {
    expect(await refusal(takes(who, id, ada))).toMatchObject({ status: 403, reason: 'not_admin' })
    expect(await toldOf(who)).toBe(0)
    const { items } = await who.api.notifications.list({})
    expect(items.flatMap(({ actors }) => actors.map(({ name }) => name))).not.toContain('Ada Staff')
  }
  const call = { id, was: null, to: ada.id }
  expect(await refusal(stranger.admin.assignReport(call))).toMatchObject({ status: 401 })
})

test('several at once: each says what became of it, and sent twice nothing changes twice', async () => {
  const [free, hers, over] = [await reported(), await reported(), await reported()]
  const beside = await reports(hers.dana, 'post', (await free.dana.posts('Beside')).id)
  const same = await reports(hers.mira, 'post', free.post.id)
  await takes(noa, hers.id)
  await noa.api.admin.decideReport({ id: over.id, decision: 'dismissed', reason: 'Fair' })
  const nowhere = ReportId.parse(newId())
  const items = [free.id, same, hers.id, over.id, beside, nowhere].map((id) => ({ id, was: null }))
  const before = await toldOf(noa)
  const answer = await ada.api.admin.assignReports({ items, to: ada.id })
  expect(answer.items.map(({ id, outcome, by }) => [id, outcome, by])).toEqual([
    [free.id, 'done', null],
    [same, 'done', null],
    [hers.id, 'assigned_elsewhere', 'Noa Staff'],
    [over.id, 'already_decided', 'Noa Staff'],
    [beside, 'done', null],
    [nowhere, 'report_not_found', null],
  ])
  expect(await toldOf(noa)).toBe(before + 1)
  expect(await ada.api.admin.assignReports({ items, to: ada.id })).toEqual(answer)
  expect(await toldOf(noa)).toBe(before + 1)
  // Two reports of one thing go together.
  expect((await Promise.all([free.id, same].map(auditOf))).flat()).toMatchObject([{ action: 'report.taken' }])
  const mine = [free.id, beside].map((id) => ({ id, was: ada.id }))
  await ada.api.admin.assignReports({ items: mine, to: null })
  expect(await queueOf(noa, 'nobody')).toEqual(expect.arrayContaining([free.id, same, beside]))
})

test('no more than fifty at once, and one at least', async () => {
  const items = Array.from({ length: 51 }, () => ({ id: ReportId.parse(newId()), was: null }))
  for (const some of [items, []]) {
    expect(await refusal(ada.api.admin.assignReports({ items: some, to: null }))).toMatchObject({ status: 422 })
  }
})

test.each([
  ['loses her rights', ({ id }: Player) => revokeAdmin(heraia.context, id)],
  ['is suspended', ({ id }: Player) => suspendPerson(heraia.context, id, 'Spam')],
  ['asks for her deletion', ({ api }: Player) => api.accounts.leave({ password: 'secret1' })],
])('what one of the staff has is nobody’s again when she %s', async (_, ends) => {
  const uma = await joins('Uma Staff')
  await grantAdmin(heraia.context, uma.id)
  const { id, mira, post } = await reported()
  await takes(uma, id)
  const before = await toldOf(ada)
  await ends(uma)
  expect(await toldOf(ada)).toBe(before + 1)
  expect(await ada.api.admin.report({ id })).toMatchObject({ assignee: null })
  expect(await queueOf(ada, 'nobody')).toContain(id)
  const later = await reports(mira, 'post', post.id)
  expect(await ada.api.admin.report({ id: later })).toMatchObject({ assignee: null })
  expect(await refusal(ada.api.admin.assignReport({ id, was: null, to: uma.id }))).toMatchObject({
    ...{ status: 409, reason: 'not_staff' },
  })
})

test('the staff that a report can be given to is the one that is there', async () => {
  const named = (await ada.api.admin.staff({})).items.map(({ name }) => name)
  expect(named.toSorted()).toEqual(['Ada Staff', 'Noa Staff'])
})
