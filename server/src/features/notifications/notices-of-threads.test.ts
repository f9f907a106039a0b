import type { Comment, Post } from '@heraia/contract/feed'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

/** Under Mira's post Top begins a thread, in which Mid answers. */
async function thread() {
  const [mira, top, mid] = [await joins('Mira'), await joins('Top'), await joins('Mid')]
  const post = await mira.posts('one')
  const began = await top.comments(post, 'begins')
  heraia.clock.advance({ seconds: 1 })
  return { mira, top, mid, post, began, answer: await mid.comments(post, 'answers', began) }
}

const noticesOf = async ({ api }: Player) => {
  const { items } = await api.notifications.list({})
  return items.map(({ kind, actors, commentId, excerpt }) => ({
    ...{ kind, names: actors.map(({ name }) => name).join(), commentId, excerpt },
  }))
}

const events = ({ id }: Player) =>
  heraia.db
    .selectFrom('person_events')
    .select('kind')
    .where('person_id', '=', id)
    .where('kind', 'like', 'notification.%')
    .execute()

const hearsNothing = async (person: Player) => {
  expect(await noticesOf(person)).toEqual([])
  expect(await person.api.notifications.unread()).toEqual({ count: 0 })
}

const cannotOpen = async ({ api }: Player, post: Post, { id }: Comment) =>
  expect(await refusal(api.feed.getComment({ id: post.id, commentId: id }))).toMatchObject({ status: 404 })

for (const who of ['blocker', 'blocked'] as const) {
  test(`the ${who} hears nothing of what is said in a thread that the other athlete began`, async () => {
    const { mira, top, mid, post, answer } = await thread()
    const [blocker, blocked] = who === 'blocker' ? [mid, top] : [top, mid]
    const { handle } = await mid.api.profiles.get({ id: mid.id })
    await blocker.api.profiles.block({ id: blocked.id })
    const replied = await mira.comments(post, 'replies', answer)
    const named = await (await joins('Ola')).comments(post, `look @${handle}`, replied)
    for (const comment of [replied, named]) await cannotOpen(mid, post, comment)
    await hearsNothing(mid)
    expect(await events(mid)).toEqual([])
  })

  test(`what the ${who} heard before of such a thread is gone, until the block is`, async () => {
    const { mira, top, mid, post, answer } = await thread()
    const [blocker, blocked] = who === 'blocker' ? [mid, top] : [top, mid]
    const { handle } = await mid.api.profiles.get({ id: mid.id })
    const replied = await mira.comments(post, 'replies', answer)
    heraia.clock.advance({ seconds: 1 })
    const named = await (await joins('Ola')).comments(post, `look @${handle}`, replied)
    const before = [
      { kind: 'mention', names: 'Ola', commentId: named.id, excerpt: named.text },
      { kind: 'reply', names: 'Mira', commentId: replied.id, excerpt: 'replies' },
    ]
    expect(await noticesOf(mid)).toEqual(before)
    await blocker.api.profiles.block({ id: blocked.id })
    await hearsNothing(mid)
    await blocker.api.profiles.unblock({ id: blocked.id })
    expect(await noticesOf(mid)).toEqual(before)
  })
}

test('who answered under a comment that the author hid hears of no more answers there; its writer does', async () => {
  const { mira, top, mid, post, began, answer } = await thread()
  await mira.api.feed.hideComment({ id: began.id, hidden: true })
  const replied = await mira.comments(post, 'replies', answer)
  await cannotOpen(mid, post, replied)
  await hearsNothing(mid)
  heraia.clock.advance({ seconds: 1 })
  await mira.comments(post, 'replies to Top', began)
  expect(await noticesOf(top)).toMatchObject([{ kind: 'reply', names: 'Mira,Mid', excerpt: 'replies to Top' }])
})

test('of whom a block leaves in a line about her post she is led to the post, not to words that are not there', async () => {
  const { mira, top, mid, post, began, answer } = await thread()
  expect(await noticesOf(mira)).toEqual([
    { kind: 'comment', names: 'Mid,Top', commentId: answer.id, excerpt: 'answers' },
  ])
  await mira.api.profiles.block({ id: top.id })
  for (const comment of [began, answer]) await cannotOpen(mira, post, comment)
  expect(await noticesOf(mira)).toEqual([{ kind: 'comment', names: 'Mid', commentId: null, excerpt: null }])
  heraia.clock.advance({ seconds: 1 })
  const own = await mid.comments(post, 'begins as well')
  expect(await noticesOf(mira)).toMatchObject([{ names: 'Mid', commentId: own.id, excerpt: 'begins as well' }])
})

test('a reply of a minor is told to nobody who may not read it', async () => {
  const { mid, post, answer } = await thread()
  const kid = await joins('Kid')
  await kid.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  await cannotOpen(mid, post, await kid.comments(post, 'replies', answer))
  await hearsNothing(mid)
})

test('of a post that she muted she hears nothing, not even her name in a quote of it; what she had counts again with the next unmute', async () => {
  const { mira, top, mid, post } = await thread()
  const { handle } = await mira.api.profiles.get({ id: mira.id })
  const [line] = (await mira.api.notifications.list({})).items
  expect(line).toMatchObject({ postId: post.id, read: false, isMuted: false })
  expect(
    await refusal((await joins('Eva')).api.feed.mute({ id: (await mira.posts('x', { audience: 'private' })).id })),
  ).toMatchObject({ status: 404 })
  expect(await mira.api.feed.mute({ id: post.id })).toEqual({ id: post.id, isMuted: true })
  expect(await mira.api.notifications.unread()).toEqual({ count: 0 })
  await top.api.feed.like({ id: post.id })
  await mid.comments(post, `look @${handle}`)
  await mid.posts('', { quotes: post.id })
  await mid.posts(`look @${handle}`, { quotes: post.id })
  const lines = await mira.api.notifications.list({})
  expect(lines.items).toEqual([{ ...line, read: true, isMuted: true }])
  expect((await mira.api.notifications.list({ tab: 'unread' })).items).toEqual([])
  expect((await events(mira)).filter(({ kind }) => kind === 'notification.new')).toHaveLength(2)
  const seenBy = async ({ api }: Player) => (await api.feed.get({ id: post.id })).isMuted
  expect([await seenBy(mira), await seenBy(mid)]).toEqual([true, false])
  await mira.api.notifications.markRead({})
  await mira.api.feed.unmute({ id: post.id })
  expect([await mira.api.notifications.unread(), await seenBy(mira)]).toEqual([{ count: 1 }, false])
  await top.comments(post, 'again')
  expect(await noticesOf(mira)).toMatchObject([{ excerpt: 'again' }])
  await mira.api.feed.mute({ id: post.id })
  await mira.api.notifications.markRead({ id: line?.id })
  await mira.api.feed.unmute({ id: post.id })
  expect(await mira.api.notifications.unread(), 'what she opened meanwhile is read').toEqual({ count: 0 })
})

test('her other tabs learn it, where a post is muted that is quoted where she is named', async () => {
  const [mira, mid] = [await joins('Mira'), await joins('Mid')]
  const post = await mid.posts('one')
  await mid.posts(`look @${(await mira.api.profiles.get({ id: mira.id })).handle}`, { quotes: post.id })
  await mira.api.feed.mute({ id: post.id })
  expect((await events(mira)).map(({ kind }) => kind)).toEqual(['notification.new', 'notification.changed'])
  expect(await mira.api.notifications.unread()).toEqual({ count: 0 })
})
