import type { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

/** Mira and Dana follow each other, and both act on a post of Eva's. */
async function threeWomen() {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  const hers = await dana.posts('By Dana #together')
  const evas = await eva.posts('By Eva #together')
  await dana.api.feed.like({ id: evas.id })
  await mira.api.feed.like({ id: evas.id })
  const comment = await dana.comments(evas, 'says Dana')
  await eva.comments(evas, 'answers Eva', comment)
  const other = await eva.comments(evas, 'says Eva')
  await dana.comments(evas, 'answers Dana', other)
  await mira.api.feed.bookmark({ id: hers.id })
  return { mira, dana, eva, hers, evas, comment }
}

const textsOf = (page: { items: { text: string }[] }) => page.items.map((item) => item.text)

for (const who of ['blocker', 'blocked'] as const) {
  test(`for the ${who}, the other athlete and her words are nowhere in the feed`, async () => {
    const { mira, dana, hers, evas, comment } = await threeWomen()
    if (who === 'blocker') await mira.api.profiles.block({ id: dana.id })
    else await dana.api.profiles.block({ id: mira.id })
    const { feed } = mira.api
    for (const which of [{}, { scope: 'following' }, { tag: 'together' }] as const) {
      const { items } = await feed.timeline(which)
      expect(items.map((post) => post.id)).not.toContain(hers.id)
    }
    expect(await refusal(feed.byPerson({ id: dana.id }))).toMatchObject({ status: 404 })
    for (const act of [feed.get, feed.like, feed.unlike, feed.bookmark, feed.history, feed.likers, feed.comments]) {
      const call = act as (of: { id: PostId }) => Promise<unknown>
      expect(await refusal(call({ id: hers.id }))).toMatchObject({ status: 404, reason: 'post_not_found' })
    }
    expect(await refusal(mira.comments(hers, 'hello?'))).toMatchObject({ status: 404 })
    expect((await feed.bookmarks({})).items).toEqual([])
    expect(await feed.get({ id: evas.id })).toMatchObject({ likes: 1, comments: 1, isLiked: true })
    expect((await feed.likers({ id: evas.id })).items.map((person) => person.id)).toEqual([mira.id])
    expect((await feed.comments({ id: evas.id })).items).toMatchObject([{ text: 'says Eva', replies: 0 }])
    expect(await refusal(feed.comments({ id: evas.id, parentId: comment.id }))).toMatchObject({ status: 404 })
    expect(await refusal(mira.comments(evas, 'hm', comment))).toMatchObject({ status: 404 })
    expect(await feed.unlike({ id: evas.id })).toEqual({ id: evas.id, likes: 0, isLiked: false })
    expect(await stranger.feed.get({ id: evas.id })).toMatchObject({ likes: 1, comments: 4 })
  })
}

for (const who of ['blocker', 'blocked'] as const) {
  test(`the ${who} answers nobody in a thread that the other athlete began`, async () => {
    const [mira, top, mid, xena] = [await joins('Mira'), await joins('Top'), await joins('Mid'), await joins('Xena')]
    const post = await mira.posts('By Mira')
    const began = await top.comments(post, 'begins')
    const answer = await mid.comments(post, 'answers', began)
    await (who === 'blocker' ? blocks(xena, top) : blocks(top, xena))
    expect(await refusal(xena.comments(post, 'hm', answer))).toMatchObject({ status: 404, reason: 'comment_not_found' })
    expect((await mid.api.notifications.list({})).items).toEqual([])
    expect(await stranger.feed.get({ id: post.id })).toMatchObject({ comments: 2 })
    // A comment that is deleted is nobody's: what stands under it is there for her.
    await top.api.feed.removeComment({ id: began.id })
    await xena.comments(post, 'hm', answer)
    expect((await mid.api.notifications.list({})).items).toMatchObject([{ kind: 'reply', excerpt: 'hm' }])
  })
}

test('what a blocked athlete said under her posts is read by nobody, until she shows it again', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await mira.posts('By Mira')
  const nasty = await dana.comments(post, 'nasty')
  await eva.comments(post, 'answers Dana', nasty)
  const kind = await eva.comments(post, 'kind')
  await dana.comments(post, 'nasty again', kind)
  await mira.api.profiles.block({ id: dana.id })
  for (const api of [stranger, eva.api, mira.api]) {
    expect((await api.feed.comments({ id: post.id })).items).toMatchObject([{ text: 'kind', replies: 0 }])
    expect((await api.feed.comments({ id: post.id, parentId: kind.id })).items).toEqual([])
    expect(await api.feed.get({ id: post.id })).toMatchObject({ comments: 1 })
  }
  await mira.api.profiles.unblock({ id: dana.id })
  expect((await stranger.feed.comments({ id: post.id })).items).toHaveLength(1)
  await mira.api.feed.hideComment({ id: nasty.id, hidden: false })
  expect(textsOf(await stranger.feed.comments({ id: post.id }))).toEqual(['nasty', 'kind'])
  expect(await stranger.feed.get({ id: post.id })).toMatchObject({ comments: 3 })
})

test('who comments and then blocks the author leaves no word under her posts that the author could not hide', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await mira.posts('By Mira')
  await dana.comments(post, 'nasty')
  await dana.api.profiles.block({ id: mira.id })
  for (const api of [stranger, mira.api]) {
    expect((await api.feed.comments({ id: post.id })).items).toEqual([])
    expect(await api.feed.get({ id: post.id })).toMatchObject({ comments: 0 })
  }
  await dana.api.profiles.unblock({ id: mira.id })
  expect((await stranger.feed.comments({ id: post.id })).items).toEqual([])
  expect((await mira.api.feed.comments({ id: post.id })).items).toMatchObject([{ text: 'nasty', hidden: true }])
})

test('after an unblock the counts are whole again; her posts come back where everybody reads', async () => {
  const { mira, dana, evas } = await threeWomen()
  await mira.api.profiles.block({ id: dana.id })
  await mira.api.profiles.unblock({ id: dana.id })
  expect(await mira.api.feed.get({ id: evas.id })).toMatchObject({ likes: 2, comments: 4 })
  expect(textsOf(await mira.api.feed.timeline({ scope: 'following' }))).toEqual([])
  expect(textsOf(await mira.api.feed.byPerson({ id: dana.id }))).toEqual(['By Dana #together'])
})

test('an admin is blocked like anybody else, and changes no post of others', async () => {
  const [mira, admin] = [await joins('Mira'), await joins('Admin')]
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  const post = await mira.posts('mine')
  const refused = (act: (of: { id: PostId }) => Promise<unknown>) => refusal(act({ id: post.id }))
  expect(await refused(admin.api.feed.remove)).toMatchObject({ status: 403 })
  expect(await refused(admin.api.feed.edit as (of: { id: PostId }) => Promise<unknown>)).toMatchObject({ status: 403 })
  await blocks(mira, admin)
  expect(await refused(admin.api.feed.get)).toMatchObject({ status: 404 })
})

const blocks = (one: Player, other: Player) => one.api.profiles.block({ id: other.id })
