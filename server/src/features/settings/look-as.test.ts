import type { Profile } from '@heraia/contract/profiles'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

async function looks(as: Player | null, eyes: string, procedure = 'profiles/get', id: string = as?.id ?? newId()) {
  const headers = { 'content-type': 'application/json', 'heraia-view-as': eyes }
  const response = await heraia.fetch(`/api/rpc/${procedure}`, {
    method: 'POST',
    headers: as ? { ...headers, authorization: `Bearer ${as.token}` } : headers,
    body: JSON.stringify({ json: { id }, meta: [] }),
  })
  const { json } = (await response.json()) as { json: Profile & { data?: { reason?: string } } }
  return { status: response.status, json, reason: json.data?.reason }
}

async function cast() {
  const [mira, dana, follower] = [await joins('Mira López'), await joins('Dana'), await joins('Fay Follower')]
  await follower.api.profiles.follow({ id: mira.id })
  await mira.sets({ profileVisibility: 'followers', contactInfo: 'followers' })
  await mira.saves({ bio: 'Only for some', phone: '+34600000000' })
  return { mira, dana, follower }
}

test('through other eyes she sees what they see', async () => {
  const { mira, dana, follower } = await cast()
  expect((await looks(mira, 'nobody')).json).toEqual(await stranger.profiles.get({ id: mira.id }))
  expect((await looks(mira, 'person')).json).toEqual(await dana.api.profiles.get({ id: mira.id }))
  expect((await looks(mira, 'follower')).json).toEqual(await follower.api.profiles.get({ id: mira.id }))
  expect((await looks(mira, follower.id)).json).toEqual(await follower.api.profiles.get({ id: mira.id }))
  expect((await looks(mira, dana.id)).json).toEqual(await dana.api.profiles.get({ id: mira.id }))
  await dana.api.profiles.follow({ id: mira.id })
  expect((await looks(mira, dana.id)).json).toEqual(await dana.api.profiles.get({ id: mira.id }))
})

test('the lists and posts are theirs too, and the stand-in is in none of them', async () => {
  const { mira, follower } = await cast()
  await mira.posts('For followers', { audience: 'followers' })
  await mira.posts('For me', { audience: 'private' })
  const texts = async (eyes: string) => JSON.stringify((await looks(mira, eyes, 'feed/byPerson')).json)
  expect(await texts('follower')).toContain('For followers')
  expect(await texts('follower')).not.toContain('For me')
  expect(await texts('person')).not.toContain('For followers')
  const followers = await looks(mira, 'follower', 'profiles/followers')
  expect(followers.json).toMatchObject({ items: [{ name: 'Fay Follower' }] })
  expect(await looks(mira, 'nobody', 'profiles/followers')).toMatchObject({ status: 403, reason: 'profile_closed' })
  expect(followers.json).toEqual(await looks(mira, follower.id, 'profiles/followers').then(({ json }) => json))
})

test('nothing that it needs stays', async () => {
  const { mira } = await cast()
  const rows = async () =>
    (await heraia.db.selectFrom('profiles').select('id').execute()).length +
    (await heraia.db.selectFrom('follows').select('follower_id').execute()).length
  const before = await rows()
  await looks(mira, 'follower')
  expect(await rows()).toBe(before)
})

test('it tells nothing of the person whose eyes they are', async () => {
  const { mira, dana } = await cast()
  await mira.sets({ profileVisibility: 'public', contactInfo: 'private' })
  const post = await mira.posts('Open')
  await dana.api.feed.like({ id: post.id })
  await dana.api.feed.bookmark({ id: post.id })
  await dana.api.profiles.mute({ id: mira.id })
  expect((await looks(mira, dana.id)).json.relation).toMatchObject({ muted: false })
  const posts = await looks(mira, dana.id, 'feed/byPerson')
  expect(JSON.stringify(posts.json)).not.toMatch(/"(isLiked|isBookmarked|liked|bookmarked)":true/)
  const seen = (await looks(mira, dana.id)).json
  await dana.api.profiles.block({ id: mira.id })
  expect(seen.name).toBe('Mira López')
  // As if she were not there, which is what Mira sees of her everywhere.
  expect(await looks(mira, dana.id)).toMatchObject({ status: 404, reason: 'person_not_found' })
  expect(await looks(mira, newId())).toMatchObject({ status: 404, reason: 'person_not_found' })
})

test('whom she blocked sees nothing of her', async () => {
  const { mira, dana } = await cast()
  await mira.api.profiles.block({ id: dana.id })
  for (const procedure of ['profiles/get', 'feed/byPerson', 'profiles/followers']) {
    expect(await looks(mira, dana.id, procedure)).toMatchObject({ status: 404, reason: 'person_not_found' })
  }
})

test('only she looks, only at herself, and only looks', async () => {
  const { mira, dana } = await cast()
  expect(await looks(null, 'nobody')).toMatchObject({ status: 401 })
  expect(await looks(mira, 'follower', 'profiles/get', dana.id)).toMatchObject({ status: 403, reason: 'not_lookable' })
  expect(await looks(mira, dana.id, 'profiles/follow')).toMatchObject({ status: 403, reason: 'not_lookable' })
  expect(await looks(mira, dana.id, 'messages/conversations')).toMatchObject({ status: 403, reason: 'not_lookable' })
  expect(await looks(mira, 'admin')).toMatchObject({ status: 422 })
})
