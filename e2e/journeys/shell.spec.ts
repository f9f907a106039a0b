import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectSteady } from '../checks/steady.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

const publicPages: [path: string, title: string, canonical: string][] = [
  ['/', 'The home of women in sport | Heraia', '/'],
  ['/login', 'Sign in | Heraia', '/login'],
  ['/signin', 'Sign in | Heraia', '/login'],
  ['/iniciar-sesion', 'Sign in | Heraia', '/login'],
  ['/register', 'Create an account | Heraia', '/register'],
  ['/signup', 'Create an account | Heraia', '/register'],
  ['/registro', 'Create an account | Heraia', '/register'],
  ['/athletes', 'Connect with Elite Athletes | Heraia', '/athletes'],
  ['/terms', 'Terms of Service | Heraia', '/terms'],
  ['/cookies', 'Cookie Policy | Heraia', '/cookies'],
  ['/accessibility', 'Accessibility | Heraia', '/accessibility'],
]

test('each public page has its title, one main heading, and one address for search engines', async ({ request }) => {
  for (const [path, title, canonical] of publicPages) {
    const inEnglish = await (await request.get(`${siteUrl()}${path}?lang=en`)).text()
    expect(inEnglish, path).toContain(`<title>${title}</title>`)
    const answer = await request.get(`${siteUrl()}${path}`)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(html, path).toContain(`<link rel="canonical" href="${siteUrl()}${canonical}">`)
  }
})

