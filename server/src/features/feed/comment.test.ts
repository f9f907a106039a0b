import { CommentId, type PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { restorePerson } from '../accounts/standing/restore-person.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const newCommentId = () => CommentId.parse(newId())

const countOf = async (post: { id: PostId }, as?: Player) =>
  (await (as?.api ?? stranger).feed.get({ id: post.id })).comments

test('comments stand oldest first, answers under the comment that they answer', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await mira.posts('Final tomorrow')
  const first = await dana.comments(post, ' Good luck! ')
  heraia.clock.advance({ seconds: 1 })
  const second = await mira.comments(post, 'Come and see')
  const answer = await mira.comments(post, 'Thanks', first)
  heraia.clock.advance({ seconds: 1 })
  const toAnswer = await dana.comments(post, 'Always', answer)
  expect(toAnswer.parentId).toBe(first.id)
  const top = await stranger.feed.comments({ id: post.id })
  expect(top.items.map(({ id, text, replies }) => ({ id, text, replies }))).toEqual([
    { id: first.id, text: 'Good luck!', replies: 2 },
    { id: second.id, text: 'Come and see', replies: 0 },
  ])
  const answers = await dana.api.feed.comments({ id: post.id, parentId: first.id, limit: 1 })
  expect(answers.items).toMatchObject([
    { id: answer.id, may: { edit: false, remove: false, hide: false, reply: true } },
  ])
  const rest = await dana.api.feed.comments({ id: post.id, parentId: first.id, cursor: answers.nextCursor ?? '' })
  expect(rest.items).toMatchObject([{ id: toAnswer.id, may: { edit: true, remove: true, hide: false, reply: true } }])
  expect(await countOf(post)).toBe(4)
  expect(await stranger.feed.getComment({ id: post.id, commentId: answer.id })).toMatchObject({
    comment: { id: answer.id, text: 'Thanks' },
    parent: { id: first.id, replies: 2 },
  })
  const alone = await dana.api.feed.getComment({ id: post.id, commentId: second.id })
  expect(alone).toMatchObject({ comment: { id: second.id, may: { edit: false, reply: true } }, parent: null })
})

test('who is named in a comment is linked for whoever may see her', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { handle } = await stranger.profiles.get({ id: eva.id })
  const post = await mira.posts('Final tomorrow')
  const comment = await dana.comments(post, `@${handle.toUpperCase()} and @nobody-at-all play`)
  const namedFor = async (api: Player['api']) => {
    const { items } = await api.feed.comments({ id: post.id })
    return items.map(({ mentions }) => mentions)
  }
  expect(comment.mentions).toEqual([{ id: eva.id, handle, name: 'Eva' }])
  expect(await namedFor(stranger)).toEqual([comment.mentions])
  await eva.api.profiles.block({ id: mira.id })
  expect(await namedFor(mira.api)).toEqual([[]])
  expect(await namedFor(dana.api)).toEqual([comment.mentions])
  await dana.comments(post, 'And I', comment)
  await dana.api.feed.removeComment({ id: comment.id })
  expect(await namedFor(stranger)).toEqual([[]])
})

test('a minor who is named in a post and under it is linked for members, and for nobody who is not signed in', async () => {
  const [mira, kid] = [await joins('Mira'), await joins('Kid')]
  await kid.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  const { handle } = await mira.api.profiles.get({ id: kid.id })
  const post = await mira.posts(`Well done @${handle}`)
  await mira.comments(post, `Bravo @${handle}`)
  const namedFor = async ({ feed }: Player['api']) => {
    const [{ mentions }, { items }] = [await feed.get({ id: post.id }), await feed.comments({ id: post.id })]
    return [mentions, items[0]?.mentions]
  }
  const linked = [{ id: kid.id, handle, name: 'Kid' }]
  expect(await namedFor(mira.api)).toEqual([linked, linked])
  expect(await namedFor(stranger)).toEqual([[], []])
})

test('a comment sent twice is one; ids and parents of others do not work', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const [post, other] = [await mira.posts('one'), await mira.posts('two')]
  const draft = { id: post.id, commentId: newCommentId(), text: 'Once' }
  await Promise.all([1, 2, 3].map(() => dana.api.feed.comment(draft)))
  expect((await dana.api.feed.comment({ ...draft, text: 'Twice' })).text).toBe('Once')
  expect(await countOf(post)).toBe(1)
  expect(await refusal(mira.api.feed.comment(draft))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await refusal(dana.api.feed.comment({ ...draft, id: other.id }))).toMatchObject({ status: 409 })
  for (const parentId of [draft.commentId, newCommentId()]) {
    const stray = { id: other.id, commentId: newCommentId(), parentId, text: 'x' }
    expect(await refusal(dana.api.feed.comment(stray))).toMatchObject({ status: 404, reason: 'comment_not_found' })
    expect(await refusal(dana.api.feed.comments({ id: other.id, parentId }))).toMatchObject({ status: 404 })
    expect(await refusal(dana.api.feed.getComment({ id: other.id, commentId: parentId }))).toMatchObject({
      status: 404,
    })
  }
})

