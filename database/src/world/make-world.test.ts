import { expect, test } from 'vitest'
import { DEMO_EMAILS } from './leads.ts'
import { makeWorld, type World } from './make-world.ts'
import type { Makings } from './makings.ts'

const makings: Makings = {
  now: new Date('2026-11-21T09:00:00Z'),
  sports: ['Basketball', 'Tennis', 'Running', 'Judo', 'Artistic Gymnastics', 'Surfing', 'Volleyball', 'Football'],
  disciplines: [
    ...[
      ['basketball-points', 'Basketball', 'points', 'higher', 0, 200, true] as const,
      ['running-10km', 'Running', 'time', 'lower', 1334, 66_667, false] as const,
      ['surfing-heat', 'Surfing', 'score', 'higher', 0, 20, false] as const,
      ['judo-tournament', 'Judo', 'position', 'lower', 1, 100_000, false] as const,
    ].map(([code, sport, measure, better, least, most, adds]) => ({
      ...{ code, sport, measure, better, adds, range: { least, most }, wind: false },
    })),
  ],
  fold: (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  searchColumns: ({ name, sport, location }) => ({
    search_text: name,
    sport_folded: sport ?? '',
    location_folded: location ?? '',
  }),
  uuid7: (milliseconds, random) => `${milliseconds}-${random.join('.')}`,
  passwordHash: 'hash',
}
const world = makeWorld(makings)

const rows = <Table extends keyof World>(table: Table) => world[table] ?? []
const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return (key: string) => counts.get(key) ?? 0
}

test('the demo athlete has the figures that her profile shows', () => {
  const demo = rows('profiles').find((profile) => profile.email === DEMO_EMAILS.demo)
  expect(demo).toMatchObject({
    ...{ role: 'athlete', sport: 'Basketball', location: 'Madrid, Spain' },
    ...{ followers_count: 150, following_count: 89, posts_count: 25 },
  })
  const unread = rows('notifications').filter((each) => each.person_id === demo?.id && !each.read_at)
  expect(unread).toHaveLength(3)
})

test('teams count their rows, recruit while a role is open, and have one owner', () => {
  const members = countBy(rows('team_members').flatMap(({ state, team_id }) => (state === 'member' ? [team_id] : [])))
  const followers = countBy(rows('team_follows').map(({ team_id }) => team_id))
  const won = countBy(rows('team_achievements').map(({ team_id }) => team_id))
  expect(rows('teams').length).toBeGreaterThan(20)
  for (const team of rows('teams')) {
    const roles = rows('open_roles').filter(({ team_id }) => team_id === team.id)
    const last = roles.map(({ deadline }) => deadline).toSorted()
    expect([team.members_count, team.followers_count, team.achievements_count]).toEqual([
      ...[members(team.id), followers(team.id), won(team.id)],
    ])
    expect(team.recruiting_until).toBe(last.at(-1) ?? null)
    expect(rows('team_members').filter((one) => one.team_id === team.id && one.role === 'owner')).toHaveLength(1)
  }
  const places = rows('team_members').map(({ team_id, person_id }) => `${team_id} ${person_id}`)
  expect(new Set(places).size).toBe(places.length)
})

test('every team has played and plays again; what was played has a score', () => {
  for (const { id } of rows('teams')) {
    const fixtures = rows('team_fixtures').filter(({ team_id }) => team_id === id)
    expect(fixtures.some(({ own_score }) => own_score !== null)).toBe(true)
    expect(fixtures.some(({ own_score }) => own_score === null)).toBe(true)
  }
  for (const { own_score, starts_at } of rows('team_fixtures')) {
    expect(own_score !== null).toBe(new Date(starts_at) < makings.now)
  }
})

test('every counter is the number of its rows', () => {
  const followers = countBy(rows('follows').map((follow) => follow.followed_id))
  const following = countBy(rows('follows').map((follow) => follow.follower_id))
  const posts = countBy(rows('posts').map((post) => post.author_id))
  for (const { id, handle, ...profile } of rows('profiles')) {
    const counted = [followers(id), following(id), posts(id)]
    expect([handle, profile.followers_count, profile.following_count, profile.posts_count]).toEqual([
      handle,
      ...counted,
    ])
  }
  const matches = countBy(rows('results').map((result) => result.person_id))
  for (const { id, matches_count } of rows('profiles')) expect(matches_count ?? 0).toBe(matches(id))
  const quotes = countBy(rows('posts').flatMap((post) => post.quoted_id ?? []))
  for (const { id, quotes_count, quoted_id, quote_counted } of rows('posts'))
    expect([quotes_count ?? 0, quote_counted ?? false]).toEqual([quotes(id), (quoted_id ?? null) !== null])
  const likes = countBy(rows('likes').map((like) => like.post_id))
  const comments = countBy(rows('comments').map((comment) => comment.post_id))
  for (const post of rows('posts')) {
    expect([post.likes_count, post.comments_count]).toEqual([likes(post.id), comments(post.id)])
  }
  const replies = countBy(rows('comments').flatMap((comment) => comment.parent_id ?? []))
  for (const comment of rows('comments')) expect(comment.replies_count).toBe(replies(comment.id))
})

