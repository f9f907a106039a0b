import { PRODUCT_NAME } from '@heraia/contract/product'
import type { Manifest, ManifestChunk } from 'vite'
import type { DemoFiles } from '../../browser/wire/messages.ts'
import { neverBlankPath } from './never-blank.ts'
import { pagePolicy } from './policies.ts'

/** Where the folder lies, and the live site beside it (none: the demo stands alone). */
export interface Place {
  /** With slashes at both ends: `/`, `/demo/`. */
  base: string
  site: string | null
}

/** What starts the worker, not held up by styles; what draws every page; and what shows the feed, where visitors go. */
const FIRST = ['src/entry-demo.ts', 'src/entry-demo-pages.ts', 'src/entry-client.tsx', 'src/pages/feed-page.tsx']

/** Every address of the demo is answered with it; the pages draw themselves. */
export function indexPage(manifest: Manifest, files: DemoFiles, { base, site }: Place): string {
  const parts = FIRST.map((part) => collect(manifest, part))
  const [entry, ...others] = new Set(parts.flatMap(({ scripts }) => scripts))
  const styles = new Set(parts.flatMap((part) => part.styles))
  const at = (path: string) => `${base}${path}`
  return `<!doctype html>
<html lang="en" data-base="${base}"${site === null ? '' : ` data-site="${site}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="description" content="${PRODUCT_NAME}, the home of women in sport, to try out: everything happens in your browser.">
<title>${PRODUCT_NAME}</title>
<script type="application/json" id="heraia-demo">${JSON.stringify({ files })}</script>
<script type="module" async src="${at(entry ?? '')}"></script>
${Array.from(styles, (path) => `<link rel="stylesheet" href="${at(path)}">`).join('\n')}
${others.map((path) => `<link rel="modulepreload" href="${at(path)}">`).join('\n')}
<script async src="${at(neverBlankPath)}"></script>
<link rel="icon" href="${at('icon.svg')}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${at('icon-180.png')}">
</head>
<body>
<div id="root"><noscript><p>This demo of ${PRODUCT_NAME} runs in your browser and needs JavaScript. / Esta demo de ${PRODUCT_NAME} funciona en tu navegador y necesita JavaScript.</p></noscript></div>
</body>
</html>
`
}

/** The same page for another place. */
export function moved(page: string, { base, site }: Place): string {
  const before = /data-base="([^"]*)"/.exec(page)?.[1] ?? '/'
  return page
    .replaceAll(new RegExp(`(href|src)="${before}`, 'g'), `$1="${base}`)
    .replace(
      /data-base="[^"]*"( data-site="[^"]*")?/,
      `data-base="${base}"${site === null ? '' : ` data-site="${site}"`}`,
    )
}

function collect(manifest: Manifest, key: string, seen = new Set<string>()): { scripts: string[]; styles: string[] } {
  const chunk: ManifestChunk | undefined = manifest[key]
  if (!chunk || seen.has(key)) return { scripts: [], styles: [] }
  seen.add(key)
  const below = (chunk.imports ?? []).map((imported) => collect(manifest, imported, seen))
  return {
    scripts: [chunk.file, ...below.flatMap((part) => part.scripts)],
    styles: [...(chunk.css ?? []), ...below.flatMap((part) => part.styles)],
  }
}
