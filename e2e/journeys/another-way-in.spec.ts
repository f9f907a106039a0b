import { openHeraia } from '@heraia/hosts/test/open-heraia'
import { serviceToken } from '@heraia/hosts/test/service-token'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectSpanishHere, speaksEnglish } from '../checks/spanish-too.ts'
import { doesNotStay, goesToGoogle, leaves, saysWhoSheIs, signsOut, typesCode } from '../people/another-way.ts'
import { closesBrowser } from '../people/closes-browser.ts'
import { openDirectory } from '../people/directory.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { hears } from '../people/hear.ts'
import { intercept } from '../people/intercept.ts'
import { button, heading, main } from '../people/locators.ts'
import { askAuth } from '../people/member.ts'
import { mailTo } from '../people/outbox.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'
import { tabsTo } from '../people/tab-to.ts'
import { putWallets } from '../people/wallets.ts'
import { type EveryWayIn, OTPS, openEveryWayIn, SECRET } from '../site/every-way-in.ts'

/** One server for all of them, which has every way in. */
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

const NEW_PHONE = '+34600000003'
let site: EveryWayIn

test.beforeAll(async () => {
  site = await openEveryWayIn()
})
test.afterAll(() => site.close())

/** So slowly that the page wakes under her finger: what she pressed is still there when she lifts it. */
async function pressesSlowly(page: Page, name: string) {
  await button(page, name).hover()
  await page.mouse.down()
  await expect(page.locator('#late')).toHaveCount(0)
  await page.mouse.up()
}

test('another service vouches for her: the first time she says who she is, and no stays no', async ({ browser }) => {
  const vera = await openBrowser(browser, site.heraia.url, 'Vera Google')
  const { page } = vera
  site.issuer.people.set('vera', { email: vera.email, email_verified: true, name: vera.name })

  await test.step('a code that is none says so instead of waiting', async () => {
    await page.goto('/login/return?code=made-up')
    await expect(page.getByText('This began in another browser or too long ago.')).toBeVisible()
  })

  await test.step('what she refuses there is said here', async () => {
    await goesOnTo(page, '/register?next=/settings')
    await goesToGoogle(page, 'Continue with Google', 'vera')
    await page.getByRole('link', { name: /cancel/i }).click()
    await expect(page.getByText('You did not let the other service tell us who you are')).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
  })

  await test.step('yes leads to the welcome screen, and from there where she wanted to go', async () => {
    await expect(page).toHaveURL(/\/login\?next=%2Fsettings/)
    await button(page, 'Continue with Google').click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fsettings/)
    await expect(page.getByLabel('Full name')).toHaveValue(vera.name)
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    await expectSpanishHere(vera)
    await saysWhoSheIs(vera)
    await expect(page).toHaveURL(/\/settings$/)
  })

  await test.step('by Facebook, which knows the same address of hers, she is the same', async () => {
    await leaves(page)
    const asked = page.waitForRequest((request) => request.url().startsWith(site.issuer.endpoints.authorization))
    await doesNotStay(page)
    await button(page, 'Continue with Facebook').click()
    expect(new URL((await asked).url()).searchParams.get('client_id')).toBe(site.issuer.clientId)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
    await closesBrowser(vera.context)
    await speaksEnglish(vera)
    await page.goto('/settings/security/linked')
    await button(page, 'Continue with Facebook').click()
    for (const name of ['Google', 'Facebook']) await expect(button(page, `Unlink ${name}`)).toBeVisible()
  })

  const email = `invited-${vera.email}`
  await test.step('an invitation for another address than the service knows is not answered by it', async () => {
    await leaves(page)
    const data = { email, data: { language: 'en' } }
    await askAuth({ siteUrl: site.heraia.url }, '/invite', { token: await serviceToken(SECRET), data })
    await page.goto((await mailTo(site.heraia.databaseUrl, email, /invited/)).link)
    await button(page, 'Continue with Google').click()
    await expect(page.getByText('knows you by another email than the invited one')).toBeVisible()
  })

  await test.step('for the same it is, without a password', async () => {
    // The service does not know who she is any more: it asks again.
    await vera.context.clearCookies()
    await speaksEnglish(vera)
    site.issuer.people.set('ines', { email, email_verified: true, name: 'Inés Invited' })
    await page.goto((await mailTo(site.heraia.databaseUrl, email, /invited/)).link)
    await goesToGoogle(page, 'Continue with Google', 'ines')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/welcome/)
    await expect(main(page).getByText(email)).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})

