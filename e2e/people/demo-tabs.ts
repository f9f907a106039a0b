import { type BrowserContext, type Page, test } from '@playwright/test'

/** The server runs in the browser (demo.config.ts): who shall meet must share one. */
export const isDemo = (): boolean => process.env.HERAIA_HOST === 'demo'

const SESSION = 'heraia-demo-auth'
const NOBODY = 'heraia-demo-forget'

let shared: { testId: string; context: Promise<BrowserContext> } | undefined

/** One browser for all people of a journey. */
export function sharedContext(open: () => Promise<BrowserContext>): Promise<BrowserContext> {
  const { testId } = test.info()
  if (shared?.testId !== testId) shared = { testId, context: open() }
  return shared.context
}

/** A tab whose first person is nobody, or whoever `like` is: a new tab would be the person of the tab before. */
export async function asOwnTab(page: Page, like?: Page): Promise<void> {
  const session = (await like?.evaluate((name) => sessionStorage.getItem(name), SESSION)) ?? null
  await page.addInitScript(
    ({ names: [own, nobody], kept }) => {
      if (sessionStorage.getItem(own) !== null || sessionStorage.getItem(nobody) !== null) return
      if (kept === null) sessionStorage.setItem(nobody, '1')
      else sessionStorage.setItem(own, kept)
    },
    { names: [SESSION, NOBODY] as const, kept: session },
  )
}
