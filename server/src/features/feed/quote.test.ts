import type { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { restorePerson } from '@heraia/server/features/accounts/standing/restore-person'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

const reposts = (one: Player, post: { id: PostId }) => one.posts('', { quotes: post.id })
const quotes = (one: Player, post: { id: PostId }, text = 'Read this') => one.posts(text, { quotes: post.id })
const lineOf = async (one: Player) => {
  const { items } = await one.api.notifications.list({ tab: 'mentions' })
  return items.filter(({ kind }) => kind === 'quote')
}

async function two() {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  return { mira, dana, post: await mira.posts('A personal best today') }
}

test('a quote shows the quoted post and its author to everybody, and is counted', async () => {
  const { mira, dana, post } = await two()
  const quote = await quotes(dana, post, 'What a day')
  const shown = {
    text: 'What a day',
    isQuote: true,
    quoted: { id: post.id, text: 'A personal best today', author: { id: mira.id }, createdAt: post.createdAt },
  }
  for (const feed of [mira.api.feed, dana.api.feed, stranger.feed]) {
    expect(await feed.get({ id: quote.id })).toMatchObject(shown)
    expect((await feed.timeline({})).items.find(({ id }) => id === quote.id)).toMatchObject(shown)
    expect(await feed.get({ id: post.id })).toMatchObject({ quotes: 1, isQuote: false, quoted: null, repostId: null })
  }
})

test('without words of her own it is a repost: once, and she can take it back', async () => {
  const { mira, dana, post } = await two()
  const repost = await reposts(dana, post)
  expect(repost).toMatchObject({ text: '', isQuote: true, quoted: { id: post.id } })
  expect(await dana.api.feed.get({ id: post.id })).toMatchObject({ repostId: repost.id, quotes: 1 })
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ repostId: null, quotes: 1 })
  expect(await refusal(reposts(dana, post))).toMatchObject({ status: 409, reason: 'reposted_already' })
  // Words beside it are another matter, and so is a lost answer that is asked for again.
  await quotes(dana, post)
  expect((await dana.api.feed.publish({ id: repost.id, text: '', quotes: post.id })).id).toBe(repost.id)
  await dana.api.feed.remove({ id: repost.id })
  expect(await dana.api.feed.get({ id: post.id })).toMatchObject({ repostId: null, quotes: 1 })
  await reposts(dana, post)
})

test('two reposts at once are one', async () => {
  const { dana, post } = await two()
  const sent = await Promise.allSettled([1, 2, 3].map(() => reposts(dana, post)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await stranger.feed.get({ id: post.id })).quotes).toBe(1)
})

test('to quote a repost is to quote what it reposts; a quote with words is quoted itself', async () => {
  const { mira, dana, post } = await two()
  const eva = await joins('Eva')
  const repost = await reposts(dana, post)
  expect((await quotes(eva, repost)).quoted?.id).toBe(post.id)
  expect(await refusal(reposts(dana, repost))).toMatchObject({ reason: 'reposted_already' })
  const quote = await quotes(dana, post)
  expect((await quotes(eva, quote)).quoted?.id).toBe(quote.id)
  expect((await mira.api.feed.get({ id: post.id })).quotes).toBe(3)
  await mira.api.feed.remove({ id: post.id })
  expect(await refusal(reposts(eva, repost))).toMatchObject({ status: 404, reason: 'post_not_found' })
})

test('only what is open to all is quoted', async () => {
  const { mira, dana, post } = await two()
  await dana.api.profiles.follow({ id: mira.id })
  const forFollowers = await mira.posts('For followers', { audience: 'followers' })
  const forHer = await mira.posts('For me', { audience: 'private' })
  expect(await refusal(quotes(dana, forFollowers))).toMatchObject({ status: 403, reason: 'quotes_closed' })
  expect(await refusal(quotes(mira, forHer))).toMatchObject({ status: 403, reason: 'quotes_closed' })
  expect(await refusal(quotes(dana, forHer))).toMatchObject({ status: 404, reason: 'post_not_found' })
  await mira.sets({ profileVisibility: 'followers' })
  expect(await refusal(quotes(dana, post))).toMatchObject({ status: 403, reason: 'quotes_closed' })
  expect(await refusal(quotes(await joins('Eva'), post))).toMatchObject({ status: 404, reason: 'post_not_found' })
  expect(await refusal(stranger.feed.publish({ id: post.id, text: '', quotes: post.id }))).toMatchObject({
    status: 401,
  })
})

test('whose post is quoted for followers alone hears of it only as one of them', async () => {
  const { mira, dana, post } = await two()
  const heard = () => heraia.db.selectFrom('person_events').select('kind').where('person_id', '=', mira.id).execute()
  await dana.posts('Look', { quotes: post.id, audience: 'followers' })
  expect(await heard()).toEqual([])
  await mira.api.profiles.follow({ id: dana.id })
  await dana.posts('Look again', { quotes: post.id, audience: 'followers' })
  expect(await lineOf(mira)).toHaveLength(1)
})

