/** A process that is started so has a world with a tenth of everything, to see what grows with it. */
export const isTenth = process.argv.includes('--tenth')
const much = isTenth ? 0.1 : 1

/** How big the world is that questions are asked of. Person n, post n and so on have ids that follow from n. */
export const sizes = {
  people: 100_000 * much,
  posts: 1_000_000 * much,
  /** On average; the first people are followed by thousands, the last by few. */
  followsEach: 49,
  /** The first so many people follow `watcherFollows` each; they ask the questions and can sign in. */
  watchers: 1_000,
  watcherFollows: 200,
  /** The newest posts stand in the timelines of their authors' followers. */
  postsInTimelines: 40_000 * much,
  /** The newest posts are liked and commented on. */
  likedPosts: 100_000 * much,
  likesEach: 10,
  commentsEach: 3,
  conversations: 25_000 * much,
  /** Of the first people, those who ask among them: in a world of any size. */
  conversationsEach: 5,
  messagesEach: 20,
  notificationsEach: 20,
  teams: 20_000 * much,
  membersEach: 12,
  teamFollowersEach: 20,
  listings: 1_000_000 * much,
} as const

export const watcherEmail = (n: number): string => `person-${n}@bench.example`
export const WATCHER_PASSWORD = 'bench-password'

/** What many teams are called. */
export const COMMON_TEAM_TERM = 'lionesses'

/** A sport of many: one in seven. */
export const COMMON_TERM = 'basketball'

/** A name of few. */
export const RARE_TERM = 'zubizarreta'
/** As many in a world of any size: a page of two is less to write than one of twenty, whatever else there is. */
export const RARE_PEOPLE = 20
/** What they have in common with one in 1,500: so many are found by all of it, too. */
export const [RARE_ROLE, RARE_SPORT, RARE_PLACE] = ['coach', 'Tennis', 'Lima, Peru']
export const RARE_TEAMS = 10

/** What every fifth listing is called, and what few are: as many in a world of any size, some of them sold. */
export const COMMON_THING = 'racket'
export const RARE_THING = 'quimono'
export const RARE_THINGS = 200
/** Whose name stands in a quarter of them. */
export const MAKER = 'aurora'
/** The listing whose page is asked for; the last one that was put on sale. */
export const LISTING_ID = '019aa000-0000-7000-8000-00000000beef'

/** Things of which there are many: orders are placed for them. */
export const SHOP_LISTINGS = 4_000
export const shopListing = (n: number): string => `019aa000-0000-7000-8000-00005e11${n.toString(16).padStart(4, '0')}`
