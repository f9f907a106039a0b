import assets from 'virtual:client-assets'
import type { ServerState } from '../entry-client.tsx'
import { KEPT_COOKIES, KEPT_ENTRIES } from '../lib/kept-here.ts'
import type { PageHandle } from '../lib/page.ts'
import type { Theme } from '../lib/theme.tsx'
import { describeHead } from './describe-head.ts'
import { safeJson } from './escape.ts'
import type { Head } from './head.ts'
import { lateNote, noScriptsNote } from './late-note.ts'
import { type AuthPlace, sayAuth } from './say-auth.ts'

interface DocumentParts {
  markup: string
  head: Head
  page: string
  guard: PageHandle['guard']
  /** Read as it is: the product's code comes with the first touch. */
  still: PageHandle['still']
  theme: Theme
  auth: AuthPlace
  state: ServerState
}

/** The whole page. No inline script: what the browser needs to know is JSON, which does not run. */
export function htmlDocument({ markup, head, page, guard, still, theme, auth, state }: DocumentParts): string {
  const own = assets.pages[page] ?? { scripts: [], styles: [] }
  const preloads = [...assets.preloads, ...own.scripts]
  return `<!doctype html>
<html lang="${head.language}" data-theme="${theme}"${sayAuth(auth)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
${[...assets.styles, ...own.styles].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.titleFont ? preloadOf(assets.titleFont) : ''}
${still && assets.still ? stillScript(still, preloads) : appScripts(preloads)}
${describeHead(head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
<div id="root">${markup}</div>
${lateNote(head.language, !still)}
${noScriptsNote(head.language, guard)}
<script type="application/json" id="heraia-state">${safeJson(state)}</script>
</body>
</html>`
}

/**
 * After the styles: nothing is painted before these, so that the open connection is theirs. Titles stand there at once
 * as they are: a title in another face may break into other lines, and all below would move. The face of
 * the text may come later, its lines stay where they are (ui/src/fonts.css).
 */
const preloadOf = (font: string) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`

const appScripts = (preloads: string[]) =>
  [
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ].join('\n')

/** What it has to know stands in its element: it imports nothing. What is painted comes before it. */
const stillScript = (still: string, preloads: string[]) =>
  `<script type="module" fetchpriority="low" src="${assets.still}" data-still="${still}"${still === 'words' ? wordsScript : ''} data-app="${[...assets.scripts, ...preloads].join(' ')}" data-session="${KEPT_ENTRIES.session}"></script>`

/** What forms and the menu of words do, and by which names her choices are kept. */
const wordsScript = ` data-words="${assets.words}" data-language="${KEPT_COOKIES.language}" data-theme="${KEPT_COOKIES.theme}"`
