import { readFile } from 'node:fs/promises'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { readZip } from '@heraia/hosts/test/read-zip'
import { scanQr } from '@heraia/hosts/test/scan-qr'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectSpanishHere, expectSpanishToo, speaksEnglish } from '../checks/spanish-too.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { loses, losesAll, noConnection } from '../people/lose.ts'
import { letterTo } from '../people/outbox.ts'
import { openBrowser, PASSWORD, type Person } from '../people/person.ts'
import { letTokenExpire } from '../people/session.ts'
import { knowsEachPassword } from '../people/weak-password.ts'
import { otherThan } from '../people/wrong-code.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function logIn(person: Person, password: string, next = '') {
  await person.page.goto(`/login${next && `?next=${next}`}`)
  await signsIn(person, password)
}

/** Where she has been led to the form. */
async function signsIn({ page, email }: Person, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signsOut(page: Page) {
  const account = page.getByRole('banner').getByRole('button', { name: 'Your account' })
  await account.click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(account).toHaveCount(0)
}

async function opens(page: Page, part: string, title: string) {
  await page.goto(`/settings/security/${part}`)
  await expect(heading(page, title)).toBeVisible()
}

/** What who asks for a second mail within a minute is answered; journeys are let by. */
const TOO_SOON = {
  error_code: 'over_email_send_rate_limit',
  msg: 'For security purposes, you can only request this after 42 seconds.',
}

const PARTS = ['email', 'phone', 'password', 'passkeys', 'linked', 'factors', 'activity', 'data', 'delete']

/** On the overview, what each line says comes after the line. */
async function expectLinesToSay(page: Page) {
  const ways = main(page)
    .getByRole('listitem')
    .filter({ hasText: /Passkeys|Linked accounts/ })
  await expect(ways.first()).toBeVisible()
  await expect(ways.filter({ hasNotText: 'None' })).toHaveCount(0)
}

/** A page that has just been opened. */
async function expectReachedByAll(page: Page) {
  await expectReadByKeyboard(page)
  await expectLargeTargets(page)
}

test('she changes what she signs in with, and every other device is out', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Segura')
  const { page } = vera
  await join(vera, { at: '/settings/security' })

  await test.step('the overview says how things stand, and leads on by the keyboard', async () => {
    await expect(main(page).getByRole('link', { name: `Email ${vera.email}` })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Two-step sign-in Off' })).toBeVisible()
    await expectReachedByAll(page)
    await expectAccessible(page)
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
    await expect(page.getByText('This is not a valid email address.')).toBeVisible()
    await page.getByLabel('New email address').fill(wanted)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Waiting for ${wanted}`)).toBeVisible()
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await expect(main(page).getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await expectSpanishHere(vera, { own: [vera.email, wanted, 'Email', 'Email | Heraia'] })
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Cancel the change' }).click()
    await expect(page.getByText('Your address stays as it is.')).toBeVisible()
  })

  await test.step('asked again, confirmed at one end and at the other', async () => {
    const tab = isDemo() ? page : await vera.context.newPage()
    if (tab !== page) await opens(tab, 'email', 'Email')
    const before = await letterTo(vera, /new email address/, { to: wanted })
    const waits = tab.getByText(`Waiting for ${wanted}`)
    await expect(async () => {
      // The form may give way once more to what it was. Where the answer is slow it is gone when she looks again.
      if (!(await waits.isVisible())) {
        await tab.getByLabel('New email address').fill(wanted, { timeout: 2000 })
        await tab.keyboard.press('Enter')
      }
      await expect(waits).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    await expect(page.getByText(`Waiting for ${wanted}`)).toBeVisible()
    // She asked for it elsewhere: here nothing takes the focus.
    if (tab !== page) await expect(page.getByLabel('Six-digit code')).not.toBeFocused()
    const there = await letterTo(vera, /new email address/, { to: wanted, not: before })
    const types = async (code: string) => {
      await page.getByLabel('Six-digit code').fill(code)
      await page.keyboard.press('Enter')
    }
    const here = await letterTo(vera, /change of your email/)
    await types(otherThan(there.code))
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible()
    await main(page).getByRole('radio', { name: vera.email }).check()
    await types(otherThan(here.code))
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible()
    await main(page).getByRole('radio', { name: wanted }).check()
    // Neither answer comes through: each has counted, and she is told so.
    const lostOnce = await loses(page.context(), /\/auth\/v1\/verify$/, 'answer')
    await types(there.code)
    await lostOnce()
    await expect(page.getByText('Confirmed. Now confirm at the other address too.')).toBeVisible()
    await expect(
      page.getByText(`One of the two addresses has confirmed. Open the email at ${vera.email}`),
    ).toBeVisible()
    await expectSpanishHere(vera, { own: [vera.email, wanted, 'Email', 'Email | Heraia'] })
    await expectAccessible(page)
    await page.reload()
    await expect(
      page.getByText(`One of the two addresses has confirmed. Open the email at ${vera.email}`),
    ).toBeVisible()
    await types(otherThan(here.code))
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible()
    const lostAgain = await loses(page.context(), /\/auth\/v1\/verify$/, 'answer')
    await types(here.code)
    await lostAgain()
    await expect(page.getByText('Your email address is changed.')).toBeVisible()
    await expect(main(page).getByText(wanted, { exact: true })).toBeVisible()
    await expect(main(tab).getByRole('definition')).toHaveText(wanted)
    if (tab !== page) await tab.close()
    vera.email = wanted
  })

  const other = await openBrowser(browser, siteUrl(), 'Vera Elsewhere')
  other.email = vera.email
  const password = 'four warm oranges'
  await test.step('a new password asks for the one of today, and signs out her other device, live', async () => {
    await logIn(other, PASSWORD, '/bookmarks')
    await expect(other.page).toHaveURL(/^[^?]*\/bookmarks/)
    await opens(page, 'password', 'Password')
    await page.getByLabel('Current password').fill('not-this-one')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password again').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expectSpanishHere(vera, { own: [vera.email, wanted, 'Email', 'Email | Heraia'] })
    await expectAccessible(page)
    await page.getByLabel('Current password').fill(PASSWORD)
    const mend = await knowsEachPassword(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This password is known from data leaks: choose another one')).toBeVisible()
    await mend()
    const lost = await loses(page.context(), /\/auth\/v1\/user$/, 'answer')
    await page.keyboard.press('Enter')
    await lost()
    await expect(page.getByText('No connection. Check your internet and try again.')).toBeVisible()
    // It is changed, and the one of today is not what she calls so: her second try finds that out.
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Your password is changed/)).toBeVisible()
    await expect(other.page).toHaveURL(/\/login/)
  })

  await test.step('she ends another session and stays here', async () => {
    await signsIn(other, password)
    await expect(other.page).toHaveURL(/^[^?]*\/bookmarks/)
    await page.goto('/settings/sessions')
    await expect(main(page).getByText('This device')).toBeVisible()
    // One: what she confirmed here began no session.
    const ends = main(page)
      .getByRole('listitem')
      .getByRole('button', { name: /^Sign out/ })
    const there = main(page).getByRole('listitem').filter({ hasText: 'Last seen', hasNotText: 'This device' })
    await expect(there).toContainText(/^Chrome on Linux.*Last seen now/)
    await loses(page.context(), /\/api\/rpc\/accounts\/endSession$/, 'answer')
    await ends.click()
    await expect(page.getByText('It could not be signed out. Try again.')).toBeVisible()
    await ends.click()
    await expect(page.getByText('That device is signed out.')).toBeVisible()
    await expect(other.page).toHaveURL(/\/login/)
    await expectAccessible(page)
  })

  await test.step('she ends all others at once', async () => {
    await signsIn(other, password)
    await expect(other.page).toHaveURL(/^[^?]*\/bookmarks/)
    await main(page).getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(page.getByText('All other devices are signed out.')).toBeVisible()
    await expect(other.page).toHaveURL(/\/login/)
    await expect(main(page).getByText('This device')).toBeVisible()
  })

  await test.step('in Spanish every part says the same, and is reached by the keyboard and by a finger', async () => {
    const own = ['General', 'Email', 'Email | Heraia', vera.email]
    for (const path of ['', '/sessions', '/safety', '/security', ...PARTS.map((part) => `/security/${part}`)]) {
      await page.goto(`/settings${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Below its title a part comes when it is fetched.
      if (path.startsWith('/security/')) await expect(main(page).getByRole('paragraph').first()).toBeVisible()
      if (path === '/security') await expectLinesToSay(page)
      if (path.endsWith('activity')) await expect(main(page).getByRole('listitem').first()).toBeVisible()
      if (path.endsWith('linked'))
        await expect(main(page).getByText('No other services are set up here.')).toBeVisible()
      await expectSpanishToo(vera, { own })
      await expectReachedByAll(page)
      if (path === '/security/email') await expectAccessible(page)
      await speaksEnglish(vera)
    }
    await vera.context.addCookies([{ name: 'heraia_language', value: 'es', url: vera.siteUrl }])
    await page.goto('/settings/security')
    await expect(main(page).getByRole('link', { name: 'Inicio de sesión en dos pasos Desactivado' })).toBeVisible()
    await expectAccessible(page)
    await speaksEnglish(vera)
  })

  await test.step('who does not know her password any more is mailed six digits in its place', async () => {
    await opens(page, 'password', 'Password')
    const forgets = main(page).getByRole('button', { name: 'I do not know it: send me a code' })
    // As where one was sent a moment ago, and she did not hear so; but at first none was.
    let isSent = false
    const mend = await intercept(page, /\/auth\/v1\/reauthenticate$/, async (route) => {
      if (isSent) await route.fetch()
      await route.fulfill({ status: 429, json: TOO_SOON })
    })
    await forgets.click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Six-digit code')).toHaveCount(0)
    isSent = true
    await forgets.click()
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await expect(main(page).getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await main(page).getByRole('button', { name: 'I know my password' }).click()
    await expect(page.getByLabel('Current password')).toBeFocused()
    await mend()
    await forgets.click()
    await expect(page.getByLabel('Current password')).toHaveCount(0)
    const { code } = await letterTo(vera, /code to change/)
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('New password again').fill(PASSWORD)
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible()
    await expectSpanishHere(vera)
    await expectAccessible(page)
    await page.getByLabel('Six-digit code').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Your password is changed/)).toBeVisible()
    await expect(page.getByLabel('Current password')).toHaveValue('')
  })

  await test.step('all of it is told to her, newest first', async () => {
    await opens(page, 'activity', 'Recent security activity')
    const list = main(page).getByRole('list').first()
    await expect(list.getByText('Your password was changed')).toHaveCount(2)
    await expect(list.getByText('A change of password was refused').first()).toBeVisible()
    await expect(list.getByText('A change of email address was confirmed').first()).toBeVisible()
    await expectAccessible(page)
  })
  expect([...vera.complaints, ...other.complaints]).toEqual([])
})

