import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OpenHeraia, openHeraia } from '@heraia/hosts/test/open-heraia'
import { serviceToken } from '@heraia/hosts/test/service-token'
import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectLedOn, stopsClock } from '../people/clock.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { loses } from '../people/lose.ts'
import { scannerOpens } from '../people/mail-scanner.ts'
import { askAuth } from '../people/member.ts'
import { operatorMakesAdmin, operatorSets } from '../people/operator-sets.ts'
import { type Letter, letMinutePass, mailTo } from '../people/outbox.ts'
import { PASSWORD } from '../people/person.ts'
import { fillRegistration, openBrowserWithoutLanguage } from '../people/without-language.ts'
import { otherThan } from '../people/wrong-code.ts'

test.describe.configure({ mode: 'default', timeout: 150_000 })

/** On a server of its own, which asks for addresses to be confirmed. */
const SECRET = 'a secret of the journeys that is long enough'
/** Said of a new address and of a member's. */
const CREATED = 'Cuenta creada exitosamente. Puedes iniciar sesión ahora.'
let heraia: OpenHeraia

test.beforeAll(async () => {
  const accounts = { AUTH_AUTOCONFIRM: 'off', AUTH_REQUIRE_CURRENT_PASSWORD: 'on' }
  const env = { ...accounts, AUTH_JWT_SECRET: SECRET, AUTH_PASSWORD_PASSES: '2', LOG_LEVEL: 'warn' }
  heraia = await openHeraia({ env })
})

test.afterAll(() => heraia.stop())

