import type { Log } from '@heraia/server/ports'

/** Of one site's API, as nobody in particular sees it. */
export type AskApi = (request: Request) => Promise<Response>

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

interface Wanted<Item> {
  /** A list of the API: `/api/listings`. */
  path: string
  most: number
  /** As much of an item as is kept. */
  keep: (item: Item) => Item
}

/** A sitemap that is made of it stands for five minutes more (kept-maps.ts). */
const FRESH_MS = 10 * 60_000
const AT_ONCE = 50

/** All of a list, newest first; asked again after ten minutes, and kept while it cannot be asked. */
export function allPublic<Item>(
  ask: AskApi,
  siteUrl: string,
  log: Log,
  wanted: Wanted<Item>,
): () => Promise<readonly Item[]> {
  let kept: readonly Item[] = []
  let freshUntil = 0
  let asking: Promise<readonly Item[]> | null = null

  async function refresh() {
    try {
      kept = await allPages(ask, siteUrl, wanted)
      freshUntil = Date.now() + FRESH_MS
    } catch (error) {
      log.warn({ error: String(error) }, `the sitemap could not ask ${wanted.path}`)
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

async function allPages<Item>(ask: AskApi, siteUrl: string, { path, most, keep }: Wanted<Item>): Promise<Item[]> {
  const found: Item[] = []
  let cursor: string | null = null
  do {
    const address = new URL(path, siteUrl)
    address.searchParams.set('limit', String(AT_ONCE))
    if (cursor) address.searchParams.set('cursor', cursor)
    const response = await ask(new Request(address))
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    const page = (await response.json()) as Page<Item>
    found.push(...page.items.map(keep))
    cursor = page.nextCursor
  } while (cursor && found.length < most)
  return found
}
