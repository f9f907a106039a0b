import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of my profile' }).getByRole('link', { name })
const edits = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click()
const saves = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

test('what she says of herself outlives a reload, is told where it is wrong, and once it is saved stands on her profile; what another tab saved meanwhile is not undone', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Editor')
  await join(vera, { role: 'athlete', sport: 'Volleyball', at: null })
  const { page } = vera
  const handle = `vera-${Date.now().toString(36)}`
  page.on('dialog', (dialog) => void dialog.accept())
  const toFeed = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feed' }).click()
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' })

  await test.step('a draft survives a reload, leaving asks first, and cancelling can be undone', async () => {
    await page.goto('/mi-perfil')
    await edits(page)
    await field(page, 'Bio').fill('Half a sentence')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a sentence')
    await page.reload()
    await expect(page.getByText('Your changes from last time are still here, not saved yet.')).toBeVisible()
    await expect(field(page, 'Bio')).toHaveValue('Half a sentence')
    await toFeed()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(/mi-perfil/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Your changes were discarded.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'Bio')).toHaveValue('Half a sentence')
  })

  await test.step('what is wrong stands at its field, and nothing that she typed is lost', async () => {
    await field(page, 'Name').fill('V')
    await field(page, 'Handle').fill('no spaces please')
    await field(page, 'Phone').fill('call me')
    await field(page, 'Website').fill('http://vera.example')
    await saves(page)
    await expect(page.getByText('This is too short')).toBeVisible()
    await expect(page.getByText('Use 3 to 40 lower-case letters without accents, figures and hyphens')).toBeVisible()
    await expect(field(page, 'Name')).toBeFocused()
    await field(page, 'Weight').fill('a lot')
    // What is wrong on another tab leads there.
    await tab(page, 'Sporting achievements').click()
    await saves(page)
    await expect(tab(page, 'Personal information')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('This value is not possible')).toBeVisible()
    await expect(field(page, 'Phone')).toHaveValue('call me')
    await expectAccessible(page)
  })

  await vera.player.posts('Two trainings today')
  const beside = await vera.newTab('/feed')
  await test.step('she mends it, says more, and saves it', async () => {
    for (const label of ['Phone', 'Website', 'Weight']) await field(page, label).fill('')
    const author = beside.getByRole('article').first().getByRole('link', { name: vera.name, exact: true })
    await expect(author).not.toHaveAttribute('href', `/profile/${handle}`)
    await field(page, 'Name').fill(vera.name)
    await field(page, 'Handle').fill(handle)
    await expect(page.getByText(`/profile/${handle}`)).toBeVisible()
    const toEmail = page.getByRole('link', { name: 'Change it in the settings of your account' })
    await expect(toEmail).toHaveAttribute('href', /\/settings\/security\/email$/)
    await field(page, 'Bio').fill('Setter.\nThird season in the first league.')
    await field(page, 'Location').fill('Sevilla')
    await field(page, 'Height').fill('181,5')
    await field(page, 'Instagram').fill('instagram.com/vera')
    await tab(page, 'Sporting achievements').click()
    await field(page, 'Position or event').fill('Setter')
    const pasted = 'Third division, '.repeat(8)
    await field(page, 'Club').fill(pasted)
    await saves(page)
    await expect(field(page, 'Club'), 'nothing is cut, nothing sent').toBeFocused()
    await expect(field(page, 'Club')).toHaveValue(pasted)
    await field(page, 'Club').fill('Third division')
    await expect(page.getByText('This is too long')).toHaveCount(0)
    await field(page, 'Languages').fill('Español')
    await page.keyboard.press('Enter')
    await field(page, 'Languages').fill('English,')
    await expect(page.getByRole('list', { name: 'Languages' }).getByRole('listitem')).toHaveCount(2)
    await saves(page)
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await tab(page, 'Personal information').click()
    await expect(page.getByText('181.5 cm')).toBeVisible()
    await expect(author, 'on her post in another tab').toHaveAttribute('href', `/profile/${handle}`)
  })

  await test.step('others read it on her profile', async () => {
    await page.getByRole('link', { name: 'View my profile' }).click()
    await expect(page).toHaveURL(`/profile/${handle}`)
    await page.getByRole('tab', { name: 'About', exact: true }).click()
    const main = page.getByRole('main')
    await expect(main.getByText('Third season in the first league.').first()).toBeVisible()
    await expect(main.getByText('Español', { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://instagram.com/vera')
    await expect(main.getByText('181.5')).toHaveCount(0)
  })

  await test.step('of two tabs the one that saves second is shown what differs and chooses', async () => {
    // Both before either writes: what one tab has begun is there when another is opened.
    for (const each of [page, beside]) {
      await goesOnTo(each, '/mi-perfil')
      await edits(each)
    }
    await field(page, 'Location').fill('Bilbao')
    await field(beside, 'Location').fill('Girona')
    await saves(beside)
    await expect(beside.getByText('Your changes are saved.')).toBeVisible()

    await saves(page)
    const differs = page.getByRole('alertdialog', { name: 'Your profile changed somewhere else' })
    await expect(differs).toHaveAccessibleDescription(/^You saved it in another tab .* This is what differs:$/)
    await expect(differs.getByText('Girona')).toBeVisible()
    await expect(differs.getByText('Bilbao')).toBeVisible()
    await differs.getByRole('button', { name: 'Save what is here' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await expect(beside.getByText('Bilbao'), 'it learns of it').toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})

test('under thirteen: she is asked about the date, then the account is closed', async ({ browser }) => {
  const child = await openBrowser(browser, siteUrl(), 'Very Young')
  await join(child, { at: null })
  const { page } = child
  await page.goto('/mi-perfil')
  await edits(page)
  await page.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 11}-01-01`)
  await saves(page)
  const question = page.getByRole('alertdialog', { name: 'Check your date of birth' })
  await expect(question).toHaveAccessibleDescription(/^By this date you are 1[01] years old\..*your account is closed/)
  await question.getByRole('button', { name: 'Correct the date' }).click()
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await saves(page)
  await question.getByRole('button', { name: 'The date is right' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible()
  await expectAccessible(page)
})

test('until she chooses a language the editor and the dialog of her settings speak Spanish; both are usable by keyboard', async ({
  browser,
}) => {
  const vera = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Española')
  await join(vera, { language: null, at: null })
  const { page } = vera
  await page.goto('/my-profile')
  await expect(page.getByRole('link', { name: 'Información Personal' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Editar Perfil' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Nombre')).toBeFocused()
  await page.getByRole('link', { name: 'Logros Deportivos' }).focus()
  await page.keyboard.press('Enter')
  // React Aria's own words, too: for a screen reader the list closes by a button of this name.
  await page.getByRole('button', { name: 'Mostrar deportes' }).click()
  await expect(page.getByRole('button', { name: 'Descartar' }).first()).toBeAttached()
  await page.keyboard.press('Escape')
  await field(page, 'Especialidades').focus()
  await page.keyboard.type('Saque')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar Saque' })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: 'Quitar Saque' })).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Galería Multimedia' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeVisible()
  await page.getByRole('link', { name: 'Información Personal' }).click()
  await field(page, 'Nombre').fill('Vera Guardada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tus cambios están guardados.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Vera Guardada')).toBeVisible()
  // The header's link to the screen that she is on leaves the focus on it, not nowhere.
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
  const inMenu = page.getByRole('banner').getByRole('link')
  await expect(inMenu.filter({ hasText: /^Settings$/ })).toHaveAttribute('href', '/settings')
  await expect(inMenu.filter({ hasText: /^Safety$/ })).toHaveAttribute('href', '/settings/safety')
  await inMenu.filter({ hasText: /^Edit Profile$/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await goesOnTo(page, '/mi-perfil?tab=settings')
  for (const name of ['Privacidad', 'Notificaciones', 'Redes Sociales']) {
    await page.getByRole('tab', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
  }
  await page.getByLabel('TikTok', { exact: true }).fill('tiktok.com/@vera')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tu configuración está guardada.')).toBeVisible()
  expect(vera.complaints).toEqual([])
})
