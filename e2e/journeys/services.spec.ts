import { rm } from 'node:fs/promises'
import { freePort } from '@heraia/hosts/node/free-port'
import { folderInMemory } from '@heraia/hosts/test/folder-in-memory'
import { type OidcIssuer, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { askAuth, becomesMember } from '../people/member.ts'
import { openBrowser } from '../people/person.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

/** One server for all of them, which people can also come to from another service. */
test.describe.configure({ mode: 'default', timeout: 180_000 })

const BY_PHONE = '+34600000001=123456'

let heraia: SpawnedHeraia
let issuer: OidcIssuer
let dataDir: string

test.beforeAll(async () => {
  // Starting a server takes its time on a loaded machine.
  test.setTimeout(180_000)
  dataDir = await folderInMemory('heraia-services')
  const port = await freePort()
  issuer = await oidcIssuer(`http://localhost:${port}/auth/v1/callback`)
  const google = { issuer: issuer.issuer, clientId: issuer.clientId, clientSecret: issuer.clientSecret }
  const env = {
    AUTH_PROVIDERS: JSON.stringify({ google }),
    AUTH_TEST_OTP: BY_PHONE,
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

test('the sign-in screen says which services there are', async ({ browser }) => {
  const vera = await openBrowserWithoutLanguage(browser, heraia.url, 'Vera Mira')
  const { page } = vera
  await page.goto('/login')
  await expect(main(page).getByRole('button', { name: 'Continuar con Google' })).toBeEnabled()
  const facebook = main(page).getByRole('button', { name: 'Continuar con Facebook' })
  await expect(facebook).toHaveAttribute('aria-disabled', 'true')
  await expect(facebook).toHaveAccessibleDescription('Facebook no está configurado en este sitio.')
  await expectAccessible(page)
  expect(vera.complaints).toEqual([])
})

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
    await page.getByRole('link', { name: 'Back to sign in' }).click()
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

test('a passkey needs neither an address nor a password', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Clave')
  const { page, context } = vera
  const token = await becomesMember(vera)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  await page.goto('/login')
  const { challenge_id, options } = await askAuth(vera, '/passkeys/registration/options', { token })
  const credential = await page.evaluate(async (publicKey) => {
    const made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
    })
    return (made as PublicKeyCredential).toJSON()
  }, options)
  await askAuth(vera, '/passkeys/registration/verify', { token, data: { challenge_id, credential } })
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

test('where nobody comes in by email, the screens show the other ways and nothing else', async ({ browser }) => {
  const folder = await folderInMemory('heraia-without-email')
  const env = { AUTH_EMAIL: 'off', AUTH_TEST_OTP: BY_PHONE, LOG_LEVEL: 'warn' }
  const withoutEmail = await spawnHeraia({ dataDir: folder, env })
  const vera = await openBrowser(browser, withoutEmail.url, 'Vera Sin Email')
  const { page } = vera
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    const ways = main(page).getByRole('region', { name: 'Other ways to sign in' })
    await expect(ways.getByRole('link', { name: 'With a link or code' })).toBeVisible()
    await expect(ways.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(ways.getByText('or', { exact: true })).toHaveCount(0)
    await expect(main(page).getByRole('textbox')).toHaveCount(0)
    await expect(main(page).getByLabel('Password')).toHaveCount(0)
    await expectAccessible(page)
  }
  await expect(main(page).getByRole('button', { name: 'With a passkey' })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'With a link or code' }).click()
  await page.getByLabel('Phone').fill('+34 600 000 001')
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.getByLabel('Six-digit code').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/welcome/)
  expect(vera.complaints).toEqual([])
  await withoutEmail.stop()
  await rm(folder, { recursive: true, force: true })
})
