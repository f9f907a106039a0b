import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { freePort } from '@heraia/hosts/node/free-port'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { type OidcIssuer, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { readZip } from '@heraia/hosts/test/read-zip'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectFitsLargeText } from '../checks/large-text.ts'
import { join } from '../people/join.ts'
import { mailTo } from '../people/outbox.ts'
import { openBrowser, PASSWORD, type Person } from '../people/person.ts'

/** One server for all of them, which knows another service and sends codes by SMS. */
test.describe.configure({ mode: 'default', timeout: 240_000 })

let heraia: SpawnedHeraia
let issuer: OidcIssuer
let dataDir: string

test.beforeAll(async () => {
  dataDir = await mkdtemp(joinPath(tmpdir(), 'heraia-security-'))
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

async function logIn({ page, email }: Person, password: string, next = '') {
  await page.goto(`/login${next && `?next=${next}`}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

async function opens(page: Page, part: string, title: string) {
  await page.goto(`/settings/security/${part}`)
  await expect(heading(page, title)).toBeVisible()
}

test('she changes what she signs in with, and every other device is out', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Segura')
  const { page } = vera
  await join(vera, { at: '/settings/security' })

  await test.step('the overview says how things stand, and leads on by the keyboard', async () => {
    await expect(main(page).getByRole('link', { name: `Email ${vera.email}` })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Two-step sign-in Off' })).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page)
    await main(page)
      .getByRole('link', { name: /^Email/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Email')).toBeFocused()
  })

  const wanted = vera.email.replace('@', '.new@')
  await test.step('a new address counts once both have confirmed it', async () => {
    await page.keyboard.press('Tab')
    await page.getByLabel('New email address').fill('nothing')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is no valid email address.')).toBeVisible()
    await page.getByLabel('New email address').fill(wanted)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Waiting for ${wanted}`)).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page)
    await main(page).getByRole('button', { name: 'Cancel the change' }).click()
    await expect(page.getByText('Your address stays as it is.')).toBeVisible()
  })

  await test.step('asked again, confirmed at one end and at the other', async () => {
    const before = await mailTo(dataDir, wanted, /new email address/)
    await expect(async () => {
      await page.getByLabel('New email address').fill(wanted)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Waiting for ${wanted}`)).toBeVisible({ timeout: 2000 })
    }).toPass()
    const there = await mailTo(dataDir, wanted, /new email address/, before)
    await page.getByLabel('Six-digit code').fill(there.code)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Confirmed. Now confirm at the other address too.')).toBeVisible()
    const here = await mailTo(dataDir, vera.email, /change of your email/)
    await page.getByLabel('Six-digit code').fill(here.code)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your email address is changed.')).toBeVisible()
    await expect(main(page).getByText(wanted, { exact: true })).toBeVisible()
    vera.email = wanted
  })

  await test.step('a phone, by the code that it gets', async () => {
    await opens(page, 'phone', 'Phone')
    await page.getByLabel('New phone number').fill('+34 600 000 001')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await page.getByLabel('Six-digit code').fill('123456')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your phone number is confirmed.')).toBeVisible()
    await expect(main(page).getByText('+34600000001')).toBeVisible()
  })

  const other = await openBrowser(browser, heraia.url, 'Vera Elsewhere')
  other.email = vera.email
  const password = 'four warm oranges'
  await test.step('a new password asks for the one of today, and signs out her other device, live', async () => {
    await logIn(other, PASSWORD, '/bookmarks')
    await expect(other.page).toHaveURL(/\/bookmarks/)
    await opens(page, 'password', 'Password')
    await page.getByLabel('Current password').fill('not-this-one')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password again').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Your password is changed/)).toBeVisible()
    await expect(other.page).toHaveURL(/\/login/)
  })

  await test.step('she ends another session and stays here', async () => {
    await logIn(other, password, '/bookmarks')
    await expect(other.page).toHaveURL(/\/bookmarks/)
    await page.goto('/settings/sessions')
    await expect(main(page).getByText('This device')).toBeVisible()
    await main(page)
      .getByRole('button', { name: /^Sign out (?!other|everywhere)/ })
      .first()
      .click()
    await expect(page.getByText('That device is signed out.')).toBeVisible()
    await expect(other.page).toHaveURL(/\/login/)
    await expectAccessible(page)
  })

  await test.step('all of it is told to her, newest first', async () => {
    await opens(page, 'activity', 'Recent security activity')
    const list = main(page).getByRole('list').first()
    await expect(list.getByText('Your password was changed')).toBeVisible()
    await expect(list.getByText('A change of password was refused')).toBeVisible()
    await expect(list.getByText('A change of email address was confirmed').first()).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page)
  })
  expect([...vera.complaints, ...other.complaints]).toEqual([])
})

test('a second step, codes for a bad day, a passkey and another service', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Pasos')
  const { page, context } = vera
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await join(vera, { at: '/settings/security/factors' })
  let secret = ''
  let codes: string[] = []

  await test.step('an app is set up by its picture or its key', async () => {
    await main(page).getByRole('button', { name: 'Set up an app' }).click()
    await expect(page.getByRole('heading', { name: 'Set up an app' })).toBeFocused()
    await page.getByLabel('Name').fill('My phone')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await main(page).getByRole('button', { name: 'Copy the setup key' }).click()
    secret = await page.evaluate(() => navigator.clipboard.readText())
    await expectAccessible(page)
    await expectFitsLargeText(page)
    await page.getByLabel('Six-digit code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible()
    await page.getByLabel('Six-digit code').fill(codeOfApp(secret))
    await page.keyboard.press('Enter')
  })

  await test.step('with the first one come ten codes, shown this one time', async () => {
    const shown = main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('code') })
    await expect(shown.getByRole('code')).toHaveCount(10)
    codes = await shown.getByRole('code').allTextContents()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Download as a file' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(codes[9])
    await main(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(main(page).getByText('10 codes of 10 left.')).toBeVisible()
    await expect(main(page).getByText(codes[0] ?? '')).toBeHidden()
    await expect(main(page).getByText('My phone')).toBeVisible()
  })

  await test.step('from now on her password is not enough, and a code of the ten is', async () => {
    const away = await openBrowser(browser, heraia.url, 'Vera Away')
    away.email = vera.email
    await logIn(away, PASSWORD)
    await expect(heading(away.page, 'Confirm that it is you')).toBeVisible()
    await away.page.getByRole('button', { name: 'Recovery code' }).click()
    await away.page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await away.page.keyboard.press('Enter')
    await expect(away.page).toHaveURL(/\/feed/)
    await page.reload()
    await expect(main(page).getByText('9 codes of 10 left.')).toBeVisible()
    expect(away.complaints).toEqual([])
  })

  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  for (const transport of ['internal', 'usb'] as const) {
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport, automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    })
  }

  await test.step('a security key as another second step', async () => {
    await main(page).getByRole('button', { name: 'Set up a security key' }).click()
    await main(page).getByRole('button', { name: 'Use the key' }).click()
    await expect(page.getByText('Security key is set up.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Remove Security key' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Removed.')).toBeVisible()
  })

  await test.step('her session fell back with it: the app brings her here again', async () => {
    await page.reload()
    await expect(heading(page, 'Confirm that it is you')).toBeVisible()
    await page.getByLabel('Six-digit code').fill(codeOfApp(secret, 1))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Two-step sign-in')).toBeVisible()
  })

  await test.step('a passkey is added, named, named again and removed', async () => {
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

test('she takes her data along, leaves, changes her mind, and leaves for good', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Sevá')
  const { page } = vera
  await join(vera, { at: '/settings/security/data' })

  await test.step('her archive is made and fetched', async () => {
    await main(page).getByRole('button', { name: 'Have my archive made' }).click()
    const link = main(page).getByRole('link', { name: /^Download the archive/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await expectFitsLargeText(page)
    const download = page.waitForEvent('download')
    await link.click()
    const archive = readZip(new Uint8Array(await readFile(await (await download).path())))
    expect(new TextDecoder().decode(archive.get('tables/users.json'))).toContain(vera.email)
  })

  const leaves = async (password: string) => {
    await opens(page, 'delete', 'Delete your account')
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('checkbox', { name: /I understand/ }).check()
    await main(page).getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()
  }

  await test.step('leaving asks for her password, and says when it ends', async () => {
    await opens(page, 'delete', 'Delete your account')
    await main(page).getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your password is asked for.')).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page)
    await leaves('not-this-one')
    await expect(page.getByText('This is not your password.')).toBeVisible()
    const tab = await vera.newTab('/settings')
    await heading(tab, 'Settings').waitFor()
    await leaves(PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await expect(page.getByText(/Changed your mind\?/)).toBeVisible()
    await expectAccessible(page)
    await expect(tab).toHaveURL(/\/login/)
    await tab.close()
  })

  await test.step('signed in again she is asked one thing, and keeps her account', async () => {
    await logIn(vera, PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await page.goto('/settings')
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Keep my account' }).click()
    await expect(page).toHaveURL(/\/feed/)
    await page.goto('/settings')
    await expect(heading(page, 'Settings')).toBeVisible()
  })

  await test.step('and leaves all the same', async () => {
    await leaves(PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})
