import type { ContentEntry } from '@heraia/contract/content'
import { PRODUCT_NAME } from '@heraia/contract/product'
import { escapeXml } from './escape-xml.ts'

const titles = { en: `${PRODUCT_NAME} · Press`, es: `${PRODUCT_NAME} · Prensa` }

/** Atom (RFC 4287), newest first. A day counts from noon, so that it is that day for every reader. */
export function atomFeed(siteUrl: string, language: 'en' | 'es', entries: ContentEntry[]): string {
  const self = `${siteUrl}/press/feed.${language}.xml`
  const at = (day: string | undefined) => `${day ?? '1970-01-01'}T12:00:00Z`
  const lines = entries.map(
    ({ name, title, lead, published }) => `<entry>
<id>${siteUrl}/${name}?lang=${language}</id>
<title>${escapeXml(title)}</title>
<link href="${siteUrl}/${name}?lang=${language}"/>
<updated>${at(published)}</updated>
<summary>${escapeXml(lead)}</summary>
</entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${self}</id>
<title>${titles[language]}</title>
<link rel="self" href="${self}"/>
<link href="${siteUrl}/press?lang=${language}"/>
<updated>${at(entries[0]?.published)}</updated>
<author><name>${PRODUCT_NAME}</name></author>
${lines.join('\n')}
</feed>
`
}