test('her wallet signs her in, of either kind, once she lets it; so does her phone, by a code or with a password', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, site.heraia.url, 'Vera Cartera')
  const { page } = vera
  const PHONE = '+34 600 000 005'
  const heard = await hears(page)
  await putWallets(page)
  await page.goto('/login?next=/bookmarks')

  await test.step('by Ethereum, which she refuses at first: then she is to say who she is', async () => {
    await button(page, 'With your Ethereum wallet').click()
    await expect(main(page).getByRole('alert')).toContainText('You did not let the other service')
    await button(page, 'With your Ethereum wallet').click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await expect(main(page).getByText('Signed in as')).toHaveCount(0)
    await button(page, 'Sign out').click()
    await expect(page).toHaveURL(`${site.heraia.url}/`)
    // Home comes first, and then she is out.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  await test.step('by Solana she is somebody else', async () => {
    await page.goto('/login?next=/bookmarks')
    await button(page, 'With your Solana wallet').click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
  })

  await test.step('by a message to her phone she is a third, known by her number; nothing is asked for before she has a profile', async () => {
    await leaves(page)
    await main(page).getByRole('link', { name: 'With a link or code' }).click()
    await page.getByText('By WhatsApp').click()
    await typesCode(page, '+34 600 000 003', 'Phone')
    await expect(page.getByLabel('Six-digit code')).toBeVisible()
    expect(heard.find(({ url }) => url.includes('/auth/v1/otp'))?.body).toContain('"channel":"whatsapp"')
    await typesCode(page, '135790')
    await expect(main(page).getByText(`Signed in as ${NEW_PHONE}`)).toBeVisible()
    expect(heard.filter(({ url, isOk }) => /unread/.test(url) && !isOk)).toEqual([])
  })

  await test.step('the registration screen leads to a phone with a password; each field says what is wrong', async () => {
    await signsOut(page)
    await page.goto('/register?next=/bookmarks')
    await main(page).getByRole('link', { name: 'With your phone' }).press('Enter')
    await expect(heading(page, 'Register with your phone')).toBeVisible()
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    await expectSpanishHere(vera)
    await page.getByLabel('Phone').fill('600')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Type the number with its country code')).toBeVisible()
    await expect(page.getByText('Enter a password')).toBeVisible()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await page.getByLabel('Phone').fill(PHONE)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Repeat the password').fill(`${PASSWORD}!`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('The passwords are not the same')).toBeVisible()
    await expect(page.getByLabel('Repeat the password')).toBeFocused()
    await expectAccessible(page)
  })

  const opensSignIn = async () => {
    await main(page).getByRole('link', { name: 'With phone and password' }).press('Enter')
    await expect(heading(page, 'Sign in with your phone')).toBeVisible()
  }
  const signsIn = async (password: string) => {
    await page.getByLabel('Phone').fill(PHONE)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }

  await test.step('a code goes to her phone, by WhatsApp where she wants it so; it is not typed yet', async () => {
    await page.getByLabel('Repeat the password').fill(PASSWORD)
    await tabsTo(page.getByRole('radio', { name: 'By SMS' }))
    await page.keyboard.press('ArrowRight')
    await button(page, 'Send the code').press('Enter')
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await expect(page.getByText('The code arrives at +34600000005')).toBeVisible()
    expect(heard.find(({ url }) => url.includes('/auth/v1/signup'))?.body).toContain('"channel":"whatsapp"')
  })

  await test.step('her password alone does not let her in before; the code does, and then she says who she is', async () => {
    await goesOnTo(page, '/login?next=/bookmarks')
    await opensSignIn()
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    await expectSpanishHere(vera)
    await signsIn(`${PASSWORD}!`)
    await expect(main(page).getByRole('alert')).toContainText('Phone or password is not right.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await signsIn(PASSWORD)
    await expect(main(page).getByRole('alert')).toContainText('Your phone is not confirmed yet.')
    await expectAccessible(page)
    await button(page, 'Send the code').press('Enter')
    await typesCode(page, '112233')
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await saysWhoSheIs(vera)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
  })

  await test.step('who forgot it has a code sent, chooses another one, and comes in with that', async () => {
    await goesOnTo(page, '/settings/security/password')
    await button(page, 'I do not know it: send me a code').press('Enter')
    await page.getByLabel('Six-digit code').fill('112233')
    await page.getByLabel('New password', { exact: true }).fill(`${PASSWORD} new`)
    await page.getByLabel('New password again').fill(`${PASSWORD} new`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your password is changed', { exact: false })).toBeVisible()
    await leaves(page)
    await opensSignIn()
    await expect(main(page).getByRole('link', { name: 'Sign in by code' })).toBeVisible()
    await signsIn(`${PASSWORD} new`)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
  })

  await test.step('an email that she adds is hers at once, where addresses need not be confirmed', async () => {
    await goesOnTo(page, '/settings/security/email')
    await typesCode(page, vera.email, 'New email address')
    await expect(page.getByText('Your email address is added.')).toBeVisible()
    await expect(page.getByLabel('New email address')).toHaveValue('')
  })
  expect(vera.complaints).toEqual([])
})

