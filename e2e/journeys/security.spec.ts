import { readFile } from 'node:fs/promises'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { readZip } from '@heraia/hosts/test/read-zip'
import { scanQr } from '@heraia/hosts/test/scan-qr'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectSpanishHere } from '../checks/spanish-too.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { heading, main } from '../people/locators.ts'
import { dismisses, loses } from '../people/lose.ts'
import { askAuth } from '../people/member.ts'
import { letterTo } from '../people/outbox.ts'
import { openBrowser, PASSWORD, type Person } from '../people/person.ts'
import { tokenOf } from '../people/session.ts'
import { knowsEachPassword } from '../people/weak-password.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

async function logIn(person: Person, password: string, next: string) {
  await person.page.goto(`/login?next=${next}`)
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
  await goesOnTo(page, `/settings/security/${part}`)
  await expect(heading(page, title)).toBeVisible()
}

/**
 * As they stand at first. Others are looked at where she comes to them; her account and its safety in own-screens.spec.ts,
 * passkeys, linked accounts and the phone in second-steps.spec.ts.
 */
const PARTS: [part: string, title: string][] = [
  ['email', 'Email'],
  ['password', 'Password'],
  ['activity', 'Recent security activity'],
  ['data', 'Download your data'],
  ['delete', 'Delete your account'],
]

/** On the overview, what each line says comes after the line. */
async function expectLinesToSay(page: Page) {
  const ways = main(page)
    .getByRole('listitem')
    .filter({ hasText: /Passkeys|Linked accounts/ })
  await expect(ways.first()).toBeVisible()
  await expect(ways.filter({ hasNotText: 'None' })).toHaveCount(0)
}

/** A screen that she has been led to: by the keyboard, in Spanish, and by a finger there. */
async function expectReachedByAll(person: Person, own: string[] = []) {
  await expectReadByKeyboard(person.page, { isLed: true })
  await expectSpanishHere(person, { own, also: () => expectLargeTargets(person.page) })
}