test('who sends her comment again has it, though what it answers was hidden meanwhile, and the post closed', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await mira.posts('one')
  const top = await dana.comments(post, 'off topic')
  const draft = { id: post.id, commentId: newCommentId(), parentId: top.id, text: 'Indeed' }
  await eva.api.feed.comment(draft)
  await mira.api.feed.hideComment({ id: top.id, hidden: true })
  await mira.api.feed.edit({ id: post.id, replyPolicy: 'nobody' })
  expect(await eva.api.feed.comment(draft)).toMatchObject({ id: draft.commentId, text: 'Indeed', parentId: top.id })
  const another = { ...draft, commentId: newCommentId() }
  expect(await refusal(eva.api.feed.comment(another))).toMatchObject({ status: 403, reason: 'replies_closed' })
})

test('what is no comment is refused', async () => {
  const mira = await joins('Mira')
  const post = await mira.posts('one')
  const send = (more: Record<string, unknown>) =>
    refusal(mira.api.feed.comment({ id: post.id, commentId: newCommentId(), text: 'x', ...more } as never))
  expect(await send({ text: ' ' })).toMatchObject({ status: 422, fields: [{ field: 'text', code: 'required' }] })
  expect(await send({ text: 'x'.repeat(1001) })).toMatchObject({ fields: [{ field: 'text', code: 'too_long' }] })
  expect(await send({ text: '\u0000' })).toMatchObject({ fields: [{ field: 'text', code: 'invalid_characters' }] })
  expect(await send({ hidden: true })).toMatchObject({ fields: [{ code: 'unknown_field' }] })
  expect(await send({ id: newId() })).toMatchObject({ status: 404 })
  expect(await refusal(stranger.feed.comment({ id: post.id, commentId: newCommentId(), text: 'x' }))).toMatchObject({
    status: 401,
  })
})

test('the author says who may comment', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await mira.api.profiles.follow({ id: dana.id })
  const some = await mira.posts('for those I follow', { replyPolicy: 'following' })
  const none = await mira.posts('for nobody', { replyPolicy: 'nobody' })
  await dana.comments(some, 'I may')
  await mira.comments(none, 'My own post')
  expect(await refusal(eva.comments(some, 'I may not'))).toMatchObject({ status: 403, reason: 'replies_closed' })
  expect(await refusal(dana.comments(none, 'Nor I'))).toMatchObject({ status: 403, reason: 'replies_closed' })
  expect((await dana.api.feed.get({ id: some.id })).may.comment).toBe(true)
  expect((await eva.api.feed.get({ id: some.id })).may.comment).toBe(false)
  expect((await eva.api.feed.comments({ id: some.id })).items[0]?.may.reply).toBe(false)
  expect((await dana.api.feed.comments({ id: some.id })).items[0]?.may.reply).toBe(true)
})

test('only its writer changes a comment', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const comment = await dana.comments(await mira.posts('one'), 'Frist')
  expect(await dana.api.feed.editComment({ id: comment.id, text: 'Frist' })).toMatchObject({ editedAt: null })
  const edited = await dana.api.feed.editComment({ id: comment.id, text: 'First' })
  expect(edited).toMatchObject({ text: 'First', editedAt: heraia.clock.now().toISOString() })
  for (const other of [mira, eva]) {
    expect(await refusal(other.api.feed.editComment({ id: comment.id, text: 'x' }))).toMatchObject({
      ...{ status: 403, reason: 'not_author' },
    })
  }
  expect(await refusal(eva.api.feed.removeComment({ id: comment.id }))).toMatchObject({ status: 403 })
  expect(await refusal(eva.api.feed.hideComment({ id: comment.id, hidden: true }))).toMatchObject({ status: 403 })
  expect(await refusal(stranger.feed.editComment({ id: comment.id, text: 'x' }))).toMatchObject({ status: 401 })
  expect(await refusal(dana.api.feed.editComment({ id: newCommentId(), text: 'x' }))).toMatchObject({
    ...{ status: 404, reason: 'comment_not_found' },
  })
})

test('a removed comment stays without words while answers hang on it, and goes with the last of them', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await mira.posts('one')
  const comment = await dana.comments(post, 'rude')
  const answer = await mira.comments(post, 'please', comment)
  expect(await mira.api.feed.removeComment({ id: comment.id })).toEqual({ id: comment.id })
  const [left] = (await dana.api.feed.comments({ id: post.id })).items
  expect(left).toMatchObject({ author: null, text: '', replies: 1, may: { edit: false, remove: false, reply: false } })
  expect(await countOf(post)).toBe(1)
  expect(await refusal(dana.api.feed.editComment({ id: comment.id, text: 'x' }))).toMatchObject({ status: 404 })
  expect(await refusal(dana.comments(post, 'x', comment))).toMatchObject({ status: 404 })
  await mira.api.feed.removeComment({ id: answer.id })
  expect((await dana.api.feed.comments({ id: post.id })).items).toEqual([])
  expect(await countOf(post)).toBe(0)
})

