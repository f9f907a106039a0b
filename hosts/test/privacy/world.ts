import {
  AchievementId,
  type CommentId,
  type ConversationId,
  type GalleryItemId,
  ListingId,
  ListingQuestionId,
  type OpenRoleId,
  OrderId,
  PostId,
  type TeamId,
} from '@heraia/contract/ids'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import type { TestHeraia } from '../heraia.ts'
import { sells } from '../listings.ts'
import { brings, checkoutSaid } from '../orders.ts'
import { recordsOneOfEach } from '../records.ts'
import { pngOf } from '../sample-pictures.ts'
import { type Player, season } from '../season.ts'
import { teamsOf } from '../teams.ts'
import {
  type Audience,
  type Item,
  type OwnerKind,
  type OwnerSettings,
  owners,
  type ViewerKind,
  viewers,
} from './rules.ts'

/** An owner and all that is hers, each thing with a word that stands nowhere else. */
export interface Owner {
  kind: OwnerKind
  settings: OwnerSettings
  player: Player
  words: Record<Item, string>
  posts: Record<Audience, { id: PostId; comment: CommentId }>
  /** The host's post that quotes her open one. */
  quotedIn: PostId
  pictures: Record<Audience, GalleryItemId>
  achievements: Record<Audience, AchievementId>
  listing: ListingId
  listingDraft: ListingId
  /** That she owns, and published for. */
  team: TeamId
  /** What she bought of the host, and reviewed. */
  order: OrderId
  /** With each viewer, and with her partner. */
  letters: Partial<Record<ViewerKind | 'partner', ConversationId>>
  records: Awaited<ReturnType<typeof recordsOneOfEach>>
}

export interface World {
  owners: Owner[]
  lookers: Record<Exclude<ViewerKind, 'signedOut' | 'owner'>, Player>
  /** Somebody who has an open post that all comment on and like, and whom all owners follow. */
  host: Player
  hosts: { id: PostId }
  /** What the host sells: all owners asked about it. */
  hostSells: ListingId
  /** Of the host's team; all owners applied for it. */
  role: OpenRoleId
  /** Of the timeline, before any owner posted. */
  before: string | null
  tokenOf(viewer: ViewerKind, owner: Owner): string | null
}

const audiences = ['public', 'followers', 'private'] as const

/** Everything is done while all is open; only then do people set, block, mute and suspend. */
export async function buildWorld(heraia: TestHeraia): Promise<World> {
  const { joins, newId, stranger } = season(heraia)
  const host = await joins('Hanna Host')
  const hosts = await host.posts('A post that all can read')
  const { id: hostSells } = await sells(host)
  const { founds, offers } = teamsOf(newId)
  const role = (await offers(host, await founds(host, { name: 'Host Team' }))).id
  const { id: hostStocks } = await sells(host, { inventory: 50 })
  heraia.clock.advance({ seconds: 1 })
  const before = (await stranger.feed.timeline({})).newestCursor
  const lookers = {} as World['lookers']
  for (const kind of viewers) {
    if (kind !== 'signedOut' && kind !== 'owner') lookers[kind] = await joins(`Looker ${kind}`)
  }
  const made: Owner[] = []
  for (const [at, kind] of (Object.keys(owners) as OwnerKind[]).entries()) {
    made.push(await makeOwner(kind, at, { joins, newId, lookers, host, hosts, hostSells, hostStocks, role }))
  }
  for (const owner of made) await closeDoors(heraia, owner, lookers)
  await lookers.minor.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  const { db } = heraia
  await db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', lookers.admin.id).execute()
  await suspendPerson(heraia.context, lookers.suspended.id, 'For the test')
  return {
    ...{ owners: made, lookers, host, hosts, hostSells, hostStocks, role, before },
    tokenOf: (viewer, owner) =>
      viewer === 'signedOut' ? null : viewer === 'owner' ? owner.player.token : lookers[viewer].token,
  }
}

interface Cast {
  newId: () => string
  joins: ReturnType<typeof season>['joins']
  lookers: World['lookers']
  host: Player
  hosts: { id: PostId }
  hostSells: ListingId
  role: OpenRoleId
  /** What the host has many of: all owners bought one. */
  hostStocks: ListingId
}

