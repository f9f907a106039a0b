import { LARGEST_TEXT, WIDTHS } from '@heraia/hosts/test/what-is-tested'
import { expect, type Page } from '@playwright/test'

/** With letters of twice the size nothing is wider than a small screen (WCAG 1.4.4). */
export async function expectFitsLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDTHS.small, height: 780 })
  await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), LARGEST_TEXT)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  expect(overflow, `${page.url()} at twice the letters`).toBeLessThanOrEqual(0)
}