test('who is not signed in is led to sign-in and back to where she wanted to go', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Returns')
  await join(vera, { at: '/bookmarks' })
  // A phone on its side: what the menu has no room for is scrolled in it.
  await vera.page.setViewportSize({ width: 740, height: 360 })
  const [asked, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await intercept(vera.context, /\/auth\/v1\/logout/, async (route) => {
    asked.resolve()
    await heard.promise
    await route.continue()
  })
  // The front page takes its time, too: nothing leads her to the sign-in meanwhile.
  const letsHomeCome = await intercept(vera.context, /\/assets\/home-page/, async (route) => {
    await asked.promise
    await route.continue()
  })
  await vera.page.getByRole('button', { name: 'Account' }).or(vera.page.getByLabel('Account')).first().click()
  for (const who of [vera.name, vera.email])
    await expect(vera.page.getByText(who, { exact: true }).last()).toBeVisible()
  await vera.page.getByRole('button', { name: 'Sign out' }).click()
  await expect(vera.page).toHaveURL(`${siteUrl()}/`)
  await letsHomeCome()
  // The server takes its time, and she goes on: she is not led home a second time.
  await asked.promise
  await vera.page.getByRole('contentinfo').getByRole('link', { name: 'Marketplace' }).click()
  await expect(vera.page).toHaveURL(/\/marketplace/)
  heard.resolve()
  const banner = vera.page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(banner.getByRole('link', { name: /^(Search|Messages)/ }), 'of members alone').toHaveCount(0)
  await expect(banner.getByRole('button', { name: /^(Search|Notifications|Your account)/ })).toHaveCount(0)
  await expect(vera.page).toHaveURL(/\/marketplace/)
  await vera.page.goto('/bookmarks#first')
  await expect(vera.page).toHaveURL(/\/login\?next=%2Fbookmarks%23first/)
  await vera.page.getByLabel('Email').fill(vera.email)
  await vera.page.getByLabel('Password', { exact: true }).fill('volley-2026')
  await vera.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(vera.page).toHaveURL(/\/bookmarks#first$/)
})

test('light and dark come from the server as she chose them', async ({ request }) => {
  const answer = await request.get(siteUrl(), { headers: { cookie: 'heraia_theme=dark' } })
  // Drawn at once, without a flash.
  expect(await answer.text()).toMatch(/<html[^>]*data-theme="dark"/)
})

test('before a choice each screen speaks its own language, after it all of them speak hers; what is not there leads on; who cannot join is not asked to', async ({
  browser,
}) => {
  const { page } = await openBrowserWithoutLanguage(browser, siteUrl(), 'Nobody')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  const joins = page.getByRole('link', { name: /^(Join|Regístrate)/ }).or(page.getByText('¿No tienes cuenta?'))
  await expect(joins.filter({ visible: true })).toHaveCount(3)
  // As the page comes from where nobody new is taken (rendering/say-auth.ts). The demo takes everybody.
  if (!isDemo()) {
    await page.evaluate(() => document.documentElement.setAttribute('data-sign-up', 'closed'))
    await expect(joins.filter({ visible: true })).toHaveCount(0)
  }
  // What is there then, and where it leads: public-screens.test.tsx.
  await page.goto('/learn/none')
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  await expect(page).toHaveTitle(/^Página no encontrada/)
  await page.getByRole('button', { name: 'Volver atrás' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await page.goForward()
  await page.getByRole('searchbox', { name: 'Buscar personas' }).fill('Mira')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=Mira$/)
  await goesOnTo(page, '/athletes')
  await expect(page.getByRole('heading', { name: 'Connect with Elite Athletes' })).toBeVisible()
  await page.getByRole('contentinfo').getByText('Español').click()
  await expect(page.getByRole('heading', { name: 'Conecta con atletas de élite' })).toBeVisible()
  await goesOnTo(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu deporte. Tu gente.' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  // Where an address asked for a language too, what she typed stays.
  await page.goto('/register?lang=es&next=%2Fteams')
  await page.getByRole('textbox').first().fill('Ana Ruiz')
  await page.getByRole('contentinfo').getByText('English').click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz')
  await expect(page).toHaveURL(/register\?next=%2Fteams$/)
  await page.reload()
  await expect(page.getByLabel('Full name')).toBeVisible()
})

/** The product is there: what says that it takes long is gone (rendering/late-note.ts). */
const isStarted = (page: Page) => expect(page.locator('#late')).toHaveCount(0)

test('the first Tab reaches the skip link; following a link moves focus, title and what is current, or leads to sign-in first', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, siteUrl(), 'Nobody')
  await visitor.page.goto('/login')
  await expect(visitor.page.getByRole('button').first()).toBeAttached()
  const canonical = () =>
    visitor.page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href'))
  const drawn = await canonical()
  await visitor.page.keyboard.press('Tab')
  await expect(visitor.page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  // Until the product is there a link opens another document, and the focus is where every browser puts it then.
  await isStarted(visitor.page)
  expect(await canonical(), 'its address in her language').toBe(drawn)
  const places = visitor.page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const current = places.and(visitor.page.locator('[aria-current=page]'))
  await expect(places.filter({ hasText: 'Home' })).toBeVisible()
  await expect(current).toHaveCount(0)
  await places.filter({ hasText: 'Learn' }).click()
  await expect(visitor.page).toHaveTitle('Learn | Heraia')
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(current).toHaveText(['Learn'])
  await places.filter({ hasText: 'Athletes' }).click()
  await expect(current).toHaveText(['Athletes'])
  // What is hers alone asks who she is first.
  await places.filter({ hasText: 'Achievements' }).click()
  await expect(visitor.page).toHaveURL(/\/login\?next=%2Fachievements$/)
  await expect(current).toHaveCount(0)
  // Below a place, that is marked as her section.
  await visitor.page.goto('/learn/asking-for-help')
  await expect(places.and(visitor.page.locator('[aria-current=true]'))).toHaveText(['Learn'])
  await expect(current).toHaveCount(0)
})

test('on a phone the menu opens as a sheet, holds the focus, closes with Escape, and its links take the focus along; light and dark are kept on the device, and who wants less motion sees none on the way', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, siteUrl(), 'Nobody')
  const { page } = visitor
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')

  await test.step('light and dark', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // Paper is light, and has no header.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    const turns = (theme: string) =>
      page.evaluate(async (next) => {
        let moving = 0
        addEventListener('transitionrun', () => {
          moving += 1
        })
        document.documentElement.dataset.theme = next
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
        return moving
      }, theme)
    expect(await turns('light')).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await turns('dark'), 'for others colours pass over').toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog')
  await test.step('the menu is a sheet that holds the focus', async () => {
    await opener.click()
    await expect(menu.getByRole('link', { name: 'Athletes' })).toBeVisible()
    await expectLargeTargets(page)
    for (let tabs = 0; tabs < 25; tabs += 1) await page.keyboard.press('Tab')
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('a link of it closes it, and the focus is where the link led: also to the screen that she is on', async () => {
    await page.goto('/athletes')
    for (const place of ['Athletes', 'Learn']) {
      await opener.click()
      await isStarted(page)
      await menu.getByRole('link', { name: place, exact: true }).click()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: place })).toBeFocused()
    }
  })
  expect(visitor.complaints).toEqual([])
})

// Pages of words, /athletes, what is not there, and what people show are looked at in public-pages.spec.ts; search in
// people.spec.ts, and what leads in in ways-in.spec.ts.
// Their other sections have theirs in settings.spec.ts and security.spec.ts.
test('the settings stand still, and are accessible, small and wide, light and dark; what is no section is not there, and who is no athlete imports no results', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Settings')
  const { page } = vera
  await join(vera, { at: '/settings/security' })
  await expect(page.getByRole('link', { name: /^Email/ })).toBeVisible()
  await expectSteady(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
  const sections = page.getByRole('navigation', { name: 'Settings sections' })
  for (const section of ['General', 'Safety']) {
    await sections.getByRole('link', { name: section, exact: true }).click()
    await expect(sections.getByRole('link', { name: section, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('main .animate-pulse')).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  // What an object knows of itself is no section.
  for (const path of ['/settings/constructor', '/settings/security/constructor']) {
    await goesOnTo(page, '/results/import')
    await expect(page.getByRole('heading', { name: 'Only athletes have statistics.' })).toBeVisible()
    await goesOnTo(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  expect(vera.complaints).toEqual([])
})
