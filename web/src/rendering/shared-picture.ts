import type { Language } from '../lib/languages.ts'
import type { PageHead } from '../lib/page.ts'

/** The picture that is drawn for a page when somebody shares it (hosts/node/pictures/page-picture.ts), or its own. */
export function pictureOf(
  siteUrl: string,
  path: string,
  language: Language,
  own: PageHead,
): { href: string; alt: string } | undefined {
  const href = own.image ?? (own.picture ? `/pictures${path === '/' ? '/home' : path}.${language}.png` : undefined)
  return href ? { href: new URL(href, siteUrl).href, alt: own.title ?? '' } : undefined
}
