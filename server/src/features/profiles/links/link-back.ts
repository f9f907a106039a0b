import type { LinkProblem } from '@heraia/contract/links'
import type { PageReader } from '../../../ports.ts'
import { tagsOf } from './tags-of-page.ts'

const MOST_MOVES = 3

/** Reads the page that she names and looks for a link back. Follows it where it moved to, within its own site. */
export async function lookForLinkBack(
  pages: PageReader,
  named: string,
  hers: readonly string[],
): Promise<'proven' | LinkProblem> {
  const start = new URL(named)
  let at = start
  for (let moves = 0; moves <= MOST_MOVES; moves++) {
    const found = await pages.read(at)
    if (found.kind === 'refused') return found.why
    if (found.kind === 'page') return hasLinkBack(found.html, at, hers) ? 'proven' : 'no_link_back'
    const next = URL.parse(found.to, at)
    // Many sites lead on to anywhere that an address asks for: elsewhere, nothing is proven of this one.
    if (!next || !isSameSite(start, next)) return 'leads_elsewhere'
    at = next
  }
  return 'leads_elsewhere'
}

/** `hers`: addresses of her profile. A link of the page counts, `a` or `link`, whose `rel` says `me`. */
export function hasLinkBack(html: string, base: URL, hers: readonly string[]): boolean {
  const wanted = new Set(hers.map((address) => placeOf(new URL(address))))
  for (const { name, attributes } of tagsOf(html)) {
    if (name !== 'a' && name !== 'link') continue
    const rel = attributes.get('rel')?.toLowerCase().split(/\s+/) ?? []
    const to = URL.parse(attributes.get('href') ?? '', base)
    if (rel.includes('me') && to && wanted.has(placeOf(to))) return true
  }
  return false
}

/** http and https, with and without a slash at the end, are one place. */
const placeOf = ({ protocol, host, pathname }: URL): string =>
  /^https?:$/.test(protocol) ? `${host}${pathname.toLowerCase().replace(/\/+$/, '')}` : ''

const isSameSite = (one: URL, other: URL): boolean =>
  other.protocol === 'https:' && siteOf(one.hostname) === siteOf(other.hostname)

const siteOf = (hostname: string): string => hostname.toLowerCase().replace(/^(www|m)\./, '')
