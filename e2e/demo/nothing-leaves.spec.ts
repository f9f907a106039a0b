import { type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

/** Every main screen of somebody who is signed in. */
const screens = [
  '/feed',
  '/athletes',
  '/search?q=maria',
  '/messages',
  '/notifications',
  '/bookmarks',
  '/marketplace',
  '/marketplace/mine',
  '/marketplace/orders',
  '/teams',
  '/mi-perfil',
  '/profile/lucia-ferrandiz',
  '/profile/lucia-ferrandiz/media',
  '/profile/lucia-ferrandiz/stats',
  '/settings',
  '/settings/security',
  '/learn',
  '/about',
  '/contact',
]

const withPictures = ['/marketplace', '/profile/lucia-ferrandiz/media']

async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img[src*="/media/"]').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
}

test('a walk through every main screen asks nobody but the files of the demo, and pictures are there', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'en-US' })
  await context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl() }])
  const asked: URL[] = []
  context.on('request', (request) => asked.push(new URL(request.url())))
  const sockets: string[] = []
  // This tab has the database, so that it is not opened anew with every screen.
  const keeper = await context.newPage()
  await keeper.goto('/about')
  const page = await context.newPage()
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/feed?demo=demo')
  await expect(page.getByRole('article').first()).toBeVisible()

  for (const screen of screens) {
    await test.step(screen, async () => {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Demo', exact: true })).toContainText('in your browser')
      if (withPictures.includes(screen)) await expectPicture(page)
    })
  }

  await test.step('pictures are there also on a page that is loaded anew without its cache', async () => {
    await page.goto('/marketplace')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.reload', { ignoreCache: true })
    await expectPicture(page)
  })

  const elsewhere = asked.filter(({ origin, protocol }) => origin !== siteUrl() && protocol.startsWith('http'))
  expect(elsewhere.map(({ href }) => href)).toEqual([])
  // What the server answers is answered in the browser; the network has files only.
  const network = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/(api|auth|events|uploads|forms)\b/.test(pathname))
      .map(({ href }) => href),
  )
  expect(network).toEqual([])
  expect(sockets).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