test.each(['blocker', 'blocked'] as const)('the %s neither quotes the other nor reads her in a quote', async (who) => {
  const { mira, dana, post } = await two()
  const eva = await joins('Eva')
  const quote = await quotes(eva, post)
  const hers = await quotes(dana, post, 'By Dana')
  if (who === 'blocker') await dana.api.profiles.block({ id: mira.id })
  else await mira.api.profiles.block({ id: dana.id })
  expect(await refusal(quotes(dana, post))).toMatchObject({ status: 404, reason: 'post_not_found' })
  expect(await dana.api.feed.get({ id: quote.id })).toMatchObject({ isQuote: true, quoted: null })
  expect(await dana.api.feed.get({ id: hers.id })).toMatchObject({ isQuote: true, quoted: null, text: 'By Dana' })
  expect(await eva.api.feed.get({ id: hers.id })).toMatchObject({ quoted: { id: post.id } })
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ quotes: 1 })
})

test('what is closed, muted or suspended after it was quoted is not shown any more, and a change is', async () => {
  const { mira, dana, post } = await two()
  const [eva, admin] = [await joins('Eva'), await joins('Alba')]
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  await eva.api.profiles.follow({ id: mira.id })
  const quote = await quotes(dana, post)
  const seenBy = async (...people: Pick<Player, 'api'>[]) =>
    Promise.all(people.map(async ({ api }) => (await api.feed.get({ id: quote.id })).quoted?.text ?? null))
  const all = [mira, eva, dana, admin, { api: stranger }]
  await mira.api.feed.edit({ id: post.id, text: 'A season best today' })
  expect(await seenBy(...all)).toEqual(Array.from(all, () => 'A season best today'))
  await mira.api.feed.edit({ id: post.id, audience: 'followers' })
  const [text, none] = ['A season best today', null]
  expect(await seenBy(...all)).toEqual([text, text, none, none, none])
  await mira.api.feed.edit({ id: post.id, audience: 'private' })
  expect(await seenBy(...all)).toEqual([text, none, none, none, none])
  await mira.api.feed.edit({ id: post.id, audience: 'public' })
  await mira.sets({ profileVisibility: 'private' })
  expect(await seenBy(...all)).toEqual([text, none, none, none, none])
  await mira.sets({ profileVisibility: 'public' })
  await eva.api.profiles.mute({ id: mira.id })
  expect(await seenBy(...all)).toEqual([text, none, text, text, text])
  await suspendPerson(heraia.context, mira.id, 'For the test')
  expect(await seenBy(eva, dana, admin, { api: stranger })).toEqual([none, none, none, none])
})

test('a quote outlives what it quotes, and keeps its own words', async () => {
  const { mira, dana, post } = await two()
  const [quote, repost] = [await quotes(dana, post, 'Mine'), await reposts(dana, post)]
  await mira.api.feed.remove({ id: post.id })
  expect(await stranger.feed.get({ id: quote.id })).toMatchObject({ text: 'Mine', isQuote: true, quoted: null })
  expect(await stranger.feed.get({ id: repost.id })).toMatchObject({ text: '', isQuote: true, quoted: null })
  expect((await dana.api.feed.publish({ id: quote.id, text: 'Mine', quotes: post.id })).text).toBe('Mine')
  await dana.api.feed.remove({ id: repost.id })
})

test('the pictures of a quoted post come with it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const picture = await mira.uploads(await pngOf(), { purpose: 'post' })
  const post = await mira.api.feed.publish({ id: newId() as PostId, text: '', media: [picture] })
  const { quoted } = await quotes(dana, post)
  expect(quoted?.media.map(({ id }) => id)).toEqual(post.media.map(({ id }) => id))
  const { status } = await heraia.fetch(quoted?.media[0]?.picture.url ?? '')
  expect(status).toBe(200)
})

test('its author hears of quotes in one line, until they are taken back', async () => {
  const { mira, dana, post } = await two()
  const eva = await joins('Eva')
  const repost = await reposts(dana, post)
  const quote = await quotes(eva, post)
  await quotes(mira, post)
  expect(await lineOf(mira)).toMatchObject([{ postId: post.id, actorCount: 2, excerpt: 'A personal best today' }])
  await eva.api.feed.remove({ id: quote.id })
  expect(await lineOf(mira)).toMatchObject([{ actorCount: 1, actors: [{ id: dana.id }] }])
  await dana.api.feed.remove({ id: repost.id })
  expect(await lineOf(mira)).toEqual([])
})

test('a quote for herself alone counts for nobody and is no news, until others may read it', async () => {
  const { mira, dana, post } = await two()
  const quote = await dana.posts('To myself', { audience: 'private', quotes: post.id })
  expect((await mira.api.feed.get({ id: post.id })).quotes).toBe(0)
  expect(await lineOf(mira)).toEqual([])
  await dana.api.feed.edit({ id: quote.id, audience: 'public' })
  expect((await mira.api.feed.get({ id: post.id })).quotes).toBe(1)
  expect(await lineOf(mira)).toHaveLength(1)
  await dana.api.feed.edit({ id: quote.id, audience: 'private' })
  expect((await mira.api.feed.get({ id: post.id })).quotes).toBe(0)
  expect(await lineOf(mira)).toEqual([])
})

