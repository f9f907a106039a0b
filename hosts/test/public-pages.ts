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
  /** Loads no application until it is touched (0025). */
  still: boolean
  /** What it is for schema.org, beside the way to it. */
  kinds: readonly string[]
  isIndexed: boolean
}

const readPage = (page: string, path: string, ...kinds: string[]): PublicPage => ({
  ...{ page, path, kinds },
  ...{ still: true, isIndexed: true },
})

/** Those that are there on every server, one of each kind. */
export const standingPages: readonly PublicPage[] = [
  readPage('home', '/', 'Organization', 'WebSite'),
  readPage('learn', '/learn', 'FAQPage'),
  readPage('article', '/learn/warm-up', 'Article', 'BreadcrumbList'),
  readPage('article', '/learn/asking-for-help', 'Article', 'BreadcrumbList'),
  readPage('about', '/about'),
  readPage('careers', '/careers'),
  readPage('position', '/careers/product-engineer', 'JobPosting', 'BreadcrumbList'),
  readPage('press', '/press'),
  readPage('release', '/press/accessible', 'NewsArticle', 'BreadcrumbList'),
  readPage('contact', '/contact'),
  readPage('privacy', '/privacy'),
  readPage('terms', '/terms'),
  readPage('cookies', '/cookies'),
  readPage('accessibility', '/accessibility'),
  readPage('athletes', '/athletes'),
  readPage('search', '/search'),
  readPage('teams', '/teams'),
  readPage('marketplace', '/marketplace', 'ItemList'),
]

/** On a running server. */
export function seasonOf(siteUrl: string) {
  const fetchFrom = (input: string | URL | Request, init?: RequestInit) =>
    fetch(typeof input === 'string' ? new URL(input, siteUrl) : input, init)
  return season({ siteUrl, fetch: fetchFrom, clock: { now: () => new Date() } })
}

/** Those of people: a profile, a post, a team with an open role, and a listing, made on this running server. */
export async function madePages(siteUrl: string): Promise<{ owner: Player; pages: PublicPage[] }> {
  const { joins } = seasonOf(siteUrl)
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
      readPage('profile', `/profile/${handle}`, 'ProfilePage'),
      readPage('post', `/post/${post.id}`, 'SocialMediaPosting'),
      readPage('team', `/teams/${team.id}`, 'SportsTeam', 'BreadcrumbList'),
      readPage('open-role', `/teams/${team.id}/roles/${role.id}`),
      readPage('listing', `/marketplace/${listing.id}`, 'Product', 'BreadcrumbList'),
    ],
  }
}
