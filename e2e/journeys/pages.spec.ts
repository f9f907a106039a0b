import { type BrowserContext, type Page, type Route, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectValidHtml } from '../checks/valid-html.ts'
import { expect } from '../people/expect.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

/** Every page of text, with words that must be on it in English and Spanish. */
const pages: [path: string, english: string, spanish: string][] = [
  ['/', 'Your sport. Your people.', 'Tu deporte. Tu gente.'],
  ['/learn', 'Questions and answers', 'Preguntas y respuestas'],
  ['/learn/warm-up', 'What has been shown', 'Lo que se ha demostrado'],
  ['/learn/asking-for-help', 'Where to find help', 'Dónde encontrar ayuda'],
  ['/about', 'Empowerment', 'Empoderamiento'],
  ['/careers', 'Send Us Your Resume', 'Envíanos tu currículum'],
  ['/careers/product-engineer', 'Apply Now', 'Presentar candidatura'],
  ['/press', 'Press releases', 'Notas de prensa'],
  ['/press/accessible', 'San Francisco, November 18, 2026', 'San Francisco, 18 de noviembre de 2026'],
  ['/contact', 'How fast we answer', 'Cuánto tardamos'],
  ['/privacy', 'International transfers', 'Transferencias internacionales'],
  ['/terms', 'Governing law', 'Ley aplicable'],
  ['/cookies', 'heraia_language', 'heraia_language'],
  ['/accessibility', 'Keyboard guide', 'Guía de teclado'],
]

test('the page of an address that is not there is valid HTML, in both languages', async ({ request }) => {
  for (const language of ['en', 'es']) {
    const answer = await request.get(`${siteUrl()}/no/such/page?lang=${language}`)
    await expectValidHtml(`/no/such/page ${language}`, await answer.text())
  }
})

test('every page of text is read without scripts in both languages, and by keyboard alone', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, english, spanish] of pages) {
    await test.step(path, async () => {
      const answer = await context.request.get(`${path}?lang=en`)
      expect(answer.status()).toBe(200)
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? []
      expect(main).toContain(english)
      await page.goto(`${path}?lang=es`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('main')).toContainText(spanish)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    })
  }
  await context.close()
})

// Each is opened as new; what is emptied between journeys is emptied once for several.
for (const start of [0, 5, 10]) {
  const some = pages.slice(start, start + 5).map(([path]) => path)
  test(`${some.join(', ')} are accessible, small and wide, light and dark`, async ({ browser }) => {
    const { page } = await openBrowser(browser, siteUrl(), 'Somebody who reads')
    for (const path of some) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}

async function writeMessage(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Mira López')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Subject').fill('An interview')
  await page.getByLabel('Message', { exact: true }).fill('May we talk about the final?')
}

/** Nobody writes within three seconds; the form asks whoever does to send once more. */
async function sendsAndGetsANumber(page: Page) {
  const number = page.getByText(/Your number is H-[2-9A-Z]{8}/)
  await expect(async () => {
    if (!(await number.isVisible())) await page.getByRole('button', { name: 'Send message' }).click({ timeout: 5000 })
    await expect(number).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('she writes to the operator without scripts, is told what is wrong, and gets a number', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact?category=press')
  await expect(page.getByLabel('What is it about?')).toHaveValue('press')
  await writeMessage(page, 'mira@example')
  // The browser takes this address for one; we do not.
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here.')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('May we talk about the final?')
  await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
  await sendsAndGetsANumber(page)
  await context.close()
})

/** The line is down for what she sends to the page itself; resolves to what mends it. */
async function breakPosts(context: BrowserContext, path: RegExp): Promise<() => Promise<void>> {
  const breakPost = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback())
  await context.route(path, breakPost)
  return () => context.unroute(path, breakPost)
}

test('with scripts the form stays on the page, keeps the text when the line is down, and reads the number', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl() })
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.goto('/contact?lang=es&category=accessibility')
  await expect(page.getByLabel('¿En qué página?')).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByLabel('On which page?')).toBeHidden()
  await page.getByLabel('Name', { exact: true }).focus()
  await expect(page.locator('form[aria-label="Write to us"]')).toHaveAttribute('novalidate')
  await writeMessage(page, 'mira@example')
  await page.getByLabel('What is it about?').selectOption('accessibility')
  await page.getByLabel('On which page?').fill('/learn')
  const mend = await breakPosts(context, /\/contact$/)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('No connection')
  await expect(page.getByLabel('Subject')).toHaveValue('An interview')
  const asksBeforeSheLeaves = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asksBeforeSheLeaves()).toBe(true)
  await mend()
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByLabel('On which page?')).toHaveValue('/learn')
  await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
  await sendsAndGetsANumber(page)
  expect(await asksBeforeSheLeaves()).toBe(false)
  await expect(page.locator('#sent')).toBeFocused()
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  expect(scripts.filter((script) => !isOfWords(script))).toEqual([])
  await context.close()
})

