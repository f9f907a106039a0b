import { expect as described, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

/** Between one look and the next; the last again and again. */
const PAUSES_MS = [50, 100, 100, 200]

interface Waits {
  timeout?: number
}

/**
 * Playwright's own, but that what is not there yet, and where she is not yet, is only waited for: its own describes the
 * whole page in words each time that it looks. What is not there in the end it describes as ever.
 */
export const expect = described.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, { timeout = this.timeout }: Waits = {}) {
    if (this.isNot) await described(locator).not.toBeVisible({ timeout })
    else if (!(await isSeen(locator, timeout))) await described(locator).toBeVisible({ timeout: 1 })
    return { pass: !this.isNot, message: () => '' }
  },

  async toHaveURL(
    this: ExpectMatcherState,
    page: Page,
    expected: string | RegExp,
    { timeout = this.timeout }: Waits = {},
  ) {
    if (this.isNot) await described(page).not.toHaveURL(expected, { timeout })
    else if (!(await isThere(page, expected, timeout))) await described(page).toHaveURL(expected, { timeout: 1 })
    return { pass: !this.isNot, message: () => '' }
  },
})

async function isSeen(locator: Locator, timeout: number): Promise<boolean> {
  const end = performance.now() + timeout
  for (let look = 0; performance.now() < end; look += 1) {
    if (await locator.isVisible()) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[look] ?? PAUSES_MS.at(-1)))
  }
  return false
}

/** `expected` as text: the whole address, or one of this site. */
async function isThere(page: Page, expected: string | RegExp, timeout: number): Promise<boolean> {
  const isMeant = (url: URL) =>
    typeof expected === 'string' ? url.href === new URL(expected, url).href : expected.test(url.href)
  // Looked at when she moves on, not again and again.
  return page.waitForURL(isMeant, { timeout, waitUntil: 'commit' }).then(
    () => true,
    () => false,
  )
}
