import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '../people/expect.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

/** Of the demo, as built. */
export const workerFile = /\/assets\/worker-[\w-]+\.js$/

export const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true })

/** A new browser, in which nothing of the demo is kept; each that opens its database costs two seconds of a core. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'en-US', ...options })
  await context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl() }])
  return context
}

export async function posts(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder("What's on your mind?").fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
}
