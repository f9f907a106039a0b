import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { intercept } from './intercept.ts'

/**
 * What she does there next is lost: `request` on its way to the server; `answer` on its way back, after the server took
 * it. What is done after it comes through, and so does what a page only reads (GET). Resolves to what waits until that
 * has happened.
 */
export async function loses(context: BrowserContext, path: RegExp, what: 'request' | 'answer'): Promise<Lost> {
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  // What is asked before all her pages know of it is lost as well.
  const mending = intercept(context, path, async (route) => {
    if (!isFirst || route.request().method() === 'GET') return route.continue()
    isFirst = false
    if (what === 'answer') await route.fetch()
    await route.abort()
    // As long as something is intercepted, Chromium keeps no cache: each page that is loaded costs twice as much.
    const mend = await mending
    await mend()
    resolve()
  })
  await mending
  return () => Promise.race([lost, tooLate(path, lost)])
}

export type Lost = () => Promise<void>

/** Longer than any answer takes: what is lost later never is, and would be waited for until the journey ends. */
const LONGEST_MS = 20_000

async function tooLate(path: RegExp, lost: Promise<void>): Promise<void> {
  const waiting = new AbortController()
  void lost.then(() => waiting.abort())
  await setTimeout(LONGEST_MS, undefined, { signal: waiting.signal }).catch(() => undefined)
  if (!waiting.signal.aborted) throw new Error(`Nothing was lost at ${path}: it came through, or was never asked.`)
}

/** What she is told then. */
export const noConnection = (page: Page) => page.getByText('No connection. Check your internet and try again.')

/** At once and all: a notice that goes by itself cannot be waited for. */
export async function dismisses(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Dismiss' })
  await close.evaluateAll((all) => {
    for (const each of all) (each as HTMLElement).click()
  })
  await expect(noConnection(page)).toHaveCount(0)
}

/** Until it is taken away again, nothing comes through to the server there; or nothing comes back. */
export const losesAll = (where: Page | BrowserContext, path: RegExp, what: 'request' | 'answer' = 'request') =>
  intercept(where, path, async (route) => {
    if (what === 'answer') await route.fetch()
    await route.abort()
  })