test('a guest reads, is told what she may not and what becomes of her account, and keeps it', async ({ browser }) => {
  const gea = await openBrowser(browser, site.heraia.url, 'Gea Guest')
  const { page } = gea

  await test.step('the sign-in screen says what a guest is before she is one', async () => {
    const registers = await gea.newTab('/register')
    await registers.getByLabel('Full name').fill('Gea Half')
    await page.goto('/login')
    const guest = button(page, 'Look around as a guest')
    await expect(guest).toHaveAccessibleDescription(/When you sign out, that account is gone/)
    await pressesSlowly(page, 'Look around as a guest')
    await expect(page).toHaveURL(/\/athletes$/)
    // What she had begun in another tab stands there.
    await expect(registers.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expect(registers.getByLabel('Full name')).toHaveValue('Gea Half')
    await registers.close()
    await expect(page.getByText('You are here as a guest')).toBeVisible()
  })

  await test.step('what is for members says so', async () => {
    await goesOnTo(page, '/messages')
    await expect(heading(page, 'This is for members')).toBeVisible()
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    await expectSpanishHere(gea)
    await expectAccessible(page)
    await goesOnTo(page, '/teams')
    await expect(main(page).getByRole('link', { name: 'Create a team' }).first()).toBeVisible()
    await page.goto('/admin')
    await expect(heading(page, 'This is for members')).toBeVisible()
  })

  await test.step('with another account than this she signs in all the same, and this one is gone', async () => {
    await goesOnTo(page, '/login?next=/bookmarks')
    await expect(heading(page, 'Keep your account')).toBeVisible()
    // Until the server has answered, too, she is at the sign-in, and asked nothing else.
    const isOver = Promise.withResolvers<void>()
    const mend = await intercept(page, /\/auth\/v1\/logout/, async (route) => {
      await isOver.promise
      await route.abort()
    })
    await button(page, 'Sign in with it').click()
    await expect(button(page, 'Look around as a guest')).toBeVisible()
    await expect(page).toHaveURL(/\/login\?next=%2Fbookmarks/)
    isOver.resolve()
    await expect(page.getByText('the server could not be told')).toBeVisible()
    await expect(page.getByText('You are here as a guest')).toHaveCount(0)
    await mend()
  })

  await test.step('a phone that she confirms makes it hers, and takes her where she wanted to go', async () => {
    await button(page, 'Look around as a guest').click()
    await main(page).getByRole('link', { name: 'Make it a full account' }).click()
    await expect(heading(page, 'Keep your account')).toBeVisible()
    await expectReadByKeyboard(page, { isLed: true })
    await page.getByText('A phone', { exact: true }).click()
    await expectLargeTargets(page)
    await expectSpanishHere(gea)
    await expectAccessible(page)
    await typesCode(page, '+34 600 000 006', 'New phone number')
    await typesCode(page, '445566')
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await expect(page.getByText('You are here as a guest')).toHaveCount(0)
  })

  await test.step('so does another service', async () => {
    site.issuer.people.set('gea', { email: `third-${gea.email}`, email_verified: true, name: gea.name })
    await leaves(page)
    await button(page, 'Look around as a guest').click()
    await main(page).getByRole('link', { name: 'Make it a full account' }).click()
    await goesToGoogle(page, 'Link Google', 'gea')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await expect(main(page).getByText(`third-${gea.email}`)).toBeVisible()
  })
  expect(gea.complaints).toEqual([])
})

test('her club vouches for her', async ({ browser }) => {
  const directory = await openDirectory(site.heraia, { secret: SECRET, domain: 'club.example' })
  const vera = await openBrowser(browser, site.heraia.url, 'Vera Club')
  const { page, context } = vera
  const opensTheClubs = () => main(page).locator('summary', { hasText: 'With your organisation' }).click()
  const asksTheClub = (domain: string) => typesCode(page, domain, 'Work email or domain')

  await test.step('a club that is not here is said to be none', async () => {
    await page.goto('/login?next=/bookmarks')
    await opensTheClubs()
    await asksTheClub('vera@nowhere.example')
    await expect(main(page).getByText('No organisation on this site uses that domain.')).toBeVisible()
    // A button half under the header is as large as it is once it is scrolled to.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })

  await test.step('she says there that it is she, and is here', async () => {
    await directory.signsIn(context, 'vera@club.example')
    await asksTheClub('vera@club.example')
    await page.getByRole('button', { name: 'It is me' }).click()
    await expect(page).toHaveURL(/\/welcome\?next=%2Fbookmarks/)
    await saysWhoSheIs(vera)
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/)
    await goesOnTo(page, '/settings/security')
    await expect(main(page).getByRole('link', { name: 'Linked accounts Your organisation' })).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})

test('where nobody comes in by email, the screens show the other ways and nothing else', async ({ browser }) => {
  const env = { AUTH_EMAIL: 'off', AUTH_WEB3: 'on', AUTH_TEST_OTP: OTPS, LOG_LEVEL: 'warn' }
  const withoutEmail = await openHeraia({ databaseUrl: site.heraia.databaseUrl, env })
  const vera = await openBrowser(browser, withoutEmail.url, 'Vera Sin Email')
  const { page } = vera
  const showsOtherWaysAlone = async () => {
    const ways = main(page).getByRole('region', { name: 'Other ways to sign in' })
    await expect(ways.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(ways.getByText('or', { exact: true })).toHaveCount(0)
    await expect(main(page).getByRole('textbox')).toHaveCount(0)
  }
  await page.goto('/register')
  await showsOtherWaysAlone()
  await expect(button(page, 'With a passkey')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login/)
  await showsOtherWaysAlone()
  await main(page).getByRole('link', { name: 'With a link or code' }).click()
  await expect(page.getByLabel('Phone')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  expect(vera.complaints).toEqual([])
  await withoutEmail.stop()
})
