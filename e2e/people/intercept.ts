import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Request as PageRequest } from '@playwright/test'
import { isDemo } from './demo-tabs.ts'

/** What can become of a request on its way to the server. */
export interface OnItsWay {
  /** Lost, as without a network. */
  abort(): Promise<void>
  continue(): Promise<void>
  /** The server takes it; its answer goes nowhere yet. */
  fetch(): Promise<unknown>
  fulfill(answer: { status: number; json: object }): Promise<void>
  request(): { method(): string }
}

export type Handler = (route: OnItsWay) => unknown

/** Stands between her pages and the server, on both hosts; resolves to what takes it away again. */
export async function intercept(
  where: Page | BrowserContext,
  path: RegExp,
  handler: Handler,
): Promise<() => Promise<void>> {
  if (isDemo()) return interceptInPages(where, path, handler)
  const loading = watchLoading(where)
  await where.route(path, handler)
  await Promise.all(pagesOf(where).map((page) => comesToUs(page, (address) => page.evaluate(ask, address))))
  return async () => {
    const letGo = await Promise.all(pagesOf(where).map(asksNothing))
    await loading.isOver()
    await where.unroute(path, handler)
    loading.stop()
    await Promise.all(letGo.map((goesOn) => goesOn()))
  }
}

const pagesOf = (where: Page | BrowserContext) => ('pages' in where ? where.pages() : [where])

let asked = 0

/** Chromium says that it intercepts before its pages know: what one asks at once may go past, and is never lost. */
async function comesToUs(page: Page, asks: (address: string) => Promise<unknown>): Promise<void> {
  // Another one each time: two that are taken away at once each wait for their own.
  asked += 1
  const address = `/robots.txt?intercepted=${asked}`
  // A pattern: with a function Playwright takes hold of all that the page asks, and when this is taken away lets go on
  // what another interception has in its hands.
  const isIt = new RegExp(`/robots\\.txt\\?intercepted=${asked}$`)
  let came = !page.url().startsWith('http')
  const see = (route: { fulfill(answer: object): Promise<void> }) => {
    came = true
    return route.fulfill({ status: 204 })
  }
  await page.route(isIt, see)
  // One that is on its way to another page knows of it there.
  while (!came) await asks(address).catch(() => (came = true))
  await page.unroute(isIt, see)
}

/** In the page. */
const ask = async (address: string) => void (await fetch(address))

/**
 * What a page asks in the moment in which Chromium stops intercepting may be neither intercepted nor sent, and is never
 * answered. So it waits until what this resolves to is called; what was asked before has come to the journey by then.
 */
async function asksNothing(page: Page): Promise<() => Promise<void>> {
  // One that is on its way to another page asks nothing more in this one.
  const gate = await page.evaluateHandle(holdFetch).catch(() => undefined)
  if (gate) await comesToUs(page, (address) => gate.evaluate((inPage, at) => inPage.ask(at), address))
  return async () => gate?.evaluate((inPage) => inPage.open()).catch(() => undefined)
}

/** Longer than what a page does about an answer: it may go on to another screen, whose scripts it loads then. */
const QUIET_MS = 50
/** What another interception holds up does not come. */
const MOST_MS = 2000

/**
 * No gate holds up what a page loads without `fetch`, its scripts above all: a screen whose script is lost never comes. So
 * what is on its way is waited for, and what is loaded because of it.
 */
function watchLoading(where: Page | BrowserContext) {
  const onTheirWay = new Set<PageRequest>()
  // This one never ends.
  const begins = (request: PageRequest) =>
    void (new URL(request.url()).pathname === '/events' || onTheirWay.add(request))
  const ends = (request: PageRequest) => void onTheirWay.delete(request)
  // Each kind of owner has overloads of its own.
  const events = where as Page
  events.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  return {
    isOver: async () => {
      const latest = performance.now() + MOST_MS
      let quietSince = performance.now()
      while (performance.now() < Math.min(latest, quietSince + QUIET_MS)) {
        await sleep(10)
        if (onTheirWay.size > 0) quietSince = performance.now()
      }
    },
    stop: () => void events.off('request', begins).off('requestfinished', ends).off('requestfailed', ends),
  }
}

