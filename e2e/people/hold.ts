import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { intercept } from './intercept.ts'

/** Until it is asked. */
const LONGEST_MS = 15_000

/** What is sent there waits on its way to the server, until what this resolves to lets it go. */
export async function holds(where: Page | BrowserContext, path: RegExp): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const goOn: Promise<void>[] = []
  const mend = await intercept(where, path, (route) => {
    goOn.push(held.promise.then(() => route.continue()))
    asked.resolve()
    return goOn.at(-1)
  })
  return async () => {
    // What she pressed a moment ago may not be on its way yet.
    await Promise.race([asked.promise, setTimeout(LONGEST_MS, undefined, { ref: false })])
    if (goOn.length === 0) throw new Error(`Nothing was held at ${path}: it was never asked.`)
    held.resolve()
    // Taken away too soon, it would let them go a second time.
    await Promise.all(goOn)
    await mend()
  }
}
