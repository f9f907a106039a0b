import type { Browser, BrowserContext, Page } from '@playwright/test'

export interface Visit {
  paintMs: number
  openMs: number
  firstMs: number
  laterMs: number
  bytes: number
  listMs: number
}

const LISTS = 60

/** A browser that was never here, signed in as the demo athlete; then the same browser again. */
export async function measureVisits(browser: Browser, siteUrl: string, bytes: () => number): Promise<Visit> {
  const context = await browser.newContext({ baseURL: siteUrl })
  try {
    await noteWhenUsable(context)
    const page = await context.newPage()
    const firstMs = await untilUsable(page, '/feed?demo=demo')
    const { paintMs, openMs } = await paints(page)
    const listMs = await medianList(page)
    const first = bytes()
    await page.close()
    const again = await context.newPage()
    const laterMs = await untilUsable(again, '/feed')
    return { paintMs, openMs, firstMs, laterMs, bytes: first, listMs }
  } finally {
    await context.close()
  }
}

/**
 * The page itself notes when the feed has its first post on the screen: who asks from outside looks each half second
 * only.
 */
const noteWhenUsable = (context: BrowserContext) =>
  context.addInitScript(() => {
    const look = new MutationObserver(() => {
      const post = document.querySelector('main article')
      if (!post?.checkVisibility()) return
      look.disconnect()
      // The frame after the next one begins when this one is on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('usable')))
    })
    look.observe(document, { childList: true, subtree: true })
  })

/** From the order to open the address, in the clock that browser and bench share. */
async function untilUsable(page: Page, path: string): Promise<number> {
  const ordered = performance.timeOrigin + performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  const usable = await page.evaluate(() => {
    const [entry] = performance.getEntriesByName('usable')
    return performance.timeOrigin + (entry?.startTime ?? Number.NaN)
  })
  return usable - ordered
}

const paints = (page: Page) =>
  page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    openMs: performance.getEntriesByName('demo-open')[0]?.startTime ?? Number.NaN,
  }))

/** As the pages ask: a request to the worker, the whole answer back, one after another. */
const medianList = (page: Page) =>
  page.evaluate(async (count) => {
    const times: number[] = []
    for (let round = 0; round < count; round += 1) {
      const started = performance.now()
      const answer = await fetch('/api/people?limit=20')
      const { items } = (await answer.json()) as { items: unknown[] }
      if (items.length !== 20) throw new Error(`${items.length} people came`)
      times.push(performance.now() - started)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  }, LISTS)
