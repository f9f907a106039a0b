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
    else if (!(await becomes(() => locator.isVisible(), timeout))) await described(locator).toBeVisible({ timeout: 1 })
    return { pass: !this.isNot, message: () => '' }
  },

  async toHaveCount(this: ExpectMatcherState, locator: Locator, count: number, { timeout = this.timeout }: Waits = {}) {
    if (this.isNot) await described(locator).not.toHaveCount(count, { timeout })
    else if (!(await becomes(async () => (await locator.count()) === count, timeout)))
      await described(locator).toHaveCount(count, { timeout: 1 })
    return { pass: !this.isNot, message: () => '' }
  },

  async toBeFocused(this: ExpectMatcherState, locator: Locator, { timeout = this.timeout }: Waits = {}) {
    if (this.isNot) await described(locator).not.toBeFocused({ timeout })
    else if (!(await becomes(() => locator.evaluateAll(isFocused), timeout)))
      await described(locator).toBeFocused({ timeout: 1 })
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

async function becomes(isSo: () => Promise<boolean>, timeout: number): Promise<boolean> {
  const end = performance.now() + timeout
  for (let look = 0; performance.now() < end; look += 1) {
    // Where she is on her way to another page, nothing can be looked at.
    if (await isSo().catch(() => false)) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[look] ?? PAUSES_MS.at(-1)))
  }
  return false
}

/** In the page: the one that is meant has the focus. */
const isFocused = (found: Element[]): boolean =>
  found.length === 1 && found[0]?.ownerDocument.activeElement === found[0]

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
