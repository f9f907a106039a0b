import { Role } from '@heraia/contract/roles'
import { GALLERY_ID } from '../big-world/athlete-with-pictures.ts'
import { ATHLETE_ID } from '../big-world/athlete-with-results.ts'
import {
  COMMON_TEAM_TERM,
  COMMON_TERM,
  COMMON_THING,
  LISTING_ID,
  MAKER,
  RARE_TERM,
  RARE_THING,
} from '../big-world/sizes.ts'
import type { Statement } from '../servers/recorded-server.ts'
import type { Watcher } from './watcher.ts'

/** Something that a signed-in person reads. */
export interface Read {
  name: string
  procedure: string
  /** A different one each turn where an answer would be remembered. */
  input: (watcher: Watcher, turn: number) => unknown
  /** What somebody would write by hand who has no rules to keep. */
  bare?: (watcher: Watcher) => Statement
  /** Milliseconds that half of the answers to one who asks alone must stay under, beside the share of the limit that many have. */
  under?: number
}

const author = 'a.id as author_id, a.handle, a.name, a.role, a.sport, a.avatar, a.verified_at'
const post = 'p.id, p.text, p.language, p.media, p.audience, p.created_at, p.edited_at, p.likes_count, p.comments_count'
const card = `a.id, a.handle, a.name, a.role, a.sport, a.avatar, a.verified_at, a.location, left(a.bio, 160) as bio,
  a.followers_count, a.created_at`

const search = (term: string): Statement => ({
  sql: `select ${card} from profiles a where search_text like $1 order by created_at desc, id desc limit 20`,
  values: [`%${term}%`],
})

const teamSearch = (condition: string, values: string[] = []): Statement => ({
  sql: `select t.id, t.name, t.sport, t.logo, t.verified, t.location, left(t.about, 160) as about, t.members_count,
      t.followers_count, t.achievements_count, t.recruiting_until, t.created_at
    from teams t where t.audience = 'public' and ${condition} order by t.created_at desc, t.id desc limit 20`,
  values,
})

const listing = `l.id, l.title, l.price_cents, l.currency, l.condition, l.size, l.sport, l.location, l.pictures, l.shipping,
  l.category, l.subcategory, l.published_at, ${author}`

const listings = (where: string, values: unknown[] = []): Statement => ({
  sql: `select ${listing} from listings l join profiles a on a.id = l.seller_id
    where l.status = 'active' and ${where} order by l.published_at desc, l.id desc limit 20`,
  values,
})