test('a repost may change who sees it and get words; the words of a quote stay some', async () => {
  const { dana, post } = await two()
  const repost = await reposts(dana, post)
  expect(await dana.api.feed.edit({ id: repost.id, audience: 'followers' })).toMatchObject({ text: '' })
  expect(await dana.api.feed.edit({ id: repost.id, text: 'After all' })).toMatchObject({ quoted: { id: post.id } })
  expect(await refusal(dana.api.feed.edit({ id: repost.id, text: '' }))).toMatchObject({ status: 422 })
})

test('who quotes a post stands in its list, newest first, as far as each may see it', async () => {
  const { mira, dana, post } = await two()
  const [eva, fay] = [await joins('Eva'), await joins('Fay')]
  await dana.api.profiles.follow({ id: eva.id })
  const inOrder: PostId[] = []
  for (const quoting of [
    () => reposts(dana, post),
    () => quotes(eva, post, 'Look'),
    () => eva.posts('For followers', { quotes: post.id, audience: 'followers' }),
    () => fay.posts('For me', { quotes: post.id, audience: 'private' }),
  ]) {
    heraia.clock.advance({ seconds: 1 })
    inOrder.push((await quoting()).id)
  }
  const [repost, quote, forFollowers, forHer] = inOrder
  const listed = async (one: Pick<Player, 'api'>) =>
    (await one.api.feed.quotes({ id: post.id })).items.map(({ id }) => id)
  expect(await listed(mira)).toEqual([quote, repost])
  expect(await listed(dana)).toEqual([forFollowers, quote, repost])
  expect(await listed(fay)).toEqual([forHer, quote, repost])
  expect(await listed({ api: stranger })).toEqual([quote, repost])
  await mira.api.profiles.mute({ id: dana.id })
  expect(await listed(mira)).toEqual([quote])
  await eva.api.profiles.block({ id: mira.id })
  expect(await listed(mira)).toEqual([])
  const first = await fay.api.feed.quotes({ id: post.id, limit: 2 })
  expect((await fay.api.feed.quotes({ id: post.id, cursor: first.nextCursor ?? '' })).items).toMatchObject([
    { id: repost },
  ])
  await mira.api.feed.remove({ id: post.id })
  expect(await refusal(dana.api.feed.quotes({ id: post.id }))).toMatchObject({ status: 404 })
})

test('what she reposted for herself alone is counted nowhere, and the post says how to take it back', async () => {
  const { mira, dana, post } = await two()
  const repost = await dana.posts('', { quotes: post.id, audience: 'private' })
  expect(await refusal(reposts(dana, post))).toMatchObject({ reason: 'reposted_already' })
  expect(await dana.api.feed.get({ id: post.id })).toMatchObject({ quotes: 0, repostId: repost.id })
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ quotes: 0, repostId: null })
  await dana.api.feed.remove({ id: repost.id })
  expect(await dana.api.feed.get({ id: post.id })).toMatchObject({ repostId: null })
  await reposts(dana, post)
})

test('quotes of who is suspended or leaves do not count, and are back with her', async () => {
  const { mira, dana, post } = await two()
  const [eva, zoe] = [await joins('Eva'), await joins('Zoe')]
  const [, repost] = [await quotes(dana, post), await reposts(dana, post)]
  await reposts(eva, post)
  await dana.posts('For myself', { quotes: post.id, audience: 'private' })
  await zoe.api.profiles.block({ id: dana.id })
  const counted = async () => {
    await heraia.runJobs()
    const shown = await Promise.all([mira.api, zoe.api, stranger].map(({ feed }) => feed.get({ id: post.id })))
    return shown.map((each) => each.quotes)
  }
  expect(await counted()).toEqual([3, 1, 3])
  await suspendPerson(heraia.context, dana.id, 'Spam')
  expect(await counted()).toEqual([1, 1, 1])
  await eva.api.accounts.leave({ password: 'secret1' })
  expect(await counted()).toEqual([0, 0, 0])
  await restorePerson(heraia.context, dana.id, 'Appeal')
  // Before she is counted again: what she takes back now was not in the count.
  await dana.api.feed.remove({ id: repost.id })
  expect(await counted()).toEqual([1, 0, 1])
  await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
  await heraia.runJob('erase-due-accounts', {})
  expect(await counted()).toEqual([1, 0, 1])
})

test('of her own quote that she quotes herself, both are counted anew', async () => {
  const { dana, post } = await two()
  const quote = await quotes(dana, post)
  await quotes(dana, quote, 'As I said')
  const counted = async () => {
    await heraia.runJobs()
    const rows = await heraia.db.selectFrom('posts').select(['id', 'quotes_count']).execute()
    return [post, quote].map(({ id }) => rows.find((row) => row.id === id)?.quotes_count)
  }
  expect(await counted()).toEqual([1, 1])
  await suspendPerson(heraia.context, dana.id, 'Spam')
  expect(await counted()).toEqual([0, 0])
  await restorePerson(heraia.context, dana.id, 'Appeal')
  expect(await counted()).toEqual([1, 1])
})
