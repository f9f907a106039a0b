import { type BrowserContext, type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'

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
    await goesOnTo(lucia, '/profile/ines-quiroga')
    await lucia
      .getByRole('main')
      .getByRole('link', { name: 'Message', exact: true })
      .or(lucia.getByRole('main').getByRole('button', { name: 'Message', exact: true }))
      .first()
      .click()
    await expect(lucia).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
    await write(lucia, 'Same gym as always?')
    await goesOnTo(ines, new URL(lucia.url()).pathname)
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

  await test.step('the tab that had the database is closed; the other one takes it over', async () => {
    await lucia.close()
    await write(ines, 'Are you still there?')
    await expect(ines.getByRole('log').getByText('Are you still there?')).toHaveCount(1)
  })

  await test.step('a worker that the browser ended is started again; nothing is lost', async () => {
    const [worker] = ines.workers()
    await worker?.evaluate(() => globalThis.close())
    await write(ines, 'After the worker was gone')
    await expect(ines.getByRole('log').getByText('After the worker was gone')).toHaveCount(1)
    await ines.reload()
    const all = ['Same gym as always?', 'Always. Half past six.', 'Are you still there?', 'After the worker was gone']
    for (const text of all) await expect(ines.getByRole('log').getByText(text)).toHaveCount(1)
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