export const reads: readonly Read[] = [
  {
    name: 'newest posts',
    procedure: 'feed/timeline',
    input: () => ({ scope: 'everybody' }),
    bare: () => ({
      sql: `select ${post}, ${author} from posts p join profiles a on a.id = p.author_id where p.audience <> 'private'
        order by p.created_at desc, p.id desc limit 20`,
      values: [],
    }),
  },
  {
    name: 'following feed, 200 followed',
    procedure: 'feed/timeline',
    input: () => ({ scope: 'following' }),
    bare: ({ id }) => ({
      sql: `select ${post}, ${author} from timeline_entries e join posts p on p.id = e.post_id
        join profiles a on a.id = p.author_id where e.person_id = $1 order by e.created_at desc, e.post_id desc limit 20`,
      values: [id],
    }),
  },
  {
    name: 'people search, common term',
    procedure: 'people/search',
    input: () => ({ q: COMMON_TERM }),
    bare: () => search(COMMON_TERM),
  },
  {
    name: 'people search, rare term',
    procedure: 'people/search',
    input: () => ({ q: RARE_TERM }),
    bare: () => search(RARE_TERM),
  },
  {
    name: 'people search, filtered',
    procedure: 'people/search',
    input: () => ({ q: RARE_TERM, role: 'coach', sport: 'tennis', location: 'lima' }),
  },
  {
    name: 'people search, its count, kept',
    procedure: 'people/count',
    // Counted once for everybody, and kept for seconds: 77 searches, as people have some in common.
    input: (_, turn) => ({ q: `${COMMON_TERM.slice(0, 4 + (turn % 7))}`, location: places[turn % places.length] }),
    under: 20,
  },
  {
    name: 'people search, a count that nobody has asked for',
    procedure: 'people/count',
    // Other parts of both words, and another role each time round: 9,240, so that none is kept from before.
    input: (_, turn) => ({
      q: partOf(COMMON_TERM, turn, { starts: 5, ends: 4 }),
      location: partOf(places[Math.floor(turn / 20) % places.length] ?? '', Math.floor(turn / 220) % 6),
      role: Role.options[Math.floor(turn / 1320) % Role.options.length],
    }),
    under: 20,
  },
  {
    name: 'team search, common term',
    procedure: 'teams/search',
    input: () => ({ q: COMMON_TEAM_TERM }),
    bare: () => teamSearch('t.search_text like $1', [`%${COMMON_TEAM_TERM}%`]),
  },
  {
    name: 'team search, rare term',
    procedure: 'teams/search',
    input: () => ({ q: RARE_TERM }),
    bare: () => teamSearch('t.search_text like $1', [`%${RARE_TERM}%`]),
  },
  {
    name: 'team search, those that are recruiting',
    procedure: 'teams/search',
    input: () => ({ recruiting: true }),
    bare: () => teamSearch('t.recruiting_until >= now()::date'),
  },
  {
    name: 'team search, its count',
    procedure: 'teams/count',
    // Remembered for everybody: other parts of both words, and only teams that are not verified every other time round.
    input: (_, turn) => ({
      q: partOf(COMMON_TEAM_TERM, turn),
      location: partOf(places[Math.floor(turn / 12) % places.length] ?? '', Math.floor(turn / 132) % 6),
      unverified: Math.floor(turn / 792) % 2 === 1,
    }),
    under: 20,
  },
  {
    name: 'newest listings',
    procedure: 'marketplace/search',
    input: () => ({}),
    bare: () => listings('true'),
  },
  {
    name: 'listing search, text and price',
    procedure: 'marketplace/search',
    input: () => ({ q: COMMON_THING, priceFrom: 5_000, priceTo: 20_000 }),
    bare: () => listings('l.search_text like $1 and l.price_cents between 5000 and 20000', [`%${COMMON_THING}%`]),
  },
  {
    name: 'listing search, text, category, place and price',
    procedure: 'marketplace/search',
    input: () => ({ ...someThing, location: 'lima' }),
    // By the index of category, place and price; the text is looked at in what that finds.
    bare: () =>
      listings(
        `l.location_folded = 'lima, peru' and l.category = 'equipment' and l.price_cents between 5000 and 8000
          and (l.search_text || '') like $1`,
        [`%${MAKER}%`],
      ),
  },
  {
    name: 'listing search, rare text',
    procedure: 'marketplace/search',
    input: () => ({ q: RARE_THING }),
    bare: () => listings('l.search_text like $1', [`%${RARE_THING}%`]),
  },
  {
    name: 'listing search, its count',
    procedure: 'marketplace/count',
    // Counts are remembered: nobody asks the same twice here.
    input: (_, turn) => ({ q: COMMON_THING.slice(0, 3 + (turn % 4)), priceTo: 5_000 + (turn % 2_000) }),
    under: 20,
  },
  {
    name: 'listing page',
    procedure: 'marketplace/get',
    input: () => ({ id: LISTING_ID }),
    bare: () => ({
      sql: `select l.*, ${author}, a.location as seller_location, a.created_at as joined_at, t.reviews, t.stars_total
        from listings l join profiles a on a.id = l.seller_id left join seller_ratings t on t.seller_id = l.seller_id
        where l.id = $1`,
      values: [LISTING_ID],
    }),
  },
  {
    name: 'conversation page',
    procedure: 'messages/list',
    input: ({ conversationId }) => ({ id: conversationId }),
    bare: ({ conversationId }) => ({
      sql: `select id, conversation_id, sender_id, text, reply_to_id, created_at, edited_at, deleted_at from messages
        where conversation_id = $1 order by created_at desc, id desc limit 20`,
      values: [conversationId],
    }),
  },
  {
    name: 'conversations',
    procedure: 'messages/conversations',
    input: () => ({}),
  },
  {
    name: 'profile',
    procedure: 'profiles/get',
    input: (_, turn) => ({ id: `person-${2000 + (turn % 500)}` }),
    bare: () => ({ sql: 'select * from profiles where handle = $1', values: ['person-2000'] }),
  },
  {
    name: 'notifications',
    procedure: 'notifications/list',
    input: () => ({}),
  },
  {
    name: 'statistics of an athlete with 5,000 results',
    procedure: 'results/statistics',
    input: () => ({ id: ATHLETE_ID }),
    bare: () => ({
      sql: `select discipline, season, count(*) as results, min(rank_value) as best, sum(value) as sum,
          count(*) filter (where position = 1) as wins, avg(value) as mean
        from results where person_id = $1 group by discipline, season`,
      values: [ATHLETE_ID],
    }),
  },
  {
    name: 'gallery of an athlete with 2,000 pictures',
    procedure: 'gallery/list',
    input: () => ({ id: GALLERY_ID }),
    bare: () => ({
      sql: `select i.*, m.kind, m.alt, m.width, m.height, m.thumbhash, m.widths from gallery_items i
        join media_files m on m.id = i.media_id where i.owner_id = $1 order by i.created_at desc, i.id desc limit 20`,
      values: [GALLERY_ID],
    }),
  },
  {
    name: 'results of an athlete with 5,000',
    procedure: 'results/list',
    input: () => ({ id: ATHLETE_ID }),
    bare: () => ({
      sql: 'select * from results where person_id = $1 order by held_on desc, id desc limit 20',
      values: [ATHLETE_ID],
    }),
  },
]

const someThing = { q: MAKER, category: 'equipment', priceFrom: 5_000, priceTo: 8_000 }

/** One of twelve parts of a word, or of so many: it begins later and ends earlier by so many letters at most. */
const partOf = (word: string, turn: number, { starts, ends } = { starts: 4, ends: 3 }): string =>
  word.slice(turn % starts, word.length - (Math.floor(turn / starts) % ends))

const places = ['madrid', 'london', 'lagos', 'shanghai', 'bogota', 'nairobi', 'portland', 'lyon', 'mumbai', 'lima', '']
