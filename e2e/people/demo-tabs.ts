import { type BrowserContext, type Page, test } from '@playwright/test'

/** The server runs in the browser (demo.config.ts): who shall meet must share one. */
export const isDemo = (): boolean => process.env.HERAIA_HOST === 'demo'

const SESSION = 'heraia-demo-auth'
const NOBODY = 'heraia-demo-forget'
const JOINED = 'journey-joined'

let shared: { testId: string; context: Promise<BrowserContext>; keeper: Promise<Page> } | undefined

/**
 * One browser for all people of a journey. A tab that nobody looks at has the database, so that it does not move with
 * every page that they open; demo/tabs.spec.ts is about its moving.
 */
export function sharedContext(open: () => Promise<BrowserContext>): Promise<BrowserContext> {
  const { testId, retry } = test.info()
  const id = `${testId} ${retry}`
  if (shared?.testId !== id) {
    // That of the journey before, with its database.
    void shared?.context.then((over) => over.close())
    const context = open()
    shared = { testId: id, context, keeper: context.then(openKeeper) }
  }
  const { context, keeper } = shared
  return keeper.then(() => context)
}

/** The tab that has the database of this journey. */
export async function keeperTab(): Promise<Page> {
  if (!shared) throw new Error('Nobody has opened a browser yet.')
  return shared.keeper
}

async function openKeeper(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await asOwnTab(page)
  await page.goto('/about')
  // Before that, what it fetches goes to the host of files.
  await page.waitForFunction(() => performance.getEntriesByName('demo-open').length > 0)
  return page
}

/** A tab whose first person is nobody, or whoever `like` is: a new tab would be the person of the tab before. */
export async function asOwnTab(page: Page, like?: Page): Promise<void> {
  const session = like ? await sessionIn(like) : null
  await page.addInitScript(
    ({ names: [own, nobody], kept }) => {
      // A blank page between two keeps nothing, and refuses to be asked.
      if (location.origin === 'null') return
      if (sessionStorage.getItem(own) !== null || sessionStorage.getItem(nobody) !== null) return
      if (kept === null) sessionStorage.setItem(nobody, '1')
      else sessionStorage.setItem(own, kept)
    },
    { names: [SESSION, NOBODY] as const, kept: session },
  )
}

/** Whose first page is still to be opened. */
const signedIn = new WeakMap<Page, string>()

export async function sessionIn(page: Page): Promise<string | null> {
  if (page.url() === 'about:blank') return signedIn.get(page) ?? null
  return page.evaluate((name) => sessionStorage.getItem(name), SESSION)
}

/** From the next page that she opens in this tab, once: she may sign out there. */
export async function signInTab(page: Page, session: string): Promise<void> {
  signedIn.set(page, session)
  await page.addInitScript(
    ({ names: [own, nobody, joined], kept }) => {
      if (location.origin === 'null') return
      if (sessionStorage.getItem(joined) !== null) return
      sessionStorage.setItem(joined, '1')
      sessionStorage.removeItem(nobody)
      sessionStorage.setItem(own, kept)
      localStorage.setItem(own, kept)
    },
    { names: [SESSION, NOBODY, JOINED] as const, kept: session },
  )
}
