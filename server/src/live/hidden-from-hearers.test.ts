import type { PostId } from '@heraia/contract/ids'
import { type EventStream, listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { afterAll, afterEach, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

const open: EventStream[] = []
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.close()
})

const tab = async (of: Player) => {
  const stream = await listen(heraia.fetch, of.token)
  open.push(stream)
  return stream
}

/** Mira and Dana, kept apart by a block, read a post of Eva's; so does Ana. */
async function readers(blocker: 'mira' | 'dana') {
  const [mira, dana, eva, ana] = [await joins('Mira'), await joins('Dana'), await joins('Eva'), await joins('Ana')]
  const post = await eva.posts('By Eva')
  if (blocker === 'mira') await mira.api.profiles.block({ id: dana.id })
  else await dana.api.profiles.block({ id: mira.id })
  return { mira, dana, eva, ana, post, hers: await tab(mira), anas: await tab(ana) }
}

/** A like of Ana's is for Mira: what comes to her before it was for her too. */
async function nextForHer({ ana, hers, post }: { ana: Player; hers: EventStream; post: { id: PostId } }) {
  await ana.api.feed.like({ id: post.id })
  return hers.next('post.changed')
}

test.each([
  'mira',
  'dana',
] as const)('a like of somebody hidden from her is no news to her and in none of her numbers, where %s blocked the other', async (blocker) => {
  const { mira, dana, ana, post, hers, anas } = await readers(blocker)
  await dana.api.feed.like({ id: post.id })
  expect(await anas.next('post.changed')).toMatchObject({ postId: post.id, likes: 1 })
  expect(await nextForHer({ ana, hers, post })).toMatchObject({ postId: post.id, likes: 1, comments: 0 })
  expect(await anas.next('post.changed')).toMatchObject({ likes: 2 })
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ likes: 1 })
  await dana.api.feed.unlike({ id: post.id })
  expect(await anas.next('post.changed')).toMatchObject({ likes: 1 })
  expect(await hers.isQuiet('post.changed')).toBe(true)
})

test('what is said by somebody hidden from her, and what others answer to it, is no news to her and not counted', async () => {
  const { mira, dana, eva, ana, post, hers, anas } = await readers('mira')
  const said = await dana.comments(post, 'says Dana')
  const answer = await eva.comments(post, 'answers Eva', said)
  await eva.api.feed.hideComment({ id: said.id, hidden: true })
  await eva.api.feed.hideComment({ id: said.id, hidden: false })
  for (const { id } of [said, answer])
    await expect
      .poll(() => anas.heard.map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ commentId: id }))
  expect(await hers.isQuiet('comment.changed')).toBe(true)
  expect(await nextForHer({ ana, hers, post })).toMatchObject({ likes: 1, comments: 0 })

  const others = await eva.comments(post, 'says Eva')
  expect(await hers.next('post.changed')).toMatchObject({ comments: 1 })
  expect(await hers.next('comment.changed')).toMatchObject({ commentId: others.id })
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ comments: 1 })
  await expect.poll(() => anas.heard.at(-1)?.data).toMatchObject({ commentId: others.id })
  expect(anas.heard.findLast(({ kind }) => kind === 'post.changed')?.data).toMatchObject({ comments: 3 })

  // Without words and name it keeps nobody from the answer.
  await dana.api.feed.removeComment({ id: said.id })
  await eva.api.feed.editComment({ id: answer.id, text: 'answered Eva' })
  expect(await hers.next('comment.changed')).toMatchObject({ commentId: answer.id })
  expect(await hers.next('post.changed')).toMatchObject({ comments: 2 })
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ comments: 2 })
})

test('of likes at the same moment she hears where one is of somebody whom she sees, with her own number', async () => {
  const { mira, dana, ana, post, hers, anas } = await readers('mira')
  const fans = [ana, await joins('Bea'), await joins('Cleo'), dana]
  await Promise.all(fans.map((fan) => fan.api.feed.like({ id: post.id })))
  const lastOf = (stream: EventStream) => () => stream.heard.findLast(({ kind }) => kind === 'post.changed')?.data
  await expect.poll(lastOf(anas)).toMatchObject({ likes: 4 })
  await expect.poll(lastOf(hers)).toMatchObject({ likes: 3 })
  expect(await mira.api.feed.get({ id: post.id })).toMatchObject({ likes: 3 })
})

test('of what the author hid, and what stands under it, only those hear who are shown it', async () => {
  const [dana, eva, ana] = [await joins('Dana'), await joins('Eva'), await joins('Ana')]
  const post = await eva.posts('By Eva')
  const said = await dana.comments(post, 'says Dana')
  await eva.api.feed.hideComment({ id: said.id, hidden: true })
  const [danas, evas, anas] = [await tab(dana), await tab(eva), await tab(ana)]
  await dana.api.feed.editComment({ id: said.id, text: 'says Dana otherwise' })
  const answer = await eva.comments(post, 'answers Eva', said)
  await dana.api.feed.removeComment({ id: said.id })
  for (const id of [said.id, answer.id, said.id]) {
    expect(await danas.next('comment.changed')).toMatchObject({ commentId: id })
    expect(await evas.next('comment.changed')).toMatchObject({ commentId: id })
  }
  expect(await anas.isQuiet('comment.changed')).toBe(true)
})
