import assets from 'virtual:client-assets'
import type { ServerState } from '../entry-client.tsx'
import type { Theme } from '../lib/theme.tsx'
import { PRODUCT_NAME } from '../product.ts'
import type { Head } from './head.ts'

interface DocumentParts {
  markup: string
  head: Head
  page: string
  theme: Theme
  state: ServerState
}

/** The whole page. No inline script: what the browser needs to know is JSON, which does not run. */
export function htmlDocument({ markup, head, page, theme, state }: DocumentParts): string {
  const own = assets.pages[page] ?? { scripts: [], styles: [] }
  return `<!doctype html>
<html lang="${head.language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
${describe(head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${[...assets.styles, ...own.styles].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${[...assets.preloads, ...own.scripts].map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${assets.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="heraia-state">${safeJson(state)}</script>
</body>
</html>`
}

function describe(head: Head): string {
  const lines = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.canonical && `<link rel="canonical" href="${escape(head.canonical)}">`,
    meta('name', 'robots', head.noindex ? 'noindex' : undefined),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:locale', head.language === 'es' ? 'es_ES' : 'en_US'),
    meta('property', 'og:image', head.image),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ]
  return lines.filter(Boolean).join('\n')
}

const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
  content && `<meta ${kind}="${name}" content="${escape(content)}">`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/** `</script>` inside a text must not end the element. */
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
