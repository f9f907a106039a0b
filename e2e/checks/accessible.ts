import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AXE_TAGS, WIDTHS } from '@heraia/hosts/test/what-is-tested'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../people/expect.ts'
import { quietSession } from '../people/kept-browsers.ts'
import { expectFitsLargeText } from './large-text.ts'

/** In letters of one byte each: Chromium takes it over in two thirds of the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replaceAll(
  /[\u0080-\uffff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/** Structure does not depend on the colours, nor the colours on the size: each of both once. */
const LOOKS = [
  { width: WIDTHS.small, height: 780, colorScheme: 'light' },
  { width: WIDTHS.wide, height: 900, colorScheme: 'dark' },
] as const

/** What stands around every screen, in a look in which nothing was wrong with it: the same again is the same. */
const foundRight = new Set<string>()

/** No violation on the screen as it stands, small and wide, light and dark, and nothing wider than it, with large letters too. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { colorScheme, ...size } of LOOKS) {
    // Both at once are drawn once.
    await Promise.all([page.setViewportSize(size), page.emulateMedia({ colorScheme })])
    if (!(await page.evaluate(settles))) await loadAxe(page)
    const asked = { tags: AXE_TAGS.slice(), look: `${size.width} ${colorScheme}`, known: [...foundRight] }
    const { violations, around, unheard, overflows } = await page.evaluate(looksAtAll, asked)
    expect(violations, `${page.url()} at ${size.width} pixels, ${colorScheme}`).toEqual([])
    for (const part of around) foundRight.add(part)
    expect(unheard, `${page.url()}: nothing is said of the first words of these`).toEqual([])
    expect(overflows, `${page.url()} scrolls sideways at ${size.width} pixels`).toBe(false)
    if (size.width === WIDTHS.small) await expectFitsLargeText(page)
  }
}

/** Half a megabyte, once a document. Told by itself, without Playwright's words around it, V8 compiles it once a process. */
async function loadAxe(page: Page): Promise<void> {
  const session = await quietSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source })
  if (exceptionDetails) throw new Error(`axe does not load: ${exceptionDetails.text}`)
}

interface Asked {
  tags: string[]
  look: string
  /** Header and footer as they were right. */
  known: string[]
}

/**
 * In the page, and all at once: what axe finds, in words; header and footer as they stood, which are most of the elements of
 * many screens and are asked about once as they stand, in each look, by each worker; and what axe does not ask.
 */
async function looksAtAll({ tags, look, known }: Asked) {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  const exclude: Element[] = []
  const around: string[] = []
  for (const name of ['header', 'footer']) {
    const part = document.querySelector(`${name}:not(main *)`)
    // Behind a dialog it is something else.
    if (!part || part.closest('[inert], [aria-hidden=true]')) continue
    const markup = part.outerHTML
      .replaceAll(/ (?:href|value)="[^"]*"/g, '')
      .replaceAll(/"[^"]*(?:react-aria|_r_|_R_|«r)[^"]*"/g, '"made"')
    const bytes = new TextEncoder().encode(`${look} ${markup}`)
    const key = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
    if (known.includes(key)) exclude.push(part)
    around.push(key)
  }
  const found = await run(exclude.length > 0 ? { include: document, exclude } : document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // Our documents have no frames, and no styles of other servers.
    iframes: false,
    preload: { assets: ['media'] },
  })
  const violations = found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`,
  )
  // What is hidden until it says something comes together with its first words, and several screen readers say nothing of
  // them: they listen to what was there before. Nor does axe, to which what is hidden is nothing.
  const live = '[aria-live]:not([aria-live=off]), output, [role=status], [role=alert], [role=log]'
  const unheard = [...document.querySelectorAll(live)]
    .filter((each) => each.matches(':empty') && getComputedStyle(each).display === 'none')
    .filter((each) => each.parentElement?.checkVisibility())
    .map((each) => `${each.outerHTML} after “${each.parentElement?.textContent}”`)
  const overflows = document.documentElement.scrollWidth > window.innerWidth
  return { violations, around, unheard, overflows }
}

/**
 * In the page: seen from its beginning, for what is half under the header is not small; and settled. Colours that are still
 * on their way from light to dark are no colours of the design. What inherits a colour sets out when its parent has arrived:
 * settled is what stands still for two frames. Whether axe is there.
 */
async function settles(): Promise<boolean> {
  window.scrollTo(0, 0)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let still = 0; still < 2; still += 1) {
    await frame()
    const ending = document
      .getAnimations()
      .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))
    if (ending.length === 0) continue
    await Promise.allSettled(ending.map((each) => each.finished))
    still = -1
  }
  return 'axe' in window
}
