import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'

/** The most that may move before her eyes while a screen is loaded, as Cumulative Layout Shift counts: "good" ends at 0.1. */
const MOST = 0.05

/** From the next page on, what moves by itself is counted. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = { shifted: 0 }
    Object.assign(globalThis, { counted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) counted.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export async function expectSteady(page: Page): Promise<void> {
  const shifted = await page.evaluate(() => (globalThis as unknown as { counted: { shifted: number } }).counted.shifted)
  expect(shifted, `${page.url()}: what is loaded later moves what stands there`).toBeLessThan(MOST)
}
