import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

beforeEach(async () => {
  await sql`delete from posts`.execute(heraia.db)
  heraia.clock.advance({ minutes: 1 })
})

const texts = (page: { items: { text: string }[] }) => page.items.map((post) => post.text)

test('everybody sees public posts, newest first, each with its author', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.posts('first')
  heraia.clock.advance({ seconds: 1 })
  await dana.posts('second')
  const page = await stranger.feed.timeline({})
  expect(texts(page)).toEqual(['second', 'first'])
  expect(page.items[1]).toMatchObject({
    author: { id: mira.id, name: 'Mira', role: 'athlete', sport: 'Tennis', verified: false },
    ...{ likes: 0, comments: 0, isLiked: false, isBookmarked: false, editedAt: null },
    may: { edit: false, remove: false, comment: false },
  })
  expect(page.nextCursor).toBeNull()
  expect((await mira.api.feed.timeline({})).items[1]?.may).toEqual({ edit: true, remove: true, comment: true })
})

test('Following holds whom she follows and herself, from before and after she followed', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.posts('before')
  await eva.posts('elsewhere')
  await mira.api.profiles.follow({ id: dana.id })
  heraia.clock.advance({ seconds: 1 })
  await dana.posts('after')
  heraia.clock.advance({ seconds: 1 })
  await mira.posts('mine', { audience: 'private' })
  expect(texts(await mira.api.feed.timeline({ scope: 'following' }))).toEqual(['mine', 'after', 'before'])
  await mira.api.profiles.unfollow({ id: dana.id })
  expect(texts(await mira.api.feed.timeline({ scope: 'following' }))).toEqual(['mine'])
  expect(await refusal(stranger.feed.timeline({ scope: 'following' }))).toMatchObject({ status: 401 })
})

test('posts for followers are for followers, private ones for herself', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  await mira.posts('for followers', { audience: 'followers' })
  const secret = await mira.posts('for me', { audience: 'private' })
  expect(texts(await dana.api.feed.timeline({}))).toEqual(['for followers'])
  expect(texts(await dana.api.feed.byPerson({ id: mira.id }))).toEqual(['for followers'])
  expect(texts(await eva.api.feed.timeline({}))).toEqual([])
  expect(texts(await stranger.feed.byPerson({ id: mira.id }))).toEqual([])
  expect((await mira.api.feed.byPerson({ id: mira.id })).items).toHaveLength(2)
  expect(await refusal(dana.api.feed.get({ id: secret.id }))).toMatchObject({ status: 404, reason: 'post_not_found' })
})

test('a private account posts for those whom she lets follow, and a minor too', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  await mira.sets({ profileVisibility: 'followers' })
  const post = await mira.posts('among us')
  expect(texts(await dana.api.feed.timeline({}))).toEqual(['among us'])
  expect(texts(await eva.api.feed.timeline({}))).toEqual([])
  expect(await refusal(stranger.feed.get({ id: post.id }))).toMatchObject({ status: 404 })
  await sql`update profiles set profile_visibility = 'public', date_of_birth = now() - interval '15 years'
    where id = ${mira.id}`.execute(heraia.db)
  expect(texts(await eva.api.feed.timeline({}))).toEqual([])
  expect(texts(await dana.api.feed.timeline({ scope: 'following' }))).toEqual(['among us'])
})

test('muted people stay out of her feed and stay on their pages', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.follow({ id: dana.id })
  await mira.api.profiles.mute({ id: dana.id })
  await dana.posts('#loud')
  for (const which of [{}, { scope: 'following' }, { tag: 'loud' }, { scope: 'following', tag: 'loud' }] as const) {
    expect(texts(await mira.api.feed.timeline(which))).toEqual([])
  }
  expect(texts(await mira.api.feed.byPerson({ id: dana.id }))).toEqual(['#loud'])
})

test('a suspended athlete is nowhere', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.follow({ id: dana.id })
  await dana.posts('gone')
  await sql`update profiles set state = 'suspended' where id = ${dana.id}`.execute(heraia.db)
  expect(texts(await mira.api.feed.timeline({}))).toEqual([])
  expect(texts(await mira.api.feed.timeline({ scope: 'following' }))).toEqual([])
  expect(await refusal(mira.api.feed.byPerson({ id: dana.id }))).toMatchObject({ status: 404 })
})

