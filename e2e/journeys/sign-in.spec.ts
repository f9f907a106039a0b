import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@heraia/hosts/node/free-port'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { type OidcIssuer, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { askAuth, becomesMember } from '../people/member.ts'
import { mailTo } from '../people/outbox.ts'
import { openBrowser, PASSWORD, type Person } from '../people/person.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

/** One server for all of them, which people can also come to from another service. */
test.describe.configure({ mode: 'default', timeout: 180_000 })

let heraia: SpawnedHeraia
let issuer: OidcIssuer
let dataDir: string

test.beforeAll(async () => {
  // Starting a server takes its time on a loaded machine.
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'heraia-sign-in-'))
  const port = await freePort()
  issuer = await oidcIssuer(`http://localhost:${port}/auth/v1/callback`)
  const google = { issuer: issuer.issuer, clientId: issuer.clientId, clientSecret: issuer.clientSecret }
  const env = {
    AUTH_PROVIDERS: JSON.stringify({ google }),
    AUTH_TEST_OTP: '+34600000001=123456',
    AUTH_WEB3: 'on',
    AUTH_SAML: 'on',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
  }
  heraia = await spawnHeraia({ dataDir, port, env })
})

test.afterAll(async () => {
  await heraia.stop()
  await issuer.close()
  await rm(dataDir, { recursive: true, force: true })
})

const main = (page: Page) => page.getByRole('main')

async function logIn({ page, email }: Person, next = ''): Promise<void> {
  await page.goto(`/login${next && `?next=${next}`}`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

test('she comes in by a link or a code instead of a password, and every tab of hers knows', async ({ browser }) => {
  const vera = await openBrowserWithoutLanguage(browser, heraia.url, 'Vera Enlace')
  await becomesMember(heraia, vera)
  const { page } = vera

  await test.step('the sign-in screen says which other ways there are', async () => {
    await page.goto('/login?next=/bookmarks')
    await expect(main(page).getByRole('button', { name: 'Continuar con Google' })).toBeEnabled()
    const facebook = main(page).getByRole('button', { name: 'Continuar con Facebook' })
    await expect(facebook).toHaveAttribute('aria-disabled', 'true')
    await expect(facebook).toHaveAccessibleDescription('Facebook no está configurado en este sitio.')
    await expectAccessible(page)
    await page.getByLabel('Contraseña', { exact: true }).focus()
    const way = main(page).getByRole('link', { name: 'Con un enlace o código' })
    for (let presses = 0; presses < 12 && !(await way.evaluate((it) => it === document.activeElement)); presses++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\/code\?next=%2Fbookmarks/)
  })

  await test.step('the link counts when she presses its button; the tab that waits goes on too', async () => {
    await main(page).getByRole('button', { name: 'Enviar el código' }).click()
    await expect(page.getByText('El email es requerido')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Email' }).fill(vera.email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Código de seis dígitos')).toBeFocused()
    await expect(main(page).getByRole('button', { name: /Enviar de nuevo en \d+ segundo/ })).toBeDisabled()
    await expectAccessible(page)
    const { link } = await mailTo(dataDir, vera.email, /acceso/)
    const tab = await vera.newTab(link)
    await expect(tab.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await expectAccessible(tab)
    await main(tab).getByRole('button', { name: 'Entrar' }).first().click()
    await expect(tab).toHaveURL(/\/bookmarks/)
    await expect(page).toHaveURL(/\/bookmarks/)
    await tab.close()
  })

  await test.step('her end of session reaches the other tab', async () => {
    const tab = await vera.newTab('/settings')
    await tab.getByRole('heading', { level: 1 }).waitFor()
    await askAuth(heraia, '/logout?scope=local', { token: await tokenOf(page) })
    await expect(tab).toHaveURL(/\/login/)
    await expect(page).toHaveURL(/\/login/)
    await tab.close()
  })

  await test.step('so does a recovery, a changed account, a renewed token and a sign-out', async () => {
    await page.goto('/login?next=/bookmarks')
    await askAuth(heraia, '/recover', { data: { email: vera.email } })
    const { link } = await mailTo(dataDir, vera.email, /contraseña/)
    const tab = await vera.newTab(link)
    await main(tab).getByRole('button', { name: 'Elegir una contraseña nueva' }).click()
    await expect(page).toHaveURL(/\/bookmarks/)
    const asked = page.waitForRequest(/accounts\/me/)
    await tab.getByLabel('Nueva contraseña').fill('otra-clave-2026')
    await tab.getByLabel('Confirmar contraseña').fill('otra-clave-2026')
    await tab.keyboard.press('Enter')
    await expect(tab.getByText(/Tu contraseña está cambiada/)).toBeVisible()
    await asked
    await expect(tab).toHaveURL(/\/feed/)
    const before = await tokenOf(page)
    await tab.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('heraia-auth') ?? '{}')
      localStorage.setItem('heraia-auth', JSON.stringify({ ...session, expires_at: 1 }))
    })
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

  await test.step('by the digits, until she closes the browser', async () => {
    await page.goto('/login/code')
    await page.getByRole('textbox', { name: 'Email' }).fill(vera.email)
    await page.getByRole('checkbox', { name: 'Recordarme' }).uncheck()
    await main(page).getByRole('button', { name: 'Enviar el código' }).click()
    const field = page.getByLabel('Código de seis dígitos')
    await expect(field).toBeFocused()
    await main(page).getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('El código tiene seis dígitos')).toBeVisible()
    const { code } = await mailTo(dataDir, vera.email, /acceso/)
    await field.fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Este enlace o código ya no es válido. Pide uno nuevo.')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/feed/)
    await closesBrowser(vera.context)
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login/)
  })
  expect(vera.complaints).toEqual([])
})