test('a second step stands between her password and everything that is hers; and codes for a bad day', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Pasos')
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
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect(picture).toBeVisible()
    await main(page).getByRole('button', { name: 'Copy the setup key' }).click()
    secret = await page.evaluate(() => navigator.clipboard.readText())
    const scanned = new URL(await scanQr(await picture.screenshot()))
    expect(scanned.href).toMatch(/^otpauth:\/\/totp\//)
    expect(scanned.searchParams.get('secret')).toBe(secret)
    expect(scanned.searchParams.get('issuer')).toBe('Heraia')
    await expectSpanishHere(vera, { own: [secret.replaceAll(/(.{4})(?=.)/g, '$1 ')] })
    await expectAccessible(page)
    await page.getByLabel('Six-digit code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible()
    // It counts, and she hears of it once somebody can be heard.
    const mend = await losesAll(context, /\/factors\/[^/]+\/verify$/, 'answer')
    await page.getByLabel('Six-digit code').fill(codeOfApp(secret))
    await page.keyboard.press('Enter')
    await expect(noConnection(page)).toBeVisible()
    await mend()
    await page.keyboard.press('Enter')
  })

  await test.step('with the first one come ten codes, shown this one time', async () => {
    const shown = main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('code') })
    await expect(shown.getByRole('code')).toHaveCount(10)
    await expect(shown).toBeFocused()
    codes = await shown.getByRole('code').allTextContents()
    await expectSpanishHere(vera, { own: [...codes, 'My phone'] })
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Copy the codes' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
    const download = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Download as a file' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(codes[9])
    await main(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(main(page).getByText('10 codes of 10 left.')).toBeVisible()
    await expect(main(page).getByText(codes[0] ?? '')).toBeHidden()
    await expect(main(page).getByText('My phone')).toBeVisible()
  })

  const old = codes[1] ?? ''
  await test.step('she asks for ten others, in the place of those', async () => {
    await main(page).getByRole('button', { name: 'Make new codes' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('The codes you have now no longer work.')
    await asked.getByRole('button', { name: 'Make new codes' }).click()
    await expect(main(page).getByRole('code')).toHaveCount(10)
    codes = await main(page).getByRole('code').allTextContents()
    expect(codes).not.toContain(old)
    await main(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(main(page).getByText('10 codes of 10 left.')).toBeVisible()
  })

  await test.step('she removes them all, and makes ten again', async () => {
    await main(page).getByRole('button', { name: 'Remove the codes' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('None of them lets you in any more.')
    await expectSpanishHere(vera, { own: ['My phone'] })
    await asked.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Your recovery codes are removed.')).toBeVisible()
    await expect(main(page).getByText('You have none yet.')).toBeVisible()
    // Those that were lost on the way nobody has seen: she is shown others.
    const lost = await loses(context, /\/recovery-codes/, 'answer')
    await main(page).getByRole('button', { name: 'Make recovery codes' }).click()
    await lost()
    await expect(main(page).getByRole('code')).toHaveCount(10)
    codes = await main(page).getByRole('code').allTextContents()
    await main(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(main(page).getByText('10 codes of 10 left.')).toBeVisible()
    await page.reload()
    await expect(main(page).getByText('My phone')).toBeVisible()
    await expectReachedByAll(page)
    await expectAccessible(page)
  })

  await test.step('where it cannot be found out how many are left, she is told, and asks again', async () => {
    const mend = await losesAll(page, /\/auth\/v1\/factors\/recovery-codes$/)
    await page.reload()
    await expect(main(page).getByText('This could not be loaded.')).toBeVisible({ timeout: 15_000 })
    await expect(main(page).getByText('My phone')).toBeVisible()
    await mend()
    await main(page).getByRole('button', { name: 'Retry' }).click()
    await expect(main(page).getByText('10 codes of 10 left.')).toBeVisible()
  })

  const away = await openBrowser(browser, siteUrl(), 'Vera Away')
  away.email = vera.email
  const isAsked = (tab: Page) => expect(heading(tab, 'Confirm that it is you')).toBeVisible()

  await test.step('from now on her password is not enough: she sees nothing of hers before it, in no tab', async () => {
    await logIn(away, PASSWORD, '/bookmarks')
    await isAsked(away.page)
    await expect(away.page.getByLabel('Six-digit code')).toBeVisible()
    await expectSpanishToo(away)
    await expectReachedByAll(away.page)
    await expectAccessible(away.page)
    await speaksEnglish(away)
    await away.page.reload()
    const tab = await away.newTab('/athletes')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await tab.goto('/settings')
    await expect(tab).toHaveURL(/\/second-factor\?next=%2Fsettings/)
    await away.page.getByLabel('Six-digit code').fill('000000')
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText('This code is not right.')).toBeVisible()
    // Each counts once. The one before would be too old where half a minute ends on its way.
    await away.page.getByLabel('Six-digit code').fill(codeOfApp(secret, 1))
    await away.page.keyboard.press('Enter')
    await expect(away.page).toHaveURL(/^[^?]*\/bookmarks/)
    // On the demo each tab is somebody of its own, who is asked for herself.
    if (!isDemo()) await expect(tab).toHaveURL(/\/settings/)
    await tab.close()
  })

  await test.step('it stays shown when her token is renewed', async () => {
    await letTokenExpire(away.page)
    await away.page.goto('/settings')
    await expect(heading(away.page, 'Settings')).toBeVisible()
  })

  const chosen = 'four warm oranges'
  await test.step('who forgot her password too proves her mail, then a code of the ten, and chooses another', async () => {
    await signsOut(away.page)
    await away.page.goto('/forgot-password')
    await away.page.getByLabel('Email').fill(vera.email)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText(`If there is an account with ${vera.email}`)).toBeVisible()
    await expectAccessible(away.page)
    await away.page.getByRole('link', { name: 'Or type the code' }).click()
    const { code, link } = await letterTo(vera, /password/)
    await expect(away.page.getByLabel('Six-digit code')).toBeEnabled()
    await away.page.goto(link)
    await expect(away.page.getByRole('button', { name: 'Choose a new password' })).toBeEnabled()
    await expectAccessible(away.page)
    // Looked at, it is not used up.
    await away.page.goBack()
    await away.page.getByLabel('Six-digit code').fill(code)
    // As on a site that has turned apps off since: what is left is offered.
    const opensAgain = await intercept(away.page, /\/auth\/v1\/settings$/, (route) =>
      route.fulfill({ status: 200, json: { external: {}, mfa: { totp: false } } }),
    )
    await away.page.keyboard.press('Enter')
    await isAsked(away.page)
    await expect(away.page.getByText(/^Turned off here: Code of your app/)).toBeVisible()
    await expect(away.page.getByLabel('Recovery code')).toBeVisible()
    await opensAgain()
    await away.page.reload()
    await away.page.getByRole('button', { name: 'Recovery code' }).click()
    await expectLargeTargets(away.page)
    await expectSpanishHere(away)
    await expectAccessible(away.page)
    await away.page.getByLabel('Recovery code').fill(old)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText('This code is not right.')).toBeVisible()
    await page.reload()
    await expect(
      main(page).getByText('10 codes of 10 left.'),
      'what she proved is not enough to end this',
    ).toBeVisible()
    await away.page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '')
    await away.page.keyboard.press('Enter')
    await away.page.getByLabel('New password').fill(chosen)
    await away.page.getByLabel('Confirm password').fill(chosen)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText(/Your password is changed/)).toBeVisible()
    await expect(away.page).toHaveURL(/\/feed/)
    await expect(page).toHaveURL(/\/login/)
    await away.page.goto('/settings/security/factors')
    await expect(main(away.page).getByText('9 codes of 10 left.')).toBeVisible()
  })

  await test.step('who is asked for a second step while the last one is taken away goes on without, in every tab', async () => {
    await logIn(vera, chosen, '/bookmarks')
    await isAsked(page)
    const tab = isDemo() ? page : await vera.newTab('/settings')
    await isAsked(tab)
    await main(away.page).getByRole('button', { name: 'Remove My phone' }).click()
    await away.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(away.page.getByText('Two-step sign-in is off.', { exact: false })).toBeVisible()
    await page.getByLabel('Six-digit code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
    if (tab !== page) await expect(tab).toHaveURL(/\/settings/)
  })

  expect([...vera.complaints, ...away.complaints]).toEqual([])
})

