import { RankingId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../../accounts/standing/grant-admin.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
heraia.clock.set('2026-11-21T09:00:00Z')
const { joins, stranger, newId } = season(heraia)

type Said = Parameters<Player['api']['results']['addRanking']>[0]
const said = (more: Partial<Said> = {}): Said => ({
  id: RankingId.parse(newId()),
  ...{ scope: 'national', category: '100 m', position: 12, outOf: 240, source: 'Federation <list>' },
  ...{ sourceUrl: 'https://example.org/list?a=1', date: '2026-05-01', ...more },
})

/** As she reads it now. */
async function verifies(one: Player, owner: Player, { id, verified }: { id: RankingId; verified: boolean }) {
  const entry = (await owner.api.results.rankingHistory({ id: owner.id })).items.find((each) => each.id === id)
  return one.api.results.verifyRanking({ id, verified, updatedAt: entry?.updatedAt ?? '' })
}

test('a ranking has a source and a date, is her own word, and its history stays', async () => {
  const mira = await joins('Mira')
  await mira.api.results.addRanking(said())
  await mira.api.results.addRanking(said({ position: 9, date: '2026-08-01' }))
  await mira.api.results.addRanking(said({ category: '100 M', position: 20, date: '2025-08-01' }))
  await mira.api.results.addRanking(said({ scope: 'international', position: 310, outOf: null, sourceUrl: null }))
  const { items } = await stranger.results.rankings({ id: mira.id })
  expect(items).toMatchObject([
    { scope: 'international', position: 310, previous: null, entries: 1, outOf: null, sourceUrl: null },
    {
      ...{ scope: 'national', position: 9, outOf: 240, source: 'Federation <list>', standing: 'self-reported' },
      ...{ previous: { position: 12, date: '2026-05-01' }, entries: 3, may: { edit: false } },
    },
  ])
  const dates = async (asked: object) =>
    (await stranger.results.rankingHistory({ id: mira.id, ...asked })).items.map(({ date }) => date)
  expect(await dates({})).toEqual(['2026-08-01', '2026-05-01', '2026-05-01', '2025-08-01'])
  expect(await dates({ scope: 'national', category: '100 m' })).toEqual(['2026-08-01', '2026-05-01', '2025-08-01'])
  const first = await stranger.results.rankingHistory({ id: mira.id, limit: 3 })
  expect(await dates({ cursor: first.nextCursor })).toEqual(['2025-08-01'])
})

test('a verified federation or the staff verifies an entry, with name and day, until it is changed or taken back', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const federation = await joins('The Federation', { role: 'federation' })
  const staff = await joins('Ada', { role: 'fan' })
  await grantAdmin(heraia.context, staff.id)
  const { id } = await mira.api.results.addRanking(said())
  const verify = (one: Player, verified = true) => verifies(one, mira, { id, verified })
  const shown = async (api = stranger) => (await api.results.rankings({ id: mira.id })).items[0]
  for (const one of [mira, dana, federation]) {
    expect(await refusal(verify(one))).toMatchObject({ status: 403, reason: 'not_yours_to_verify' })
    expect(await shown(one.api)).toMatchObject({ standing: 'self-reported', verified: null, may: { verify: false } })
  }
  await heraia.db
    .updateTable('profiles')
    .set({ verified_at: heraia.clock.now() })
    .where('id', 'in', [federation.id, mira.id])
    .execute()
  expect((await shown(federation.api))?.may).toEqual({ edit: false, verify: true, unverify: false })
  const by = { name: 'The Federation', handle: expect.stringMatching(/^the-federation/) }
  const at = heraia.clock.now().toISOString()
  expect(await verify(federation)).toMatchObject({ standing: 'verified', verified: { by, at } })
  expect(await verify(federation)).toMatchObject({ verified: { by, at } })
  expect(await shown()).toMatchObject({ standing: 'verified', verified: { by, at }, may: { unverify: false } })
  const history = await stranger.results.rankingHistory({ id: mira.id })
  expect(history.items[0]).toMatchObject({ standing: 'verified' })
  await federation.api.profiles.block({ id: dana.id })
  expect(await shown(dana.api)).toMatchObject({ standing: 'verified', verified: { by: null, at } })

  expect(await mira.api.results.editRanking({ id, position: 1 })).toMatchObject({ verified: null })
  expect(await verify(staff)).toMatchObject({ standing: 'verified', verified: { by: null } })
  expect(await refusal(verify(federation, false))).toMatchObject({ status: 403 })
  expect(await verify(staff, false)).toMatchObject({ standing: 'self-reported' })
  await verify(federation)
  expect(await verify(staff, false)).toMatchObject({ verified: null })
  await mira.sets({ statsVisibility: 'private' })
  expect(await refusal(verify(federation))).toMatchObject({ status: 404, reason: 'ranking_not_found' })
})

