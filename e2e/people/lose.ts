import type { BrowserContext, Page } from '@playwright/test'
import { intercept } from './intercept.ts'

/**
 * What she does there next is lost: `request` on its way to the server; `answer` on its way back, after the server took
 * it. What is done after it comes through, and so does what a page only reads (GET). Resolves to what waits until that
 * has happened.
 */
export async function loses(context: BrowserContext, path: RegExp, what: 'request' | 'answer'): Promise<Lost> {
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  const mend = await intercept(context, path, async (route) => {
    if (!isFirst || route.request().method() === 'GET') return route.continue()
    isFirst = false
    if (what === 'answer') await route.fetch()
    await route.abort()
    // As long as something is intercepted, Chromium keeps no cache: each page that is loaded costs twice as much.
    await mend()
    resolve()
  })
  return () => lost
}

export type Lost = () => Promise<void>

/** Until it is taken away again, nothing comes through to the server there. */
export const losesAll = (where: Page | BrowserContext, path: RegExp) => intercept(where, path, (route) => route.abort())