test('she takes her data along, leaves, changes her mind, and leaves for good', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Sevá')
  const { page } = vera
  await join(vera, { at: '/settings/security/data' })

  await test.step('her archive is made and fetched', async () => {
    await main(page).getByRole('button', { name: 'Have my archive made' }).click()
    const link = main(page).getByRole('link', { name: /^Download the archive/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await link.click()
    const archive = readZip(new Uint8Array(await readFile(await (await download).path())))
    expect(new TextDecoder().decode(archive.get('tables/users.json'))).toContain(vera.email)
  })

  const leaves = async (password: string) => {
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('checkbox', { name: /I understand/ }).check()
    await main(page).getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()
  }

  await test.step('leaving asks for her password, and says when it ends', async () => {
    await opens(page, 'delete', 'Delete your account')
    await main(page).getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Enter your password.')).toBeVisible()
    await expectAccessible(page)
    await leaves('not-this-one')
    await expect(page.getByText('This is not your password.')).toBeVisible()
    await expect(page.getByLabel('Your password')).toBeFocused()
    await leaves(PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await expect(page.getByText(/Changed your mind\?/)).toBeVisible()
    await expectAccessible(page)
    // That a screen which stands open hears of it is seen where she changes her password.
    await expect(vera.player.api.accounts.me()).rejects.toMatchObject({ status: 401 })
  })

  await test.step('signed in again she is asked one thing, and keeps her account', async () => {
    await logIn(vera, PASSWORD)
    await loses(page.context(), /\/auth\/v1\/logout/, 'request')
    await main(page).getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('the server could not be told')).toBeVisible()
    await expect(page.getByText('under Devices'), 'she has no devices to look through').toHaveCount(0)
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await logIn(vera, PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Keep my account' })).toBeVisible()
    await expectSpanishToo(vera)
    await expectReachedByAll(page)
    await expectAccessible(page)
    await speaksEnglish(vera)
    await page.goto('/settings')
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await loses(page.context(), /\/api\/rpc\/accounts\/keep$/, 'answer')
    await main(page).getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText('No connection. Check your internet and try again.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Keep my account' }).click()
    await expect(page).toHaveURL(/\/feed/)
    await page.goto('/keep-account')
    await expect(heading(page, 'Your account stays')).toBeVisible()
  })

  await test.step('her settings are open to her again, and she leaves all the same', async () => {
    await opens(page, 'delete', 'Delete your account')
    await leaves(PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})
