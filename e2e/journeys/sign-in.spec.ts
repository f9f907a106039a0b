import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { closesBrowser } from '../people/closes-browser.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { main } from '../people/locators.ts'
import { operatorSays } from '../people/make-admin.ts'
import { askAuth, becomesMember } from '../people/member.ts'
import { type Letter, letterTo } from '../people/outbox.ts'
import { PASSWORD } from '../people/person.ts'
import { letTokenExpire, tokenOf } from '../people/session.ts'
import { tabsTo } from '../people/tab-to.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

/** As a browser does that is told to keep nothing of any site. */
function forbidStorage() {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get, configurable: true })
}

/** As a browser does whose storage is full. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

async function signsOut(page: Page) {
  const account = page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' })
  await account.click()
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
  await expect(account).toHaveCount(0)
}

test('she comes in by a link or a code instead of a password', async ({ browser }) => {
  const vera = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Enlace')
  await becomesMember(vera)
  const { page } = vera
  let first: Letter | undefined

  await test.step('the sign-in screen leads there by the keyboard', async () => {
    await page.goto('/login?next=/bookmarks')
    const facebook = main(page).getByRole('button', { name: 'Continuar con Facebook' })
    await expect(facebook).toHaveAttribute('aria-disabled', 'true')
    await expect(facebook).toHaveAccessibleDescription('Google y Facebook no están configurados en este sitio.')
    await page.getByLabel('Contraseña', { exact: true }).focus()
    await tabsTo(main(page).getByRole('link', { name: 'Con un enlace o código' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\/code\?next=%2Fbookmarks/)
  })

  await test.step('the link counts when she presses its button', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(vera.email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Código de seis dígitos')).toBeFocused()
    await expect(main(page).getByRole('button', { name: /Enviar de nuevo en \d+ segundo/ })).toBeDisabled()
    await expectAccessible(page)
    first = await letterTo(vera, /acceso/)
    const tab = await vera.newTab(first.link)
    await expect(tab.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await main(tab).getByRole('button', { name: 'Entrar' }).first().click()
    await expect(tab).toHaveURL(/^[^?]*\/bookmarks/)
    // The tab that waits goes on too. On the demo each tab is somebody of its own.
    if (!isDemo()) await expect(page).toHaveURL(/^[^?]*\/bookmarks/)
    await signsOut(tab)
    await tab.close()
  })

  await test.step('by the digits', async () => {
    await page.goto('/login/code')
    await page.getByRole('textbox', { name: 'Email' }).fill(vera.email)
    await main(page).getByRole('button', { name: 'Enviar el código' }).click()
    const field = page.getByLabel('Código de seis dígitos')
    await expect(field).toBeFocused()
    const { code } = await letterTo(vera, /acceso/, { not: first })
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/feed/)
  })

  // The demo is kept where the browser keeps things.
  if (isDemo()) return
  await test.step('where the browser keeps nothing or has no room, for as long as the page stands', async () => {
    await signsOut(page)
    // The second one hides what the first one filled.
    for (const storage of [fillStorage, forbidStorage]) {
      await page.addInitScript(storage)
      await page.goto('/login?next=/bookmarks')
      await page.getByLabel('Email', { exact: true }).fill(vera.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Publicaciones guardadas' })).toBeVisible()
    }
  })
  expect(vera.complaints).toEqual([])
})

test('what becomes of her session in one tab reaches the other, and one that is not to be remembered ends with the browser', async ({
  browser,
}) => {
  const vera = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Pestaña')
  await becomesMember(vera)
  const { page } = vera
  const tab = await vera.newTab('about:blank')
  let byCode: Letter | undefined
  /** Where she has been led to the form. */
  const signsIn = async () => {
    await page.getByLabel('Email', { exact: true }).fill(vera.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^[^?]*\/bookmarks/)
  }
  const saved = page.getByRole('heading', { level: 1, name: 'Publicaciones guardadas' })

  await test.step('its end', async () => {
    await page.goto('/login?next=/bookmarks')
    await signsIn()
    await tab.goto('/settings')
    await tab.getByRole('heading', { level: 1 }).waitFor()
    await askAuth(vera, '/logout?scope=local', { token: await tokenOf(page) })
    await expect(tab).toHaveURL(/\/login/)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Tu sesión ha terminado. Inicia sesión de nuevo para continuar.')).toBeVisible()
  })

  await test.step('its end while no page of hers was open', async () => {
    await signsIn()
    const token = await tokenOf(page)
    for (const each of [page, tab]) await each.goto('about:blank')
    await askAuth(vera, '/logout?scope=global', { token })
    await page.goto('/bookmarks')
    await expect(page).toHaveURL(/\/login\?next=%2Fbookmarks/)
    await expect(page.getByText('Tu sesión ha terminado. Inicia sesión de nuevo para continuar.')).toBeVisible()
    expect(await tokenOf(page), 'nothing of it is kept').toBe('')
  })

  await test.step('the end of the one before, which a newer one of this browser outlives in every tab', async () => {
    await signsIn()
    const before = await tokenOf(page)
    await askAuth(vera, '/otp', { data: { email: vera.email, create_user: false } })
    byCode = await letterTo(vera, /acceso/)
    await tab.goto(byCode.link)
    await expect(tab.getByText(`Has iniciado sesión aquí como ${vera.name}.`, { exact: false })).toBeVisible()
    await main(tab).getByRole('button', { name: 'Entrar' }).first().click()
    await expect(tab).toHaveURL(/\/feed/)
    await askAuth(vera, '/logout?scope=others', { token: await tokenOf(tab) })
    expect(await tokenOf(page)).not.toBe(before)
    await page.reload()
    await expect(saved).toBeVisible()
  })

  await test.step('suspended, she is told so; let in again, she goes on where she was', async () => {
    await operatorSays('suspend', vera)
    const why = page.getByText('Esta cuenta está suspendida. Si crees que es un error, escríbenos desde Contacto.')
    await expect(page).toHaveURL(/\/login/)
    await expect(why).toBeVisible()
    // What everybody may ask for, she may.
    await expect(page.getByText('dura 30 días sin usarla', { exact: false })).toBeVisible()
    await operatorSays('restore', vera)
    await page.goto('/bookmarks')
    await expect(saved).toBeVisible()
    await askAuth(vera, '/logout?scope=local', { token: await tokenOf(page) })
    await expect(page).toHaveURL(/\/login\?next=%2Fbookmarks/)
  })

  await test.step('a recovery, a changed account, a renewed token and a sign-out', async () => {
    await askAuth(vera, '/recover', { data: { email: vera.email } })
    const { link } = await letterTo(vera, /contraseña/)
    await tab.goto(link)
    await main(tab).getByRole('button', { name: 'Elegir una contraseña nueva' }).click()
    await expect(page).toHaveURL(/^[^?]*\/bookmarks/)
    const asked = page.waitForRequest(/accounts\/me/)
    await tab.getByLabel('Nueva contraseña').fill('otra-clave-2026')
    await tab.getByLabel('Confirmar contraseña').fill('otra-clave-2026')
    await tab.keyboard.press('Enter')
    await expect(tab.getByText(/Tu contraseña está cambiada/)).toBeVisible()
    await asked
    await expect(tab).toHaveURL(/\/feed/)
    const before = await tokenOf(page)
    await letTokenExpire(tab)
    await tab.reload()
    await expect.poll(() => tokenOf(page)).not.toBe(before)
    const next = page.waitForRequest(/api\/rpc/)
    await page.getByRole('banner').locator('a[href="/feed"]').first().click()
    expect((await next).headers().authorization).toBe(`Bearer ${await tokenOf(page)}`)
    await tab.getByRole('banner').getByRole('button', { name: 'Tu cuenta' }).click()
    await tab.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await tab.close()
  })

  await test.step('until she closes the browser, also where she closed it before she opened the link that she had asked for, and whatever is refused since', async () => {
    await goesOnTo(page, '/login/code')
    // The form that she leaves asks for an email as well.
    await expect(main(page).getByRole('button', { name: 'Enviar el código' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(vera.email)
    await page.getByRole('checkbox', { name: 'Recordarme' }).uncheck()
    await main(page).getByRole('button', { name: 'Enviar el código' }).click()
    const { link } = await letterTo(vera, /acceso/, { not: byCode })
    await closesBrowser(vera.context)
    await page.goto(link)
    await main(page).getByRole('button', { name: 'Entrar' }).first().click()
    await expect(page).toHaveURL(/\/feed/)
    // A proof that is refused changes nothing of it.
    await goesOnTo(page, '/verify-email?token_hash=made-up&type=signup')
    await main(page).getByRole('button', { name: 'Confirmar mi email' }).first().click()
    await expect(page.getByText('Este enlace o código ya no es válido. Pide uno nuevo.')).toBeVisible()
    await closesBrowser(vera.context)
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login/)
  })
  expect(vera.complaints).toEqual([])
})
