import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'

/** The most that may move before her eyes while a screen is loaded, as Cumulative Layout Shift counts: "good" ends at 0.1. */
const MOST = 0.05

/** Of a page that was loaded: what moved by itself since then. The browser keeps it for who asks later. */
export async function expectSteady(page: Page): Promise<void> {
  const shifted = await page.evaluate(whatMoved)
  expect(shifted, `${page.url()}: what is loaded later moves what stands there`).toBeLessThan(MOST)
}

/** In the page. */
function whatMoved(): number {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const moved = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
  observer.disconnect()
  return moved.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0)
}
