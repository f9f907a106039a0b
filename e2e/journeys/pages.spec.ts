import { type BrowserContext, type Page, type Route, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

// What each page says, and that it is accessible and read by keyboard alone: public-pages.spec.ts.

async function writeMessage(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Mira López')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Subject').fill('An interview')
  await page.getByLabel('Message', { exact: true }).fill('May we talk about the final?')
}

/** Nobody writes within three seconds: as by somebody who has been on the page for a while. */
const takesHerTime = (page: Page) =>
  page.evaluate(() => {
    for (const clock of [Date, performance]) {
      const now = clock.now.bind(clock)
      clock.now = () => now() + 10_000
    }
  })

async function sendsAndGetsANumber(page: Page) {
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/Your number is H-[2-9A-Z]{8}/)).toBeVisible()
}

const resume = (content: string) => ({
  ...{ name: 'resume.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from(content),
})

test('without scripts she reads on in her language, chooses another and the appearance, writes to the operator, searches the market, and is told what needs scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  const foot = page.getByRole('contentinfo')

  await test.step('who reads what an address asked for in Spanish goes on in Spanish until she chooses', async () => {
    await page.goto('/about?lang=es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    // Within a text, and below it.
    await page.getByRole('main').getByRole('link', { name: 'escríbenos' }).click()
    await expect(page.getByLabel('Asunto')).toBeVisible()
    await foot.getByRole('link', { name: 'Contacto' }).first().click()
    await expect(page.getByLabel('Asunto')).toBeVisible()
    await foot.getByRole('button', { name: 'Oscuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await foot.getByRole('button', { name: 'English' }).click()
    await expect(page.getByLabel('Subject')).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('she writes to the operator, is told what is wrong, and gets a number', async () => {
    await page.goto('/contact?category=press')
    await expect(page.getByLabel('What is it about?')).toHaveValue('press')
    await writeMessage(page, 'mira@example')
    // The browser takes this address for one; we do not.
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('What you wrote is still here.')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('May we talk about the final?')
    await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
    await page.locator('input[name=drawn]').evaluate((drawn: HTMLInputElement) => {
      drawn.value = String(Number(drawn.value) - 10_000)
    })
    await sendsAndGetsANumber(page)
  })

  await test.step('she searches the market; to save an article she is led to sign in, which needs scripts', async () => {
    await page.goto('/marketplace')
    await page.getByRole('searchbox').fill('racket')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/marketplace\?q=racket/)
    await page.goto('/learn/warm-up')
    await page.getByRole('link', { name: 'Save for later' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Flearn%2Fwarm-up/)
    // Words below <noscript> are no text to getByText.
    await expect(page.locator('#no-scripts')).toContainText('needs JavaScript')
    await expect(page.locator('#no-scripts')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  })
  await context.close()
})

/** The line is down for what she sends to the page itself; resolves to what mends it. */
async function breakPosts(context: BrowserContext, path: RegExp): Promise<() => Promise<void>> {
  const breakPost = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback())
  await context.route(path, breakPost)
  return () => context.unroute(path, breakPost)
}

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  return scripts
}

/** The two small scripts that a page of words has. */
const isOfWords = (script: string) => /\/entry-(still|words)-/.test(script)

test('without loading the product a page of words goes on in the language of its address until she chooses, opens its menu, changes its appearance and language, and sends what she writes, which stays there when the line is down', async ({
  browser,
}) => {
  const { page, context } = await openBrowserWithoutLanguage(browser, siteUrl(), 'Mira Reads')
  const foot = page.getByRole('contentinfo')
  const scripts = scriptsOf(page)

  await test.step('in Spanish until she chooses', async () => {
    await page.goto('/about?lang=es')
    await page.getByRole('main').getByRole('link', { name: 'escríbenos' }).click()
    await expect(page.getByLabel('Asunto')).toBeVisible()
    await foot.getByRole('button', { name: 'English' }).click()
    await expect(page.getByLabel('Subject')).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
  })

  await test.step('menu, appearance and language', async () => {
    scripts.length = 0
    await page.goto('/learn')
    // A page that draws nothing more may never be idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    expect(scripts).toHaveLength(1)
    const company = page.getByRole('banner').getByRole('button', { name: 'Company' })
    const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' })
    await company.click()
    await expect(careers).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(careers).toBeHidden()
    await expect(company).toBeFocused()

    const dark = foot.getByRole('button', { name: 'Dark' })
    await dark.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await expect(async () => {
      const kept = await context.cookies()
      expect(kept.find(({ name }) => name === 'heraia_theme')?.value).toBe('dark')
    }).toPass()
    await foot.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aprende')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('banner').getByRole('button', { name: 'Empresa' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Trabaja aquí' }).click()
    await expect(page).toHaveURL(/\/careers$/)
  })

  await test.step('the form stays on the page, keeps the text when the line is down, and reads the number', async () => {
    await page.goto('/contact?category=accessibility')
    await expect(page.getByLabel('¿En qué página?')).toBeVisible()
    await foot.getByRole('link', { name: 'Contacto' }).first().click()
    await expect(page.getByLabel('¿En qué página?')).toBeHidden()
    await foot.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Name', { exact: true }).focus()
    await expect(page.locator('form[aria-label="Write to us"]')).toHaveAttribute('novalidate')
    await writeMessage(page, 'mira@example')
    await page.getByLabel('What is it about?').selectOption('accessibility')
    await page.getByLabel('On which page?').fill('/learn')
    const mend = await breakPosts(context, /\/contact$/)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText('No connection')
    await expect(page.getByLabel('Subject')).toHaveValue('An interview')
    const asksBeforeSheLeaves = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asksBeforeSheLeaves()).toBe(true)
    await mend()
    await takesHerTime(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByLabel('On which page?')).toHaveValue('/learn')
    await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
    await sendsAndGetsANumber(page)
    expect(await asksBeforeSheLeaves()).toBe(false)
    await expect(page.locator('#sent')).toBeFocused()
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('')
  })

  await test.step('a resume that she chose stays chosen when something else is wrong', async () => {
    await page.goto('/careers/product-engineer')
    await page.getByLabel('Name', { exact: true }).fill('Mira López')
    await page.getByLabel('Email', { exact: true }).fill('mira@example')
    await page.getByLabel('Resume as PDF').setInputFiles(resume('%PDF-1.7\n%%EOF\n'))
    await takesHerTime(page)
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText(/Your number is H-/)).toBeVisible()
  })
  expect(scripts.filter((script) => !isOfWords(script))).toEqual([])
})

