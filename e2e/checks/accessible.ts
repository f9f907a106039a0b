import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.0 to 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const

/** No violation on the screen as it stands, in light and dark, at 360 and 1440 pixels, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
      const found = violations.map(
        (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
      expect(found, `${page.url()} at ${size.width} pixels, ${colorScheme}`).toEqual([])
    }
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(overflows, `${page.url()} scrolls sideways at ${size.width} pixels`).toBe(false)
  }
}