test('a tag finds posts in any letters, and nothing that is no tag breaks it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.posts('Vamos #Fútbol!')
  await mira.posts('no tag: a#b, #1')
  expect(texts(await stranger.feed.timeline({ tag: '#FÚTBOL' }))).toEqual(['Vamos #Fútbol!'])
  expect(texts(await mira.api.feed.timeline({ tag: 'fútbol', scope: 'following' }))).toEqual([])
  await mira.api.profiles.follow({ id: dana.id })
  expect(texts(await mira.api.feed.timeline({ tag: 'fútbol', scope: 'following' }))).toEqual(['Vamos #Fútbol!'])
  for (const tag of ['1', 'b', '%', '_', '\u0000', "'; drop table posts", '🏃']) {
    expect(texts(await stranger.feed.timeline({ tag }))).toEqual([])
  }
  const { newestCursor } = await stranger.feed.timeline({ tag: 'fútbol' })
  heraia.clock.advance({ seconds: 1 })
  await dana.posts('#fútbol again')
  expect(await stranger.feed.newer({ tag: 'fútbol', since: newestCursor })).toEqual({ count: 1, more: false })
  expect(await stranger.feed.newer({ tag: '%', since: newestCursor }).catch(() => 'refused')).toEqual({
    count: 0,
    more: false,
  })
})

test('every post is read exactly once while new ones arrive', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.follow({ id: dana.id })
  for (let index = 0; index < 60; index++) {
    // Some share a moment.
    if (index % 3 === 0) heraia.clock.advance({ seconds: 1 })
    await dana.posts(`old ${index}`)
  }
  for (const scope of ['everybody', 'following'] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await mira.api.feed.timeline({ scope, cursor, limit: 7 })
      seen.push(...texts(page))
      cursor = page.nextCursor ?? undefined
      heraia.clock.advance({ seconds: 1 })
      await dana.posts('new')
    } while (cursor)
    const old = seen.filter((text) => text.startsWith('old'))
    expect(old).toHaveLength(60)
    expect(new Set(old).size).toBe(60)
  }
})

test('she learns how many came since she looked, her own left out, up to fifty', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await mira.api.profiles.follow({ id: dana.id })
  const everybody = await mira.api.feed.timeline({})
  const following = await mira.api.feed.timeline({ scope: 'following' })
  expect(everybody.items).toEqual([])
  await mira.posts('mine')
  await dana.posts('hers')
  await eva.posts('other')
  const since = { everybody: everybody.newestCursor, following: following.newestCursor }
  expect(await mira.api.feed.newer({ since: since.everybody })).toEqual({ count: 2, more: false })
  expect(await mira.api.feed.newer({ scope: 'following', since: since.following })).toEqual({ count: 1, more: false })
  for (let index = 0; index < 50; index++) await dana.posts('more')
  expect(await mira.api.feed.newer({ since: since.everybody })).toEqual({ count: 50, more: true })
  expect(await mira.api.feed.newer({ scope: 'following', since: since.following })).toEqual({ count: 50, more: true })
})

test('cursors that are made up or of another list are refused', async () => {
  const mira = await joins('Mira')
  await mira.posts('one')
  const { newestCursor } = await mira.api.feed.timeline({ scope: 'following' })
  for (const cursor of ['x', newestCursor, 'everybody.zzz.not-an-id', '%', '../..']) {
    expect(await refusal(stranger.feed.timeline({ cursor }))).toMatchObject({
      status: 422,
      fields: [{ code: 'invalid_cursor' }],
    })
    expect(await refusal(stranger.feed.newer({ since: cursor }))).toMatchObject({ status: 422 })
  }
  expect(await refusal(stranger.feed.timeline({ limit: 0 }))).toMatchObject({ status: 422 })
  expect(await refusal(stranger.feed.timeline({ limit: 51 }))).toMatchObject({ status: 422 })
})
