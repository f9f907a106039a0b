import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

/** mulberry32: the same seed gives the same story again. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** What rows say, for every counter that is kept beside them; only what differs. */
const wrongCounters = async () =>
  (
    await sql`
    select 'likes' as counter, p.id from posts p
      where likes_count <> (select count(*) from likes where post_id = p.id)
    union all select 'comments', p.id from posts p
      where comments_count <> (
        select count(*) from comments c left join comments t on t.id = c.parent_id
        where c.post_id = p.id and c.deleted_at is null and not c.hidden and not coalesce(t.hidden, false))
    union all select 'quotes', p.id from posts p
      where quotes_count <> (select count(*) from posts q where q.quoted_id = p.id and q.audience <> 'private')
    union all select 'quote', q.id from posts q
      where quoted_id is not null and quote_counted <> (audience <> 'private')
    union all select 'replies', t.id from comments t
      where replies_count <> (
        select count(*) from comments where parent_id = t.id and deleted_at is null and not hidden)
    union all select 'posts', p.id from profiles p
      where posts_count <> (select count(*) from posts where author_id = p.id)
    union all select 'followers', p.id from profiles p
      where followers_count <> (select count(*) from follows where followed_id = p.id)
    union all select 'following', p.id from profiles p
      where following_count <> (select count(*) from follows where follower_id = p.id)`.execute(heraia.db)
  ).rows

/** Following is whom she follows and herself, whatever happened on the way. */
const strayEntries = async () =>
  (
    await sql`
    select person_id, post_id from timeline_entries e
    where person_id <> author_id
      and not exists (select 1 from follows f where f.follower_id = e.person_id and f.followed_id = e.author_id)`.execute(
      heraia.db,
    )
  ).rows

async function act(people: Player[], pick: (below: number) => number): Promise<void> {
  const one = people[pick(people.length)] as Player
  const other = people[pick(people.length)] as Player
  const post = await randomRow('posts', pick)
  const comment = await randomRow('comments', pick)
  const { feed, profiles } = one.api
  const acts: (() => Promise<unknown>)[] = [
    () => one.posts('Hello'),
    () => feed.publish({ id: newId(), text: '', quotes: post } as never),
    () => feed.publish({ id: newId(), text: 'Look', quotes: post, audience: pick(2) ? 'private' : 'public' } as never),
    () => feed.edit({ id: post, audience: (['public', 'followers', 'private'] as const)[pick(3)] } as never),
    () => feed.remove({ id: post } as never),
    () => feed.like({ id: post } as never),
    () => feed.like({ id: post } as never),
    () => feed.unlike({ id: post } as never),
    () => one.comments({ id: post } as never, 'Yes', pick(2) && comment ? ({ id: comment } as never) : undefined),
    () => one.comments({ id: post } as never, 'No', comment ? ({ id: comment } as never) : undefined),
    () => feed.removeComment({ id: comment } as never),
    () => feed.hideComment({ id: comment, hidden: pick(2) === 0 } as never),
    () => profiles.follow({ id: other.id }),
    () => profiles.follow({ id: other.id }),
    () => profiles.unfollow({ id: other.id }),
    () => profiles.removeFollower({ id: other.id }),
    () => profiles.block({ id: other.id }),
    () => profiles.unblock({ id: other.id }),
  ]
  // What the rules refuse is part of the story; what breaks the server is not.
  await acts[pick(acts.length)]?.().catch((error: { status?: number }) => {
    if (error.status === undefined || error.status >= 500) throw error
  })
}

async function randomRow(table: 'posts' | 'comments', pick: (below: number) => number): Promise<string | undefined> {
  const rows = await heraia.db.selectFrom(table).select('id').orderBy('id').execute()
  return rows[pick(Math.max(1, rows.length))]?.id
}

test.each([1, 2, 3])('whatever five women do to each other, the counters are what the rows say (%i)', async (seed) => {
  const pick = chance(seed)
  const people = await Promise.all(['Ada', 'Bea', 'Cleo', 'Dana', 'Eva'].map((name) => joins(name)))
  for (let index = 0; index < 3; index++) for (const each of people) await each.posts('Start')
  for (let index = 0; index < 40; index++) {
    heraia.clock.advance({ milliseconds: 1 })
    await Promise.all([act(people, pick), act(people, pick), act(people, pick)])
  }
  expect(await wrongCounters()).toEqual([])
  expect(await strayEntries()).toEqual([])
})
