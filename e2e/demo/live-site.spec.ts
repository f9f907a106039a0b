import { rm } from 'node:fs/promises'
import { folderInMemory } from '@heraia/hosts/test/folder-in-memory'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'

/** A real server that has the demo beside it, below /demo/. */
let heraia: SpawnedHeraia
let dataDir: string

test.beforeAll(async () => {
  // Starting a server, and building its pages once, takes its time on a loaded machine.
  test.setTimeout(600_000)
  dataDir = await folderInMemory('heraia-beside')
  heraia = await spawnHeraia({ dataDir, env: { DEMO: 'on', LOG_LEVEL: 'warn' } })
})

test.afterAll(async () => {
  await heraia.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function signsIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('on a live site a demo pair leads to the demo, in that browser alone; an address with "admin" in it means nothing; where its server cannot be reached it says so', async ({
  browser,
}) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: heraia.url, locale: 'en-US' })
    await context.addCookies([{ name: 'heraia_language', value: 'en', url: heraia.url }])
    return context
  }
  const context = await open()
  const page = await context.newPage()
  const asked: URL[] = []
  context.on('request', (request) => asked.push(new URL(request.url())))
  const engine = () => asked.filter(({ pathname }) => /pglite|world-/.test(pathname))

  await test.step('a wrong pair is an ordinary sign-in that fails', async () => {
    await signsIn(page, 'admin@heraia.example', 'admin12')
    await expect(page.getByText('Email or password is not right.')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    expect(engine()).toEqual([])
  })

  await test.step('one of the four pairs leads to the demo, as that person', async () => {
    asked.length = 0
    await signsIn(page, 'demo@heraia.example', 'demo12')
    await expect(page).toHaveURL(`${heraia.url}/demo/feed`)
    await expect(page.getByRole('region', { name: 'Demo', exact: true })).toContainText('in your browser')
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: /^Notifications.*3/ })).toBeVisible()
    // The pair itself reached nobody, and whatever is asked there is asked below its folder.
    expect(asked.filter(({ pathname }) => pathname.startsWith('/auth/v1/token')).map(String)).toEqual([])
    const since = asked.findIndex(({ pathname }) => pathname.startsWith('/demo/'))
    const elsewhere = asked.slice(since).filter(({ pathname }) => !/^\/(demo|media)\//.test(pathname))
    expect(elsewhere.map(String)).toEqual([])
    expect(engine().length).toBeGreaterThan(0)
  })

  await test.step('each link there stays below its folder, also in a tab of its own', async () => {
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(20)
    expect(hrefs.filter((href) => !href?.startsWith('/demo/'))).toEqual([])
    // Chromium's tools now and then do not hear where a tab has gone that a page opened: the browser is left its own
    // answer to the click here, and what the tab would show is asked for by hand.
    await page.evaluate(() => {
      const note = (event: Event) => {
        document.body.dataset.clicked = event.defaultPrevented ? 'by the page' : 'by the browser'
        event.preventDefault()
      }
      window.addEventListener('click', note, { once: true })
    })
    const link = page.getByRole('banner').getByRole('link', { name: 'Marketplace' })
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(page.locator('body')).toHaveAttribute('data-clicked', 'by the browser')
    await expect(page).toHaveURL(`${heraia.url}/demo/feed`)
    const opened = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([new URL(opened.url()).pathname, opened.status()]).toEqual(['/demo/marketplace', 200])
    expect(await opened.text()).toContain('data-base="/demo/"')
  })

  await test.step('the live site knows nothing of it', async () => {
    const beside = await context.newPage()
    await beside.goto('/feed')
    await expect(beside).toHaveURL(/\/login/)
    await beside.close()
  })

  await test.step('she leaves, to the live site', async () => {
    await page.getByRole('region', { name: 'Demo', exact: true }).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(`${heraia.url}/`)
    await expect(page.getByRole('region', { name: 'Demo', exact: true })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  const other = await open()
  const beside = await other.newPage()
  const askedThere: string[] = []
  other.on('request', (request) => askedThere.push(request.url()))
  await other.route(/\/(api|auth)\//, (route) => route.abort('connectionrefused'))
  await test.step('in another browser, where the server cannot be reached, a sign-in is one that failed: it is not the demo', async () => {
    await signsIn(beside, 'somebody@example.com', 'volley-2026')
    await expect(beside.getByText('No connection. Check your internet and try again.')).toBeVisible({ timeout: 20_000 })
    await expect(beside).toHaveURL(/\/login/)
    await expect(beside.getByRole('region', { name: 'Demo', exact: true })).toHaveCount(0)
    expect(askedThere.filter((address) => /pglite|world-|\/demo\//.test(address))).toEqual([])
  })
  for (const each of [context, other]) await each.close()
})