test('she changes what she signs in with, and every other device is out', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Segura')
  const { page } = vera
  await join(vera, { at: '/settings/security' })

  await test.step('the overview says how things stand, and leads on by the keyboard', async () => {
    await expect(main(page).getByRole('link', { name: `Email ${vera.email}` })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Two-step sign-in Off' })).toBeVisible()
    await expectLinesToSay(page)
    await expectReachedByAll(vera, ['General', 'Email', vera.email])
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
    const before = await letterTo(vera, /new email address/, { to: wanted })
    const hereBefore = await letterTo(vera, /change of your email/)
    const waits = page.getByText(`Waiting for ${wanted}`)
    await expect(async () => {
      // The form may give way once more to what it was. Where the answer is slow it is gone when she looks again.
      if (!(await waits.isVisible())) {
        await page.getByLabel('New email address').fill(wanted, { timeout: 2000 })
        await page.keyboard.press('Enter')
      }
      await expect(waits).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    const there = await letterTo(vera, /new email address/, { to: wanted, not: before })
    const types = async (code: string) => {
      await page.getByLabel('Six-digit code').fill(code)
      await page.keyboard.press('Enter')
    }
    const here = await letterTo(vera, /change of your email/, { not: hereBefore })
    await main(page).getByRole('radio', { name: vera.email }).check()
    await types(here.code)
    await expect(page.getByText('Confirmed. Now confirm at the other address too.')).toBeVisible()
    await expect(page.getByText(`One of the two addresses has confirmed. Open the email at ${wanted}`)).toBeVisible()
    // The answer does not come through: it has counted, and she is told so.
    const lost = await loses(page.context(), /\/auth\/v1\/verify$/, 'answer')
    await types(there.code)
    await lost()
    await expect(page.getByText('Your email address is changed.')).toBeVisible()
    await expect(main(page).getByRole('definition')).toHaveText(wanted)
    vera.email = wanted
  })

  // That a screen which stands open there hears of it is seen where she chooses a password after its second step.
  const comesInElsewhere = async (secret: string): Promise<string> => {
    const data = { email: vera.email, password: secret }
    const userAgent = await page.evaluate(() => navigator.userAgent)
    return (await askAuth(vera, '/token?grant_type=password', { data, userAgent })).access_token
  }
  const isOver = (token: string) => expect(askAuth(vera, '/user', { token, method: 'GET' })).rejects.toThrow()
  const password = 'four warm oranges'
  await test.step('a new password asks for the one of today, and signs out her other device', async () => {
    const token = await comesInElsewhere(PASSWORD)
    await opens(page, 'password', 'Password')
    await page.getByLabel('Current password').fill('not-this-one')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password again').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Current password').fill(PASSWORD)
    const mend = await knowsEachPassword(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This password is known from data leaks: choose another one')).toBeVisible()
    await mend()
    await loses(page.context(), /\/auth\/v1\/user$/, 'answer')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No connection. Check your internet and try again.')).toBeVisible()
    // It is changed, and the one of today is not what she calls so: her second try finds that out.
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Your password is changed/)).toBeVisible()
    await isOver(token)
  })

  await test.step('she ends another session and stays here', async () => {
    const token = await comesInElsewhere(password)
    await goesOnTo(page, '/settings/sessions')
    const rows = main(page).getByRole('listitem')
    await expect(main(page).getByText('This device')).toBeVisible()
    // One: what she confirmed here began no session.
    const ends = rows.getByRole('button', { name: /^Sign out/ })
    await expect(rows.filter({ hasText: 'Last seen', hasNotText: 'This device' })).toContainText(
      /^Chrome on Linux.*Last seen now/,
    )
    await dismisses(page)
    await expectReachedByAll(vera, ['General'])
    await ends.click()
    await expect(page.getByText('That device is signed out.')).toBeVisible()
    await isOver(token)
    await expectAccessible(page)
  })

  await test.step('she ends all others at once', async () => {
    const token = await comesInElsewhere(password)
    await main(page).getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(page.getByText('All other devices are signed out.')).toBeVisible()
    await isOver(token)
  })

  await test.step('every part is reached by the keyboard, and in Spanish says the same and is hit by a finger', async () => {
    await dismisses(page)
    for (const [part, title] of PARTS) {
      await opens(page, part, title)
      // Below its title a part comes when it is fetched.
      await expect(main(page).locator('.animate-pulse')).toHaveCount(0)
      await expect(main(page).getByRole('paragraph').first()).toBeVisible()
      if (part === 'activity') await expect(main(page).getByRole('listitem').first()).toBeVisible()
      await expectReachedByAll(vera, ['General', 'Email', 'Email | Heraia', vera.email])
    }
  })

  await test.step('who does not know her password any more is mailed six digits in its place', async () => {
    await opens(page, 'password', 'Password')
    await main(page).getByRole('button', { name: 'I do not know it: send me a code' }).click()
    await expect(page.getByLabel('Current password')).toHaveCount(0)
    const { code } = await letterTo(vera, /code to change/)
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('New password again').fill(PASSWORD)
    await expectSpanishHere(vera)
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
  expect(vera.complaints).toEqual([])
})

test('a second step stands between her password and everything that is hers; and codes for a bad day', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Pasos')
  const { page, context } = vera
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await join(vera, { at: '/settings/security/factors' })
  let secret = ''
  let first: string[] = []
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
    await page.getByLabel('Six-digit code').fill(codeOfApp(secret))
    await page.keyboard.press('Enter')
  })

  await test.step('with the first one come ten codes, shown this one time', async () => {
    const shown = main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('code') })
    await expect(shown.getByRole('code')).toHaveCount(10)
    await expect(shown).toBeFocused()
    first = await shown.getByRole('code').allTextContents()
    await expectSpanishHere(vera, { own: [...first, 'My phone'] })
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Copy the codes' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first.join('\n'))
    const download = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Download as a file' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(first[9])
    await main(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(main(page).getByText('10 codes of 10 left.')).toBeVisible()
    await expect(main(page).getByText(first[0] ?? '')).toBeHidden()
    await expect(main(page).getByText('My phone')).toBeVisible()
  })

  await test.step('she removes them all, and makes ten again', async () => {
    await main(page).getByRole('button', { name: 'Remove the codes' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('None of them lets you in any more.')
    await asked.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Your recovery codes are removed.')).toBeVisible()
    await expect(main(page).getByText('You have none yet.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Make recovery codes' }).click()
    await expect(main(page).getByRole('code')).toHaveCount(10)
    codes = await main(page).getByRole('code').allTextContents()
    await main(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(main(page).getByText('10 codes of 10 left.')).toBeVisible()
    await dismisses(page)
    await expectReachedByAll(vera, ['My phone'])
    await expectAccessible(page)
  })

  const old = first[1] ?? ''
  const away = await openBrowser(browser, siteUrl(), 'Vera Away')
  away.email = vera.email
  const isAsked = (tab: Page) => expect(heading(tab, 'Confirm that it is you')).toBeVisible()

  await test.step('from now on her password is not enough: she sees nothing of hers before it', async () => {
    await logIn(away, PASSWORD, '/bookmarks')
    await isAsked(away.page)
    await expect(away.page.getByLabel('Six-digit code')).toBeVisible()
    await expectReachedByAll(away)
    await expectAccessible(away.page)
    await goesOnTo(away.page, '/athletes')
    await expect(heading(away.page, 'Connect with Elite Athletes')).toBeVisible()
    await goesOnTo(away.page, '/settings')
    await expect(away.page).toHaveURL(/\/second-factor\?next=%2Fsettings/)
    // Each counts once. The one before would be too old where half a minute ends on its way.
    await away.page.getByLabel('Six-digit code').fill(codeOfApp(secret, 1))
    await away.page.keyboard.press('Enter')
    await expect(away.page).toHaveURL(/^[^?]*\/settings/)
  })

  const chosen = 'four warm oranges'
  await test.step('who forgot her password too proves her mail, then a code of the ten, and chooses another', async () => {
    await signsOut(away.page)
    await askAuth(vera, '/recover', { data: { email: vera.email } })
    const { link } = await letterTo(vera, /password/)
    await away.page.goto(link)
    // As on a site that has turned apps off since: what is left is offered.
    const opensAgain = await intercept(away.page, /\/auth\/v1\/settings$/, (route) =>
      route.fulfill({ status: 200, json: { external: {}, mfa: { totp: false } } }),
    )
    await away.page.getByRole('button', { name: 'Choose a new password' }).click()
    await isAsked(away.page)
    await expect(away.page.getByText(/^Turned off here: Code of your app/)).toBeVisible()
    await expect(away.page.getByLabel('Recovery code')).toBeVisible()
    await expectSpanishHere(away)
    await opensAgain()
    await away.page.getByLabel('Recovery code').fill(old)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText('This code is not right.')).toBeVisible()
    // What she proved is not enough to end the session here.
    await askAuth(vera, '/user', { token: await tokenOf(page), method: 'GET' })
    await away.page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '')
    await away.page.keyboard.press('Enter')
    await away.page.getByLabel('New password').fill(chosen)
    await away.page.getByLabel('Confirm password').fill(chosen)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText(/Your password is changed/)).toBeVisible()
    await expect(away.page).toHaveURL(/\/feed/)
    await expect(page).toHaveURL(/\/login/)
    await goesOnTo(away.page, '/settings/security/factors')
    await expect(main(away.page).getByText('9 codes of 10 left.')).toBeVisible()
  })

  await test.step('who is asked for a second step while the last one is taken away goes on without', async () => {
    await signsIn(vera, chosen)
    await isAsked(page)
    await main(away.page).getByRole('button', { name: 'Remove My phone' }).click()
    await away.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(away.page.getByText('Two-step sign-in is off.', { exact: false })).toBeVisible()
    await page.getByLabel('Six-digit code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^[^?]*\/settings\/security\/factors/)
  })

  expect([...vera.complaints, ...away.complaints]).toEqual([])
})

test('she takes her data along, leaves, changes her mind, and keeps her account', async ({ browser }) => {
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
    await leaves('not-this-one')
    await expect(page.getByText('This is not your password.')).toBeVisible()
    await expect(page.getByLabel('Your password')).toBeFocused()
    await expectAccessible(page)
    await leaves(PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await expect(page.getByText(/Changed your mind\?/)).toBeVisible()
    // That a screen which stands open hears of it is seen where she chooses a password.
    await expect(vera.player.api.accounts.me()).rejects.toMatchObject({ status: 401 })
  })

  await test.step('signed in again she is asked one thing, and keeps her account', async () => {
    await goesOnTo(page, '/login')
    await signsIn(vera, PASSWORD)
    await expect(heading(page, 'Your account will be deleted')).toBeVisible()
    await expectReachedByAll(vera)
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Keep my account' }).click()
    await expect(page).toHaveURL(/\/feed/)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})
