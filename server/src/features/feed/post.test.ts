import { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const newPostId = () => PostId.parse(newId())

test('what she writes is kept as she wrote it, trimmed', async () => {
  const mira = await joins('Mira')
  const words = [
    '¡Olé! 🏆👩🏽‍🦽',
    'שלום عليكم',
    '<script>alert(1)</script>',
    "'; drop table posts; --",
    '100% _under_ \\n',
  ]
  for (const text of words) {
    const post = await mira.posts(`  \n${text}\n `)
    expect(post).toMatchObject({ text, audience: 'public', replyPolicy: 'everyone', language: null, media: [] })
    expect(await stranger.feed.get({ id: post.id })).toMatchObject({ text, author: { id: mira.id } })
  }
  const spanish = await mira.api.feed.publish({ id: newPostId(), text: 'Hola', language: 'es' })
  expect(spanish.language).toBe('es')
})

test('what is no post is refused with the field that is wrong', async () => {
  const mira = await joins('Mira')
  const publish = (input: Record<string, unknown>) =>
    refusal(mira.api.feed.publish({ id: newPostId(), text: 'x', ...input } as never))
  expect(await publish({ text: ' \n ' })).toMatchObject({ status: 422, fields: [{ field: 'text', code: 'required' }] })
  expect(await publish({ text: '\u200b\u2060' })).toMatchObject({ fields: [{ field: 'text', code: 'required' }] })
  expect(await publish({ text: 'x'.repeat(2001) })).toMatchObject({ fields: [{ field: 'text', code: 'too_long' }] })
  expect(await publish({ text: 'a\u0000b' })).toMatchObject({ fields: [{ field: 'text', code: 'invalid_characters' }] })
  expect(await publish({ text: 7 })).toMatchObject({ status: 422, fields: [{ field: 'text' }] })
  expect(await publish({ audience: 'team' })).toMatchObject({ status: 422, fields: [{ field: 'audience' }] })
  expect(await publish({ likes: 5 })).toMatchObject({ fields: [{ field: 'likes', code: 'unknown_field' }] })
  expect(await publish({ id: 'not-an-id' })).toMatchObject({ fields: [{ field: 'id', code: 'invalid_id' }] })
  expect(await refusal(stranger.feed.publish({ id: newPostId(), text: 'x' }))).toMatchObject({ status: 401 })
  expect((await mira.posts('x'.repeat(2000))).text).toHaveLength(2000)
})

test('sending a post twice, even at once, gives one post; an id that another used is taken', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const draft = { id: newPostId(), text: 'Once' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => mira.api.feed.publish(draft)))
  expect(new Set(answers.map((post) => post.id)).size).toBe(1)
  expect((await mira.api.feed.publish({ ...draft, text: 'Twice' })).text).toBe('Once')
  expect((await mira.api.feed.byPerson({ id: mira.id })).items).toHaveLength(1)
  expect((await mira.api.profiles.get({ id: mira.id })).posts).toBe(1)
  expect(await refusal(dana.api.feed.publish(draft))).toMatchObject({ status: 409, reason: 'id_taken' })
})

test('an edit keeps the text before, and an edit that changes nothing keeps nothing', async () => {
  const mira = await joins('Mira')
  const post = await mira.posts('one #old')
  expect(await mira.api.feed.edit({ id: post.id, text: ' one #old ' })).toMatchObject({ editedAt: null })
  expect(await mira.api.feed.edit({ id: post.id, audience: 'public' })).toMatchObject({ editedAt: null })
  const edited = await mira.api.feed.edit({ id: post.id, text: 'two #new' })
  expect(edited).toMatchObject({ text: 'two #new', editedAt: heraia.clock.now().toISOString() })
  // Again in the same moment.
  await mira.api.feed.edit({ id: post.id, text: 'three #new' })
  const { items } = await stranger.feed.history({ id: post.id })
  expect(items.map((revision) => revision.text)).toEqual(['two #new', 'one #old'])
  expect((await stranger.feed.timeline({ tag: 'old' })).items).toEqual([])
  expect((await stranger.feed.timeline({ tag: 'new' })).items).toHaveLength(1)
  expect(await mira.api.feed.edit({ id: post.id, replyPolicy: 'nobody', audience: 'followers' })).toMatchObject({
    ...{ replyPolicy: 'nobody', audience: 'followers' },
  })
  expect(await refusal(stranger.feed.history({ id: post.id }))).toMatchObject({ status: 404 })
})