const tokenOf = async (page: Page): Promise<string> => {
  const session = await page.evaluate(() => localStorage.getItem('heraia-auth') ?? '{}')
  return JSON.parse(session).access_token
}

/** What a browser forgets when it is closed; local storage stays. */
async function closesBrowser(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  await context.clearCookies()
  await context.addCookies(cookies.filter(({ expires }) => expires > 0))
}

test('another service vouches for her: the first time she says who she is, and no stays no', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Google')
  const { page } = vera
  issuer.people.set('vera', { email: vera.email, email_verified: true, name: vera.name })

  await test.step('what she refuses there is said here', async () => {
    await page.goto('/register?next=/settings')
    await main(page).getByRole('button', { name: 'Continue with Google' }).click()
    await page.locator('[name=login]').fill('vera')
    await page.locator('[name=password]').fill('any')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /cancel/i }).click()
    await expect(page.getByText('You did not let the other service tell us who you are')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to log in' }).click()
  })

  await test.step('yes leads to the welcome screen, and from there where she wanted to go', async () => {
    await expect(page).toHaveURL(/\/login\?next=%2Fsettings/)
    await main(page).getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fsettings/)
    await expect(page.getByLabel('Full name')).toHaveValue(vera.name)
    await page.getByLabel('I am a').selectOption('fan')
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await main(page).getByRole('button', { name: 'Create my profile' }).click()
    await expect(page).toHaveURL(/\/settings$/)
  })

  await test.step('a code that is none says so instead of waiting', async () => {
    const other = await openBrowser(browser, heraia.url, 'Vera Perdida')
    await other.page.goto('/login/return?code=made-up')
    await expect(other.page.getByText('This began in another browser or too long ago.')).toBeVisible()
    await other.page.goto('/?error=invalid_request&error_code=bad_oauth_state&error_description=lost')
    await expect(other.page.getByText('This began in another browser or too long ago.')).toBeVisible()
    expect(other.complaints).toEqual([])
  })
  expect(vera.complaints).toEqual([])
})

test('a second factor stands between her password and everything that is hers', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Factor')
  const { page } = vera
  const first = await becomesMember(heraia, vera)
  const { id, totp } = await askAuth(heraia, '/factors', {
    token: first,
    data: { factor_type: 'totp', friendly_name: 'Phone' },
  })
  const challenge = await askAuth(heraia, `/factors/${id}/challenge`, { token: first })
  const data = { challenge_id: challenge.id, code: codeOfApp(totp.secret, -1) }
  const { access_token: token } = await askAuth(heraia, `/factors/${id}/verify`, { token: first, data })
  const { codes } = await askAuth(heraia, '/factors/recovery-codes', { token })

  await test.step('she sees nothing of hers before it, in no tab', async () => {
    await logIn(vera, '/bookmarks')
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeVisible()
    await expectAccessible(page)
    const tab = await vera.newTab('/settings')
    await expect(tab).toHaveURL(/\/second-factor\?next=%2Fsettings/)
    const open = await vera.newTab('/athletes')
    await expect(open.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByLabel('Six-digit code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is not right.')).toBeVisible()
    await page.getByLabel('Six-digit code').fill(codeOfApp(totp.secret))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/bookmarks/)
    await expect(tab).toHaveURL(/\/settings/)
    await tab.close()
    await open.close()
  })

  await test.step('it stays shown when her token is renewed', async () => {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('heraia-auth') ?? '{}')
      localStorage.setItem('heraia-auth', JSON.stringify({ ...session, expires_at: 1 }))
    })
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  await test.step('without her phone a recovery code does', async () => {
    await page.evaluate(() => localStorage.removeItem('heraia-auth'))
    await logIn(vera)
    await page.getByRole('button', { name: 'Recovery code' }).click()
    await expectAccessible(page)
    await page.getByLabel('Recovery code').fill('wrong-code-here')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is not right.')).toBeVisible()
    await page.getByLabel('Recovery code').fill(codes[0].toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/feed/)
  })
  expect(vera.complaints).toEqual([])
})

test('a passkey needs neither an address nor a password', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Clave')
  const { page, context } = vera
  const token = await becomesMember(heraia, vera)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  await page.goto('/login')
  const { challenge_id, options } = await askAuth(heraia, '/passkeys/registration/options', { token })
  const credential = await page.evaluate(async (publicKey) => {
    const made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
    })
    return (made as PublicKeyCredential).toJSON()
  }, options)
  await askAuth(heraia, '/passkeys/registration/verify', { token, data: { challenge_id, credential } })
  await main(page).getByRole('button', { name: 'With a passkey' }).click()
  await expect(page).toHaveURL(/\/feed/)
  expect(vera.complaints).toEqual([])
})

test('who has no email here comes in by her phone', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Móvil')
  const { page } = vera
  await page.goto('/login/code?next=/bookmarks')
  await page.getByText('By SMS').click()
  await page.getByLabel('Phone').fill('600')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Type the number with its country code')).toBeVisible()
  await page.getByLabel('Phone').fill('+34 600 000 001')
  await page.keyboard.press('Enter')
  await page.getByLabel('Six-digit code').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
  expect(vera.complaints).toEqual([])
})
