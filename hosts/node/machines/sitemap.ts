import { escapeXml } from './escape-xml.ts'
import type { ListingOnSale } from './listings-on-sale.ts'
import type { PublicTeam } from './public-teams.ts'

/** Public screens beside the texts. Public people and posts have sitemaps of their own (answer-outside.ts). */
const SCREENS = ['', 'athletes', 'teams', 'marketplace', 'search']

/** sitemaps.org, with each page's other language. `names` are texts below content/. */
export function sitemap(
  siteUrl: string,
  names: readonly string[],
  listings: readonly ListingOnSale[],
  teams: readonly PublicTeam[],
): string {
  const pages = [
    ...[...SCREENS, ...names].map((name) => ({ name, changed: '' })),
    ...teams.map(({ id }) => ({ name: `teams/${id}`, changed: '' })),
    ...listings.map(({ id, listedAt }) => ({ name: `marketplace/${id}`, changed: `<lastmod>${listedAt}</lastmod>` })),
  ]
  const urls = pages.flatMap(({ name, changed }) => {
    const bare = `${siteUrl}/${name}`
    const addresses = { en: bare, es: `${bare}?lang=es` }
    const alternates = Object.entries({ ...addresses, 'x-default': bare })
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`)
      .join('')
    return Object.values(addresses).map(
      (address) => `<url><loc>${escapeXml(address)}</loc>${changed}${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** What needs a session says noindex itself; the API and forms are nothing to read. */
export const robots = (siteUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /events
Disallow: /forms/
Sitemap: ${siteUrl}/sitemap.xml
Sitemap: ${siteUrl}/sitemap-people.xml
Sitemap: ${siteUrl}/sitemap-posts.xml
`
