import type { BrowserContext } from '@playwright/test'
import { intercept } from './intercept.ts'

/**
 * What she does there next is lost: `request` on its way to the server; `answer` on its way back, after the server took
 * it. What is done after it comes through, and so does what a page only reads (GET). Resolves to what waits until that
 * has happened.
 */
export async function loses(context: BrowserContext, path: RegExp, what: 'request' | 'answer'): Promise<Lost> {
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  await intercept(context, path, async (route) => {
    if (!isFirst || route.request().method() === 'GET') return route.continue()
    isFirst = false
    if (what === 'answer') await route.fetch()
    await route.abort()
    resolve()
  })
  return () => lost
}

export type Lost = () => Promise<void>

/** Until it is taken away again, nothing comes through to the server there. */
export const losesAll = (context: BrowserContext, path: RegExp) => intercept(context, path, (route) => route.abort())
