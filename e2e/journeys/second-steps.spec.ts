import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectSpanishHere } from '../checks/spanish-too.ts'
import { goesToGoogle, leaves, typesCode } from '../people/another-way.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { button, heading, main } from '../people/locators.ts'
import { loses, losesAll } from '../people/lose.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'
import { type EveryWayIn, openEveryWayIn } from '../site/every-way-in.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

let site: EveryWayIn

test.beforeAll(async () => {
  site = await openEveryWayIn()
})
test.afterAll(() => site.close())

/** The network lost what she typed, and nobody has looked at it: it is still there. */
async function sendsAgain(page: Page, code: string) {
  await expect(page.getByLabel('Six-digit code')).toHaveValue(code)
  await page.getByLabel('Six-digit code').press('Enter')
}

test('a passkey needs no password; behind her password stand a key, an SMS and ten codes; a service is linked', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, site.heraia.url, 'Vera Llave')
  const { page, context } = vera
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
  const passkeys = '/settings/security/passkeys'
  const factors = '/settings/security/factors'
  const isAskedAgain = () => expect(heading(page, 'Confirm that it is you')).toBeVisible()
  const putsAwayPasskeys = await hasAtHand('internal')
  await join(vera, { at: passkeys })

  await test.step('a passkey is added and named', async () => {
    await button(page, 'Add a passkey').click()
    const dialog = page.getByRole('dialog', { name: 'Name this passkey' })
    await expectSpanishHere(vera)
    await dialog.getByLabel('Name').fill('Work laptop')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Work laptop')).toBeVisible()
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    await expectAccessible(page)
  })

  await test.step('with it she needs neither an address nor a password', async () => {
    await leaves(page, passkeys)
    await button(page, 'With a passkey').click()
    await expect(heading(page, 'Passkeys')).toBeVisible()
  })

  await test.step('it is named again and removed', async () => {
    await button(page, 'Rename Work laptop').click()
    const dialog = page.getByRole('dialog', { name: 'Name this passkey' })
    await dialog.getByLabel('Name').fill('Home laptop')
    await loses(context, /\/auth\/v1\/passkeys\/[^/]+$/, 'request')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('No connection. Check your internet and try again.')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await button(page, 'Remove Home laptop').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
    await putsAwayPasskeys()
  })

  const codes = await test.step('a security key and a phone become second steps', async () => {
    await hasAtHand('usb')
    await goesOnTo(page, factors)
    await button(page, 'Set up a security key').click()
    await button(page, 'Use the key').click()
    await expect(page.getByText('Security key is set up.')).toBeVisible()
    const shown = main(page).getByRole('list').getByRole('code')
    await expect(shown).toHaveCount(10)
    const kept = await shown.allTextContents()
    await button(page, 'I have kept them').click()
    await button(page, 'Set up a phone').click()
    await page.getByText('By WhatsApp').click()
    await expectSpanishHere(vera, { own: ['WhatsApp', 'Security key'] })
    await typesCode(page, '+34 600 000 002', 'Phone number')
    await expect(main(page).getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await typesCode(page, '246810')
    await expect(page.getByText('Code by SMS is set up.')).toBeVisible()
    return kept
  })

  const logsIn = async () => {
    await leaves(page, factors)
    await page.getByLabel('Email', { exact: true }).fill(vera.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await isAskedAgain()
  }

  await test.step('the SMS comes after her password, sent when she asks for it', async () => {
    await logsIn()
    await expectSpanishHere(vera)
    await main(page)
      .getByRole('button', { name: /^Code by SMS/ })
      .click()
    await expect(page.getByText('We send it to the phone that ends in 02.', { exact: false })).toBeVisible()
    await button(page, 'Send it by WhatsApp').click()
    await expect(page.getByText('The WhatsApp message is on its way.')).toBeVisible()
    // She looks at her messages, and the browser of her phone loads the page again.
    await page.reload()
    await expect(page.getByText('The WhatsApp message is on its way.')).toBeVisible()
    await typesCode(page, '000000')
    await expect(page.getByText('This code is not right.')).toBeVisible()
    await expect(page.getByLabel('Six-digit code')).toHaveValue('')
    // It counts, and she hears of it once somebody can be heard.
    const mend = await losesAll(vera.context, /\/factors\/[^/]+\/verify/, 'answer')
    await typesCode(page, '246810')
    await expect(main(page).getByRole('alert')).toBeVisible()
    await mend()
    await sendsAgain(page, '246810')
    await expect(heading(page, 'Two-step sign-in')).toBeVisible()
  })

  await test.step('so does the key; where it is removed her session falls back, and a code of the ten brings her here again', async () => {
    await logsIn()
    await button(page, 'Use the key').click()
    await expect(heading(page, 'Two-step sign-in')).toBeVisible()
    await button(page, 'Remove Security key').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Removed.')).toBeVisible()
    await page.reload()
    await isAskedAgain()
    await page.getByRole('button', { name: 'Recovery code' }).click()
    // It counted, and she is not told that it is wrong.
    await loses(context, /\/factors\/[^/]+\/verify/, 'answer')
    await typesCode(page, codes[0] ?? '', 'Recovery code')
    await expect(heading(page, 'Two-step sign-in')).toBeVisible()
  })

  await test.step('another service is linked and unlinked; the last of them stays', async () => {
    site.issuer.people.set('llave', { email: vera.email, email_verified: true, name: vera.name })
    const mend = await losesAll(page, /\/auth\/v1\/settings$/)
    await page.goto('/settings/security/linked?code=made-up')
    await expect(page.getByText('It was not linked. Try again.')).toBeVisible()
    await expect(page.getByText('We could not find out which other ways there are.')).toBeVisible()
    await mend()
    await button(page, 'Retry').click()
    await expect(main(page).getByText('This is the only one of these')).toBeVisible()
    await goesToGoogle(page, 'Link Google', 'llave')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    // The session that comes with the way back has seen her second step.
    await expect(button(page, 'Unlink Google')).toBeVisible()
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    await expectAccessible(page)
    await button(page, 'Unlink Google').click()
    await expectSpanishHere(vera, { own: ['Email', vera.email, 'Google'] })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(main(page).getByText('This is the only one of these')).toBeVisible()
  })

  await test.step('a phone to sign in with, by the code that it gets', async () => {
    await goesOnTo(page, '/settings/security/phone')
    await expect(page.getByLabel('New phone number')).toBeVisible()
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    await expectAccessible(page)
    // To a wrong one; what her account says of it comes while she types the right one.
    const number = page.getByLabel('New phone number')
    const { promise: held, resolve: letsGo } = Promise.withResolvers<void>()
    const mendUser = await intercept(page, /\/auth\/v1\/user$/, async (route) => {
      if (route.request().method() === 'GET') await held
      await route.continue()
    })
    await typesCode(page, '+34 600 000 007', 'New phone number')
    await button(page, 'Another number').click()
    await expect(number).toBeFocused()
    await number.fill('600 000')
    const told = page.waitForResponse((answer) => answer.url().endsWith('/auth/v1/user'))
    letsGo()
    await told
    await mendUser()
    await number.press('End')
    await page.keyboard.type(' 001')
    await expect(number).toHaveValue('600 000 001')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Write the number with its country code', { exact: false })).toBeVisible()
    // The code goes out, whether or not she heard so.
    await loses(vera.context, /\/auth\/v1\/user$/, 'answer')
    await typesCode(page, '0034 600-000-001', 'New phone number')
    await expect(page.getByLabel('Six-digit code')).toBeVisible()
    // She looks at her messages, and the browser of her phone loads the page again.
    await page.reload()
    await expect(page.getByLabel('Six-digit code')).toHaveAccessibleDescription(/We sent a code to \+34600000001/)
    await expect(main(page).getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await expectSpanishHere(vera)
    await typesCode(page, '000000')
    await expect(page.getByText('This code is wrong or too old.')).toBeVisible()
    // It is confirmed, whether or not she heard so.
    await loses(vera.context, /\/auth\/v1\/verify/, 'answer')
    await typesCode(page, '123456')
    await expect(page.getByText('Your phone number is confirmed.')).toBeVisible()
    await expect(main(page).getByText('+34600000001')).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})