/** In the page. */
function holdFetch() {
  const inner = globalThis.fetch
  // Put in its place and back as it was: where a journey hears what is asked, setting it would put this one behind that.
  const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch') ?? { value: inner }
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: typeof fetch = async (...asked) => {
    await promise
    return inner(...asked)
  }
  Object.defineProperty(globalThis, 'fetch', { value: held, configurable: true, writable: true, enumerable: true })
  return {
    ask: async (address: string) => void (await inner(address)),
    open: () => {
      if (globalThis.fetch === held) Object.defineProperty(globalThis, 'fetch', before)
      resolve()
    },
  }
}

type Decision = { kind: 'abort' } | { kind: 'continue' } | { kind: 'fulfill'; status: number; json: object }

/** What stands in a page of the demo (standInFetch). */
interface Waylaid {
  paths: Map<string, string>
  fetch(id: string): Promise<void>
}

let count = 0

/** On the demo nothing of it goes over a network: the page's own `fetch` asks the journey. */
async function interceptInPages(where: Page | BrowserContext, path: RegExp, handler: Handler) {
  count += 1
  const name = `journey${count}`
  await where.exposeBinding(name, async ({ page }, id: string, method: string): Promise<Decision> => {
    const { promise, resolve } = Promise.withResolvers<Decision>()
    await handler({
      abort: async () => resolve({ kind: 'abort' }),
      continue: async () => resolve({ kind: 'continue' }),
      fulfill: async (answer) => resolve({ kind: 'fulfill', ...answer }),
      request: () => ({ method: () => method }),
      fetch: () => page.evaluate((asked) => (globalThis as unknown as { waylaid: Waylaid }).waylaid.fetch(asked), id),
    })
    return promise
  })
  // One that is on its way to another page has it there.
  const inPages = (act: (page: Page) => Promise<unknown>) =>
    Promise.all(pagesOf(where).map((page) => act(page).catch(whereItMoved)))
  let isOver = false
  const stand = { name, path: path.source }
  // Pages that are loaded later; there is no taking it back, so it asks.
  await where.exposeBinding(`${name}IsOver`, () => isOver)
  await where.addInitScript(waylay, stand)
  await inPages((page) => page.evaluate(waylay, stand))
  return async () => {
    isOver = true
    await inPages((page) =>
      page.evaluate((one) => (globalThis as unknown as { waylaid: Waylaid }).waylaid.paths.delete(one), name),
    )
  }
}

function whereItMoved(error: unknown): void {
  if (!String(error).includes('Execution context was destroyed')) throw error
}

/** Runs in a page: whatever `fetch` is and becomes there, this is asked first. */
function waylay({ name, path }: { name: string; path: string }) {
  const scope = globalThis as unknown as { waylaid?: Waylaid } & Record<
    string,
    (id?: string, method?: string) => Promise<unknown>
  >
  const asked = new Map<string, Request>()
  if (!scope.waylaid) {
    let inner = globalThis.fetch
    let isOfDemo = !inner.toString().includes('[native code]')
    const paths = new Map<string, string>()
    const outer: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      let own: string | undefined
      for (const [each, pattern] of paths) {
        if (new RegExp(pattern).test(request.url) && !(await scope[`${each}IsOver`]?.())) own = each
      }
      if (own === undefined) return inner(request)
      const id = crypto.randomUUID()
      asked.set(id, request.clone())
      const decision = (await scope[own]?.(id, request.method)) as Decision
      if (decision.kind === 'abort') throw new TypeError('Failed to fetch')
      return decision.kind === 'continue' ? inner(request) : Response.json(decision.json, { status: decision.status })
    }
    scope.waylaid = {
      paths,
      fetch: async (id) => {
        const request = asked.get(id)
        if (request) await inner(request)
      },
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
  scope.waylaid.paths.set(name, path)
}
