import { type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { bar, openContext, posts, workerFile } from './demo-browser.ts'

/** Runs in the worker before it: what its browser refuses is told by the page. */
const refuses = `{
  const { put } = IDBObjectStore.prototype, begin = IDBDatabase.prototype.transaction;
  const [seen, cut, told] = [new Set(), new Set(), new BroadcastChannel("refuses")];
  let isFull = false;
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

test('where what is kept cannot be reached, or there is no room, she is told and goes on; what she did before is kept', async ({
  browser,
}) => {
  const context = await openContext(browser)
  await context.route(workerFile, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: refuses + (await response.text()) })
  })
  const page = await context.newPage()
  await page.goto('/feed?demo=demo')

  await test.step('the connection is cut, until she starts the demo again', async () => {
    await posts(page, 'It is kept')
    // It stands there before it is sent; answered, it is kept.
    await expect(page.getByRole('article').and(page.locator('[aria-busy=true]'))).toHaveCount(0)
    await isRefused(page, 'connection')
    await posts(page, 'While it is cut')
    await expect(bar(page)).toContainText('What you did before is kept')
    await bar(page).getByRole('button', { name: 'Start it again' }).click()
    await expect(bar(page)).not.toContainText('What you did before is kept')
  })

  await test.step('what was kept is there in another tab, and nothing else', async () => {
    const tab = await context.newPage()
    await tab.goto('/feed')
    await expect(tab.getByRole('article').filter({ hasText: 'It is kept' })).toBeVisible()
    await expect(tab.getByRole('article').filter({ hasText: 'While it is cut' })).toHaveCount(0)
    await tab.close()
  })

  await test.step('no room any more', async () => {
    await isRefused(page, 'room')
    await posts(page, 'There is no room for this')
    await expect(bar(page)).toContainText('There is no room left in your browser.')
  })
  await context.close()
})

test('where its worker or its database does not come, she is told, and begins anew or starts it again from any tab', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const first = await context.newPage()
  const hasStopped = (page: Page) =>
    expect(bar(page).getByRole('alert')).toContainText('The demo stopped.', { timeout: 30_000 })
  const isSaid = () => first.waitForEvent('console', (line) => line.text().includes('the demo stopped'))
  const world = /\/world-[^/]+$/

  await test.step('the worker', async () => {
    await context.route(workerFile, (route) => route.abort())
    const why = isSaid()
    await first.goto('/login')
    await hasStopped(first)
    await why
    await context.unroute(workerFile)
  })

  await test.step('she begins anew by Reset, also where no worker runs; now the database does not come', async () => {
    await context.route(world, (route) => route.abort())
    const why = isSaid()
    await bar(first).getByRole('button', { name: 'Reset' }).click()
    await first.getByRole('button', { name: 'Begin again' }).click()
    await why
    await context.unroute(world)
  })

  await test.step('she starts it again from another tab', async () => {
    const second = await context.newPage()
    await second.goto('/login')
    for (const page of [first, second]) await hasStopped(page)
    await bar(second).getByRole('button', { name: 'Start it again' }).click()
    for (const page of [second, first])
      await expect(bar(page).getByRole('button', { name: 'Switch person' })).toBeVisible()
  })
  await context.close()
})

test('where a browser keeps nothing and lets no service worker run, she is told and it works; a sign-in that broke on its way is tried again', async ({
  browser,
}) => {
  const context = await openContext(browser, { serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    const refuse = { value: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) }
    Object.defineProperties(LockManager.prototype, { request: refuse, query: refuse })

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
  // Scripts of ours run in pages only: the worker is told by its file.
  await context.route(workerFile, async (route) => {
    const response = await route.fetch()
    const forbid = `Object.defineProperty(self,"indexedDB",{value:{open(){throw new DOMException("no","SecurityError")}}});
      LockManager.prototype.request=()=>Promise.reject(new DOMException("no","SecurityError"));`
    await route.fulfill({ response, body: forbid + (await response.text()) })
  })
  await page.goto('/feed?demo=demo')
  for (const said of ['Your browser keeps nothing here', 'pictures cannot be shown or sent'])
    await expect(bar(page)).toContainText(said)
  // She is not left before a form.
  await posts(page, 'At the second try')
  await context.close()
})

test('a browser without WebAssembly or workers is told so, and the texts can be read; a page one of whose scripts does not come is not blank', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const opensWithout = async (missing: 'Worker' | 'WebAssembly') => {
    const page = await context.newPage()
    await page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), missing)
    return page
  }
  await test.step('it is told so', async () => {
    const page = await opensWithout('WebAssembly')
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const said of ['This browser cannot run the demo.', 'Open this address in a current'])
      await expect(bar(page)).toContainText(said)
  })

  // Without a worker no database is opened for it. Each waits for what does not come: side by side they wait once.
  await Promise.all(
    ['entry-demo', 'entry-client'].map((script) =>
      test.step(`a page to which ${script} does not come`, async () => {
        const page = await opensWithout('Worker')
        await page.route(new RegExp(`/assets/${script}-[\\w-]{6,9}\\.js$`), (route) => route.abort())
        await page.goto('/feed')
        await expect(page.getByText('did not start here'), script).toBeVisible({ timeout: 30_000 })
      }),
    ),
  )
  await context.close()
})