test('she confirms her address by the link, which only her press uses up, and later chooses a new password by code', async ({
  browser,
}) => {
  const vera = await openBrowserWithoutLanguage(browser, heraia.url, 'Vera Correo')
  const { page } = vera
  const main = page.getByRole('main')
  let first: Letter | undefined

  await test.step('registered, but not in before the address is confirmed', async () => {
    await page.clock.install()
    await fillRegistration(vera, '/register?next=/bookmarks')
    await stopsClock(page)
    await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click()
    await expect(page.getByText(CREATED)).toBeVisible()
    await expectLedOn(page, 2000, /\/login/)
    await page.clock.resume()
    await expect(page.getByLabel('Email')).toHaveValue(vera.email)
    const notConfirmed = { hasText: 'Tu cuenta aún no está confirmada. Revisa tu email.' }
    const said = main.getByRole('status').filter(notConfirmed)
    await expect(said.getByRole('link'), 'another mail is to be had before she has tried').toBeVisible()
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    await expect(main.getByRole('alert').filter(notConfirmed)).toBeVisible()
    first = await mailTo(heraia.databaseUrl, vera.email, /Confirm/)
    expect(new URL(first.link).searchParams.get('redirect_to')).toMatch(/\?next=%2Fbookmarks$/)
    await letMinutePass(heraia.databaseUrl, vera.email)
    await page.getByRole('link', { name: 'Enviar de nuevo el email de confirmación' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(vera.email)
    // The first went out within the minute, and another one would not.
    await expect(main.getByRole('button', { name: /Enviar de nuevo en \d+ segundos/ })).toBeDisabled()
    await page.clock.runFor(60_000)
    await main.getByRole('button', { name: 'Enviar de nuevo' }).click()
    await expect(page.getByText(/el email está en camino/)).toBeVisible()
    await expect(main.getByRole('button', { name: /Enviar de nuevo en \d+ segundos/ })).toBeDisabled()
    await expectAccessible(page)
    // Whoever sits there next reads neither her address nor how her account stands.
    await page.goBack()
    await expect(page.getByLabel('Email')).toHaveValue('')
    await expect(main.getByText(notConfirmed.hasText)).toHaveCount(0)
  })

  await test.step('the link confirms when she presses the button, not when a scanner opens it', async () => {
    // The one that was sent again.
    const { link } = await mailTo(heraia.databaseUrl, vera.email, /Confirm/, first)
    await scannerOpens(link)
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Confirmar mi email' }).first()).toBeEnabled()
    await expectReadByKeyboard(page)
    await expectLargeTargets(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirmar mi email' }).first().click()
    await expect(page.getByText('Tu email está confirmado. Redirigiendo...')).toBeVisible()
    await expect(page).toHaveURL(/^[^?]*\/bookmarks/)
  })

  await test.step('on another device: the same answer for everybody, then the code and a new password', async () => {
    const phone = await openBrowserWithoutLanguage(browser, heraia.url, 'Vera Móvil')
    const offline = phone.page.getByText('Error de conexión. Verifica tu internet e intenta nuevamente.')
    await letMinutePass(heraia.databaseUrl, vera.email)
    await phone.page.goto('/login?next=/bookmarks')
    await phone.page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await expect(phone.page).toHaveURL(/forgot-password/)
    const asks = phone.page.getByRole('button', { name: 'Enviar el email' })
    const isSentTo = async (address: string) => {
      await expect(phone.page.getByText(`Si hay una cuenta con ${address}`)).toBeVisible()
      await expect(phone.page.locator(':focus')).toContainText(address)
      await expect(phone.page.getByRole('button', { name: /^Enviar de nuevo en \d+ segundos?$/ })).toBeDisabled()
    }
    await phone.page.getByLabel('Email').fill('nobody@deporte.es')
    await asks.click()
    await isSentTo('nobody@deporte.es')
    await phone.page.getByRole('button', { name: 'Usar otra dirección' }).click()
    await expect(phone.page.getByLabel('Email')).toBeFocused()
    await phone.page.getByLabel('Email').fill(vera.email)
    // It is sent, and she did not hear so: what she is told at her second try is no refusal.
    const lost = await loses(phone.context, /\/auth\/v1\/recover/, 'answer')
    await asks.click()
    await lost()
    await expect(offline).toBeVisible()
    await asks.click()
    await isSentTo(vera.email)
    await expectAccessible(phone.page)
    const { code, link } = await mailTo(heraia.databaseUrl, vera.email, /password|contraseña/)
    // Both are one: what the scanner of the link used up, the code would not open.
    await scannerOpens(link)
    await phone.page.getByRole('link', { name: 'O escribe el código' }).click()
    await expect(phone.page).toHaveURL(/\/reset-password\?next=%2Fbookmarks$/)
    await phone.page.getByLabel('Código de seis dígitos').fill(otherThan(code))
    await phone.page.keyboard.press('Enter')
    await expect(phone.page.getByText('Este enlace o código ya no es válido. Pide uno nuevo.')).toBeVisible()
    await expect(phone.page.getByLabel('Código de seis dígitos')).toBeFocused()
    await phone.page.getByLabel('Código de seis dígitos').fill(code)
    await phone.page.getByRole('button', { name: 'Continuar' }).click()
    const secret = phone.page.getByLabel('Nueva contraseña')
    await expect(secret).toBeFocused()
    await secret.fill(PASSWORD)
    await phone.page.getByLabel('Confirmar contraseña').fill(PASSWORD)
    await phone.page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(phone.page.getByText('Ya es tu contraseña. Elige otra distinta.')).toBeVisible()
    await expectAccessible(phone.page)
    await secret.fill('otra-clave-2026')
    await phone.page.getByLabel('Confirmar contraseña').fill('otra-clave-2026')
    await phone.page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(phone.page.getByText(/Tu contraseña está cambiada/)).toBeVisible()
    await expect(phone.page).toHaveURL(/\/bookmarks/)
    expect(phone.complaints).toEqual([])
  })

  await test.step('the first device is signed out', async () => {
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login/, { timeout: 15_000 })
  })

  await test.step('a link that a program at another address asked for leads there with her session', async () => {
    const program = createServer((_, answer) => answer.end('There')).listen(0, '127.0.0.1')
    await once(program, 'listening')
    const there = `http://127.0.0.1:${(program.address() as AddressInfo).port}/there`
    const asked = `/otp?redirect_to=${encodeURIComponent(there)}`
    await askAuth({ siteUrl: heraia.url }, asked, { data: { email: vera.email, create_user: false } })
    const { link } = await mailTo(heraia.databaseUrl, vera.email, /acceso|way into/)
    await page.goto(link)
    await main.getByRole('button', { name: 'Entrar' }).first().click()
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/there#.*access_token=/)
    program.close()
  })
  expect(vera.complaints).toEqual([])
})

test('an invited person chooses a password and says who she is; later both of her addresses confirm a change', async ({
  browser,
}) => {
  const vera = await openBrowserWithoutLanguage(browser, heraia.url, 'Vera Invitada')
  const { page } = vera
  const main = page.getByRole('main')

  await test.step('invited', async () => {
    const data = { email: vera.email, data: { language: 'es' } }
    await askAuth({ siteUrl: heraia.url }, '/invite', { token: await serviceToken(SECRET), data })
    const { link } = await mailTo(heraia.databaseUrl, vera.email, /invitado/)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Te invitaron a Heraia' })).toBeVisible()
    await main.getByRole('button', { name: 'Aceptar la invitación' }).first().click()
    await expect(page.getByLabel('Nueva contraseña')).toBeFocused()
    await expectReadByKeyboard(page, { isLed: true })
    await page.getByLabel('Nueva contraseña').fill(PASSWORD)
    await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
    await loses(vera.context, /\/auth\/v1\/user$/, 'answer')
    await main.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Error de conexión. Verifica tu internet e intenta nuevamente.')).toBeVisible()
    // It is hers by now, and she is not asked for the one of before.
    await main.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page).toHaveURL(/\/welcome/)
    await page.getByLabel('Nombre completo').fill(vera.name)
    await page.getByLabel('Soy').selectOption('fan')
    await page.getByRole('checkbox', { name: /Términos/ }).check()
    await main.getByRole('button', { name: 'Crear mi perfil' }).click()
    await expect(page).toHaveURL(/\/feed/)
  })

  await test.step('the first of two confirmations says that the other is missing', async () => {
    const email = `new.${vera.email}`
    const session = await page.evaluate(() => localStorage.getItem('heraia-auth') ?? '{}')
    const token: string = JSON.parse(session).access_token
    await askAuth({ siteUrl: heraia.url }, '/user', { token, method: 'PUT', data: { email } })
    const [before, after] = [
      await mailTo(heraia.databaseUrl, vera.email, /cambio/),
      await mailTo(heraia.databaseUrl, email, /nuevo/),
    ]
    await page.goto(before.link)
    await expect(page.getByText(`Has iniciado sesión aquí como ${vera.name}.`, { exact: false })).toBeVisible()
    await main.getByRole('button', { name: 'Confirmar el cambio' }).first().click()
    await expect(page.getByText('Falta la otra dirección')).toBeVisible()
    await page.goto(after.link)
    await main.getByRole('button', { name: 'Confirmar el cambio' }).first().click()
    await expect(page.getByText('Tu email está cambiado.')).toBeVisible()
    await expect(page).toHaveURL(/\/settings\/account/)
  })

  await test.step('by invitation, who has none is told so; hers lets in somebody, who confirms her address, and says who came', async () => {
    await operatorSets(heraia.databaseUrl, 'registration', { mode: 'invite', membersInvite: true })
    await goesOnTo(page, '/settings/invitations')
    await main.getByRole('button', { name: 'Make an invitation' }).click()
    const link = await main.getByLabel('Link', { exact: true }).inputValue()
    await expectAccessible(page)
    const ines = await openBrowserWithoutLanguage(browser, heraia.url, 'Ines Invitada')
    const hers = ines.page.getByRole('main')
    await ines.page.goto('/register')
    await expect(hers.getByText('A esta comunidad se entra por invitación')).toBeVisible()
    await expect(ines.page.getByRole('banner').getByRole('link', { name: 'Únete' })).toBeHidden()
    await ines.page.goto('/register#invitation=join_made-up')
    await expect(hers.getByText('Este enlace no es una invitación nuestra.', { exact: false })).toBeVisible()
    await ines.page.goto('/')
    await ines.page.goto(link)
    await expect(hers.getByText(`${vera.name} te invita`)).toBeVisible()
    await expect(ines.page, 'the token is gone from the address').toHaveURL(`${heraia.url}/register`)
    // It outlives the reload.
    await fillRegistration(ines)
    await hers.getByRole('button', { name: 'Crear cuenta', exact: true }).click()
    await expect(ines.page.getByText(CREATED)).toBeVisible()
    await ines.page.goto((await mailTo(heraia.databaseUrl, ines.email, /Confirm/)).link)
    // Known of her before she needs it, below.
    await operatorMakesAdmin(heraia.databaseUrl, { email: `new.${vera.email}` })
    await hers.getByRole('button', { name: 'Confirmar mi email' }).first().click()
    await expect(ines.page).toHaveURL(/\/feed/)
    await page.reload()
    await expect(main.getByRole('listitem').filter({ hasText: '1 of 1 used' })).toContainText(ines.name)
    expect(ines.complaints).toEqual([])
  })

  await test.step('where an admin lets people in, she is led to where she waits and says why; the admin reads it and lets her in', async () => {
    await page.goto('/admin/settings')
    const who = main.getByRole('form', { name: 'Who can join' })
    await who.getByRole('radio', { name: 'An admin lets people in' }).check()
    await who.getByRole('button', { name: 'Save' }).click()
    await expect(who.getByRole('link', { name: 'See who waits to be let in' })).toBeVisible()
    const reasons = main.getByRole('form', { name: 'Kept reasons' })
    await reasons.getByRole('button', { name: 'Add a reason' }).click()
    await reasons.getByRole('textbox', { name: 'Called' }).fill('Another town')
    await reasons.getByRole('button', { name: 'Save' }).click()
    await expect(reasons.getByText('Please fill this in.')).toBeVisible()
    await reasons.getByRole('textbox', { name: 'Reason' }).fill('We are a club of Vigo.')
    await reasons.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Whoever decides can begin with them now.')).toBeVisible()
    const wanda = await openBrowserWithoutLanguage(browser, heraia.url, 'Wanda Espera')
    const hers = wanda.page.getByRole('main')
    await fillRegistration(wanda, '/register')
    await expect(hers.getByText('La administración mira cada cuenta nueva', { exact: false })).toBeVisible()
    await hers.getByRole('button', { name: 'Crear cuenta', exact: true }).click()
    await expect(wanda.page.getByText(CREATED)).toBeVisible()
    await wanda.page.goto((await mailTo(heraia.databaseUrl, wanda.email, /Confirm/)).link)
    await hers.getByRole('button', { name: 'Confirmar mi email' }).first().click()
    await expect(wanda.page).toHaveURL(/\/waiting/)
    await hers.getByRole('textbox').fill('Entreno a niñas en Vigo.')
    await wanda.page.reload()
    await expect(hers.getByRole('textbox'), 'what she wrote is there').toHaveValue('Entreno a niñas en Vigo.')
    await hers.getByRole('button', { name: /^(Save|Guardar)$/ }).click()
    await expect(hers.getByText(/^(Saved|Guardado)\.$/)).toBeVisible()
    await expectAccessible(wanda.page)
    await expectLargeTargets(wanda.page)
    await goesOnTo(wanda.page, '/feed')
    await expect(wanda.page, 'all else is for who is in').toHaveURL(/\/login/)

    await goesOnTo(page, '/admin')
    await main.getByRole('link', { name: 'New Members' }).click()
    const line = main.getByRole('listitem').filter({ hasText: wanda.name })
    await expect(line.getByText('Entreno a niñas en Vigo.')).toBeVisible()
    await line.getByText('Do not let in').click()
    await line.getByLabel('Begin with a kept reason').selectOption('Another town')
    await expect(line.getByRole('textbox', { name: 'Why not?' })).toHaveValue('We are a club of Vigo.')
    await expectAccessible(page)
    await expectLargeTargets(page)
    await line.getByRole('button', { name: `Let in ${wanda.name}` }).press('Enter')
    await expect(main.getByText('Nobody waits')).toBeVisible()
    await wanda.page.goto('/waiting')
    await hers.getByRole('button', { name: /^(To the feed|Al inicio)$/ }).click()
    await expect(wanda.page).toHaveURL(/\/feed/)
    expect(wanda.complaints).toEqual([])
  })
  expect(vera.complaints).toEqual([])
})
