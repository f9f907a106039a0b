import type { Log } from '@heraia/server/ports'

/** As much of a listing as a sitemap says. */
export interface ListingOnSale {
  id: string
  listedAt: string
}

interface Page {
  items: ListingOnSale[]
  nextCursor: string | null
}

/** Of one site's API, as nobody in particular sees it. */
export type AskApi = (request: Request) => Promise<Response>

const FRESH_MS = 15 * 60_000
/** A sitemap holds 50,000 addresses, and each listing has two. */
const MOST = 20_000
const AT_ONCE = 50

/** Everything that is on sale, newest first; asked again after a quarter of an hour, and kept while it cannot be asked. */
export function listingsOnSale(ask: AskApi, siteUrl: string, log: Log): () => Promise<readonly ListingOnSale[]> {
  let kept: readonly ListingOnSale[] = []
  let freshUntil = 0
  let asking: Promise<readonly ListingOnSale[]> | null = null

  async function refresh() {
    try {
      kept = await allPages(ask, siteUrl)
      freshUntil = Date.now() + FRESH_MS
    } catch (error) {
      log.warn({ error: String(error) }, 'the sitemap could not ask what is on sale')
    }
    asking = null
    return kept
  }

  return async () => {
    if (Date.now() < freshUntil) return kept
    asking ??= refresh()
    return asking
  }
}

async function allPages(ask: AskApi, siteUrl: string): Promise<ListingOnSale[]> {
  const found: ListingOnSale[] = []
  let cursor: string | null = null
  do {
    const address = new URL('/api/listings', siteUrl)
    address.searchParams.set('limit', String(AT_ONCE))
    if (cursor) address.searchParams.set('cursor', cursor)
    const response = await ask(new Request(address))
    if (!response.ok) throw new Error(`/api/listings answers ${response.status}`)
    const page = (await response.json()) as Page
    found.push(...page.items.map(({ id, listedAt }) => ({ id, listedAt })))
    cursor = page.nextCursor
  } while (cursor && found.length < MOST)
  return found
}
