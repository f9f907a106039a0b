import type { Page } from '@playwright/test'
import { isDemo } from './demo-tabs.ts'

/** What her page asked of the server, and was answered. */
export interface Heard {
  url: string
  /** What went along, as text. */
  body: string
  isOk: boolean
}

/**
 * Everything that `fetch` of this page asks of the server from now on, on both hosts, in a list that grows. Heard in the
 * page: what a request carries Chromium tells nobody outside it.
 */
export async function hears(page: Page): Promise<Heard[]> {
  const heard: Heard[] = []
  count += 1
  const how = { name: `heard${count}`, isDemo: isDemo() }
  await page.exposeBinding(how.name, (_, one: Heard) => void heard.push(one))
  await page.addInitScript(listen, how)
  await page.evaluate(listen, how)
  return heard
}

let count = 0

/** Runs in a page. Of the demo files are not told, nor what comes before its server does. */
function listen({ name, isDemo }: { name: string; isDemo: boolean }) {
  const scope = globalThis as unknown as Record<string, (one: Heard) => Promise<void>>
  let inner = globalThis.fetch
  let isHeard = !isDemo || !inner.toString().includes('[native code]')
  const outer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = request.body === null ? '' : await request.clone().text()
    const answer = await inner(request)
    await scope[name]?.({ url: request.url, body, isOk: answer.ok })
    return answer
  }
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    // The demo keeps the browser's own for its files.
    get: () => (isHeard ? outer : inner),
    set: (next: typeof fetch) => {
      inner = next
      isHeard = true
    },
  })
}
