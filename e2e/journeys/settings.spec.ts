import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectFocusInSight } from '../checks/focus-in-sight.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { dismisses } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const saves = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const saved = (page: Page) => expect(page.getByText('Your settings are saved.')).toBeVisible()
const sections = (page: Page) => page.getByRole('navigation', { name: 'Settings sections' })

test('two tabs: what each changed goes together, and what both changed she decides; nothing is lost without a question, and what she sets over her profile stands on the settings page too', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Asked')
  await join(vera, { role: 'athlete', sport: 'Volleyball', at: null })
  const { page } = vera
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
  await page.goto('/settings/privacy')

  await test.step('two tabs', async () => {
    const other = await vera.newTab('/settings/privacy')
    await page.getByLabel('Who can see your email and phone').selectOption('followers')
    await page.getByRole('switch', { name: 'Show me in search' }).uncheck()
    await other.getByLabel('Who can see your photos and videos').selectOption('private')
    await other.getByLabel('Who can see your email and phone').selectOption('public')
    await saves(other)
    await saved(other)
    await other.close()
    await saves(page)
    const decides = page.getByRole('alertdialog', { name: 'Your settings changed somewhere else' })
    await expect(decides).toHaveAccessibleDescription(/you changed the same as here:$/)
    await expect(decides.getByRole('listitem')).toHaveText(['Who can see your email and phone'])
    await decides.getByRole('button', { name: 'Save what is here' }).click()
    await saved(page)
    const { privacy } = await vera.player.api.settings.get()
    expect(privacy).toMatchObject({ mediaVisibility: 'private', contactInfo: 'followers', showInSearch: false })
    await expect(page.getByLabel('Who can see your photos and videos')).toHaveValue('private')
  })

  await page.getByRole('switch', { name: 'Show me in search' }).check()
  // Her changes go with her from one panel to the other.
  await sections(page).getByRole('link', { name: 'Notifications' }).click()
  await page.getByRole('checkbox', { name: 'Mentions, by email' }).uncheck()
  await sections(page).getByRole('link', { name: 'Devices' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/settings\/notifications/)
  // Who goes on while it is being saved is asked no longer than until it is.
  const held = Promise.withResolvers<void>()
  const mend = await intercept(page, /\/api\/rpc\/settings\/save$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await saves(page)
  await sections(page).getByRole('link', { name: 'Devices' }).click()
  await expect(question).toBeVisible()
  held.resolve()
  await saved(page)
  await mend()
  await expect(page).toHaveURL(/settings\/sessions/)
  await sections(page).getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('switch', { name: 'Show me in search' })).toBeChecked()

  await goesOnTo(page, await profileAddress(vera))
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Show when I am online' }).uncheck()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('dialog').getByRole('switch', { name: 'Show when I am online' })).not.toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // What was said before would be taken for what is said of this.
  await dismisses(page)
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile settings' })
  await dialog.getByLabel('Who can see your statistics').selectOption('followers')
  await dialog.getByRole('switch', { name: 'Show me in search' }).uncheck()
  await dialog.getByRole('tab', { name: 'Notifications' }).click()
  await dialog.getByRole('checkbox', { name: 'Likes, in Heraia' }).uncheck()
  await dialog.getByLabel('When they come').selectOption({ label: 'Every week, on Monday at 8 in the morning' })
  await dialog.getByRole('switch', { name: 'Quiet hours' }).check()
  await dialog.getByLabel('To', { exact: true }).fill('06:30')
  await dialog.getByRole('tab', { name: 'Social networks' }).click()
  await dialog.getByLabel('Instagram', { exact: true }).fill('tiktok.com/vera')
  await dialog.getByRole('tab', { name: 'Privacy' }).click()
  await saves(page)
  await expect(dialog.getByText('This address is not of this network')).toBeVisible()
  await expect(dialog.getByLabel('Instagram', { exact: true })).toBeFocused()
  await dialog.getByLabel('Instagram', { exact: true }).fill('instagram.com/vera')
  await saves(page)
  await saved(page)
  // What is said stands above the dialog, at whose foot Save is; without one, at the foot of the page.
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices).toHaveCSS('top', '0px')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notices).not.toHaveCSS('top', '0px')

  await goesOnTo(page, '/settings/privacy')
  await expect(page.getByLabel('Who can see your statistics')).toHaveValue('followers')
  await expect(page.getByRole('switch', { name: 'Show me in search' })).not.toBeChecked()
  await sections(page).getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('checkbox', { name: 'Likes, in Heraia' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Likes, by email' })).toBeDisabled()
  await expect(page.getByLabel('When they come')).toHaveValue('weekly')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('06:30')
  // Where the system chooses the colours, one section stands out from the others all the same.
  await page.emulateMedia({ forcedColors: 'active' })
  const grounds = sections(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
  expect(new Set(await grounds).size).toBe(2)
  await page.emulateMedia({ forcedColors: null })
  await sections(page).getByRole('link', { name: 'Social networks' }).click()
  await expect(page.getByLabel('Instagram', { exact: true })).toHaveValue('https://instagram.com/vera')
  // On a phone, also on its side, neither the row of sections nor the bar with Save hides where she is.
  await page.setViewportSize({ width: 360, height: 740 })
  await sections(page).getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('checkbox', { name: 'Likes, in Heraia' })).toBeVisible()
  await expectFocusInSight(page, 24)
  await page.setViewportSize({ width: 844, height: 390 })
  await expectFocusInSight(page, 12)
  // A key by itself opens the search until she switches it off (WCAG 2.1.4).
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Find people' })
  await search.getByRole('button', { name: 'Open with Ctrl + K only, not with /' }).click()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.keyboard.press('/')
  await expect(search).toBeHidden()
  await page.keyboard.press('Control+K')
  await expect(search.getByRole('button', { name: 'Open with / too' })).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('her mails speak the language that she chose last, and a browser that only heard of it gives way', async () => {
    const { accounts } = vera.player.api
    const ofAccount = async () => (await accounts.me()).language
    await sections(page).getByRole('link', { name: 'General' }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
    await expect.poll(ofAccount).toBe('es')
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en')
    await expect.poll(ofAccount).toBe('en')
    await accounts.setLanguage({ language: 'es' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
    expect(await ofAccount()).toBe('es')
  })
  expect(vera.complaints).toEqual([])
})

test('the link of a mail asks before it stops anything, and an old one says so', async ({ browser }) => {
  const { page, complaints } = await openBrowser(browser, siteUrl(), 'Vera Mail')
  await page.goto('/mails/stop?token=made-up')
  await expect(page.getByRole('heading', { name: 'Stop notices by email' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('This link does not work any more.')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
