import { ReportId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const [ada, noa] = [await joins('Ada Staff'), await joins('Noa Staff')]
for (const { id } of [ada, noa]) await grantAdmin(heraia.context, id)
const { admin } = ada.api

async function reports(who: Player, subject: ReportSubject, subjectId: string) {
  const id = ReportId.parse(newId())
  heraia.clock.advance({ seconds: 1 })
  await who.api.profiles.report({ id, subject, subjectId, category: 'spam', text: '' })
  return id
}

const auditOf = (id: string) =>
  heraia.db.selectFrom('audit_log').select(['action', 'details']).where('subject_id', '=', id).execute()

const saidTo = async (who: Player) =>
  (await who.api.notifications.list({ tab: 'safety' })).items.map(({ kind, excerpt }) => `${kind} ${excerpt}`)

test('several are dismissed together, each as by itself: its reporter hears, the audit log has it; sent twice nothing is doubled', async () => {
  const [mira, eva, dana] = [await joins('Mira'), await joins('Eva'), await joins('Dana')]
  const [one, two] = [await dana.posts('One'), await dana.posts('Two')]
  const ids = [
    await reports(mira, 'post', one.id),
    await reports(eva, 'post', one.id),
    await reports(eva, 'post', two.id),
  ]
  const decision = { ids, decision: 'dismissed', reason: ' Fair play ' } as const
  const answer = await admin.decideReports(decision)
  expect(answer.items).toMatchObject(ids.map((id) => ({ id, outcome: 'done', by: null })))
  expect(await admin.decideReports(decision)).toEqual(answer)
  const references = answer.items.map(({ reference }) => reference)
  expect(await saidTo(mira)).toEqual([`report_dismissed ${references[0]}`])
  expect((await saidTo(eva)).toSorted()).toEqual(
    references
      .slice(1)
      .map((reference) => `report_dismissed ${reference}`)
      .toSorted(),
  )
  expect((await Promise.all(ids.map(auditOf))).flat()).toMatchObject([
    // The second is about the same as the first, which answered it.
    { action: 'report.dismissed', details: { reason: 'Fair play' } },
    { action: 'report.dismissed', details: { reason: 'Fair play' } },
  ])
})

test('what somebody decided meanwhile stays hers, and the others are done', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const posts = [await dana.posts('One'), await dana.posts('Two'), await dana.posts('Three')]
  const ids: ReportId[] = []
  for (const post of posts) ids.push(await reports(mira, 'post', post.id))
  const [kept, same] = ids as [ReportId, ReportId, ReportId]
  await noa.api.admin.decideReport({ id: kept, decision: 'dismissed', reason: 'Fair' })
  await noa.api.admin.decideReport({ id: same, decision: 'removed', reason: 'Rude' })
  const { items } = await admin.decideReports({ ids, decision: 'removed', reason: 'Spam' })
  expect(items.map(({ outcome, by }) => [outcome, by])).toEqual([
    ['already_decided', 'Noa Staff'],
    ['already_decided', 'Noa Staff'],
    ['done', null],
  ])
  expect(await stranger.feed.get({ id: posts[0]?.id as never })).toMatchObject({ text: 'One' })
  expect(await refusal(stranger.feed.get({ id: posts[2]?.id as never }))).toMatchObject({ status: 404 })
  expect(await admin.report({ id: same })).toMatchObject({ decided: { by: 'Noa Staff', reason: 'Rude' } })
})

test('what cannot be done about one, or is about her who decides, says so and keeps nothing from the others', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await dana.posts('Spam')
  const [profile, own] = [await reports(mira, 'profile', dana.id), await reports(mira, 'profile', ada.id)]
  const rude = await reports(mira, 'post', post.id)
  const nowhere = ReportId.parse(newId())
  const ids = [profile, own, nowhere, rude]
  const { items } = await admin.decideReports({ ids, decision: 'removed', reason: 'Spam' })
  expect(items).toMatchObject([
    { id: profile, outcome: 'not_possible' },
    { id: own, outcome: 'own' },
    { id: nowhere, outcome: 'report_not_found', reference: null },
    { id: rude, outcome: 'done' },
  ])
  expect(await admin.report({ id: profile })).toMatchObject({ decided: null })
})

test('nobody but the staff decides, about fifty at most, and nobody is suspended among many', async () => {
  const mira = await joins('Mira')
  const ids = Array.from({ length: 51 }, () => ReportId.parse(newId()))
  const decision = { ids: ids.slice(1), decision: 'dismissed', reason: 'Fair' } as const
  expect(await refusal(stranger.admin.decideReports(decision))).toMatchObject({ status: 401 })
  expect(await refusal(mira.api.admin.decideReports(decision))).toMatchObject({ status: 403, reason: 'not_admin' })
  const suspends = { ...decision, decision: 'suspended' as 'removed' }
  for (const wrong of [{ ...decision, ids }, { ...decision, ids: [] }, { ...decision, reason: ' ' }, suspends]) {
    expect(await refusal(admin.decideReports(wrong))).toMatchObject({ status: 422 })
  }
})

test('two of the staff who decide about the same ones at the same moment are each told what became of them', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const ids: ReportId[] = []
  for (const text of ['One', 'Two', 'Three']) ids.push(await reports(mira, 'post', (await dana.posts(text)).id))
  const both = await Promise.all([
    admin.decideReports({ ids, decision: 'dismissed', reason: 'Fair' }),
    noa.api.admin.decideReports({ ids: ids.toReversed(), decision: 'removed', reason: 'Rude' }),
  ])
  for (const id of ids) {
    const of = both.map(({ items }) => items.find((each) => each.id === id)?.outcome)
    expect(new Set(of)).toEqual(new Set(['already_decided', 'done']))
  }
  expect(await saidTo(mira)).toHaveLength(3)
})
