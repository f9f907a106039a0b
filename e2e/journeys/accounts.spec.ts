import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLedOn, expectToStay, stopsClock } from '../people/clock.ts'
import { closesBrowser } from '../people/closes-browser.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { PLAIN_PAGE } from '../people/kept-browsers.ts'
import { becomesMember } from '../people/member.ts'
import { openBrowser, PASSWORD, register } from '../people/person.ts'
import { tokenOf } from '../people/session.ts'
import { fillRegistration, openBrowserWithoutLanguage } from '../people/without-language.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })
const enter = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
/** As the server has it. */
const sportOf = (page: Page) =>
  page.evaluate(() => {
    const kept = localStorage.getItem('heraia-auth') ?? sessionStorage.getItem('heraia-demo-auth')
    return JSON.parse(kept ?? '{}').user.user_metadata.sport
  })
const create = (page: Page) => page.getByRole('button', { name: 'Crear cuenta', exact: true }).click()

async function signsIn(page: Page, address: string, secret = PASSWORD): Promise<void> {
  await email(page).fill(address)
  await password(page).fill(secret)
  await enter(page)
}

/** What she asks there waits, until it goes on to the server. */
async function holds(page: Page, path: RegExp) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const onTheirWay: Promise<void>[] = []
  const mend = await intercept(page, path, (route) => {
    asked.resolve()
    onTheirWay.push(released.promise.then(() => route.continue()))
  })
  const goesOn = async () => {
    released.resolve()
    await Promise.all(onTheirWay)
    await mend()
  }
  return { isAsked: asked.promise, goesOn }
}

async function pressesSignOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
}

