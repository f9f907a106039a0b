import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const counts = async (person: Player) => {
  const { followers, following } = await person.api.profiles.get({ id: person.id })
  return { followers, following }
}

test('following an open profile counts at once, on both sides', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const answer = await mira.api.profiles.follow({ id: dana.id })
  expect(answer).toMatchObject({ id: dana.id, followers: 1, relation: { following: 'following', followsMe: false } })
  expect([await counts(mira), await counts(dana)]).toEqual([
    { followers: 0, following: 1 },
    { followers: 1, following: 0 },
  ])
  const { items } = await mira.api.profiles.followers({ id: dana.id })
  expect(items).toMatchObject([{ id: mira.id, relation: { isSelf: true, mayFollow: false, mayMessage: false } }])
})

test('two tabs that follow at the same moment count one follower, and unfollowing twice takes one away', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await Promise.all([1, 2, 3, 4].map(() => mira.api.profiles.follow({ id: dana.id })))
  expect(await counts(dana)).toEqual({ followers: 1, following: 0 })
  await Promise.all([1, 2, 3].map(() => mira.api.profiles.unfollow({ id: dana.id })))
  expect([await counts(mira), await counts(dana)]).toEqual([
    { followers: 0, following: 0 },
    { followers: 0, following: 0 },
  ])
})

test('people who follow, unfollow and block each other at the same moment do not get in each other’s way', async () => {
  const team = await Promise.all(['Ana', 'Bea', 'Cleo', 'Dora'].map((name) => joins(name)))
  const acts = team.flatMap((one) =>
    team.filter((other) => other !== one).map((other) => () => one.api.profiles.follow({ id: other.id })),
  )
  await Promise.all(acts.map((act) => act()))
  for (const each of team) expect(await counts(each)).toEqual({ followers: 3, following: 3 })
  const [ana, bea] = team as [Player, Player]
  const late = await Promise.allSettled([
    ana.api.profiles.block({ id: bea.id }),
    bea.api.profiles.follow({ id: ana.id }),
    bea.api.profiles.unfollow({ id: ana.id }),
    ana.api.profiles.follow({ id: bea.id }),
  ])
  expect(late[0].status).toBe('fulfilled')
  expect(await counts(ana)).toEqual({ followers: 2, following: 2 })
  expect(await counts(bea)).toEqual({ followers: 2, following: 2 })
})

test('a private account is asked, sees the request and answers it', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.sets({ profileVisibility: 'followers' })
  expect(await mira.api.profiles.follow({ id: dana.id })).toMatchObject({
    relation: { following: 'requested' },
    followers: 0,
  })
  await eva.api.profiles.follow({ id: dana.id })
  await eva.api.profiles.follow({ id: dana.id })
  const requests = await dana.api.profiles.followRequests({})
  expect(requests.items.map(({ id }) => id).sort()).toEqual([mira.id, eva.id].sort())
  expect(await mira.api.profiles.followRequests({})).toEqual({ items: [], nextCursor: null })

  const accepted = await dana.api.profiles.answerFollowRequest({ id: mira.id, accept: true })
  expect(accepted).toMatchObject({ relation: { followsMe: true, following: 'none' } })
  expect(await dana.api.profiles.answerFollowRequest({ id: mira.id, accept: true })).toEqual(accepted)
  await dana.api.profiles.answerFollowRequest({ id: eva.id, accept: false })
  expect(await counts(dana)).toEqual({ followers: 1, following: 0 })
  expect((await dana.api.profiles.followRequests({})).items).toEqual([])
  expect(await refusal(dana.api.profiles.answerFollowRequest({ id: eva.id, accept: true }))).toMatchObject({
    status: 404,
    reason: 'follow_request_not_found',
  })
  // Declined once, she may ask again and take it back.
  await eva.api.profiles.follow({ id: dana.id })
  expect(await eva.api.profiles.unfollow({ id: dana.id })).toMatchObject({ relation: { following: 'none' } })
  expect((await dana.api.profiles.followRequests({})).items).toEqual([])
})

