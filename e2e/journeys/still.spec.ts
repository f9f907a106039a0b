import { type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { holds } from '../people/hold.ts'
import { join } from '../people/join.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

/** The product's code is on its way until the answer is called. */
const holdProduct = (page: Page) => holds(page, /\/assets\/entry-client-.*\.js$/)

test('who fills in and sends sign-in before the product is there is signed in', async ({ browser }) => {
  const ada = await openBrowser(browser, siteUrl(), 'Ada Early')
  await join(ada, { at: null })
  const visitor = await openBrowser(browser, siteUrl(), 'Ada Elsewhere')
  const { page } = visitor
  const release = await holdProduct(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'Remember me' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue(ada.email)
  const late = page.getByRole('link', { name: 'Reload it' })
  await expect(late).toBeHidden()
  await page.evaluate(() => {
    for (const wait of document.getAnimations()) wait.finish()
  })
  await expect(late).toBeVisible()
  await release()
  await expect(page).toHaveURL(/\/feed$/)
  await expect(late).toHaveCount(0)
  expect(visitor.complaints).toEqual([])
})

test('what reads her session hangs on its way: she is told so in time, and goes on by itself once it is there', async ({
  browser,
}) => {
  const ada = await openBrowser(browser, siteUrl(), 'Ada Late')
  await join(ada, { at: null })
  const { page } = ada
  const release = await holds(page, /\/assets\/follow-session-.*\.js$/)
  await page.goto('/athletes')
  await expect(page.getByText('Your account did not answer in time.').first()).toBeVisible()
  await release()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible()
  expect(ada.complaints).toEqual([])
})

test('what signs her in hangs on its way: she is told so in time, and once it is there her next press signs her in', async ({
  browser,
}) => {
  const ada = await openBrowser(browser, siteUrl(), 'Ada Held')
  await join(ada, { at: null })
  const visitor = await openBrowser(browser, siteUrl(), 'Ada Elsewhere')
  const { page } = visitor
  const release = await holds(page, /\/assets\/auth-client-.*\.js$/)
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await signIn.click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page.getByText(/No connection/)).toBeVisible()
  await release()
  await signIn.click()
  await expect(page).toHaveURL(/\/feed$/)
  expect(visitor.complaints).toEqual([])
})

test('what she writes and chooses in a search before the product is there is searched', async ({ browser }) => {
  const visitor = await openBrowser(browser, siteUrl(), 'Nobody')
  const { page } = visitor
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const release = await holdProduct(page)
  await page.goto('/search')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(scripts).toHaveLength(1)
  await page.getByRole('searchbox').fill('nobody is called so')
  await page.getByLabel('Sort by').selectOption({ index: 1 })
  await release()
  await expect(page).toHaveURL(/q=nobody/)
  await expect(page).toHaveURL(/order=/)
  await expect(page.getByRole('searchbox')).toHaveValue('nobody is called so')
  await page.getByRole('button', { name: 'Clear all filters' }).first().click()
  await expect(page).toHaveURL(/\/search(\?order=.*)?$/)
  expect(visitor.complaints).toEqual([])
})

test('a button pressed before the product is there does its work, and a form without it goes to the server', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl(), viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const release = await holdProduct(page)
  await page.goto('/marketplace')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await context.close()

  const plain = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const words = await plain.newPage()
  await words.goto('/marketplace')
  await words.getByRole('searchbox').fill('racket')
  await words.getByRole('searchbox').press('Enter')
  await expect(words).toHaveURL(/\/marketplace\?q=racket/)
  await words.goto('/login')
  await expect(words.getByRole('button', { name: 'Iniciar sesión' })).toBeDisabled()
  await plain.close()
})
