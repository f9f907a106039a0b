import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type OpenHeraia, openHeraia } from '@heraia/hosts/test/open-heraia'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectSpanishHere } from '../checks/spanish-too.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { askAuth } from '../people/member.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'
import { tokenOf } from '../people/session.ts'

/** One server signs people in and wants a captcha, another one has everything else (AUTH_URL). */
let identity: OpenHeraia
let heraia: OpenHeraia

const checker = createServer((request, response) => {
  void text(request).then((body) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: new URLSearchParams(body).get('response')?.startsWith('solved') }))
  })
})

test.beforeAll(async () => {
  await new Promise<void>((done) => void checker.listen(0, '127.0.0.1', done))
  const captcha = { AUTH_CAPTCHA_PROVIDER: 'turnstile', AUTH_CAPTCHA_SITE_KEY: 'of the tests' }
  const { port } = checker.address() as AddressInfo
  const checked = {
    AUTH_PASSWORD_PASSES: '2',
    AUTH_CAPTCHA_SECRET: 'secret',
    AUTH_CAPTCHA_URL: `http://127.0.0.1:${port}/siteverify`,
  }
  identity = await openHeraia({ env: { ...captcha, ...checked, LOG_LEVEL: 'warn' } })
  const env = { ...captcha, AUTH_URL: `${identity.url}/auth/v1`, LOG_LEVEL: 'warn' }
  heraia = await openHeraia({ env })
})

test.afterAll(async () => {
  await heraia.stop()
  await identity.stop()
  checker.close()
})

/** What Turnstile's script would put there: a box that she ticks. */
const BOX = `window.turnstile = {
  count: 0,
  render(place, options) {
    const box = document.createElement('button')
    box.type = 'button'
    box.textContent = 'I am a person'
    box.onclick = () => options.callback('solved ' + ++this.count)
    place.replaceChildren(box)
    return 'box'
  },
  reset() {},
  remove() {},
}`

const solves = (page: Page) => page.getByRole('button', { name: 'I am a person' }).click()

test('she registers and signs in at another server, and shows that she is a person', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Lejos')
  const { page, context } = vera
  let isBlocked = true
  await page.addInitScript(() => Object.assign(window, { keptAtStart: JSON.stringify(history.state) }))
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: isBlocked ? '' : BOX }),
  )

  await test.step('registration', async () => {
    await page.goto('/register')
    await page.getByLabel('Full name').fill(vera.name)
    await page.getByLabel('Email').fill(vera.email)
    await page.getByLabel('I am a').selectOption('fan')
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expectSpanishHere(vera, { own: ['Email'] })
    isBlocked = false
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('button', { name: 'I am a person' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked()
    const kept = await page.evaluate(() => (window as unknown as { keptAtStart: string }).keptAtStart)
    expect([kept.includes(vera.email), kept.includes(PASSWORD)], 'her address is kept, no password is').toEqual([
      true,
      false,
    ])
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Complete the check to continue.')).toBeVisible()
    // What lies half below the header is no target.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await solves(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/feed/, { timeout: 30_000 })
  })

  await test.step('sign-in: each try takes a check of its own', async () => {
    await page.evaluate(() => localStorage.removeItem('heraia-auth'))
    await page.goto('/login?next=/settings')
    await page.getByLabel('Email').fill(vera.email)
    await page.getByLabel('Password', { exact: true }).fill('not-hers-2026')
    await solves(page)
    const button = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
    await button.click()
    await expect(page.getByText('Email or password is not right.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button.click()
    await expect(page.getByText('Complete the check to continue.')).toBeVisible()
    await solves(page)
    await button.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  await test.step('what the other server keeps is not said to be none; her password there asks for the one of today', async () => {
    await goesOnTo(page, '/settings/sessions')
    await expect(page.getByText('Another server signs you in, and keeps the list of your devices.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out other devices' })).toBeVisible()
    await goesOnTo(page, '/settings/security/activity')
    await expect(page.getByText('You have not asked for your data or for the end of your account here.')).toBeVisible()
    await goesOnTo(page, '/settings/security/password')
    await page.getByLabel('Current password').fill(PASSWORD)
    await expect(page.getByText('You have no password yet.')).toHaveCount(0)
  })

  await test.step('a change of address that waits: its mails are sent again by who is a person', async () => {
    // Its minute goes by at once.
    await page.clock.install()
    await goesOnTo(page, '/settings/security/email')
    await page.getByLabel('New email address').fill(vera.email.replace('@', '.new@'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await page.clock.runFor(61_000)
    const again = page.getByRole('button', { name: 'Send the emails again' })
    await again.click()
    await expect(page.getByText('Complete the check to continue.')).toBeVisible()
    // It waits at the other server, which is not asked to take it back.
    await expect(page.getByRole('button', { name: 'Cancel the change' })).toHaveCount(0)
    await solves(page)
    await again.click()
    await expect(page.getByText('Sent.')).toBeVisible()
  })

  await test.step('signed out there, she is out here with the next thing that she does', async () => {
    await askAuth({ siteUrl: identity.url }, '/logout?scope=global', { token: await tokenOf(page) })
    await expect(async () => {
      await page.goto('/bookmarks')
      await expect(page).toHaveURL(/\/login/, { timeout: 3000 })
    }).toPass()
    await expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})
