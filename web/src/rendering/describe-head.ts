import { PRODUCT_NAME } from '../product.ts'
import { escapeHtml, safeJson } from './escape.ts'
import type { Head } from './head.ts'

/** What the page says of itself to browsers, search engines and those who share it. */
export function describeHead(head: Head): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.canonical && `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...head.feeds.map(
      ({ title, href }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    ),
    meta('name', 'robots', head.noindex ? 'noindex' : undefined),
    ...(head.hasCard ? cards(head) : []),
    ...head.structured.map(
      (thing) =>
        `<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ]
  return lines.filter(Boolean).join('\n')
}

/** Open Graph, and Twitter's, which falls back to it for title, text and picture. */
const cards = (head: Head) => [
  meta('property', 'og:site_name', PRODUCT_NAME),
  meta('property', 'og:type', head.kind),
  meta('property', 'og:title', head.title),
  meta('property', 'og:description', head.description),
  meta('property', 'og:url', head.canonical),
  meta('property', 'og:locale', head.language === 'es' ? 'es_ES' : 'en_US'),
  meta(
    'property',
    'og:locale:alternate',
    head.alternates.length > 0 ? (head.language === 'es' ? 'en_US' : 'es_ES') : undefined,
  ),
  meta('property', 'article:published_time', head.kind === 'article' ? head.published : undefined),
  meta('property', 'og:image', head.image?.href),
  meta('property', 'og:image:width', head.image && '1200'),
  meta('property', 'og:image:height', head.image && '630'),
  meta('property', 'og:image:alt', head.image?.alt),
  meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
]

const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
  content && `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
