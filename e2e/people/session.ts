import type { Page } from '@playwright/test'
import { isDemo } from './demo-tabs.ts'

/** What lib/kept-here.ts calls it; on the demo each tab has its own. */
const names = { live: 'heraia-auth', demo: 'heraia-demo-auth' }

/** Her access token, as her browser keeps it. */
export async function tokenOf(page: Page): Promise<string> {
  const session = isDemo()
    ? await page.evaluate((name) => sessionStorage.getItem(name), names.demo)
    : await page.evaluate((name) => localStorage.getItem(name), names.live)
  const { access_token: token } = JSON.parse(session ?? '{}') as { access_token?: string }
  return token ?? ''
}
