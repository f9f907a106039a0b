import { rm } from 'node:fs/promises'
import { freePort } from '@heraia/hosts/node/free-port'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { folderInMemory } from '@heraia/hosts/test/folder-in-memory'
import { type OidcIssuer, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectFitsLargeText } from '../checks/large-text.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { loses } from '../people/lose.ts'
import { askAuth, becomesMember } from '../people/member.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'

/** One server for all of them, which knows another service and sends codes by SMS. */
test.describe.configure({ mode: 'default', timeout: 240_000 })

let heraia: SpawnedHeraia
let issuer: OidcIssuer
let dataDir: string

test.beforeAll(async () => {
  // Starting a server takes its time on a loaded machine.
  test.setTimeout(180_000)
  dataDir = await folderInMemory('heraia-security-keys')
  const port = await freePort()
  issuer = await oidcIssuer(`http://localhost:${port}/auth/v1/callback`)
  const google = { issuer: issuer.issuer, clientId: issuer.clientId, clientSecret: issuer.clientSecret }
  const env = {
    AUTH_PROVIDERS: JSON.stringify({ google }),
    AUTH_TEST_OTP: '+34600000001=123456',
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
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function opens(page: Page, part: string, title: string) {
  await page.goto(`/settings/security/${part}`)
  await expect(heading(page, title)).toBeVisible()
}

test('a phone, by the code that it gets', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Móvil')
  const { page } = vera
  await join(vera, { at: '/settings/security/phone' })
  await page.getByLabel('New phone number').fill('600 000 001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Write the number with its country code', { exact: false })).toBeVisible()
  await page.getByLabel('New phone number').fill('0034 600-000-001')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByLabel('Six-digit code').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your phone number is confirmed.')).toBeVisible()
  await expect(main(page).getByText('+34600000001')).toBeVisible()
  expect(vera.complaints).toEqual([])
})

test('a security key, a passkey and another service', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Pasos')
  const { page, context } = vera

  const { secret, codes } = await test.step('an app stands behind her password', async () => {
    const first = await becomesMember(vera)
    const { id, totp } = await askAuth(vera, '/factors', {
      token: first,
      data: { factor_type: 'totp', friendly_name: 'My phone' },
    })
    const challenge = await askAuth(vera, `/factors/${id}/challenge`, { token: first })
    const data = { challenge_id: challenge.id, code: codeOfApp(totp.secret, -1) }
    const { access_token: token } = await askAuth(vera, `/factors/${id}/verify`, { token: first, data })
    const kept = await askAuth(vera, '/factors/recovery-codes', { token })
    await page.goto('/login?next=/settings/security/factors')
    await page.getByLabel('Email').fill(vera.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(heading(page, 'Confirm that it is you')).toBeVisible()
    await page.getByLabel('Six-digit code').fill(codeOfApp(totp.secret))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Two-step sign-in')).toBeVisible()
    return { secret: totp.secret as string, codes: kept.codes as string[] }
  })

  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  /** One at a time: of two that answer at once the browser sometimes hears neither. */
  const hasAtHand = async (transport: 'internal' | 'usb') => {
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport, automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    })
    return () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  }

  await test.step('a security key as another second step', async () => {
    const putsAway = await hasAtHand('usb')
    await main(page).getByRole('button', { name: 'Set up a security key' }).click()
    await main(page).getByRole('button', { name: 'Use the key' }).click()
    await expect(page.getByText('Security key is set up.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Remove Security key' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Removed.')).toBeVisible()
    await putsAway()
  })

  await test.step('her session fell back with it: the app brings her here again', async () => {
    await page.reload()
    await expect(heading(page, 'Confirm that it is you')).toBeVisible()
    await page.getByLabel('Six-digit code').fill(codeOfApp(secret, 1))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Two-step sign-in')).toBeVisible()
  })

  await test.step('a passkey is added, named, named again and removed', async () => {
    await hasAtHand('internal')
    await opens(page, 'passkeys', 'Passkeys')
    await main(page).getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Name this passkey' })
    await dialog.getByLabel('Name').fill('Work laptop')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Work laptop')).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page)
    await main(page).getByRole('button', { name: 'Rename Work laptop' }).click()
    await dialog.getByLabel('Name').fill('Home laptop')
    await loses(context, /\/auth\/v1\/passkeys\/[^/]+$/, 'request')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('No connection. Check your internet and try again.')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await main(page).getByRole('button', { name: 'Remove Home laptop' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
  })

  await test.step('another service is linked and unlinked; the last way in stays', async () => {
    issuer.people.set('vera', { email: vera.email, email_verified: true, name: vera.name })
    await opens(page, 'linked', 'Linked accounts')
    await expect(main(page).getByText('This is your only way in')).toBeVisible()
    await main(page).getByRole('button', { name: 'Link Google' }).click()
    await page.locator('[name=login]').fill('vera')
    await page.locator('[name=password]').fill('any')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    // The session that comes with the way back has not seen her second step yet.
    await page.getByRole('button', { name: 'Recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[1] ?? '')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Linked accounts')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Unlink Google' })).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Unlink Google' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(main(page).getByText('This is your only way in')).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})