test('what a federation verifies is what it read: an entry that was changed meanwhile is read again', async () => {
  const [mira, federation] = [await joins('Mira'), await joins('The Federation', { role: 'federation' })]
  const isVerified = { verified_at: heraia.clock.now() }
  await heraia.db.updateTable('profiles').set(isVerified).where('id', '=', federation.id).execute()
  const { id, updatedAt } = await mira.api.results.addRanking(said())
  heraia.clock.advance({ seconds: 1 })
  await mira.api.results.editRanking({ id, position: 1 })
  const { verifyRanking } = federation.api.results
  expect(await refusal(verifyRanking({ id, updatedAt, verified: true }))).toMatchObject({
    ...{ status: 409, reason: 'edited_elsewhere' },
  })
  expect((await stranger.results.rankings({ id: mira.id })).items).toMatchObject([{ standing: 'self-reported' }])
  expect(await verifies(federation, mira, { id, verified: true })).toMatchObject({ position: 1, standing: 'verified' })
})

test('who is no verified federation any more verifies nothing, and takes nothing back', async () => {
  const [mira, federation] = [await joins('Mira'), await joins('The Federation', { role: 'federation' })]
  const isVerified = (at: Date | null) =>
    heraia.db.updateTable('profiles').set({ verified_at: at }).where('id', '=', federation.id).execute()
  await isVerified(heraia.clock.now())
  const { id } = await mira.api.results.addRanking(said())
  await verifies(federation, mira, { id, verified: true })
  await isVerified(null)
  for (const verified of [true, false]) {
    expect(await refusal(verifies(federation, mira, { id, verified }))).toMatchObject({ status: 403 })
  }
})

test('she corrects and deletes an entry; nobody else does', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await mira.api.results.addRanking(said())
  expect(await mira.api.results.addRanking(said({ id, position: 1 }))).toMatchObject({ position: 12 })
  expect(await refusal(dana.api.results.addRanking(said({ id })))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await mira.api.results.editRanking({ id, position: 11 })).toMatchObject({ position: 11, outOf: 240 })
  expect(await refusal(dana.api.results.editRanking({ id, position: 1 }))).toMatchObject({
    reason: 'ranking_not_found',
  })
  expect(await refusal(dana.api.results.removeRanking({ id }))).toMatchObject({ reason: 'ranking_not_found' })
  await mira.api.results.removeRanking({ id })
  expect((await stranger.results.rankings({ id: mira.id })).items).toEqual([])
})

test.each([
  [{ position: 0 }, 'position', 'out_of_range'],
  [{ position: 1.5 }, 'position', 'not_a_whole_number'],
  [{ position: 300 }, 'outOf', 'out_of_range'],
  [{ source: ' ' }, 'source', 'required'],
  [{ category: '' }, 'category', 'required'],
  [{ sourceUrl: 'http://example.org' }, 'sourceUrl', 'invalid_url'],
  [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl', 'invalid_url'],
  [{ date: '2026-12-24' }, 'date', 'in_future'],
  [{ date: '1066-10-14' }, 'date', 'too_early'],
] as const)('a ranking that cannot be is refused: %j', async (wrong, field, code) => {
  const mira = await joins('Mira')
  expect(await refusal(mira.api.results.addRanking(said(wrong)))).toMatchObject({ fields: [{ field, code }] })
})

test('only athletes are ranked', async () => {
  const coach = await joins('Cora', { role: 'coach' })
  expect(await refusal(coach.api.results.addRanking(said()))).toMatchObject({ status: 403, reason: 'not_an_athlete' })
  expect(await refusal(stranger.results.addRanking(said()))).toMatchObject({ status: 401 })
})
