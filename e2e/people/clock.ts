import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { PLAIN_PAGE } from './kept-browsers.ts'

/** From now on the clock of her pages stands, and goes on when the journey says so. It is installed before a page is opened. */
export async function stopsClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** She is led on after so many milliseconds on her clock, which stands, and not one before. */
export async function expectLedOn(page: Page, ms: number, to: RegExp): Promise<void> {
  await expectToStay(page, ms - 1)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(to)
}

/** She is still there when so many milliseconds have passed on her clock, which stands. */
export async function expectToStay(page: Page, ms: number): Promise<void> {
  const here = page.url()
  await page.clock.runFor(ms)
  // A screen that she was led to would be fetched by now. A file costs the server less than a page.
  await page.evaluate(async (file) => {
    for (let times = 0; times < 20; times += 1) await (await fetch(file, { cache: 'no-store' })).text()
  }, PLAIN_PAGE)
  expect(page.url()).toBe(here)
}
