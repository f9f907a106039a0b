import { uuid7 } from '@heraia/contract/uuid7'
import { saidListing } from '@heraia/hosts/test/listings'
import { madePages, type PublicPage, seasonOf, standingPages } from '@heraia/hosts/test/public-pages'
import { texturedOf } from '@heraia/hosts/test/sample-pictures'
import type { Player } from '@heraia/hosts/test/season'
import { untilProcessed } from '@heraia/hosts/test/until-processed'

export interface MeasuredPage extends PublicPage {
  /** Of a page that there is not (missing-page.ts). */
  isMissing?: boolean
}

const TITLES = ['Racket', 'Spikes', 'Goggles', 'Wetsuit', 'Jersey', 'Boots', 'Helmet', 'Gloves']

/**
 * Every public route, one of each kind: with a profile, a post, a team, a role and a listing made on this server, a
 * market and a listing with pictures that weigh what photographs weigh, and a profile under such a cover.
 */
export async function publicPages(siteUrl: string): Promise<MeasuredPage[]> {
  const { owner, pages } = await madePages(siteUrl)
  const sold: string[] = []
  for (const title of TITLES) sold.push(await sell(owner, title))
  const covered = await coveredProfile(siteUrl)
  const is = { still: 'screen' as const, kinds: [], isIndexed: true }
  return [
    ...standingPages,
    ...pages,
    { page: 'photographed-listing', path: `/marketplace/${sold[0]}`, ...is },
    { page: 'covered-profile', path: covered, ...is },
    { page: 'login', path: '/login', ...is },
    { page: 'not-found', path: '/no-such-page', ...is, still: 'words', isIndexed: false, isMissing: true },
  ]
}

async function sell(owner: Player, title: string): Promise<string> {
  const mediaId = await owner.uploads(await texturedOf(1200, 1200), { purpose: 'listing', type: 'image/jpeg' })
  const { id } = await untilProcessed(() => owner.api.marketplace.publish(saidListing(mediaId, { title })))
  return id
}

async function coveredProfile(siteUrl: string): Promise<string> {
  const mira = await seasonOf(siteUrl).joins(`Mira Covered ${uuid7().slice(-6)}`)
  const mediaId = await mira.uploads(await texturedOf(2400, 800), { purpose: 'cover', type: 'image/jpeg' })
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  await untilProcessed(() => mira.api.media.setCover({ mediaId, crop, alt: 'The stadium' }))
  return `/profile/${(await mira.api.accounts.me()).handle}`
}