/** As whoever is kept from something on a page does: the way to the form is the page that says what to expect. */
async function reportsFrom(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await page.getByRole('link', { name: 'Report Accessibility Issue' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('accessibility')
  await expect(page.getByLabel('On which page?')).toHaveValue('/learn/warm-up')
}

test('within the product a report on accessibility knows which page she came from, and her words stay while the line is down', async ({
  browser,
}) => {
  const mira = await openBrowser(browser, siteUrl(), 'Mira Writes')
  await join(mira, { at: '/learn/warm-up' })
  const { page } = mira
  await reportsFrom(page)
  await page.getByLabel('Name', { exact: true }).focus()
  await expect(page.locator('form[aria-label="Write to us"]')).toHaveAttribute('novalidate')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await writeMessage(page, 'mira@example.com')
  const mend = await intercept(page.context(), /\/forms\//, (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('No connection')
  await expect(page.getByLabel('Subject')).toHaveValue('An interview')
  await mend()
  // She looks something up and comes back: her words are there still.
  await page.getByRole('link', { name: 'Press', exact: true }).last().click()
  await expect(page).toHaveURL(/\/press/)
  await page.goBack()
  await expect(page.getByLabel('Subject')).toHaveValue('An interview')
  await writeMessage(page, 'mira@example.com')
  await takesHerTime(page)
  await sendsAndGetsANumber(page)
  await expect(page.locator('#sent')).toBeFocused()
  expect(mira.complaints).toEqual([])
})
