import { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { MISSED } from '../../live/broadcasts.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const { outside } = stranger

const leaves = async (person: Player, post: { id: PostId }) => ({
  profile: await outside.profile({ id: person.id }).then(
    ({ isForEngines }) => (isForEngines ? 'for engines' : 'for previews'),
    () => 'nothing',
  ),
  post: await outside.post({ id: post.id }).then(
    ({ isForEngines }) => (isForEngines ? 'for engines' : 'for previews'),
    () => 'nothing',
  ),
})

test('who is open to everybody is shown elsewhere, with what she wrote for everybody', async () => {
  const mira = await joins('Mira López')
  await mira.saves({ bio: 'Sprinter from Madrid', location: 'Madrid' })
  const post = await mira.posts('First heat done')
  const profile = await outside.profile({ id: mira.id })
  expect(profile).toMatchObject({
    person: { name: 'Mira López', verified: false },
    ...{ location: 'Madrid', bio: 'Sprinter from Madrid', followers: 0, isForEngines: true },
  })
  expect(await outside.profile({ id: profile.person.handle.toUpperCase() })).toEqual(profile)
  expect(JSON.stringify(profile)).not.toContain(mira.email)
  expect(await outside.post({ id: post.id })).toMatchObject({ text: 'First heat done', author: { id: mira.id } })
  const { items } = await outside.addresses({ of: 'people' })
  expect(items.map(({ name }) => name)).toContain(profile.person.handle)
  expect((await outside.addresses({ of: 'posts' })).items.map(({ name }) => name)).toEqual([post.id])
})

test('settings decide what leaves: search engines, previews, nothing', async () => {
  const [mira, young, gone] = [await joins('Mira'), await joins('Yara'), await joins('Gina')]
  const posts = [await mira.posts('One'), await young.posts('Two'), await gone.posts('Three')] as const
  expect(await leaves(mira, posts[0])).toEqual({ profile: 'for engines', post: 'for engines' })
  await mira.sets({ showInSearch: false })
  expect(await leaves(mira, posts[0])).toEqual({ profile: 'for previews', post: 'for previews' })
  await mira.sets({ profileVisibility: 'followers' })
  expect(await leaves(mira, posts[0])).toEqual({ profile: 'nothing', post: 'nothing' })
  await young.saves({ dateOfBirth: '2012-01-01' })
  expect(await leaves(young, posts[1])).toEqual({ profile: 'nothing', post: 'nothing' })
  await suspendPerson(heraia.context, gone.id, 'Spam')
  expect(await leaves(gone, posts[2])).toEqual({ profile: 'nothing', post: 'nothing' })
  heraia.clock.advance({ hours: 1, seconds: 1 })
  const { items } = await outside.addresses({ of: 'posts' })
  for (const post of posts) expect(items.map(({ name }) => name)).not.toContain(post.id)
})

test('what is for followers, a repost, and what is not there look alike', async () => {
  const mira = await joins('Mira')
  const open = await mira.posts('Open')
  for (const { id } of [
    await mira.posts('Mine', { audience: 'followers' }),
    await mira.posts('', { quotes: open.id }),
    { id: PostId.parse(newId()) },
  ]) {
    expect(await refusal(outside.post({ id }))).toMatchObject({ status: 404, reason: 'post_not_found' })
  }
  expect(await refusal(outside.profile({ id: 'no one' }))).toMatchObject({ status: 404, reason: 'person_not_found' })
})

test('who hid while a server did not hear the others is in no list of it from the moment when it hears them again', async () => {
  const mira = await joins('Mira Serra')
  const names = async () => (await outside.addresses({ of: 'people' })).items.map(({ name }) => name)
  heraia.clock.advance({ hours: 1, seconds: 1 })
  const { handle } = (await outside.profile({ id: mira.id })).person
  expect(await names()).toContain(handle)
  // On another server.
  await sql`update profiles set show_in_search = false where id = ${mira.id}::uuid`.execute(heraia.db)
  expect(await names()).toContain(handle)
  await heraia.context.ports.broadcast.publish(MISSED)
  expect(await names()).not.toContain(handle)
})
