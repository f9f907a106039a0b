import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true })

test('she tries it out: nothing leaves her browser, people answer, and what she did is there again until she resets', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'en-US' })
  await context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl() }])
  const asked: URL[] = []
  context.on('request', (request) => asked.push(new URL(request.url())))
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
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
    await page.getByPlaceholder("What's on your mind?").fill('Hello from my own browser')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
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

  await test.step('it is there after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('log').getByText('Shall we train together on Thursday?')).toBeVisible()
    await goes('Feed')
    await expect(page.getByRole('article').filter({ hasText: 'Hello from my own browser' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('reset forgets it, in a world as it was', async () => {
    await bar(page).getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Begin again' }).click()
    await page.waitForURL(/login/)
    await page.goto('/feed?demo=demo')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Hello from my own browser' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Notifications.*3/ })).toBeVisible()
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
