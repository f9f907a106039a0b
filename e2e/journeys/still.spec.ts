import { type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { holds } from '../people/hold.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

const PRODUCT = /\/assets\/entry-client-.*\.js$/

/** The product's code is on its way until the answer is called. */
const holdProduct = (page: Page) => holds(page, PRODUCT)

test('where what she waits for hangs on its way she is told so in time: what reads her session, the product, and what signs her in; what she sent is not lost', async ({
  browser,
}) => {
  const ada = await openBrowser(browser, siteUrl(), 'Ada Late')
  await join(ada, { at: null })
  const { page } = ada
  const fillsIn = async () => {
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  }
  /** As in a browser in which she has not been. */
  const isForgotten = async () => {
    await page.evaluate(() => localStorage.clear())
    await ada.context.clearCookies({ name: 'heraia_signed_in' })
  }

  await page.clock.install()
  await test.step('what reads her session: she is told so, and goes on by itself once it is there', async () => {
    const release = await holds(page, /\/assets\/follow-session-.*\.js$/)
    const asked = page.waitForRequest(/\/assets\/follow-session-.*\.js$/)
    await page.goto('/athletes')
    await asked
    await page.clock.fastForward(5000)
    await expect(page.getByText('Your account did not answer in time.').first()).toBeVisible()
    await release()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible()
  })

  await test.step('who fills in and sends sign-in before the product is there is signed in', async () => {
    await isForgotten()
    const held = Promise.withResolvers<void>()
    const mend = await intercept(page, PRODUCT, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await fillsIn()
    await page.getByRole('checkbox', { name: 'Remember me' }).click()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email')).toHaveValue(ada.email)
    const late = page.getByRole('link', { name: 'Reload it' })
    await expect(late).toBeHidden()
    await page.evaluate(() => {
      for (const wait of document.getAnimations()) wait.finish()
    })
    await expect(late).toBeVisible()
    held.resolve()
    await expect(page).toHaveURL(/\/feed$/)
    await expect(late).toHaveCount(0)
    // Not before: what the product loads in the moment in which Chromium stops intercepting may never come.
    await mend()
  })

  await test.step('what signs her in: once it is there her next press signs her in', async () => {
    await isForgotten()
    const release = await holds(page, /\/assets\/auth-client-.*\.js$/)
    await page.goto('/login')
    await fillsIn()
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
    await signIn.click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(page.getByText(/No connection/)).toBeVisible()
    await release()
    await signIn.click()
    await expect(page).toHaveURL(/\/feed$/)
  })
  expect(ada.complaints).toEqual([])
})

test('before the product is there a button that she presses does its work, and what she writes and chooses in a search is searched', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, siteUrl(), 'Nobody')
  const { page } = visitor

  await test.step('what she writes and chooses in a search is searched', async () => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const release = await holdProduct(page)
    await page.goto('/search')
    // A page that draws nothing more may never be idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    expect(scripts).toHaveLength(1)
    await page.getByRole('searchbox').fill('nobody is called so')
    await page.getByLabel('Sort by').selectOption({ index: 1 })
    await release()
    await expect(page).toHaveURL(/q=nobody/)
    await expect(page).toHaveURL(/order=/)
    await expect(page.getByRole('searchbox')).toHaveValue('nobody is called so')
    await page.getByRole('button', { name: 'Clear all filters' }).first().click()
    await expect(page).toHaveURL(/\/search(\?order=.*)?$/)
  })

  await test.step('a button does its work', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const release = await holdProduct(page)
    await page.goto('/marketplace')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  expect(visitor.complaints).toEqual([])
})

// What goes without the product: pages.spec.ts.
