import { type Browser, type BrowserContext, type CDPSession, type Page, test } from '@playwright/test'

export interface WantedBrowser {
  siteUrl: string
  /** Where it is. */
  timezoneId: string | undefined
}

/** A browser of somebody, with the tab that it opened with. */
interface Kept extends WantedBrowser {
  context: BrowserContext
  page: Page
}

/**
 * A new browser costs a second of a core until it shows the product, and a tab that has shown it a third of that. So the
 * next journey of this worker goes on in those of the one before, which are emptied of all that was kept and set there.
 */
const free: Kept[] = []
const taken: Kept[] = []
let journey = ''

export async function takeBrowser(browser: Browser, wanted: WantedBrowser): Promise<Kept> {
  await emptyThoseOfOthers()
  const at = free.findIndex((each) => each.siteUrl === wanted.siteUrl && each.timezoneId === wanted.timezoneId)
  const kept = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await open(browser, wanted))
  taken.push(kept)
  return kept
}

async function open(browser: Browser, { siteUrl, timezoneId }: WantedBrowser): Promise<Kept> {
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-US', timezoneId })
  const page = await context.newPage()
  beginsSession.set(context, context.newCDPSession.bind(context))
  for (const owner of [context, page, page.clock]) noteWhatStays(context, owner)
  return { context, page, siteUrl, timezoneId }
}

const beginsSession = new WeakMap<BrowserContext, BrowserContext['newCDPSession']>()

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * For what changes nothing in her browser: it stays as new as it was. One for each page, and never detached: Chromium would
 * take the passkeys of a journey's own session along.
 */
export function quietSession(page: Page): Promise<CDPSession> {
  const context = page.context()
  const begin = beginsSession.get(context) ?? context.newCDPSession.bind(context)
  const session = sessions.get(page) ?? begin(page)
  sessions.set(page, session)
  return session
}

let emptied: Promise<unknown> = Promise.resolve()

/** Two people may come at once: the second waits for the same. */
async function emptyThoseOfOthers(): Promise<void> {
  const { testId, retry } = test.info()
  const own = `${testId} ${retry}`
  if (own !== journey) {
    journey = own
    emptied = Promise.all(taken.splice(0).map(async (kept) => (await empty(kept)) && free.push(kept)))
  }
  await emptied
}

/** A document of the site without the product: in its place what the site keeps can be cleared and set. */
export const PLAIN_PAGE = '/robots.txt'

const HEARD = ['console', 'pageerror', 'dialog', 'request', 'response', 'requestfailed', 'download', 'popup'] as const

/** What Chromium forgets it says it has forgotten, but now and then it never says so. */
const LONGEST_MS = 10_000

/** false: it cannot be as new, and is closed. */
async function empty(kept: Kept): Promise<boolean> {
  const { context } = kept
  try {
    if (changedForGood.has(context) || kept.page.isClosed()) throw new Error('It is not as new.')
    await within(LONGEST_MS, makeAsNew(kept))
    return true
  } catch {
    await within(LONGEST_MS, context.close()).catch(() => {})
    return false
  }
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${milliseconds} ms.`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function makeAsNew({ context, page, siteUrl }: Kept): Promise<void> {
  const others = context.pages().filter((each) => each !== page)
  await Promise.all(others.map((each) => each.close()))
  for (const kind of HEARD) page.removeAllListeners(kind)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  // Where it stands it touches whatever page comes under it.
  await page.mouse.move(-1, -1)
  await page.goto(`${siteUrl}${PLAIN_PAGE}`, { timeout: 5000 })
  await page.evaluate(forget)
  await context.clearCookies()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: null, forcedColors: null })
}

/** In the page: everything that a site can keep. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  for (const name of await caches.keys()) await caches.delete(name)
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
}

const changedForGood = new WeakSet<BrowserContext>()

/** What cannot be taken back. */
const STAYS = [
  ...['newCDPSession', 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setOffline'],
  ...['setGeolocation', 'addLocatorHandler', 'install', 'setFixedTime', 'setSystemTime'],
]

function noteWhatStays(context: BrowserContext, owner: object): void {
  for (const name of STAYS) {
    const own: unknown = Reflect.get(owner, name)
    if (typeof own !== 'function') continue
    const noted = (...said: unknown[]): unknown => {
      changedForGood.add(context)
      return Reflect.apply(own, owner, said)
    }
    Object.defineProperty(owner, name, { value: noted })
  }
}
