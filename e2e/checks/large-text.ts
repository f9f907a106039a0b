import { expect, type Page } from '@playwright/test'

/** With letters of twice the size nothing is wider than a small screen (WCAG 1.4.4). */
export async function expectFitsLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  expect(overflow, `${page.url()} at twice the letters`).toBeLessThanOrEqual(0)
}
