import type { BrowserContext } from '@playwright/test'

/** What a browser forgets when it is closed; local storage stays. */
export async function closesBrowser(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  await context.clearCookies()
  await context.addCookies(cookies.filter(({ expires }) => expires > 0))
}