test("nobody changes another's post; one that she may not see is not there", async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const open = await mira.posts('open')
  const closed = await mira.posts('closed', { audience: 'private' })
  const missing = newPostId()
  for (const act of [dana.api.feed.edit, dana.api.feed.remove] as ((of: { id: PostId }) => Promise<unknown>)[]) {
    expect(await refusal(act({ id: open.id }))).toMatchObject({ status: 403, reason: 'not_author' })
    expect(await refusal(act({ id: closed.id }))).toMatchObject({ status: 404, reason: 'post_not_found' })
    expect(await refusal(act({ id: missing }))).toMatchObject({ status: 404, reason: 'post_not_found' })
  }
  expect(await refusal(stranger.feed.remove({ id: open.id }))).toMatchObject({ status: 401 })
  expect(await refusal(mira.api.feed.edit({ id: open.id, text: '  ' }))).toMatchObject({ status: 422 })
  expect(await stranger.feed.get({ id: open.id })).toMatchObject({ text: 'open' })
})

test('of several posts everybody is told those that she may read, as they are now; of the others nothing', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  const [open, closed, own] = [
    await mira.posts('open'),
    await mira.posts('for followers', { audience: 'followers' }),
    await mira.posts('mine', { audience: 'private' }),
  ]
  const gone = await mira.posts('soon gone')
  const ids = [open.id, closed.id, own.id, gone.id, newPostId(), open.id]
  const textsFor = async ({ feed }: typeof stranger) =>
    (await feed.several({ ids })).items.map(({ text }) => text).sort()
  await mira.api.feed.remove({ id: gone.id })
  await mira.api.feed.edit({ id: open.id, text: 'reworded' })
  await dana.api.feed.like({ id: open.id })
  expect(await textsFor(stranger)).toEqual(['reworded'])
  expect(await textsFor(eva.api)).toEqual(['reworded'])
  expect(await textsFor(dana.api)).toEqual(['for followers', 'reworded'])
  expect(await textsFor(mira.api)).toEqual(['for followers', 'mine', 'reworded'])
  const [now] = (await dana.api.feed.several({ ids: [open.id] })).items
  expect(now).toEqual(await dana.api.feed.get({ id: open.id }))
  await mira.api.feed.edit({ id: closed.id, audience: 'private' })
  expect(await textsFor(dana.api)).toEqual(['reworded'])
  await mira.api.profiles.block({ id: dana.id })
  expect(await textsFor(dana.api)).toEqual([])
  const bad: unknown[][] = [[], ['not-an-id'], Array.from({ length: 101 }, newPostId)]
  for (const asked of bad) {
    expect(await refusal(stranger.feed.several({ ids: asked as PostId[] }))).toMatchObject({ status: 422 })
  }
})

test('a removed post is gone with all that hung on it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.api.profiles.follow({ id: mira.id })
  const post = await mira.posts('soon gone #gone')
  await dana.api.feed.like({ id: post.id })
  await dana.api.feed.bookmark({ id: post.id })
  const comment = await dana.comments(post, 'why?')
  await mira.comments(post, 'because', comment)
  expect(await mira.api.feed.remove({ id: post.id })).toEqual({ id: post.id })
  expect(await refusal(mira.api.feed.remove({ id: post.id }))).toMatchObject({ status: 404 })
  expect(await refusal(mira.api.feed.get({ id: post.id }))).toMatchObject({ status: 404 })
  expect(await refusal(dana.api.feed.like({ id: post.id }))).toMatchObject({ status: 404 })
  expect(await refusal(dana.api.feed.editComment({ id: comment.id, text: 'x' }))).toMatchObject({ status: 404 })
  expect((await dana.api.feed.bookmarks({})).items).toEqual([])
  expect((await dana.api.feed.timeline({ scope: 'following' })).items).toEqual([])
  expect((await stranger.feed.timeline({ tag: 'gone' })).items).toEqual([])
  expect((await mira.api.profiles.get({ id: mira.id })).posts).toBe(0)
})

test('mentions are people who exist and whom the reader may see', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { handle } = await stranger.profiles.get({ id: dana.id })
  const post = await mira.posts(`Well played @${handle.toUpperCase()}, @nobody-at-all and mail@${handle}.example!`)
  expect(post.mentions).toEqual([{ handle, id: dana.id, name: 'Dana' }])
  await eva.api.profiles.block({ id: dana.id })
  expect((await eva.api.feed.get({ id: post.id })).mentions).toEqual([])
  const secret = await mira.posts(`@${handle}`, { audience: 'private' })
  expect(secret.mentions).toEqual([])
  expect((await mira.api.feed.edit({ id: secret.id, audience: 'public' })).mentions).toHaveLength(1)
  expect((await mira.api.feed.edit({ id: secret.id, text: 'nobody' })).mentions).toEqual([])
})

test('thirty posts in five minutes are enough', async () => {
  const strict = await createTestHeraia({ settings: { rateLimitFactor: 1 } })
  try {
    const mira = await season(strict).joins('Mira')
    for (let index = 0; index < 30; index++) await mira.posts('spam')
    expect(await refusal(mira.posts('spam'))).toMatchObject({ status: 429 })
    strict.clock.advance({ minutes: 5 })
    await mira.posts('calm again')
  } finally {
    await strict.close()
  }
})