test('athletes have three seasons of results that can be, and something to aim for', () => {
  const results = rows('results')
  expect(results.length).toBeGreaterThan(500)
  expect(new Set(results.map(({ held_on }) => held_on.slice(0, 4)))).toEqual(new Set(['2024', '2025', '2026']))
  for (const { discipline, value, held_on } of results) {
    const { range } = makings.disciplines.find(({ code }) => code === discipline) ?? { range: { least: 1, most: 0 } }
    expect([discipline, value >= range.least * 1000, value <= range.most * 1000]).toEqual([discipline, true, true])
    expect(held_on <= '2026-11-21').toBe(true)
  }
  const athletes = new Set(rows('profiles').flatMap(({ id, role }) => (role === 'athlete' ? [id] : [])))
  const demo = rows('profiles').find((profile) => profile.email === DEMO_EMAILS.demo)?.id
  for (const table of ['results', 'goals', 'rankings'] as const) {
    expect(rows(table).every(({ person_id }) => athletes.has(person_id))).toBe(true)
    expect(rows(table).filter(({ person_id }) => person_id === demo).length).toBeGreaterThan(2)
  }
})

test('the demo athlete has 12 trophies, 24 medals, 8 awards and 5 records, eight of them confirmed', () => {
  const demo = rows('profiles')[0]
  const hers = rows('achievements').filter(({ owner_id }) => owner_id === demo?.id)
  const count = (type: string) => hers.filter((row) => row.type === type).length
  expect(['trophy', 'medal', 'award', 'record'].map(count)).toEqual([12, 24, 8, 5])
  expect(hers.filter(({ confirmed_at }) => confirmed_at)).toHaveLength(8)
  expect(demo?.achievements_count).toBe(8)
})

test('what was won in a result names one of her own, of the same day', () => {
  const linked = rows('achievements').filter(({ result_id }) => result_id)
  expect(linked.length).toBeGreaterThan(3)
  const results = new Map(rows('results').map(({ id, person_id, held_on }) => [id, { person_id, held_on }]))
  for (const { result_id, owner_id, date } of linked)
    expect(results.get(result_id ?? '')).toEqual({ person_id: owner_id, held_on: date })
})

test('four accounts share the password, and nobody else can sign in', () => {
  const able = rows('users').filter((user) => user.encrypted_password !== null)
  expect(new Set(able.map((user) => user.email))).toEqual(new Set(Object.values(DEMO_EMAILS)))
  expect(able).toHaveLength(4)
  // Nobody chose a language as one of them.
  const theirs = rows('profiles').filter(({ id }) => able.some((user) => user.id === id))
  expect(theirs.map(({ language }) => language)).toEqual([null, null, null, null])
})

test('people differ: every role, many sports and countries, bios and posts of their own', () => {
  const profiles = rows('profiles')
  expect(new Set(profiles.map((profile) => profile.role)).size).toBe(7)
  expect(new Set(profiles.map((profile) => profile.handle)).size).toBe(240)
  expect(new Set(profiles.map((profile) => profile.location)).size).toBeGreaterThan(40)
  expect(new Set(profiles.flatMap((profile) => profile.bio ?? [])).size).toBeGreaterThan(200)
  const texts = rows('posts').flatMap((post) => (post.is_quote ? [] : post.text))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length).toBeGreaterThan(600)
  for (const language of ['en', 'es']) {
    expect(rows('posts').filter((post) => post.language === language).length).toBeGreaterThan(150)
  }
})

test('the market has things of every kind, by adults, and its counters are right', () => {
  const listings = rows('listings')
  expect(listings.length).toBeGreaterThan(60)
  expect(new Set(listings.map(({ subcategory }) => subcategory)).size).toBe(9)
  expect(new Set(listings.map(({ seller_id }) => seller_id)).size).toBeGreaterThan(20)
  const born = new Map(rows('profiles').map(({ id, date_of_birth }) => [id, date_of_birth]))
  const asked = countBy(rows('listing_questions').map((question) => question.listing_id))
  const kept = countBy(rows('listing_favourites').map((favourite) => favourite.listing_id))
  for (const { id, seller_id, keywords, questions_count, saves_count } of listings) {
    expect(born.get(seller_id)).toMatch(/^199/)
    expect(new Set(keywords).size).toBe(5)
    expect([questions_count ?? 0, saves_count ?? 0]).toEqual([asked(id), kept(id)])
  }
})

test('nothing happened before its cause or after now', () => {
  const joined = new Map(rows('profiles').map((profile) => [profile.id, profile.created_at as Date]))
  const posted = new Map(rows('posts').map((post) => [post.id, post.created_at as Date]))
  for (const post of rows('posts')) {
    expect(+(post.created_at as Date)).toBeGreaterThanOrEqual(+(joined.get(post.author_id) ?? Number.NaN))
    expect(+(post.created_at as Date)).toBeLessThanOrEqual(+makings.now)
  }
  for (const row of [...rows('likes'), ...rows('comments')]) {
    expect(+(row.created_at as Date)).toBeGreaterThanOrEqual(+(posted.get(row.post_id) ?? Number.NaN))
    expect(+(row.created_at as Date)).toBeLessThanOrEqual(+makings.now)
  }
})

test('the world is the same each time', () => {
  expect(makeWorld(makings)).toEqual(world)
})

test('people have bought of each other, and ratings count what buyers said of completed orders', () => {
  const orders = rows('orders')
  expect(orders.length).toBeGreaterThan(40)
  expect(orders.every(({ buyer_id, seller_id }) => buyer_id !== seller_id)).toBe(true)
  const demo = rows('profiles')[0]?.id
  const hers = orders.filter(({ buyer_id, seller_id }) => buyer_id === demo || seller_id === demo)
  expect(new Set(hers.map(({ state }) => state))).toEqual(new Set(['completed', 'offered', 'sent']))
  const said = rows('order_reviews').filter(({ side }) => side === 'buyer')
  for (const { seller_id, reviews, stars_total } of rows('seller_ratings')) {
    const about = said.filter(({ subject_id }) => subject_id === seller_id)
    const stars = about.reduce((sum, review) => sum + review.stars, 0)
    expect([reviews, stars_total]).toEqual([about.length, stars])
  }
})
