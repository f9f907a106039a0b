import { type BrowserContext, type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
/** Of the demo, as built. */
const workerFile = /\/assets\/worker-[\w-]+\.js$/
const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true })

async function openContext(browser: { newContext: (options: object) => Promise<BrowserContext> }, options = {}) {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'en-US', ...options })
  await context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl() }])
  return context
}

async function post(page: Page, text: string) {
  await page.getByPlaceholder("What's on your mind?").fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
}

test('a tab of an older version leaves the database to a newer one, says so, and goes on with it', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const old = await context.newPage()
  // As a host that has been given a newer folder since.
  await old.route(
    (url) => url.pathname === '/feed',
    async (route) => {
      const response = await route.fetch()
      const page = (await response.text()).replace(/(?<="madeAt":")[^"]+/, (at) =>
        new Date(Date.parse(at) - 1000).toISOString(),
      )
      await route.fulfill({ response, body: page })
    },
    { times: 1 },
  )
  await old.goto('/feed?demo=demo')
  await post(old, 'Written in the older version')

  const newer = await context.newPage()
  await newer.goto('/feed')
  await expect(newer.getByRole('article').filter({ hasText: 'Written in the older version' })).toBeVisible()
  await expect(bar(newer)).toContainText('Everything happens in your browser')
  await expect(bar(old)).toContainText('There is a newer version of the demo.')
  // What she was writing is not lost: the newer one takes it.
  await post(old, 'Sent from the older page')
  await bar(old).getByRole('button', { name: 'Reload' }).click()
  await expect(bar(old).getByRole('button', { name: 'Switch person' })).toBeVisible()
  await expect(old.getByRole('article').filter({ hasText: 'Sent from the older page' })).toBeVisible()
  await expect(bar(old)).not.toContainText('newer version')
  await context.close()
})

/** Runs in the worker before it: what its browser refuses is told by the page. */
const refuses = (isFull: boolean) => `{
  const { put } = IDBObjectStore.prototype, begin = IDBDatabase.prototype.transaction;
  const [seen, cut, told] = [new Set(), new Set(), new BroadcastChannel("refuses")];
  let isFull = ${isFull};
  told.onmessage = ({ data }) => {
    if (data === "room") isFull = true;
    if (data === "connection") for (const one of seen) cut.add(one);
    told.postMessage("heard");
  };
  IDBObjectStore.prototype.put = function (...given) {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, given);
  };
  IDBDatabase.prototype.transaction = function (...given) {
    seen.add(this);
    if (cut.has(this)) throw new DOMException("Connection is closing", "InvalidStateError");
    return begin.apply(this, given);
  };
}`

const isRefused = (page: Page, what: 'room' | 'connection') =>
  page.evaluate((word) => {
    const tell = new BroadcastChannel('refuses')
    return new Promise<void>((heard) => {
      tell.onmessage = () => heard()
      tell.postMessage(word)
    })
  }, what)

test('where there is no room, where what was kept is removed or cannot be reached, she is told and goes on; what she did before is kept', async ({
  browser,
}) => {
  const context = await openContext(browser)
  let isFull = true
  await context.route(workerFile, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: refuses(isFull) + (await response.text()) })
  })
  const page = await context.newPage()
  const posted = (text: string) => page.getByRole('article').filter({ hasText: text })
  // It stands there before it is sent; answered, it is kept.
  const isKept = () => expect(page.getByRole('article').and(page.locator('[aria-busy=true]'))).toHaveCount(0)

  await test.step('no room from the first visit on', async () => {
    await page.goto('/feed?demo=demo')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(bar(page)).toContainText('There is no room left in your browser.')
    isFull = false
  })

  await test.step('removed while the demo runs, until Reset keeps again', async () => {
    await page.goto('/feed?demo=demo')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => void indexedDB.deleteDatabase('heraia-demo:/'))
    await expect(bar(page)).toContainText('What the demo had kept in your browser was removed.')
    await post(page, 'It goes on in memory')
    await bar(page).getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Begin again' }).click()
    await page.waitForURL(/login/)
    await bar(page).getByRole('button', { name: 'Switch person' }).click()
    await page.getByRole('menuitem', { name: /^Lucía Ferrándiz, / }).click()
    await post(page, 'It is kept again')
    await isKept()
  })

  await test.step('the connection is cut, until she starts the demo again', async () => {
    await isRefused(page, 'connection')
    await post(page, 'While it is cut')
    await expect(bar(page)).toContainText('What you did before is kept')
    await bar(page).getByRole('button', { name: 'Start it again' }).click()
    await expect(bar(page)).not.toContainText('What you did before is kept')
    await post(page, 'And after it')
    await isKept()
  })

  await test.step('no room any more', async () => {
    await isRefused(page, 'room')
    await post(page, 'There is no room for this')
    await expect(bar(page)).toContainText('There is no room left')
  })

  await test.step('what was kept is there after a reload, and nothing else', async () => {
    await page.reload()
    for (const text of ['It is kept again', 'And after it']) await expect(posted(text)).toBeVisible()
    for (const text of ['It goes on in memory', 'There is no room for this']) await expect(posted(text)).toHaveCount(0)
  })
  await context.close()
})

