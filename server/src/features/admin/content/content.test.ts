import { ContentId, PostId, ReportId } from '@heraia/contract/ids'
import type { ContentKind } from '@heraia/contract/moderation'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const ada = await joins('Ada Staff')
await grantAdmin(heraia.context, ada.id)
const { admin } = ada.api

const handleOf = async ({ api, id }: Player) => (await api.profiles.get({ id })).handle

async function textsOf(who: Player, kind: ContentKind = 'post', q?: string): Promise<string[]> {
  const { items } = await admin.content({ kind, q, by: await handleOf(who) })
  return items.map(({ text }) => text)
}

const removes = (kind: ContentKind, { id }: { id: string }, reason = 'Against the code') =>
  admin.removeContent({ kind, id: ContentId.parse(id), reason })

async function reports(who: Player, subject: ContentKind, subjectId: string) {
  const id = ReportId.parse(newId())
  heraia.clock.advance({ seconds: 1 })
  await who.api.profiles.report({ id, subject, subjectId, category: 'harassment', text: '' })
  return id
}

const noticesOf = async (who: Player) =>
  (await who.api.notifications.list({ tab: 'safety' })).items.map(({ kind }) => kind)

/** Years before today, by the clock of the world. */
const bornYearsAgo = (years: number) => `${heraia.clock.now().getUTCFullYear() - years}-01-01`

test('the staff sees the newest public posts, comments and listings with whose they are, and how many reports wait', async () => {
  const [dana, mira, eva] = [await joins('Dana Writes'), await joins('Mira'), await joins('Eva')]
  const post = await dana.posts('First post')
  const comment = await dana.comments(post, 'First comment')
  const listing = await sells(dana, { title: 'Red racket', description: 'Hardly used', priceCents: 4000 })
  await reports(mira, 'post', post.id)
  const newest = await reports(eva, 'post', post.id)
  expect((await admin.content({})).items[0]).toMatchObject({
    ...{ kind: 'post', id: post.id, author: { name: 'Dana Writes' }, title: null, text: 'First post', media: [] },
    ...{ openReports: 2, reportId: newest, postId: null, price: null, may: { remove: true } },
  })
  expect((await admin.content({ kind: 'comment' })).items[0]).toMatchObject({
    ...{ kind: 'comment', id: comment.id, text: 'First comment', postId: post.id, openReports: 0, reportId: null },
  })
  expect((await admin.content({ kind: 'listing' })).items[0]).toMatchObject({
    ...{ kind: 'listing', id: listing.id, title: 'Red racket', text: 'Hardly used' },
    ...{ price: { cents: 4000 }, media: [{ kind: 'image' }] },
  })
})

test('nothing that is not for everybody is opened to the staff, not of whom she follows either', async () => {
  const [dana, minor, sue] = [await joins('Dana Keeps'), await joins('Mia Minor'), await joins('Sue Suspended')]
  await dana.posts('For all')
  await dana.posts('For followers', { audience: 'followers' })
  await dana.posts('For her', { audience: 'private' })
  await ada.api.profiles.follow({ id: dana.id })
  expect(await textsOf(dana)).toEqual(['For all'])
  const open = await dana.posts('Open')
  const closed = await dana.posts('Closed', { audience: 'followers' })
  await dana.comments(open, 'Said openly')
  await dana.comments(closed, 'Said among followers')
  const hidden = await sue.comments(open, 'Hidden by the author')
  await dana.api.feed.hideComment({ id: hidden.id, hidden: true })
  await minor.posts('Of a minor')
  await minor.comments(open, 'Said by a minor')
  await minor.saves({ dateOfBirth: bornYearsAgo(15) })
  await sue.posts('Of somebody suspended')
  await suspendPerson(heraia.context, sue.id, 'Rude')
  expect(await textsOf(dana, 'comment')).toEqual(['Said openly'])
  for (const kind of ['post', 'comment'] as const) {
    const all = (await admin.content({ kind, limit: 50 })).items.map(({ text }) => text)
    expect(all).not.toContain('Of a minor')
    expect(all).not.toContain('Said by a minor')
    expect(all).not.toContain('Hidden by the author')
    expect(all).not.toContain('Of somebody suspended')
  }
  expect(await refusal(removes('post', closed))).toMatchObject({ status: 404, reason: 'post_not_found' })
})

test('who blocked somebody of the staff does not keep from her what everybody reads, nor its pictures', async () => {
  const dana = await joins('Dana Blocks')
  const picture = await dana.uploads(await pngOf(), { purpose: 'post' })
  const post = await dana.api.feed.publish({ id: PostId.parse(newId()), text: 'Blocked her first', media: [picture] })
  await dana.api.profiles.block({ id: ada.id })
  const [found] = (await admin.content({ by: `@${await handleOf(dana)}` })).items
  expect(found).toMatchObject({ id: post.id, media: [{ kind: 'image' }] })
  expect((await heraia.fetch(found?.media[0]?.picture.url ?? '')).status).toBe(200)
  await removes('post', post)
  expect(await refusal(stranger.feed.get({ id: post.id }))).toMatchObject({ status: 404 })
})