async function signsOut(page: Page): Promise<void> {
  await pressesSignOut(page)
  await expect(page).toHaveURL(`${siteUrl()}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

test('sign-in and registration say what is wrong, at the field', async ({ browser }) => {
  const vera = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Nueva')
  const { page } = vera

  await test.step('sign-in', async () => {
    await page.goto('/signin?next=%2Fbookmarks')
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
    await enter(page)
    await says(page, 'El email es requerido')
    await says(page, 'La contraseña es requerida')
    await expect(email(page)).toBeFocused()
    await signsIn(page, `nobody.${Date.now()}@deporte.es`)
    await says(page, 'Email o contraseña incorrectos. Verifica tus datos.')
    await enter(page)
    await says(page, 'Email o contraseña incorrectos. ¿Necesitas registrarte?')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: '¿Necesitas registrarte?' }).click()
    await expect(page).toHaveURL(`${siteUrl()}/register?next=%2Fbookmarks`)
  })

  await test.step('registration', async () => {
    await expect(page.getByLabel('Soy')).toHaveValue('athlete')
    await page.getByLabel('Nombre completo').fill(' V ')
    await page.getByLabel('Confirmar contraseña').fill('otra')
    await create(page)
    await says(page, 'El nombre debe tener al menos 2 caracteres')
    await says(page, 'El email es requerido')
    await says(page, 'Debe tener al menos 6 caracteres')
    await says(page, 'Las contraseñas no coinciden')
    await says(page, 'El deporte es requerido para atletas y entrenadores')
    await expect(page.getByLabel('Nombre completo')).toBeFocused()
    await expectAccessible(page)
    const sport = page.getByRole('combobox', { name: 'Deporte principal' })
    await sport.fill('baloncesto')
    await expect(page.getByRole('option')).toHaveText(['Baloncesto', 'Baloncesto en silla de ruedas'])
    await sport.press('Escape')
    await page.getByLabel('Soy').selectOption('journalist')
    await expect(page.getByLabel('Deporte principal')).toHaveCount(0)
  })

  await test.step('what she typed is there after a reload, her passwords are not', async () => {
    await email(page).fill(vera.email)
    await password(page).fill(PASSWORD)
    await page.reload()
    await expect(email(page)).toHaveValue(vera.email)
    await expect(page.getByLabel('Soy')).toHaveValue('journalist')
    await expect(password(page)).toHaveValue('')
  })
  expect(vera.complaints).toEqual([])
})

test('she registers, signs out to the front page, signs in, and cannot register twice', async ({ browser }) => {
  const vera = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Primera')
  const { page } = vera

  await test.step('she registers, and is in, also where the answer comes after she was told that it did not', async () => {
    await page.clock.install()
    await fillRegistration(vera, '/registro')
    await page.getByLabel('Soy').selectOption('coach')
    await page.getByRole('combobox', { name: 'Deporte principal' }).fill('natación')
    await page.getByLabel('Nombre completo').focus()
    const signUp = await holds(page, /\/auth\/v1\/signup/)
    await stopsClock(page)
    await create(page)
    await signUp.isAsked
    await page.clock.runFor(8000)
    await says(page, 'Error de conexión. Verifica tu internet e intenta nuevamente.')
    await signUp.goesOn()
    await expect(async () => {
      await page.clock.runFor(1)
      await expect(page.getByText('Cuenta creada exitosamente. Redirigiendo...')).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: 20_000 })
    await page.clock.runFor(800)
    await expect(page).toHaveURL(/\/feed/)
    await page.clock.resume()
    expect(await sportOf(page)).toBe('Swimming')
  })

  await test.step('she presses Sign out and is gone before the front page is there: she is out all the same', async () => {
    if (isDemo()) return signsOut(page)
    const { isAsked, goesOn } = await holds(page, /\/assets\/home-page/)
    await pressesSignOut(page)
    await isAsked
    await page.goto(PLAIN_PAGE)
    expect(await tokenOf(page)).toBe('')
    await goesOn()
  })

  await test.step('she signs in', async () => {
    await page.goto('/iniciar-sesion')
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
    await stopsClock(page)
    await signsIn(page, `  ${vera.email.toUpperCase()} `)
    await says(page, 'Inicio de sesión exitoso. Redirigiendo...')
    await expectLedOn(page, 500, /\/feed/)
    await page.clock.resume()
    await signsOut(page)
  })

  await test.step('she cannot register twice', async () => {
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 640 })
    await goesOnTo(page, '/signup')
    await fillRegistration(vera, null)
    await create(page)
    const told = 'Ya existe una cuenta con este email. Intenta iniciar sesión.'
    await expect(page.getByRole('main').getByRole('alert')).toContainText(told)
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAccessibleDescription(told)
    const label = await page.locator('label', { hasText: 'Email' }).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(label?.y, 'not behind the header').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    await page.setViewportSize(wide ?? { width: 1280, height: 720 })
  })

  await test.step('who goes elsewhere once she has registered is not taken away from there', async () => {
    await email(page).fill(`other.${vera.email}`)
    await stopsClock(page)
    await create(page)
    await page.getByText('Cuenta creada exitosamente. Redirigiendo...').waitFor()
    await expectToStay(page, 799)
    await page.getByRole('banner').getByRole('link', { name: 'Heraia' }).click()
    await expect(page).toHaveURL(`${siteUrl()}/`)
    // Longer than the notice would have stood.
    await expectToStay(page, 1000)
  })
  expect(vera.complaints).toEqual([])
})

test('who is sent to sign-in returns to where she was going, and who is in already is sent on; she is remembered as she says', async ({
  browser,
}) => {
  const vera = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Vuelve')
  await becomesMember(vera, null)

  await test.step('who is in already is sent on, also where her profile comes after she was told that it did not', async () => {
    const { page } = vera
    await page.goto('/login')
    await expect(email(page)).toBeEnabled()
    await signsIn(page, vera.email)
    await expect(page).toHaveURL(/\/feed$/)
    // The demo asks again by itself: there is no network that could be down.
    if (!isDemo()) {
      const profile = await holds(page, /\/api\/rpc\/accounts\/me$/)
      await page.goto('/login')
      await profile.isAsked
      await says(page, 'Tu cuenta no respondió a tiempo.')
      await profile.goesOn()
      await expect(page).toHaveURL(/\/feed$/)
    }
    await goesOnTo(page, '/register?next=/settings/privacy')
    await expect(page).toHaveURL(`${siteUrl()}/settings/privacy`)
    await signsOut(page)
  })

  const comesBackIn = async (page: Page, { remembered }: { remembered: boolean }) => {
    await page.getByRole('checkbox', { name: /Recordarme/ }).setChecked(remembered)
    await signsIn(page, vera.email)
  }

  await test.step('who is sent to sign-in returns; "remember me" left out, a new start of the browser is signed out', async () => {
    await goesOnTo(vera.page, '/settings/sessions')
    await expect(vera.page).toHaveURL(/\/login\?next=/)
    await comesBackIn(vera.page, { remembered: false })
    await expect(vera.page).toHaveURL(/\/settings\/sessions$/)
    if (isDemo()) return signsOut(vera.page)
    await closesBrowser(vera.context)
    await vera.page.goto('/settings')
    await expect(vera.page).toHaveURL(/\/login/)
  })

  await test.step('nobody is led out of the site; ticked, it is not', async () => {
    await goesOnTo(vera.page, '/login?next=https://elsewhere.example/')
    await comesBackIn(vera.page, { remembered: true })
    await expect(vera.page).toHaveURL(/\/feed$/)
    await closesBrowser(vera.context)
    await vera.page.goto('/settings')
    await expect(vera.page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})

test('she registers where her browser offers less, as over http in the network of a club', async ({ browser }) => {
  const mira = await openBrowser(browser, siteUrl(), 'Mira Plain')
  await mira.page.addInitScript(() => {
    for (const [of, name] of [
      [Crypto.prototype, 'randomUUID'],
      [Crypto.prototype, 'subtle'],
      [Navigator.prototype, 'locks'],
      [Navigator.prototype, 'clipboard'],
      [Navigator.prototype, 'serviceWorker'],
    ] as const)
      Reflect.deleteProperty(of, name)
  })
  const live = mira.page.waitForResponse(/\/events$/)
  await register(mira)
  await expect(mira.page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  expect((await live).status()).toBe(200)
  expect(mira.complaints).toEqual([])
})
