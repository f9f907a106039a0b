import type { Player } from '@heraia/hosts/test/season'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { asOwnTab, isDemo, sharedContext } from './demo-tabs.ts'

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
  const open = () => browser.newContext({ baseURL: siteUrl, locale: 'en-US', timezoneId })
  await closeBrowsersOfOthers()
  const context = await (isDemo() ? sharedContext(open) : open())
  opened.add(context)
  await context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl }])
  const complaints: string[] = []
  const watch = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`))
    page.on('console', (line) => {
      if (line.type() === 'error' && !isNetworkNoise(line.text())) complaints.push(`${name}: ${line.text()}`)
    })
    return page
  }
  const page = watch(await context.newPage())
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

const opened = new Set<BrowserContext>()
let journey = ''

/** A worker's Chromium would keep the pages of each journey that is over, all of them live, until its last one. */
async function closeBrowsersOfOthers(): Promise<void> {
  const { testId, retry } = test.info()
  const own = `${testId} ${retry}`
  if (own === journey) return
  journey = own
  const over = [...opened]
  opened.clear()
  await Promise.all(over.map((context) => context.close()))
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
  return `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${process.pid}.${count}@example.com`
}

/** A browser logs every failed request; while a server is down on purpose that is no complaint. */
const isNetworkNoise = (text: string): boolean => /Failed to load resource|net::ERR_/.test(text)