test('words are found as everywhere, without case and accents; a handle finds one person, and nobody finds nothing', async () => {
  const dana = await joins('Dana Searches')
  await dana.posts('A ball for Muñoz')
  await dana.posts('Nothing of it')
  expect(await textsOf(dana, 'post', 'MUNOZ')).toEqual(['A ball for Muñoz'])
  expect(await textsOf(dana, 'post', '100%')).toEqual([])
  expect(await admin.content({ by: 'nobody-has-it' })).toEqual({ items: [], nextCursor: null })
})

test('a list goes on where it ended, with words and without', async () => {
  const dana = await joins('Dana Goes On')
  for (const text of ['ball one', 'ball two', 'ball three']) {
    await dana.posts(text)
    heraia.clock.advance({ seconds: 1 })
  }
  const by = await handleOf(dana)
  for (const q of [undefined, 'ball']) {
    const first = await admin.content({ by, q, limit: 2 })
    expect(first.items.map(({ text }) => text)).toEqual(['ball three', 'ball two'])
    const second = await admin.content({ by, q, limit: 2, cursor: first.nextCursor ?? '' })
    expect(second.items.map(({ text }) => text)).toEqual(['ball one'])
    expect(second.nextCursor).toBeNull()
  }
})

test('what she removes is gone for everybody, what stood there is kept, and the log says why', async () => {
  const dana = await joins('Dana Removed')
  const post = await dana.posts('Insult')
  const comment = await dana.comments(await ada.posts('By the staff'), 'Nasty')
  const listing = await sells(dana, { title: 'Stolen bike' })
  const gone = {
    post: () => stranger.feed.get({ id: post.id }),
    listing: () => stranger.marketplace.get({ id: listing.id }),
  }
  for (const [kind, thing, excerpt] of [
    ['post', post, 'Insult'],
    ['comment', comment, 'Nasty'],
    ['listing', listing, 'Stolen bike'],
  ] as const) {
    const { reportId, reference } = await removes(kind, thing)
    expect(await admin.report({ id: reportId })).toMatchObject({
      ...{ reference, subject: kind, reporter: { name: 'Ada Staff' }, owner: { name: 'Dana Removed' } },
      ...{ excerpt: expect.stringContaining(excerpt), others: 0 },
      decided: { decision: 'removed', by: 'Ada Staff', reason: 'Against the code' },
    })
    const log = await heraia.db.selectFrom('audit_log').selectAll().where('subject_id', '=', reportId).execute()
    expect(log).toMatchObject([{ action: 'report.removed', actor_id: ada.id, details: { reason: 'Against the code' } }])
    expect(await textsOf(dana, kind)).toEqual([])
    expect(await refusal(removes(kind, thing)), 'a second time').toMatchObject({ status: 404 })
  }
  for (const asked of Object.values(gone)) expect(await refusal(asked())).toMatchObject({ status: 404 })
  expect(await dana.api.marketplace.editable({ id: listing.id })).toMatchObject({ removedBecause: 'Against the code' })
  expect(await noticesOf(ada), 'she knows what she did').toEqual([])
})

test('open reports of what she removes are answered by it, and who reported is told', async () => {
  const [dana, mira, eva] = [await joins('Dana Reported'), await joins('Mira'), await joins('Eva')]
  const post = await dana.posts('Insult')
  const [one, other] = [await reports(mira, 'post', post.id), await reports(eva, 'post', post.id)]
  expect(await removes('post', post)).toMatchObject({ reportId: other })
  for (const id of [one, other]) {
    expect(await admin.report({ id })).toMatchObject({ decided: { decision: 'removed', by: 'Ada Staff' } })
  }
  for (const who of [mira, eva]) expect(await noticesOf(who)).toEqual(['report_upheld'])
  expect(await heraia.db.selectFrom('reports').select('id').where('subject_id', '=', post.id).execute()).toHaveLength(2)
})

test('nobody of the staff removes what is her own, nor anything without a reason', async () => {
  const own = await ada.posts('Hers')
  expect((await admin.content({ by: await handleOf(ada) })).items[0]).toMatchObject({ may: { remove: false } })
  expect(await refusal(removes('post', own))).toMatchObject({ status: 403, reason: 'own' })
  const post = await (await joins('Dana')).posts('Harmless')
  expect(await refusal(removes('post', post, '  '))).toMatchObject({
    status: 422,
    fields: [{ field: 'reason', code: 'required' }],
  })
  expect(await stranger.feed.get({ id: post.id })).toMatchObject({ text: 'Harmless' })
})
