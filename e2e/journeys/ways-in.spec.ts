import { rm } from 'node:fs/promises'
import { folderInMemory } from '@heraia/hosts/test/folder-in-memory'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { openDirectory } from '../people/directory.ts'
import { expect } from '../people/expect.ts'
import { hears } from '../people/hear.ts'
import { join } from '../people/join.ts'
import { openBrowser, PASSWORD, type Person } from '../people/person.ts'
import { putWallets } from '../people/wallets.ts'

/** One server for all of them, which has every way in. */
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

const SECRET = 'a secret of the journeys that is long enough'
const PHONE = '+34600000002'
const NEW_PHONE = '+34600000003'
let heraia: SpawnedHeraia
let dataDir: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  dataDir = await folderInMemory('heraia-ways-in')
  const env = {
    ...{
      AUTH_WEB3: 'on',
      AUTH_SAML: 'on',
      AUTH_TEST_OTP: `${PHONE}=246810,${NEW_PHONE}=135790`,
      AUTH_JWT_SECRET: SECRET,
    },
    ...{ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
  }
  heraia = await spawnHeraia({ dataDir, env })
})

test.afterAll(async () => {
  await heraia.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

async function saysWhoSheIs({ page, name }: Person) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('I am a').selectOption('fan')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await button(page, 'Create my profile').click()
}

async function leaves(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  // First home, then out.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toHaveCount(0)
  await page.goto('/login?next=/bookmarks')
}

test('her wallet signs her in, of either kind, once she lets it', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Cartera')
  const { page } = vera
  await putWallets(page)
  await page.goto('/login?next=/bookmarks')

  await test.step('what she refuses is said', async () => {
    await button(page, 'With your Ethereum wallet').click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('by Ethereum: the first time she says who she is', async () => {
    await button(page, 'With your Ethereum wallet').click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await expect(main(page).getByText('Signed in as')).toHaveCount(0)
    await saysWhoSheIs(vera)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
    await leaves(page)
    await button(page, 'With your Ethereum wallet').click()
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
  })

  await test.step('by Solana she is somebody else', async () => {
    await leaves(page)
    await button(page, 'With your Solana wallet').click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await saysWhoSheIs(vera)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
  })

  await test.step('by SMS she is a third, known by her number; nothing is asked for before she has a profile', async () => {
    await leaves(page)
    const heard = await hears(page)
    await main(page).getByRole('link', { name: 'With a link or code' }).click()
    await page.getByText('By SMS').click()
    await page.getByLabel('Phone').fill(NEW_PHONE)
    await page.keyboard.press('Enter')
    await page.getByLabel('Six-digit code').fill('135790')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText(`Signed in as ${NEW_PHONE}`)).toBeVisible()
    await saysWhoSheIs(vera)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
    expect(heard.filter(({ url, isOk }) => /unread/.test(url) && !isOk)).toEqual([])
  })
  expect(vera.complaints).toEqual([])
})

test('her club vouches for her', async ({ browser }) => {
  const directory = await openDirectory(heraia, { secret: SECRET, domain: 'club.example' })
  const vera = await openBrowser(browser, heraia.url, 'Vera Club')
  const { page, context } = vera
  const asksTheClub = async (domain: string) => {
    await page.goto('/login?next=/bookmarks')
    await main(page).locator('summary', { hasText: 'With your organisation' }).click()
    await page.getByLabel('Work email or domain').fill(domain)
    await page.keyboard.press('Enter')
  }

  await test.step('a club that is not here is said to be none', async () => {
    await asksTheClub('vera@nowhere.example')
    await expect(main(page).getByText('No organisation on this site uses that domain.')).toBeVisible()
    // A button half under the header is as large as it is once it is scrolled to.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })

  await test.step('an answer of yesterday does not count', async () => {
    await directory.signsIn(context, 'vera@club.example', { expiresIn: -600 })
    await asksTheClub('vera@club.example')
    await page.getByRole('button', { name: 'It is me' }).click()
    await expect(page).toHaveURL(new RegExp(`^${heraia.url}`))
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she says there that it is she, and is here', async () => {
    await context.unrouteAll()
    await directory.signsIn(context, 'vera@club.example')
    await asksTheClub('vera@club.example')
    await page.getByRole('button', { name: 'It is me' }).click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await saysWhoSheIs(vera)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
    await leaves(page)
    await asksTheClub('club.example')
    await page.getByRole('button', { name: 'It is me' }).click()
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
  })
  expect(vera.complaints).toEqual([])
})

test('a key and an SMS are asked for after her password', async ({ browser }) => {
  const vera = await openBrowser(browser, heraia.url, 'Vera Llave')
  const { page, context } = vera
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  const waitsForKey = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  await join(vera, { at: '/settings/security/factors' })

  await test.step('she sets both up', async () => {
    await button(page, 'Set up a security key').click()
    await button(page, 'Use the key').click()
    await expect(page.getByText('Security key is set up.')).toBeVisible()
    await button(page, 'I have kept them').click()
    await button(page, 'Set up a phone').click()
    await page.getByLabel('Phone number').fill('+34 600 000 002')
    await page.keyboard.press('Enter')
    await page.getByLabel('Six-digit code').fill('246810')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Code by SMS is set up.')).toBeVisible()
  })

  const logsIn = async () => {
    await leaves(page)
    await page.getByLabel('Email', { exact: true }).fill(vera.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeVisible()
  }

  await test.step('the key', async () => {
    await logsIn()
    await expectAccessible(page)
    await button(page, 'Use the key').click()
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
  })

  await test.step('the SMS, sent when she asks for it', async () => {
    await waitsForKey(true)
    await logsIn()
    await main(page)
      .getByRole('button', { name: /^Code by SMS/ })
      .click()
    await expect(page.getByText('We send it to the phone that ends in 02.', { exact: false })).toBeVisible()
    await button(page, 'Send the SMS').click()
    await page.getByLabel('Six-digit code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is not right.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Six-digit code').fill('246810')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
  })
  expect(vera.complaints).toEqual([])
})