test('who follows a private account is told that she would have to ask again; who asks, when that is no longer possible', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const toDana = async ({ api }: Player) => (await api.profiles.get({ id: dana.id })).relation
  await mira.api.profiles.follow({ id: dana.id })
  expect(await toDana(mira)).toMatchObject({ following: 'following', whenFollowed: 'follows' })

  await dana.sets({ profileVisibility: 'followers' })
  await eva.api.profiles.follow({ id: dana.id })
  expect(await toDana(mira)).toMatchObject({ following: 'following', whenFollowed: 'asks' })
  expect(await toDana(eva)).toMatchObject({ following: 'requested', whenFollowed: 'asks' })

  await dana.sets({ profileVisibility: 'private' })
  expect(await toDana(mira)).toMatchObject({ following: 'following', mayFollow: true, whenFollowed: 'refused' })
  expect(await mira.api.profiles.unfollow({ id: dana.id })).toMatchObject({
    relation: { following: 'none', mayFollow: false, whenFollowed: 'refused' },
  })
})

test('who opens her profile lets in everybody who waits', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.sets({ profileVisibility: 'followers' })
  await mira.api.profiles.follow({ id: dana.id })
  await dana.sets({ profileVisibility: 'public' })
  await heraia.runJobs()
  expect(await mira.api.profiles.get({ id: dana.id })).toMatchObject({
    followers: 1,
    relation: { following: 'following' },
  })
})

test('a follower can be removed, and nobody follows herself or somebody whose profile is hers alone', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.follow({ id: dana.id })
  expect(await dana.api.profiles.removeFollower({ id: mira.id })).toMatchObject({ relation: { followsMe: false } })
  expect(await counts(dana)).toEqual({ followers: 0, following: 0 })
  expect(await refusal(mira.api.profiles.follow({ id: mira.id }))).toMatchObject({ status: 403, reason: 'self' })
  await dana.sets({ profileVisibility: 'private' })
  expect(await refusal(mira.api.profiles.follow({ id: dana.id }))).toMatchObject({
    status: 403,
    reason: 'profile_closed',
  })
})

test('strangers cannot follow, and nobody follows who is not there', async () => {
  const mira = await joins('Mira')
  const nobody = season(heraia).newId()
  for (const act of ['follow', 'unfollow', 'removeFollower', 'block', 'unblock', 'mute', 'unmute'] as const) {
    expect(await refusal(stranger.profiles[act]({ id: mira.id })), act).toMatchObject({ status: 401 })
    expect(await refusal(mira.api.profiles[act]({ id: nobody as typeof mira.id })), act).toMatchObject({ status: 404 })
    for (const id of ['', 'x', "'; drop table profiles", '\u0000', mira.id.toUpperCase()]) {
      expect(await refusal(mira.api.profiles[act]({ id: id as typeof mira.id })), `${act} ${id}`).toMatchObject({
        status: 422,
        fields: [{ field: 'id', code: 'invalid_id' }],
      })
    }
  }
})

test('lists of followers go by pages, newest first, and refuse cursors of other lists', async () => {
  const star = await joins('Star')
  const fans: Player[] = []
  for (const name of ['Fan one', 'Fan two', 'Fan three', 'Fan four', 'Fan five']) {
    const fan = await joins(name, { role: 'fan', sport: null })
    heraia.clock.advance({ seconds: 1 })
    await fan.api.profiles.follow({ id: star.id })
    fans.unshift(fan)
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await stranger.profiles.followers({ id: star.id, limit: 2, ...(cursor ? { cursor } : {}) })
    seen.push(...page.items.map(({ name }) => name))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(fans.map(({ name }) => name))
  const { nextCursor } = await stranger.profiles.followers({ id: star.id, limit: 2 })
  for (const made of [nextCursor ?? '', 'made.up', 'following.1.x', '\u0000']) {
    expect(await refusal(stranger.profiles.following({ id: star.id, cursor: made }))).toMatchObject({
      status: 422,
      fields: [{ field: 'cursor', code: 'invalid_cursor' }],
    })
  }
  expect(await refusal(stranger.profiles.followers({ id: star.id, limit: 51 }))).toMatchObject({ status: 422 })
})