test('where its worker or its database does not come, she is told, and starts it again from any tab or begins anew', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const [first, second] = [await context.newPage(), await context.newPage()]
  const hasStopped = (page: Page) =>
    expect(bar(page).getByRole('alert')).toContainText('The demo stopped.', { timeout: 30_000 })
  const isSaid = () => first.waitForEvent('console', (line) => line.text().includes('the demo stopped'))
  const startsAgain = (page: Page) => bar(page).getByRole('button', { name: 'Start it again' }).click()
  const runs = (page: Page) => expect(bar(page).getByRole('button', { name: 'Switch person' })).toBeVisible()

  await test.step('the worker', async () => {
    await context.route(workerFile, (route) => route.abort())
    const why = isSaid()
    await first.goto('/login')
    await hasStopped(first)
    await why
    await context.unroute(workerFile)
  })

  await test.step('the database, which she starts from another tab', async () => {
    const world = /\/world-[^/]+$/
    await context.route(world, (route) => route.abort())
    const why = isSaid()
    await startsAgain(first)
    await why
    await second.goto('/login')
    for (const page of [first, second]) await hasStopped(page)
    await context.unroute(world)
    await startsAgain(second)
    for (const page of [second, first]) await runs(page)
  })

  await test.step('what was kept and cannot be opened is begun anew by Reset, also where no worker runs', async () => {
    await Promise.all([first.close(), second.close()])
    await context.route(workerFile, (route) => route.abort())
    const page = await context.newPage()
    await page.goto('/feed?demo=demo')
    await hasStopped(page)
    await context.unroute(workerFile)
    await bar(page).getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Begin again' }).click()
    await runs(page)
  })
  await context.close()
})

test('where there is no service worker, she is told that pictures are missing; a sign-in that broke on its way is tried again', async ({
  browser,
}) => {
  const context = await openContext(browser, { serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    let fetchNow = window.fetch
    let isBroken = false
    const fetch: typeof window.fetch = (input, init) => {
      if (isBroken || !new Request(input).url.includes('/auth/v1/token')) return fetchNow(input, init)
      isBroken = true
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    // The demo puts its server behind this page's own.
    const set = (next: typeof fetch) => {
      fetchNow = next
    }
    Object.defineProperty(window, 'fetch', { get: () => fetch, set })
  })
  await page.goto('/feed?demo=demo')
  await expect(bar(page)).toContainText('pictures cannot be shown or sent')
  // She is not left before a form.
  await post(page, 'At the second try')
  await context.close()
})

test('a page one of whose scripts does not come is not blank', async ({ browser }) => {
  const context = await openContext(browser)
  const scripts = ['entry-demo', 'entry-demo-pages', 'entry-client', 'feed-page']
  // Each waits for what does not come: side by side they wait once.
  await Promise.all(
    scripts.map(async (script) => {
      const page = await context.newPage()
      await page.route(new RegExp(`/assets/${script}-[\\w-]{6,9}\\.js$`), (route) => route.abort())
      await page.goto('/feed')
      const words = page.getByText(/did not start here|could not be shown/).first()
      await expect(words, script).toBeVisible({ timeout: 30_000 })
    }),
  )
  await context.close()
})
