import type { Page } from '@playwright/test'
import { isDemo } from './demo-tabs.ts'

/** What lib/kept-here.ts calls it; on the demo each tab has its own. */
const kept = (): [name: string, where: 'localStorage' | 'sessionStorage'] =>
  isDemo() ? ['heraia-demo-auth', 'sessionStorage'] : ['heraia-auth', 'localStorage']

/** Her access token, as her browser keeps it. */
export async function tokenOf(page: Page): Promise<string> {
  const session = await page.evaluate(([name, where]) => globalThis[where].getItem(name), kept())
  const { access_token: token } = JSON.parse(session ?? '{}') as { access_token?: string }
  return token ?? ''
}

/** As when she comes back the day after: her token must be renewed. */
export async function letTokenExpire(page: Page): Promise<void> {
  await page.evaluate(([name, where]) => {
    const session = JSON.parse(globalThis[where].getItem(name) ?? '{}')
    globalThis[where].setItem(name, JSON.stringify({ ...session, expires_at: 1 }))
  }, kept())
}
