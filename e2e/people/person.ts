import type { Player } from '@heraia/hosts/test/season'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { asOwnTab, isDemo, sharedContext } from './demo-tabs.ts'
import { expect } from './expect.ts'
import { takeBrowser, type WantedBrowser } from './kept-browsers.ts'

/** Somebody with a browser of her own. */
export interface Person {
  name: string
  email: string
  siteUrl: string
  context: BrowserContext
  page: Page
  /** What she does without a screen, where a journey is not about that; there once she has joined. */
  player: Player
  /** What the console complained about; a journey ends with none. */
  complaints: string[]
  /** Another tab of the same browser. */
  newTab(path: string): Promise<Page>
}

export const PASSWORD = 'volley-2026'

/** Opens a browser for her in English; nobody is signed in yet. `timezoneId`: where she is, `Pacific/Auckland`. */
export async function openBrowser(
  browser: Browser,
  siteUrl: string,
  name: string,
  { timezoneId }: { timezoneId?: string } = {},
): Promise<Person> {
  const wanted = { siteUrl, timezoneId }
  const { context, page } = await (isDemo() ? sharedBrowser(browser, wanted) : takeBrowser(browser, wanted))
  await context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl }])
  const complaints: string[] = []
  const watch = (watched: Page) => {
    watched.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`))
    watched.on('console', (line) => {
      if (line.type() === 'error' && !isNetworkNoise(line.text())) complaints.push(`${name}: ${line.text()}`)
    })
    return watched
  }
  watch(page)
  if (isDemo()) await asOwnTab(page)
  const newTab = async (path: string) => {
    const tab = watch(await context.newPage())
    if (isDemo()) await asOwnTab(tab, page)
    await tab.goto(path)
    return tab
  }
  return {
    ...{ name, email: emailOf(name), siteUrl, context, page, complaints, newTab },
    get player(): Player {
      throw new Error(`${name} has not joined.`)
    },
    set player(player) {
      Object.defineProperty(this, 'player', { value: player })
    },
  }
}

/** On the demo all people of a journey share one. */
async function sharedBrowser(browser: Browser, { siteUrl, timezoneId }: WantedBrowser) {
  const context = await sharedContext(() => browser.newContext({ baseURL: siteUrl, locale: 'en-US', timezoneId }))
  return { context, page: await context.newPage() }
}

/** Registers by the form, as a fan (no sport asked) or with a sport, and waits until she stands on the feed. */
export async function register(person: Person, { role = 'fan', sport = '' } = {}): Promise<void> {
  const { page } = person
  await page.goto('/register')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('I am a').selectOption(role)
  if (sport) {
    await page.getByRole('combobox', { name: 'Main sport' }).fill(sport)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/feed/)
}

let count = 0
const emailOf = (name: string): string => {
  count += 1
  // On the demo an address with "admin" in it makes one.
  return `${name
    .toLowerCase()
    .replaceAll('admin', 'staff')
    .replace(/[^a-z]+/g, '.')}.${process.pid}.${count}@example.com`
}

/** A browser logs every failed request; while a server is down on purpose that is no complaint. */
const isNetworkNoise = (text: string): boolean => /Failed to load resource|net::ERR_/.test(text)
