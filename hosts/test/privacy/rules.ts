/**
 * Who may see what, as people read it on the settings screen: written without a look at the server's queries, so that
 * a mistake there meets somebody else's answer here.
 */
export type Audience = 'public' | 'followers' | 'private'

/** How a person set her profile. */
export interface OwnerSettings {
  profile: Audience
  stats: Audience
  media: Audience
  contact: Audience
  lists: Audience
  search: boolean
  minor: boolean
  suspended: boolean
}

const everything: OwnerSettings = {
  ...{ profile: 'public', stats: 'public', media: 'public', contact: 'public', lists: 'public' },
  ...{ search: true, minor: false, suspended: false },
}

export const owners = {
  open: everything,
  forFollowers: { ...everything, profile: 'followers' },
  closed: { ...everything, profile: 'private' },
  minor: { ...everything, minor: true },
  unlisted: { ...everything, search: false },
  partsForFollowers: {
    ...everything,
    stats: 'followers',
    media: 'followers',
    contact: 'followers',
    lists: 'followers',
  },
  partsClosed: { ...everything, stats: 'private', media: 'private', contact: 'private', lists: 'private' },
  suspended: { ...everything, suspended: true },
} satisfies Record<string, OwnerSettings>
export type OwnerKind = keyof typeof owners

/** Who looks, by what stands between her and every owner. `muted` was muted and restricted by the owner, `muter` muted her. */
export const viewers = [
  ...(['signedOut', 'stranger', 'follower', 'requested', 'muted', 'muter'] as const),
  ...(['blocked', 'blocker', 'minor', 'suspended', 'admin', 'owner'] as const),
] as const
export type ViewerKind = (typeof viewers)[number]

type Rule = (owner: OwnerSettings, viewer: ViewerKind) => boolean

/** Neither a block nor a suspension hides her. */
export const there: Rule = (owner, viewer) =>
  !owner.suspended && viewer !== 'blocked' && viewer !== 'blocker' && viewer !== 'suspended'

const isAmong = (audience: Audience, viewer: ViewerKind): boolean =>
  viewer === 'owner' || audience === 'public' || (audience === 'followers' && viewer === 'follower')

/** Her profile's content. Of a minor it is for followers at most. */
const open: Rule = (owner, viewer) =>
  there(owner, viewer) && isAmong(owner.minor && owner.profile === 'public' ? 'followers' : owner.profile, viewer)

const part =
  (name: 'stats' | 'media' | 'contact' | 'lists'): Rule =>
  (owner, viewer) =>
    open(owner, viewer) && isAmong(owner[name], viewer)

const of =
  (audience: Audience, within: Rule = open): Rule =>
  (owner, viewer) =>
    within(owner, viewer) && isAmong(audience, viewer)

const hersAlone: Rule = (owner, viewer) => viewer === 'owner' && !owner.suspended

/** What there is to see of her, each with who may see it. */
export const rules = {
  name: there,
  bio: open,
  club: open,
  location: (owner, viewer) => open(owner, viewer) || (there(owner, viewer) && !owner.minor),
  phone: part('contact'),
  email: part('contact'),
  birthDate: hersAlone,
  weight: hersAlone,
  friend: part('lists'),
  postForAll: of('public'),
  postForFollowers: of('followers'),
  postForHer: of('private'),
  postForTeam: of('public'),
  commentForAll: of('public'),
  commentForFollowers: of('followers'),
  commentForHer: of('private'),
  /** Stands where she said it; of a minor it is for those whom she lets follow, and for whose post it is. */
  commentElsewhere: (owner, viewer) =>
    there(owner, viewer) && (!owner.minor || viewer === 'owner' || viewer === 'follower'),
  pictureForAll: of('public', part('media')),
  pictureForFollowers: of('followers', part('media')),
  pictureForHer: of('private', part('media')),
  result: part('stats'),
  goal: part('stats'),
  ranking: part('stats'),
  achievementForAll: of('public', part('stats')),
  achievementForFollowers: of('followers', part('stats')),
  achievementForHer: of('private', part('stats')),
  /** What is on sale is for everybody; minors sell nothing. */
  listing: (owner, viewer) => there(owner, viewer) && (!owner.minor || viewer === 'owner'),
  listingDraft: hersAlone,
  /** Where what she bought is sent. */
  order: hersAlone,
  /** Between the two of them. */
  letter: (owner, viewer) => there(owner, viewer) && viewer !== 'signedOut',
  letterToPartner: hersAlone,
  /** To a team that none of those who look runs. */
  application: hersAlone,
} satisfies Record<string, Rule>
export type Item = keyof typeof rules
export const items = Object.keys(rules) as Item[]

/** Where lists of people show her: minors not to people who are not signed in. */
export const listed: Rule = (owner, viewer) => there(owner, viewer) && !(owner.minor && viewer === 'signedOut')

/** By a search. People who are not signed in find only what is open to them. */
export const found: Rule = (owner, viewer) =>
  there(owner, viewer) &&
  owner.search &&
  !owner.minor &&
  (viewer === 'signedOut' ? owner.profile === 'public' : owner.profile !== 'private')

/** What is read by who is not signed in is kept by search engines too: there it names only who is found. */
export const namedOutside: Rule = (owner, viewer) => (viewer === 'signedOut' ? found : listed)(owner, viewer)

/** On a team's roster: of minors only to the team and to those she lets follow. */
export const onRoster: Rule = (owner, viewer) =>
  namedOutside(owner, viewer) && (!owner.minor || viewer === 'owner' || viewer === 'follower')

/** In a feed: what she may read, of people whom she did not mute. */
export const notMuted: Rule = (_owner, viewer) => viewer !== 'muter'

/** She can begin a conversation: with those whom she follows or finds, and with minors only if they follow her. */
export const reachable: Rule = (owner, viewer) =>
  viewer !== 'signedOut' &&
  viewer !== 'owner' &&
  there(owner, viewer) &&
  !owner.minor &&
  (viewer === 'follower' || found(owner, viewer))
