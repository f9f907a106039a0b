import { type BrowserContext, type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

async function tabAs(context: BrowserContext, person: string, path = '/feed'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${path}?demo=${person}`)
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  return page
}

async function openContext(browser: { newContext: (options: object) => Promise<BrowserContext> }) {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'en-US' })
  await context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl() }])
  return context
}

test('two tabs are two people who write to each other, and when the first is closed the other goes on', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const lucia = await tabAs(context, 'demo')
  let ines = await tabAs(context, 'coach')

  await test.step('each sees what the other writes as it comes', async () => {
    await lucia.goto('/profile/ines-quiroga')
    await lucia
      .getByRole('main')
      .getByRole('link', { name: 'Message', exact: true })
      .or(lucia.getByRole('main').getByRole('button', { name: 'Message', exact: true }))
      .first()
      .click()
    await expect(lucia).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
    await write(lucia, 'Same gym as always?')
    await ines.goto(new URL(lucia.url()).pathname)
    await expect(ines.getByRole('log').getByText('Same gym as always?')).toBeVisible()
    await write(ines, 'Always. Half past six.')
    await expect(lucia.getByRole('log').getByText('Always. Half past six.')).toBeVisible()
  })

  await test.step('who closes her tab is online no longer for the other', async () => {
    const isOnline = lucia.getByRole('main').getByText('Online', { exact: true }).first()
    await expect(isOnline).toBeAttached()
    const conversation = ines.url()
    await ines.close()
    await expect(isOnline).toHaveCount(0)
    ines = await tabAs(context, 'coach', new URL(conversation).pathname)
  })

  await test.step('the tab that had the database is closed; the other one takes it over, with everything', async () => {
    await lucia.close()
    await write(ines, 'Are you still there?')
    await expect(ines.getByRole('log').getByText('Are you still there?')).toHaveCount(1)
    await ines.reload()
    for (const text of ['Same gym as always?', 'Always. Half past six.', 'Are you still there?'])
      await expect(ines.getByRole('log').getByText(text)).toHaveCount(1)
  })

  await test.step('a worker that the browser ended is started again', async () => {
    const [worker] = ines.workers()
    await worker?.evaluate(() => globalThis.close())
    await write(ines, 'After the worker was gone')
    await expect(ines.getByRole('log').getByText('After the worker was gone')).toHaveCount(1)
    await ines.reload()
    await expect(ines.getByRole('log').getByText('After the worker was gone')).toHaveCount(1)
  })
  await context.close()
})

async function write(page: Page, text: string) {
  await page.getByPlaceholder('Type a message...').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('where a browser keeps nothing, she is told and it works', async ({ browser }) => {
  const context = await openContext(browser)
  await context.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    const refuse = { value: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) }
    Object.defineProperties(LockManager.prototype, { request: refuse, query: refuse })
  })
  // Scripts of ours run in pages only: the worker is told by its file.
  await context.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const forbid = `Object.defineProperty(self,"indexedDB",{value:{open(){throw new DOMException("no","SecurityError")}}});
      LockManager.prototype.request=()=>Promise.reject(new DOMException("no","SecurityError"));`
    await route.fulfill({ response, body: forbid + (await response.text()) })
  })
  const page = await tabAs(context, 'demo')
  await expect(page.getByRole('region', { name: 'Demo', exact: true })).toContainText('Your browser keeps nothing here')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

test('where there is no room left, she is told, and what she did before stays', async ({ browser }) => {
  const context = await openContext(browser)
  await context.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const fill = `const put=IDBObjectStore.prototype.put;let full=false;const told=new BroadcastChannel("full");told.onmessage=()=>{full=true;told.postMessage("heard")};
      IDBObjectStore.prototype.put=function(...given){if(full)throw new DOMException("full","QuotaExceededError");return put.apply(this,given)};`
    await route.fulfill({ response, body: fill + (await response.text()) })
  })
  const page = await tabAs(context, 'demo')
  // Whatever is not only read is answered when all before it is kept: her sign-in is.
  await page.evaluate(() => fetch('/healthz', { method: 'POST' }))
  await page.evaluate(() => {
    const tell = new BroadcastChannel('full')
    return new Promise<void>((heard) => {
      tell.onmessage = () => heard()
      tell.postMessage('full')
    })
  })
  await page.getByPlaceholder("What's on your mind?").fill('There is no room for this')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: 'There is no room for this' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Demo', exact: true })).toContainText('There is no room left')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'There is no room for this' })).toHaveCount(0)
  await context.close()
})

test('where its worker cannot be started, she is told, and starts it again', async ({ browser }) => {
  const context = await openContext(browser)
  const worker = /\/assets\/worker-[\w-]+\.js$/
  await context.route(worker, (route) => route.abort())
  const page = await context.newPage()
  const why = page.waitForEvent('console', (line) => line.text().includes('the demo stopped'))
  await page.goto('/login')
  const bar = page.getByRole('region', { name: 'Demo', exact: true })
  await expect(bar.getByRole('alert')).toContainText('The demo stopped.', { timeout: 30_000 })
  await why
  await context.unroute(worker)
  await bar.getByRole('button', { name: 'Start it again' }).click()
  await expect(bar).toContainText('Everything happens in your browser')
  await expect(bar.getByRole('button', { name: 'Switch person' })).toBeVisible({ timeout: 30_000 })
  await context.close()
})

test('where its database could not be opened, she starts it again from any tab, and it goes on in all', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const world = /\/world-[^/]+$/
  await context.route(world, (route) => route.abort())
  const [first, second] = [await context.newPage(), await context.newPage()]
  const barOf = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true })
  for (const page of [first, second]) {
    await page.goto('/login')
    await expect(barOf(page).getByRole('alert')).toContainText('The demo stopped.')
  }
  await context.unroute(world)
  await barOf(second).getByRole('button', { name: 'Start it again' }).click()
  for (const page of [second, first])
    await expect(barOf(page).getByRole('button', { name: 'Switch person' })).toBeVisible()
  await context.close()
})

test('a browser without workers or WebAssembly is told so, and the texts can be read', async ({ browser }) => {
  const context = await openContext(browser)
  for (const missing of ['Worker', 'WebAssembly'] as const) {
    await test.step(missing, async () => {
      const page = await context.newPage()
      await page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), missing)
      await page.goto('/')
      const bar = page.getByRole('region', { name: 'Demo', exact: true })
      await expect(bar).toContainText('This browser cannot run the demo.')
      await page.goto('/about')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(bar).toContainText('Open this address in a current')
      await page.close()
    })
  }
  await context.close()
})