async function makeOwner(kind: OwnerKind, at: number, cast: Cast): Promise<Owner> {
  const word = (item: string) => `Zq${at}${item.toLowerCase()}`
  const player = await cast.joins(word('name'))
  // Everybody else may find her: it is only that she follows this owner that not all may see.
  const friend = await cast.joins(word('friend').replace('Zq', 'Wq'))
  const partner = await cast.joins(`Partner ${at}`)
  const words = wordsOf(word, player.email, at)
  await player.saves({
    ...{ bio: words.bio, club: words.club, location: words.location, phone: words.phone },
    ...{ weight: Number(words.weight) },
  })
  await friend.api.profiles.follow({ id: player.id })
  await player.api.profiles.follow({ id: cast.host.id })
  await cast.lookers.follower.api.profiles.follow({ id: player.id })
  const posts = {} as Owner['posts']
  const pictures = {} as Owner['pictures']
  const achievements = {} as Owner['achievements']
  const records = await recordsOneOfEach(player)
  await player.api.results.edit({ id: records.result.id, event: words.result })
  for (const audience of audiences) {
    const which = { public: 'ForAll', followers: 'ForFollowers', private: 'ForHer' } as const
    const post = await player.posts(`${words[`post${which[audience]}`]} #matrix`, { audience, quotes: cast.hosts.id })
    const comment = await player.comments(post, words[`comment${which[audience]}`])
    posts[audience] = { id: post.id, comment: comment.id }
    const said = { title: words[`picture${which[audience]}`], audience }
    pictures[audience] = (await player.shows(await pngOf(), said)).id
    // Shown with what is for all, to whoever sees her results.
    const resultId = audience === 'public' ? records.result.id : null
    const achievement = { title: words[`achievement${which[audience]}`], audience, resultId }
    achievements[audience] = (await achieves(player, cast.newId, achievement)).id
  }
  // Grown up while she puts it on sale.
  await player.saves({ dateOfBirth: words.birthDate })
  const listing = await sells(player, { title: words.listing })
  const draft = { id: ListingId.parse(cast.newId()), version: 0, title: words.listingDraft }
  const questionId = ListingQuestionId.parse(cast.newId())
  await player.api.marketplace.ask({ id: cast.hostSells, questionId, text: 'Which grip?' })
  const order = await buysAndReviews(player, cast, words.order)
  const { id: listingDraft } = await player.api.marketplace.saveDraft(draft)
  const quote = await cast.host.posts('Read this', { quotes: posts.public.id })
  await player.comments(cast.hosts, words.commentElsewhere)
  await player.api.feed.like({ id: cast.hosts.id })
  const letters: Owner['letters'] = {}
  for (const [viewer, looker] of Object.entries(cast.lookers)) {
    letters[viewer as ViewerKind] = (await player.writes(looker, words.letter)).conversationId
    await looker.api.feed.bookmark({ id: posts.public.id })
    await looker.api.marketplace.save({ id: listing.id })
  }
  letters.partner = (await player.writes(partner, words.letterToPartner)).conversationId
  const team = (await teamsOf(cast.newId).founds(player, { name: `Team ${at}` })).id
  await player.api.feed.publish({ id: PostId.parse(cast.newId()), text: words.postForTeam, teamId: team })
  await player.api.openRoles.apply({ id: cast.role, message: words.application })
  await player.api.results.editGoal({ id: records.goal.id, title: words.goal })
  await player.api.results.editRanking({ id: records.ranking.id, source: words.ranking })
  await player.api.results.setSettings({ allowComparison: true })
  return {
    kind,
    settings: owners[kind],
    player,
    words,
    posts,
    quotedIn: quote.id,
    pictures,
    achievements,
    listing: listing.id,
    listingDraft,
    team,
    order,
    letters,
    records,
  }
}

/** She buys something of the host, and both say how it was. */
async function buysAndReviews(buyer: Player, { host, hostStocks, newId }: Cast, address: string): Promise<OrderId> {
  const id = OrderId.parse(newId())
  const said = { ...checkoutSaid, address, totalCents: 12_900 }
  const { order } = await buyer.api.orders.buy({ ...said, id, listingId: hostStocks, quantity: 1 })
  await brings(order, { buyer, seller: host }, 'completed')
  for (const { api } of [buyer, host]) await api.orders.review({ id, stars: 5, words: '' })
  return id
}

const achieves = (
  { api }: Player,
  newId: () => string,
  said: { title: string; audience: Audience; resultId: string | null },
) =>
  api.achievements.add({
    ...{ id: AchievementId.parse(newId()), description: null, date: '2025-05-04', location: null },
    ...{ type: 'trophy', evidence: [], ...said },
  })

const wordsOf = (word: (item: string) => string, email: string, at: number): Record<Item, string> => ({
  ...(Object.fromEntries(
    [
      ...['name', 'bio', 'club', 'location', 'postForAll', 'postForFollowers', 'postForHer'],
      ...['commentForAll', 'commentForFollowers', 'commentForHer', 'commentElsewhere'],
      ...[
        'pictureForAll',
        'pictureForFollowers',
        'pictureForHer',
        'achievementForAll',
        'achievementForFollowers',
        'achievementForHer',
        'listing',
        'listingDraft',
        'order',
        'result',
        'goal',
        'ranking',
      ],
      ...['letter', 'letterToPartner', 'postForTeam', 'application'],
    ].map((item) => [item, word(item)]),
  ) as Record<Item, string>),
  friend: word('friend').replace('Zq', 'Wq'),
  email,
  phone: `+34 611 77${at} 0${at}1`,
  weight: `61.39${at}7`,
  birthDate: `19${80 + at}-03-1${at}`,
})

async function closeDoors(heraia: TestHeraia, owner: Owner, lookers: World['lookers']): Promise<void> {
  const { player, settings } = owner
  const { db } = heraia
  const born = settings.minor ? `${heraia.clock.now().getUTCFullYear() - 15}-02-03` : owner.words.birthDate
  owner.words.birthDate = born
  await player.saves({ dateOfBirth: born })
  await player.sets({
    ...{ profileVisibility: settings.profile, statsVisibility: settings.stats, mediaVisibility: settings.media },
    ...{ contactInfo: settings.contact, followLists: settings.lists, showInSearch: settings.search },
  })
  await player.api.profiles.mute({ id: lookers.muted.id })
  await player.api.profiles.restrict({ id: lookers.muted.id })
  await lookers.muter.api.profiles.mute({ id: player.id })
  const asked = { requester_id: lookers.requested.id, target_id: player.id, created_at: heraia.clock.now() }
  await db.insertInto('follow_requests').values(asked).execute()
  await player.api.profiles.block({ id: lookers.blocked.id })
  await lookers.blocker.api.profiles.restrict({ id: player.id })
  await lookers.blocker.api.profiles.block({ id: player.id })
  if (settings.suspended) {
    await suspendPerson(heraia.context, player.id, 'For the test')
  }
}