test('a hidden comment, and what hangs on it, is for its writer and the author of the post', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await mira.posts('one')
  const comment = await dana.comments(post, 'off topic')
  const answer = await eva.comments(post, 'indeed', comment)
  expect(await mira.api.feed.hideComment({ id: comment.id, hidden: true })).toMatchObject({ hidden: true })
  await mira.api.feed.hideComment({ id: comment.id, hidden: true })
  expect((await mira.api.feed.comments({ id: post.id })).items).toMatchObject([{ hidden: true, may: { hide: true } }])
  expect((await dana.api.feed.comments({ id: post.id })).items).toHaveLength(1)
  expect((await eva.api.feed.comments({ id: post.id })).items).toEqual([])
  expect(await refusal(eva.api.feed.comments({ id: post.id, parentId: comment.id }))).toMatchObject({ status: 404 })
  expect(await refusal(eva.comments(post, 'x', comment))).toMatchObject({ status: 404 })
  for (const commentId of [comment.id, answer.id]) {
    expect(await refusal(eva.api.feed.getComment({ id: post.id, commentId }))).toMatchObject({ status: 404 })
    expect(await dana.api.feed.getComment({ id: post.id, commentId })).toMatchObject({ comment: { id: commentId } })
  }
  expect(await countOf(post)).toBe(0)
  await mira.api.feed.hideComment({ id: comment.id, hidden: false })
  expect(await countOf(post)).toBe(2)
  const own = await mira.comments(post, 'mine')
  expect(await refusal(mira.api.feed.hideComment({ id: own.id, hidden: true }))).toMatchObject({ status: 403 })
})

test('an answer that is hidden, of somebody behind a block, is left out of the count once', async () => {
  const [mira, eva, ola] = [await joins('Mira'), await joins('Eva'), await joins('Ola')]
  const post = await mira.posts('one')
  const comment = await mira.comments(post, 'two')
  const hidden = await eva.comments(post, 'off topic', comment)
  await eva.comments(post, 'on topic', comment)
  await mira.comments(post, 'thanks', comment)
  await mira.api.feed.hideComment({ id: hidden.id, hidden: true })
  await ola.api.profiles.block({ id: eva.id })
  expect((await ola.api.feed.comments({ id: post.id })).items).toMatchObject([{ replies: 1 }])
  expect((await stranger.feed.comments({ id: post.id })).items).toMatchObject([{ replies: 2 }])
})

test('what a minor says under an open post is for those she lets follow, whose post it is, and whom she answers', async () => {
  const [dana, nina, friend, eve] = [
    await joins('Dana'),
    await joins('Nina'),
    await joins('Friend'),
    await joins('Eve'),
  ]
  await friend.api.profiles.follow({ id: nina.id })
  const post = await dana.posts('A post for all')
  const asked = await eve.comments(post, 'Who comes along?')
  const said = await nina.comments(post, 'I do')
  const answered = await nina.comments(post, 'Me too', asked)
  await nina.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  const seen = async (api: Player['api']) => {
    const top = await api.feed.comments({ id: post.id })
    const answers = await api.feed.comments({ id: post.id, parentId: asked.id })
    const count = top.items.find(({ id }) => id === asked.id)?.replies
    return [top.items.some(({ id }) => id === said.id), answers.items.some(({ id }) => id === answered.id), count]
  }
  const outsider = await joins('Ola')
  expect(await seen(stranger)).toEqual([false, false, 0])
  expect(await seen(outsider.api)).toEqual([false, false, 0])
  expect(await seen(eve.api)).toEqual([false, true, 1])
  for (const player of [nina, friend, dana]) expect(await seen(player.api)).toEqual([true, true, 1])
})

test('comments of who is suspended do not count, nor what stands under them, and are back with her', async () => {
  const [mira, dana, eva, zoe] = [await joins('Mira'), await joins('Dana'), await joins('Eva'), await joins('Zoe')]
  const post = await mira.posts('Goal!')
  const first = await dana.comments(post, 'By Dana')
  await eva.comments(post, 'Under hers', first)
  await eva.comments(post, 'By Eva')
  await zoe.api.profiles.block({ id: dana.id })
  const counts = async () => {
    await heraia.runJobs()
    return Promise.all([mira, zoe].map(async ({ api }) => (await api.feed.get({ id: post.id })).comments))
  }
  expect(await counts()).toEqual([3, 1])
  await suspendPerson(heraia.context, dana.id, 'Spam')
  expect(await counts()).toEqual([1, 1])
  expect((await mira.api.feed.comments({ id: post.id })).items.map(({ text }) => text)).toEqual(['By Eva'])
  await restorePerson(heraia.context, dana.id, 'Appeal')
  expect(await counts()).toEqual([3, 1])
})
