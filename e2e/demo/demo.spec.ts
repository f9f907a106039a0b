import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { bar, openContext, posts } from './demo-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

const mail = (page: Page) => page.getByRole('dialog', { name: 'Mail of the demo' })

/** One of each kind of screen of somebody who is signed in. */
const screens = [
  ...['/search?q=maria', '/notifications', '/profile/lucia-ferrandiz/stats', '/marketplace/orders', '/teams'],
  ...['/profile/lucia-ferrandiz/media', '/settings/security'],
]

async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img[src*="/media/"]').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
}

test('she tries it out: nothing leaves her browser, people answer, she gets mail, and what she did is there again until she resets', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const asked: URL[] = []
  context.on('request', (request) => asked.push(new URL(request.url())))
  // Each that a page asks is counted, not the first 250.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5000))
  const complaints: string[] = []
  const opens = async () => {
    const opened = await context.newPage()
    opened.on('pageerror', (error) => complaints.push(error.message))
    opened.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
    opened.on('websocket', (socket) => complaints.push(socket.url()))
    return opened
  }
  const page = await opens()
  // Not by an address: this tab has the database, and would open it anew.
  const goes = (where: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: where, exact: true }).click()

  await test.step('the page says that it is the demo, and its quick access fills in a pair', async () => {
    await page.goto('/')
    await expect(bar(page)).toContainText('Everything happens in your browser')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
    await expect(page.getByText(/^Any email with a password .* makes a test account/)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    const box = page.getByRole('region', { name: 'Demo quick access' })
    await box.getByRole('button', { name: 'Use the demo account' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('demo@heraia.example')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/feed/)
  })

  await test.step('the world is the one that was promised', async () => {
    await expect(page.getByRole('button', { name: /^Notifications.*3/ })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'View Profile' }).click()
    await expect(page).toHaveURL(/\/profile\/lucia-ferrandiz$/)
    for (const figure of [/150\s*followers/i, /89\s*following/i])
      await expect(page.getByRole('main')).toContainText(figure)
  })

  await test.step('what she posts gets its first like', async () => {
    await goes('Feed')
    await posts(page, 'Hello from my own browser')
    const post = page.getByRole('article').filter({ hasText: 'Hello from my own browser' })
    await expect(post.getByText(/^1( like)?$/).first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a message gets a reply', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Messages/ })
      .first()
      .click()
    // Side by side, the first conversation opens by itself.
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
    await page.getByPlaceholder('Type a message...').fill('Shall we train together on Thursday?')
    const before = await page.getByRole('log').getByRole('listitem').count()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(async () => {
      expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(before + 1)
    }).toPass({ timeout: 30_000 })
  })

  await test.step('it is there after a reload without the cache, and so are pictures', async () => {
    const devtools = await context.newCDPSession(page)
    const loaded = page.waitForEvent('load')
    await devtools.send('Page.reload', { ignoreCache: true })
    await loaded
    await expect(page.getByRole('log').getByText('Shall we train together on Thursday?')).toBeVisible()
    await goes('Marketplace')
    await expectPicture(page)
    await goes('Feed')
    await expect(page.getByRole('article').filter({ hasText: 'Hello from my own browser' })).toBeVisible()
  })

  await test.step('what was kept is removed while the demo runs: she is told, and goes on', async () => {
    await page.evaluate(() => void indexedDB.deleteDatabase('heraia-demo:/'))
    await expect(bar(page)).toContainText('What the demo had kept in your browser was removed.')
    await expectAccessible(page)
    await posts(page, 'It goes on in memory')
  })

  await test.step('reset forgets it, in a world as it was, and keeps again', async () => {
    await bar(page).getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Begin again' }).click()
    await page.waitForURL(/login/)
    await expect(bar(page).getByRole('button', { name: 'Mail', exact: true })).toBeVisible()
    await expect(bar(page)).not.toContainText(/was removed|keeps nothing/)
  })

  await test.step('who forgot her password finds its mail in the bar', async () => {
    await bar(page).getByRole('button', { name: 'Mail', exact: true }).click()
    await expect(mail(page).getByText('No mail yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mail(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click()
    // The screen that she leaves asks for it as well.
    await expect(page.getByRole('heading', { name: 'Forgot password', level: 1 })).toBeVisible()
    await page.getByLabel('Email').fill('demo@heraia.example')
    await page.getByRole('main').getByRole('button', { name: 'Send the email' }).click()
    await bar(page)
      .getByRole('button', { name: /^Mail.*1 new email/ })
      .click()
    await expect(mail(page).getByText('To demo@heraia.example', { exact: false })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('its link opens here, and leads into the world as it was', async () => {
    await mail(page).getByRole('link', { name: /^http/ }).click()
    await expect(mail(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Choose a new password' }).first().click()
    await page.getByLabel('New password').fill('volley-2026-new')
    await page.getByLabel('Confirm password').fill('volley-2026-new')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(/\/feed/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Hello from my own browser' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Notifications.*3/ })).toBeVisible()
  })

  await test.step('a walk through the main screens asks nobody but the files of the demo', async () => {
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('h1')) each.dataset.before = ''
        })
        await goesOnTo(page, screen)
        await expect(page.locator('h1:not([data-before])').first()).toBeVisible()
        await expect(page.locator('main .animate-pulse')).toHaveCount(0)
        if (screen.endsWith('/media')) await expectPicture(page)
      })
    }
    // What the server answers is answered in the browser; the network has files only.
    const network = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname }) => /^\/(api|auth|events|uploads|forms)\b/.test(pathname))
        .map(({ href }) => href),
    )
    expect(network).toEqual([])
    // The other tab has the database, which is not opened anew with every page.
    const tab = await opens()
    await tab.goto('/learn')
    await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(bar(tab)).toContainText('in your browser')
    await tab.close()
  })

  await test.step('she leaves', async () => {
    await bar(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  // Requests to the demo's own server end in the browser: Playwright sees them too, for pictures.
  const elsewhere = asked.filter(({ origin, protocol }) => origin !== siteUrl() && protocol.startsWith('http'))
  expect(elsewhere.map(({ href }) => href)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
