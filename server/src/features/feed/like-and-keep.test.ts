import { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { restorePerson } from '../accounts/standing/restore-person.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

test('a like counts once however often it is sent, and so does taking it back', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await mira.posts('Goal!')
  await Promise.all([1, 2, 3, 4, 5].map(() => dana.api.feed.like({ id: post.id })))
  expect(await dana.api.feed.like({ id: post.id })).toEqual({ id: post.id, likes: 1, isLiked: true })
  expect(await mira.api.feed.like({ id: post.id })).toEqual({ id: post.id, likes: 2, isLiked: true })
  expect(await dana.api.feed.get({ id: post.id })).toMatchObject({ likes: 2, isLiked: true })
  expect(await stranger.feed.get({ id: post.id })).toMatchObject({ likes: 2, isLiked: false })
  await Promise.all([1, 2, 3].map(() => dana.api.feed.unlike({ id: post.id })))
  expect(await dana.api.feed.unlike({ id: post.id })).toEqual({ id: post.id, likes: 1, isLiked: false })
})

test('many people like at once and every like counts', async () => {
  const mira = await joins('Mira')
  const post = await mira.posts('Goal!')
  const fans = await Promise.all(Array.from({ length: 12 }, (_, index) => joins(`Fan ${index}`)))
  await Promise.all(fans.map((fan) => fan.api.feed.like({ id: post.id })))
  expect((await stranger.feed.get({ id: post.id })).likes).toBe(12)
  const first = await stranger.feed.likers({ id: post.id, limit: 8 })
  const second = await stranger.feed.likers({ id: post.id, limit: 8, cursor: first.nextCursor ?? '' })
  expect(second.nextCursor).toBeNull()
  const ids = [...first.items, ...second.items].map((person) => person.id)
  expect(new Set(ids)).toEqual(new Set(fans.map((fan) => fan.id)))
})

test('nobody likes, keeps or reads the likes of what she may not see', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const secret = await mira.posts('mine', { audience: 'private' })
  const missing = PostId.parse(newId())
  for (const id of [secret.id, missing]) {
    for (const act of [dana.api.feed.like, dana.api.feed.unlike, dana.api.feed.bookmark, dana.api.feed.unbookmark]) {
      expect(await refusal(act({ id }))).toMatchObject({ status: 404, reason: 'post_not_found' })
    }
    expect(await refusal(stranger.feed.likers({ id }))).toMatchObject({ status: 404 })
  }
  for (const act of [stranger.feed.like, stranger.feed.unlike, stranger.feed.bookmark, stranger.feed.unbookmark]) {
    expect(await refusal(act({ id: missing }))).toMatchObject({ status: 401 })
  }
  expect(await refusal(stranger.feed.bookmarks({}))).toMatchObject({ status: 401 })
})

test('what she keeps is hers to find, last kept first, as long as she may see it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const [one, two, three] = [await mira.posts('one'), await mira.posts('two'), await mira.posts('three')]
  for (const post of [three, two, one]) {
    heraia.clock.advance({ seconds: 1 })
    expect(await dana.api.feed.bookmark({ id: post.id })).toEqual({ id: post.id, isBookmarked: true })
    await dana.api.feed.bookmark({ id: post.id })
  }
  const first = await dana.api.feed.bookmarks({ limit: 2 })
  expect(first.items.map((post) => post.text)).toEqual(['one', 'two'])
  expect(first.items.map((post) => post.isBookmarked)).toEqual([true, true])
  const cursor = first.nextCursor ?? ''
  const rest = await dana.api.feed.bookmarks({ limit: 2, cursor })
  expect(rest.items.map((post) => post.text)).toEqual(['three'])
  expect((await mira.api.feed.get({ id: one.id })).isBookmarked).toBe(false)
  await mira.api.feed.edit({ id: one.id, audience: 'private' })
  expect(await dana.api.feed.unbookmark({ id: two.id })).toEqual({ id: two.id, isBookmarked: false })
  expect((await dana.api.feed.bookmarks({})).items.map((post) => post.text)).toEqual(['three'])
  expect((await mira.api.feed.bookmarks({})).items).toEqual([])
  expect(await refusal(dana.api.feed.likers({ id: two.id, cursor }))).toMatchObject({ status: 422 })
})

test('likes of who is suspended or leaves do not count, and are back with her', async () => {
  const [mira, dana, eva, zoe] = [await joins('Mira'), await joins('Dana'), await joins('Eva'), await joins('Zoe')]
  const { id } = await mira.posts('Goal!')
  for (const { api } of [dana, eva]) await api.feed.like({ id })
  await zoe.api.profiles.block({ id: dana.id })
  const likes = async () => {
    await heraia.runJobs()
    return Promise.all([mira, zoe].map(async ({ api }) => (await api.feed.get({ id })).likes))
  }
  expect(await likes()).toEqual([2, 1])
  await suspendPerson(heraia.context, dana.id, 'Spam')
  await suspendPerson(heraia.context, dana.id, 'Again')
  expect(await likes()).toEqual([1, 1])
  await eva.api.accounts.leave({ password: 'secret1' })
  expect(await likes()).toEqual([0, 0])
  await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
  await heraia.runJob('erase-due-accounts', {})
  expect(await likes()).toEqual([0, 0])
  await restorePerson(heraia.context, dana.id, 'Appeal')
  expect(await likes()).toEqual([1, 0])
  expect(await dana.api.feed.unlike({ id })).toMatchObject({ likes: 0 })
})
