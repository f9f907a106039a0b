import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AXE_TAGS, WIDTHS } from '@heraia/hosts/test/what-is-tested'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { expectFitsLargeText } from './large-text.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Structure does not depend on the colours, nor the colours on the size: each of both once. */
const LOOKS = [
  { width: WIDTHS.small, height: 780, colorScheme: 'light' },
  { width: WIDTHS.wide, height: 900, colorScheme: 'dark' },
] as const

/** No violation on the screen as it stands, small and wide, light and dark, and nothing wider than it, with large letters too. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    // From its beginning: what is half under the header is not small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await settled(page)
    expect(await violations(page), `${page.url()} at ${size.width} pixels, ${colorScheme}`).toEqual([])
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(overflows, `${page.url()} scrolls sideways at ${size.width} pixels`).toBe(false)
    if (size.width === WIDTHS.small) await expectFitsLargeText(page)
  }
}

/** What axe finds, in words. */
async function violations(page: Page): Promise<string[]> {
  // Its half a megabyte is compiled once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const found = await run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      // Our documents have no frames, and no styles of other servers.
      iframes: false,
      preload: { assets: ['media'] },
    })
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`,
    )
  }, AXE_TAGS.slice())
}

/**
 * Colours that are still on their way from light to dark are no colours of the design. What inherits a colour sets out
 * when its parent has arrived: settled is what stands still for two frames.
 */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
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
  })
