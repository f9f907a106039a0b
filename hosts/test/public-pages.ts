import { ListingId, TeamId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { isAdult, saidListing } from './listings.ts'
import { pngOf } from './sample-pictures.ts'
import { type Player, season } from './season.ts'
import { roleSaid, teamsOf } from './teams.ts'
import { untilProcessed } from './until-processed.ts'

/** One address of a public route: what journeys visit, search engines read, and `npm run bench:pages` measures. */
export interface PublicPage {
  /** Of the route table (web/src/page-routes.ts). */
  page: string
  path: string
  /** Read as the server drew it (0025): words, or a screen that loads the application when it is touched. */
  still: 'words' | 'screen'
  /** What it is for schema.org, beside the way to it. */
  kinds: readonly string[]
  isIndexed: boolean
}

const pageOf =
  (still: PublicPage['still']) =>
  (page: string, path: string, ...kinds: string[]): PublicPage => ({ page, path, kinds, still, isIndexed: true })
const wordsPage = pageOf('words')
const screenPage = pageOf('screen')

/** Those that are there on every server, one of each kind. */
export const standingPages: readonly PublicPage[] = [
  wordsPage('home', '/', 'Organization', 'WebSite'),
  wordsPage('learn', '/learn', 'FAQPage'),
  wordsPage('article', '/learn/warm-up', 'Article', 'BreadcrumbList'),
  wordsPage('article', '/learn/asking-for-help', 'Article', 'BreadcrumbList'),
  wordsPage('about', '/about'),
  wordsPage('careers', '/careers'),
  wordsPage('position', '/careers/product-engineer', 'JobPosting', 'BreadcrumbList'),
  wordsPage('press', '/press'),
  wordsPage('release', '/press/accessible', 'NewsArticle', 'BreadcrumbList'),
  wordsPage('contact', '/contact'),
  wordsPage('privacy', '/privacy'),
  wordsPage('terms', '/terms'),
  wordsPage('cookies', '/cookies'),
  wordsPage('accessibility', '/accessibility'),
  screenPage('athletes', '/athletes'),
  screenPage('search', '/search'),
  screenPage('teams', '/teams'),
  screenPage('marketplace', '/marketplace', 'ItemList'),
]

/** On a running server, over the network unless it is asked in another way. */
export function seasonOf(siteUrl: string, asks: typeof fetch = fetch) {
  const fetchFrom = (input: string | URL | Request, init?: RequestInit) =>
    asks(typeof input === 'string' ? new URL(input, siteUrl) : input, init)
  return season({ siteUrl, fetch: fetchFrom, clock: { now: () => new Date() } })
}

/** Those of people: a profile, a post, a team with an open role, and a listing, made on this running server. */
export async function madePages(siteUrl: string, asks?: typeof fetch): Promise<{ owner: Player; pages: PublicPage[] }> {
  const { joins } = seasonOf(siteUrl, asks)
  const owner = await joins(`Mira Public ${uuid7().slice(-6)}`)
  await isAdult(owner)
  const { handle } = await owner.api.accounts.me()
  const post = await owner.posts('First heat done')
  const { founds, offers } = teamsOf(uuid7)
  const team = await founds(owner, { about: 'We play on Sundays.' })
  const role = await offers(owner, { id: TeamId.parse(team.id) }, roleSaid)
  const mediaId = await owner.uploads(await pngOf(), { purpose: 'listing' })
  const listing = await untilProcessed(() =>
    owner.api.marketplace.publish({ ...saidListing(mediaId), id: ListingId.parse(uuid7()) }),
  )
  return {
    owner,
    pages: [
      screenPage('profile', `/profile/${handle}`, 'ProfilePage'),
      screenPage('post', `/post/${post.id}`, 'SocialMediaPosting'),
      screenPage('team', `/teams/${team.id}`, 'SportsTeam', 'BreadcrumbList'),
      screenPage('open-role', `/teams/${team.id}/roles/${role.id}`),
      screenPage('listing', `/marketplace/${listing.id}`, 'Product', 'BreadcrumbList'),
    ],
  }
}
