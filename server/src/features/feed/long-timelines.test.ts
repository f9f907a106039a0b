import type { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

const hasFollowers = (person: Player, count: number) =>
  sql`update profiles set followers_count = ${count} where id = ${person.id}`.execute(heraia.db)

const entriesOf = async (post: { id: PostId }) =>
  (await heraia.db.selectFrom('timeline_entries').select('person_id').where('post_id', '=', post.id).execute()).map(
    (row) => row.person_id,
  )

async function following(person: Player, limit = 20): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await person.api.feed.timeline({ scope: 'following', cursor, limit })
    seen.push(...page.items.map((post) => post.text))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return seen
}

test('who follows people that wrote much reads all of it in order, back to the first post', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const written: string[] = []
  for (let index = 0; index < 70; index++) {
    heraia.clock.advance({ seconds: 1 })
    const author = index % 10 === 0 ? eva : index % 10 === 5 ? mira : dana
    written.unshift((await author.posts(`${index}`)).text)
  }
  await mira.api.profiles.follow({ id: dana.id })
  await mira.api.profiles.follow({ id: eva.id })
  expect(await following(mira, 9)).toEqual(written)
  const stored = await heraia.db.selectFrom('timelines').selectAll().where('person_id', '=', mira.id).execute()
  expect(stored).toHaveLength(1)
})

test('an author with many followers is delivered by a job', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.follow({ id: dana.id })
  await hasFollowers(dana, 501)
  const post = await dana.posts('to many')
  expect(await entriesOf(post)).toEqual([dana.id])
  await heraia.runJobs()
  expect((await entriesOf(post)).sort()).toEqual([mira.id, dana.id].sort())
  await heraia.runJob('fan-out-post', { postId: post.id })
  expect(await following(mira)).toEqual(['to many'])
})

test('a post that was removed before its delivery is not delivered', async () => {
  const dana = await joins('Dana')
  await hasFollowers(dana, 501)
  const post = await dana.posts('oops')
  await dana.api.feed.remove({ id: post.id })
  await heraia.runJobs()
  expect(await entriesOf(post)).toEqual([])
})

test('an author with very many followers is merged at reading, once, also when they become fewer', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await mira.api.profiles.follow({ id: dana.id })
  await mira.api.profiles.follow({ id: eva.id })
  await dana.posts('small')
  heraia.clock.advance({ seconds: 1 })
  await hasFollowers(dana, 5001)
  const { newestCursor } = await mira.api.feed.timeline({ scope: 'following' })
  const post = await dana.posts('big')
  expect(await entriesOf(post)).toEqual([dana.id])
  heraia.clock.advance({ seconds: 1 })
  await eva.posts('between')
  heraia.clock.advance({ seconds: 1 })
  await hasFollowers(dana, 3)
  await dana.posts('small again')
  expect(await following(mira, 2)).toEqual(['small again', 'between', 'big', 'small'])
  expect(await mira.api.feed.newer({ scope: 'following', since: newestCursor })).toEqual({ count: 3, more: false })
  await mira.api.profiles.mute({ id: dana.id })
  expect(await following(mira)).toEqual(['between'])
  await mira.api.profiles.unmute({ id: dana.id })
  await mira.api.profiles.unfollow({ id: dana.id })
  expect(await following(mira)).toEqual(['between'])
})

test('a private post that is opened later reaches her followers at its old place', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.follow({ id: dana.id })
  const draft = await dana.posts('draft', { audience: 'private' })
  heraia.clock.advance({ seconds: 1 })
  await dana.posts('later')
  expect(await following(mira)).toEqual(['later'])
  await dana.api.feed.edit({ id: draft.id, audience: 'followers' })
  expect(await following(mira)).toEqual(['later', 'draft'])
  await dana.api.feed.edit({ id: draft.id, audience: 'private' })
  expect(await following(mira)).toEqual(['later'])
})