test('so it does for who is signed in, within the product', async ({ browser }) => {
  const mira = await openBrowser(browser, siteUrl(), 'Mira Writes')
  await join(mira, { at: null })
  const { page } = mira
  await page.goto('/contact')
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
  await sendsAndGetsANumber(page)
  await expect(page.locator('#sent')).toBeFocused()
})

test('a resume that she chose stays chosen when something else is wrong', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl() })
  const page = await context.newPage()
  await page.goto('/careers/product-engineer')
  await page.getByLabel('Name', { exact: true }).fill('Mira López')
  await page.getByLabel('Email', { exact: true }).fill('mira@example')
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await page.getByLabel('Resume as PDF').setInputFiles(file)
  await expect(async () => {
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
  await expect(async () => {
    await page.getByRole('button', { name: 'Send application' }).click({ timeout: 1000 })
    await expect(page.getByText(/Your number is H-/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.close()
})

test('she applies with a PDF; what is none is named', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/careers')
  await page.getByRole('link', { name: 'Apply Now: Product Engineer, TypeScript' }).click()
  const fill = async (content: string) => {
    await page.getByLabel('Name', { exact: true }).fill('Mira López')
    await page.getByLabel('Email', { exact: true }).fill('mira@example.com')
    const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) }
    await page.getByLabel('Resume as PDF').setInputFiles(file)
    await page.getByRole('button', { name: 'Send application' }).click()
  }
  await expect(async () => {
    await fill('not a pdf')
    await expect(page.getByText('This is not a PDF.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(async () => {
    await fill('%PDF-1.7\n%%EOF\n')
    await expect(page.getByText(/Your number is H-/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await context.close()
})

test('language and appearance are chosen without scripts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiénes somos')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Oscuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/register')
  // Words below <noscript> are no text to getByText.
  await expect(page.locator('#no-scripts')).toContainText('necesita JavaScript')
  await expect(page.locator('#no-scripts')).toBeVisible()
  await context.close()
})

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  return scripts
}

/** The two small scripts that a page of words has. */
const isOfWords = (script: string) => /\/entry-(still|words)-/.test(script)

test('a page of words opens its menu and changes its appearance and language without loading the product', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl(), viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.goto('/learn')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(scripts).toHaveLength(1)
  const company = page.getByRole('banner').getByRole('button', { name: 'Company' })
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' })
  await company.click()
  await expect(careers).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(careers).toBeHidden()
  await expect(company).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(careers).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(careers).toBeHidden()

  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' })
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => {
    const kept = await context.cookies()
    expect(kept.find(({ name }) => name === 'heraia_theme')?.value).toBe('dark')
  }).toPass()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aprende')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('button', { name: 'Empresa' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Trabaja aquí' }).click()
  await expect(page).toHaveURL(/\/careers$/)
  expect(scripts.filter((script) => !isOfWords(script))).toEqual([])
  await context.close()
})

for (const [how, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test(`who reads what an address asked for in Spanish goes on in Spanish until she chooses, ${how}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/about?lang=es')
    // Within a text, and below it.
    await page.getByRole('main').getByRole('link', { name: 'escríbenos' }).click()
    await expect(page.getByLabel('Asunto')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).first().click()
    await expect(page.getByLabel('Asunto')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await expect(page.getByLabel('Subject')).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    await context.close()
  })
}

test('a report on accessibility of who is signed in knows which page she came from, too', async ({ browser }) => {
  const mira = await openBrowser(browser, siteUrl(), 'Mira Reports')
  await join(mira, { at: null })
  const { page } = mira
  await page.goto('/learn/warm-up')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await page.getByRole('link', { name: 'Report Accessibility Issue' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('accessibility')
  await expect(page.getByLabel('On which page?')).toHaveValue('/learn/warm-up')
})

test('a report on accessibility knows what it is about and which page she came from', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl() })
  const page = await context.newPage()
  await page.goto('/learn/warm-up')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await page.getByRole('link', { name: 'Report Accessibility Issue' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('accessibility')
  await expect(page.getByLabel('On which page?')).toHaveValue('/learn/warm-up')
  await context.close()
})
