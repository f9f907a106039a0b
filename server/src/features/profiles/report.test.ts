import { ReportId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const reportId = () => ReportId.parse(newId())

async function posts(author: Player, text: string, audience: 'public' | 'followers' | 'private' = 'public') {
  const id = newId()
  const created_at = heraia.clock.now()
  await heraia.db.insertInto('posts').values({ id, author_id: author.id, text, audience, created_at }).execute()
  return id
}

async function comments(author: Player, postId: string, text: string, hidden = false) {
  const id = newId()
  const row = { id, post_id: postId, author_id: author.id, text, hidden, created_at: heraia.clock.now() }
  await heraia.db.insertInto('comments').values(row).execute()
  return id
}

async function writes(sender: Player, other: Player, text: string) {
  const [id, conversation] = [newId(), newId()]
  const at = heraia.clock.now()
  const [low, high] = [sender.id, other.id].sort()
  await heraia.db
    .insertInto('conversations')
    .values({ id: conversation, low_id: low, high_id: high, created_at: at, updated_at: at })
    .execute()
  await heraia.db
    .insertInto('participants')
    .values([sender, other].map(({ id: person_id }) => ({ conversation_id: conversation, person_id })))
    .execute()
  const row = { id, conversation_id: conversation, sender_id: sender.id, text, created_at: at }
  await heraia.db.insertInto('messages').values(row).execute()
  return id
}

const evidenceOf = async (id: string) =>
  (await heraia.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).evidence

test('a report has a reference, keeps what was there, and is one report however often it is sent', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.saves({ bio: 'Selling medals' })
  const report = { id: reportId(), subject: 'profile', subjectId: dana.id, category: 'scam', text: ' Fake! ' } as const
  const receipt = await mira.api.profiles.report(report)
  expect(receipt).toEqual({ id: report.id, reference: expect.stringMatching(/^R-[0-9A-HJKMNP-TV-Z]{5}$/) })
  expect(await mira.api.profiles.report(report)).toEqual(receipt)
  await dana.saves({ bio: 'Nothing to see' })
  expect(await evidenceOf(report.id)).toMatchObject({ personId: dana.id, name: 'Dana', bio: 'Selling medals' })
  const eva = await joins('Eva')
  expect(await refusal(eva.api.profiles.report(report))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await heraia.db.selectFrom('reports').select('id').where('id', '=', report.id).execute()).toHaveLength(1)
})

test('posts, comments and messages can be reported by those who see them', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await posts(dana, 'First')
  const comment = await comments(dana, post, 'Second')
  const message = await writes(dana, mira, 'Third')
  for (const [subject, subjectId, text] of [
    ['post', post, 'First'],
    ['comment', comment, 'Second'],
    ['message', message, 'Third'],
  ] as const) {
    const id = reportId()
    await mira.api.profiles.report({ id, subject, subjectId, category: 'harassment', text: '' })
    expect(await evidenceOf(id)).toMatchObject({ text })
    const own = { id: reportId(), subject, subjectId, category: 'other', text: '' } as const
    expect(await refusal(dana.api.profiles.report(own)), subject).toMatchObject({ status: 403, reason: 'own' })
  }
  const others = { id: reportId(), subject: 'message', subjectId: message, category: 'spam', text: '' } as const
  expect(await refusal(eva.api.profiles.report(others))).toMatchObject({ status: 404, reason: 'message_not_found' })
})

test('what she cannot see cannot be reported', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const open = await posts(dana, 'Open')
  const subjects = [
    ['post', await posts(dana, 'Hers alone', 'private')],
    ['post', await posts(dana, 'For followers', 'followers')],
    ['comment', await comments(dana, open, 'Hidden', true)],
    ['post', newId()],
    ['comment', open],
    ['profile', newId()],
    ['profile', 'dana'],
    ['profile', "' or true --"],
    ['message', '\u0000'],
  ] as const
  for (const [subject, subjectId] of subjects) {
    const report = { id: reportId(), subject, subjectId, category: 'other', text: '' } as const
    expect(await refusal(mira.api.profiles.report(report)), `${subject} ${subjectId}`).toMatchObject({ status: 404 })
  }
  await dana.api.profiles.block({ id: mira.id })
  for (const [subject, subjectId] of [
    ['profile', dana.id],
    ['post', open],
  ] as const) {
    const report = { id: reportId(), subject, subjectId, category: 'other', text: '' } as const
    expect(await refusal(mira.api.profiles.report(report))).toMatchObject({ status: 404 })
  }
})

test('a message written before a block can still be reported', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const message = await writes(dana, mira, 'Threat')
  await mira.api.profiles.block({ id: dana.id })
  const report = {
    id: reportId(),
    subject: 'message',
    subjectId: message,
    category: 'harassment',
    text: 'See',
  } as const
  expect(await mira.api.profiles.report(report)).toMatchObject({ id: report.id })
})

test('a report that breaks a rule is refused', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const report = { id: reportId(), subject: 'profile', subjectId: dana.id, category: 'spam', text: '' } as const
  expect(await refusal(stranger.profiles.report(report))).toMatchObject({ status: 401 })
  for (const wrong of [
    { text: 'x'.repeat(2001) },
    { text: '\u0000' },
    { category: 'boring' },
    { subject: 'weather' },
    { id: 'x' },
    { more: 1 },
  ]) {
    const call = mira.api.profiles.report({ ...report, ...wrong } as typeof report)
    expect(await refusal(call), JSON.stringify(wrong)).toMatchObject({ status: 422 })
  }
})

test('nobody can bury the staff in reports', async () => {
  const strict = await createTestHeraia({ settings: { rateLimitFactor: 1 } })
  const there = season(strict)
  const [mira, dana] = [await there.joins('Mira'), await there.joins('Dana')]
  const send = () =>
    mira.api.profiles.report({
      ...{ id: ReportId.parse(there.newId()), subject: 'profile', subjectId: dana.id },
      ...{ category: 'spam', text: '' },
    })
  for (let sent = 0; sent < 20; sent += 1) await send()
  expect(await refusal(send())).toMatchObject({ status: 429 })
  await strict.close()
})
