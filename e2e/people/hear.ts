import type { Page } from '@playwright/test'
import { isDemo } from './demo-tabs.ts'

/** What her page asked of the server, and was answered. */
export interface Heard {
  url: string
  /** What went along, as text. */
  body: string
  isOk: boolean
}

/** Everything that `fetch` of this page asks of the server from now on, on both hosts, in a list that grows. */
export async function hears(page: Page): Promise<Heard[]> {
  const heard: Heard[] = []
  if (isDemo()) {
    count += 1
    const name = `heard${count}`
    await page.exposeBinding(name, (_, one: Heard) => void heard.push(one))
    await page.addInitScript(listen, name)
    await page.evaluate(listen, name)
  } else {
    page.on('response', (answer) => {
      const asked = answer.request()
      heard.push({ url: asked.url(), body: asked.postData() ?? '', isOk: answer.ok() })
    })
  }
  return heard
}

let count = 0

/** Runs in a page of the demo: what its server answers is told; files, and what comes before its server does, are not. */
function listen(name: string) {
  const scope = globalThis as unknown as Record<string, (one: Heard) => Promise<void>>
  let inner = globalThis.fetch
  let isOfDemo = !inner.toString().includes('[native code]')
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
    get: () => (isOfDemo ? outer : inner),
    set: (next: typeof fetch) => {
      inner = next
      isOfDemo = true
    },
  })
}
