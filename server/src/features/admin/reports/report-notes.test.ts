import { ReportId, ReportNoteId } from '@heraia/contract/ids'
import { NOTES_OF_A_THING } from '@heraia/contract/report-notes'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { revokeAdmin } from '@heraia/server/features/accounts/standing/revoke-admin'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const [ada, noa] = [await joins('Ada Staff'), await joins('Noa Staff')]
for (const { id } of [ada, noa]) await grantAdmin(heraia.context, id)
const [mira, dana] = [await joins('Mira Minds'), await joins('Dana Rude')]

async function reports(who: Player, subject: 'post' | 'profile', subjectId: string) {
  const id = ReportId.parse(newId())
  heraia.clock.advance({ seconds: 1 })
  await who.api.profiles.report({ id, subject, subjectId, category: 'harassment', text: 'Look' })
  return id
}

const reported = async () => reports(mira, 'post', (await dana.posts('Rude words')).id)

function notes(who: Player, id: ReportId, text: string, noteId = ReportNoteId.parse(newId())) {
  heraia.clock.advance({ seconds: 1 })
  return who.api.admin.writeReportNote({ id, noteId, text })
}

const textsOf = async (who: Player, id: ReportId) =>
  (await who.api.admin.report({ id })).notes?.map(({ text, by, isYours }) => [text, by, isYours])

test('what one of the staff notes the others read, with each report of the same thing, and when it is decided', async () => {
  const post = await dana.posts('Rude words')
  const id = await reports(mira, 'post', post.id)
  const other = await reports(await joins('Eva Minds'), 'post', post.id)
  await notes(ada, id, '  Third time this week. ')
  await noa.api.admin.decideReport({ id, decision: 'warned', reason: 'Rude' })
  await notes(noa, other, 'I warned her.')
  for (const each of [id, other])
    expect(await textsOf(ada, each)).toEqual([
      ['Third time this week.', 'Ada Staff', true],
      ['I warned her.', 'Noa Staff', false],
    ])
  const countOf = async (state: 'open' | 'decided') =>
    (await ada.api.admin.reports({ state })).items.map((line) => [line.id, line.noteCount])
  expect(await countOf('decided')).toEqual(
    expect.arrayContaining([
      [id, 2],
      [other, 2],
    ]),
  )
  const beside = await reported()
  expect(await textsOf(ada, beside), 'of something else').toEqual([])
  expect(await countOf('open')).toContainEqual([beside, 0])
})

test('who appeals, who reported and who is nobody read none of it, and no notice tells of it', async () => {
  const id = await reported()
  await notes(ada, id, 'Secret words')
  await noa.api.admin.decideReport({ id, decision: 'warned', reason: 'Rude' })
  const call = { id, noteId: ReportNoteId.parse(newId()), text: 'Mine' }
  for (const { api } of [mira, dana]) {
    expect(await refusal(api.admin.writeReportNote(call))).toMatchObject({ status: 403, reason: 'not_admin' })
    expect(await refusal(api.admin.removeReportNote({ id, noteId: call.noteId }))).toMatchObject({ status: 403 })
    const all = [api.notifications.list({}), api.safety.reports({}), api.safety.decisions({})]
    expect(JSON.stringify(await Promise.all(all))).not.toContain('Secret words')
  }
  expect(await refusal(stranger.admin.writeReportNote(call))).toMatchObject({ status: 401 })
})

test('whom it is about reads no note and writes none, also where she is of the staff herself', async () => {
  const id = await reports(mira, 'profile', noa.id)
  await notes(ada, id, 'I know her, somebody else please')
  expect(await noa.api.admin.report({ id })).toMatchObject({ notes: null, noteCount: null })
  expect((await noa.api.admin.reports({})).items).toContainEqual(expect.objectContaining({ id, noteCount: null }))
  expect(await refusal(notes(noa, id, 'It was not me'))).toMatchObject({ status: 403, reason: 'own' })
  const noteId = ReportNoteId.parse(newId())
  expect(await refusal(noa.api.admin.removeReportNote({ id, noteId }))).toMatchObject({ status: 403, reason: 'own' })
})

test('sent twice it is one; she takes her own back, and nobody that of another', async () => {
  const [id, another] = [await reported(), await reported()]
  const noteId = ReportNoteId.parse(newId())
  for (const text of ['Wait', 'Wait for Noa']) await notes(ada, id, text, noteId)
  expect(await textsOf(ada, id)).toEqual([['Wait', 'Ada Staff', true]])
  expect(await refusal(notes(noa, id, 'Mine', noteId))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await refusal(notes(ada, another, 'There', noteId))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await noa.api.admin.removeReportNote({ id, noteId })).toMatchObject({ notes: [{ text: 'Wait' }] })
  await ada.api.admin.removeReportNote({ id: another, noteId })
  expect(await textsOf(noa, id), 'by way of another report').toEqual([['Wait', 'Ada Staff', false]])
  for (const _ of [1, 2]) expect(await ada.api.admin.removeReportNote({ id, noteId })).toMatchObject({ notes: [] })
})

test('the open screens of the staff are told, once for each note; of one thing no more than its limit is kept', async () => {
  const id = await reported()
  const toldOf = async () =>
    (
      await heraia.db
        .selectFrom('person_events')
        .select('seq')
        .where('person_id', '=', noa.id)
        .where('kind', '=', 'reports.changed')
        .execute()
    ).length
  const before = await toldOf()
  const noteId = ReportNoteId.parse(newId())
  for (const _ of [1, 2]) await notes(ada, id, 'Wait', noteId)
  expect(await toldOf()).toBe(before + 1)
  const rest = Array.from({ length: NOTES_OF_A_THING }, () => () => notes(ada, id, 'More'))
  const last = rest.pop()
  for (const one of rest.slice(1)) await one()
  const both = await Promise.allSettled([rest[0]?.(), last?.()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusal(notes(ada, id, 'One more'))).toMatchObject({ status: 409, reason: 'too_many_notes' })
  expect(await textsOf(ada, id)).toHaveLength(NOTES_OF_A_THING)
})

test('what she noted stays when she is of the staff no more, and without her name when she is gone', async () => {
  const eva = await joins('Eva Staff')
  await grantAdmin(heraia.context, eva.id)
  const id = await reported()
  await notes(eva, id, 'Look at her other posts')
  await revokeAdmin(heraia.context, eva.id)
  expect(await textsOf(ada, id)).toEqual([['Look at her other posts', 'Eva Staff', false]])
  await eva.api.accounts.leave({ password: 'secret1' })
  await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
  await heraia.runJob('erase-account', { personId: eva.id })
  expect(await textsOf(ada, id)).toEqual([['Look at her other posts', null, false]])
})
