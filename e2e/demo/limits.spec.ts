import { type BrowserContext, type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
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
  await newer.close()
  await old.reload()
  await expect(old.getByRole('article').filter({ hasText: 'Sent from the older page' })).toBeVisible()
  await context.close()
})

test('where what was kept is removed while the demo runs, she is told, and Reset keeps again', async ({ browser }) => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto('/feed?demo=demo')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => void indexedDB.deleteDatabase('heraia-demo:/'))
  await expect(bar(page)).toContainText('What the demo had kept in your browser was removed.')
  await post(page, 'It goes on in memory')
  await bar(page).getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Begin again' }).click()
  await page.waitForURL(/login/)
  await page.goto('/feed?demo=demo')
  await post(page, 'It is kept again')
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: 'It is kept again' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'It goes on in memory' })).toHaveCount(0)
  await context.close()
})

test('where her browser cuts the connection to what it keeps, it is still there once she starts the demo again', async ({
  browser,
}) => {
  const context = await openContext(browser)
  await context.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const cut = `const begin=IDBDatabase.prototype.transaction;const seen=new Set();const cut=new Set();
      new BroadcastChannel("cut").onmessage=()=>{for(const one of seen)cut.add(one)};
      IDBDatabase.prototype.transaction=function(...given){seen.add(this);
      if(cut.has(this))throw new DOMException("Connection is closing","InvalidStateError");return begin.apply(this,given)};`
    await route.fulfill({ response, body: cut + (await response.text()) })
  })
  const page = await context.newPage()
  await page.goto('/feed?demo=demo')
  await post(page, 'Before it was cut')
  // It stands there before it is sent; answered, it is kept.
  const onItsWay = page.getByRole('article').and(page.locator('[aria-busy=true]'))
  await expect(onItsWay).toHaveCount(0)
  await page.evaluate(() => new BroadcastChannel('cut').postMessage('now'))
  await post(page, 'While it is cut')
  await expect(bar(page)).toContainText('What you did before is kept')
  await bar(page).getByRole('button', { name: 'Start it again' }).click()
  await expect(bar(page)).not.toContainText('What you did before is kept')
  await post(page, 'And after it')
  await expect(onItsWay).toHaveCount(0)
  await page.reload()
  for (const text of ['Before it was cut', 'And after it'])
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  await context.close()
})

test('where there is no room from the first visit on, she is told and it works', async ({ browser }) => {
  const context = await openContext(browser)
  await context.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const full = 'IDBObjectStore.prototype.put=function(){throw new DOMException("full","QuotaExceededError")};'
    await route.fulfill({ response, body: full + (await response.text()) })
  })
  const page = await context.newPage()
  await page.goto('/feed?demo=demo')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(bar(page)).toContainText('There is no room left in your browser.')
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

test('what was kept and cannot be opened is begun anew by Reset, also where no worker runs', async ({ browser }) => {
  const context = await openContext(browser)
  const worker = /\/assets\/worker-[\w-]+\.js$/
  await context.route(worker, (route) => route.abort())
  const page = await context.newPage()
  await page.goto('/feed?demo=demo')
  await expect(bar(page).getByRole('alert')).toContainText('The demo stopped.')
  await context.unroute(worker)
  await bar(page).getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(bar(page).getByRole('button', { name: 'Switch person' })).toBeVisible()
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
