import { seasonOf } from '@heraia/hosts/test/public-pages'
import type { Player } from '@heraia/hosts/test/season'
import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { holds } from '../people/hold.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { hasResult } from '../people/results.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

type Won = Parameters<Player['api']['achievements']['add']>[0]

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

test('she adds what she won, by keyboard too, a club confirms it, and a visitor sees who did', async ({ browser }) => {
  const mira = await openBrowser(browser, siteUrl(), `Mira Wins ${tag()}`)
  const club = await openBrowser(browser, siteUrl(), `Club Norte ${tag()}`, { timezoneId: 'America/Los_Angeles' })
  await join(mira, { role: 'athlete', sport: 'Athletics', at: '/achievements' })
  await join(club, { role: 'club', at: null })
  const { page } = mira

  await test.step('by keyboard: she opens the form, writes, saves, and deletes', async () => {
    await page.getByRole('button', { name: 'Add New Achievement' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Title' }).focus()
    await page.keyboard.type('Regional record')
    await page.getByRole('dialog').getByLabel('Date').fill('2025-03-02')
    await page.getByRole('textbox', { name: 'Title' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 3, name: 'Regional record' })).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Regional record' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('No achievements found')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('a form sent too early says what is missing and keeps the rest', async () => {
    const race = { discipline: '100 m', measure: 'Time', mark: '11.52', event: 'Final', date: '2025-06-01' }
    await hasResult(mira, race)
    await hasResult(mira, { ...race, mark: '11.9', event: 'Heat', date: '2025-05-31' })
    await page.getByRole('button', { name: 'Add New Achievement' }).click()
    await page.getByRole('textbox', { name: 'Place' }).fill('Madrid')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog').getByText('Please fill this in.')).toHaveCount(2)
    await page.getByRole('textbox', { name: 'Title' }).fill('Gold, 100 m')
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Medal')
  })

  await test.step('by keyboard: she finds the result in which she won it, which gives the day', async () => {
    await page.getByRole('button', { name: 'Choose a result' }).focus()
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Which result is it about?' })
    await expect(picker.getByRole('button', { name: /11.90 s/ })).toBeVisible()
    await expectAccessible(page)
    await picker.getByRole('searchbox').focus()
    await page.keyboard.type('final')
    await page.keyboard.press('Enter')
    await expect(picker.getByRole('button', { name: /11.90 s/ })).toHaveCount(0)
    await picker.getByRole('button', { name: /June 1, 2025 · Final/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Choose another result' })).toBeFocused()
    await expect(page.getByText('100 m, 11.52 s')).toBeVisible()
  })

  await test.step('the draft is there again, a wrong link is told where it stands', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Add New Achievement' }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Gold, 100 m')
    await expect(page.getByRole('dialog').getByLabel('Date')).toHaveValue('2025-06-01')
    await page.getByRole('button', { name: 'Add a link' }).click()
    await page.getByLabel('Link 1 that shows it').fill('results')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Write a full address that begins with https://')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Link 1 that shows it').fill('https://example.com/results')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Gold, 100 m' })).toBeVisible()
    await expect(page.getByText('With evidence')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Result: 100 m, 11.52 s, June 1, 2025' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a change that she began is there again after a reload, and gone once she cancels it', async () => {
    const place = page.getByRole('textbox', { name: 'Place' })
    const edits = async () => {
      await page.getByRole('button', { name: 'Actions for Gold, 100 m' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    }
    await edits()
    await place.fill('Sevilla')
    await page.reload()
    await edits()
    await expect(place).toHaveValue('Sevilla')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await edits()
    await expect(place).toHaveValue('Madrid')
    const letsGo = await holds(page, /rpc\/achievements\/edit/)
    await place.fill('Getafe')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await edits()
    await place.fill('Toledo')
    await letsGo()
    await expect(page.getByText(/Getafe/)).toBeAttached()
    await expect(place, 'the dialog that she opened meanwhile stays').toHaveValue('Toledo')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('she asks the club, which confirms it', async () => {
    await page.getByRole('button', { name: 'Actions for Gold, 100 m' }).click()
    await page.getByRole('menuitem', { name: 'Ask to confirm' }).click()
    await page.getByRole('searchbox', { name: 'Search clubs, federations and coaches' }).fill(club.name)
    await page.getByRole('dialog').getByRole('button', { name: club.name }).click()
    await expect(page.getByText(`Waiting for ${club.name}`)).toBeVisible()
    await club.page.goto('/achievements')
    await club.page.getByRole('link', { name: '1 to confirm' }).click()
    await expect(club.page.getByRole('heading', { level: 1, name: 'Achievements to confirm' })).toBeVisible()
    await expectAccessible(club.page)
    await club.page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await club.page.getByLabel('Note (optional)').fill('We were there.')
    await club.page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(club.page.getByText('Nobody asks you to confirm anything')).toBeVisible()
    await expect(page.getByText(`Confirmed by ${club.name}`)).toBeVisible()
  })

  await test.step('whose dialog is open while another changes what it confirms is told, and reads it before it confirms', async () => {
    const { achievements } = (await joinsWithoutBrowser(club, `Mira Wins ${tag()}`)).api
    const id = seasonOf(siteUrl()).newId() as Won['id']
    const bronze: Won = {
      ...{ id, title: 'Bronze, regional', type: 'medal', date: '2025-06-01', audience: 'public' },
      ...{ description: null, location: null, evidence: [] },
    }
    await achievements.add(bronze)
    await achievements.ask({ id, of: club.player.id })
    const confirm = { name: 'Confirm', exact: true }
    await club.page.getByRole('button', confirm).click()
    const dialog = club.page.getByRole('dialog', { name: 'Confirm: Bronze, regional' })
    await expect(dialog).toBeVisible()
    await achievements.edit({ ...bronze, title: 'Gold, World Cup' })
    await achievements.ask({ id, of: club.player.id })
    await expect(club.page.getByText('Gold, World Cup')).toBeAttached()
    await dialog.getByRole('button', confirm).click()
    await expect(club.page.getByText(/^She has changed it meanwhile/)).toBeVisible()
    await expect(club.page.getByRole('dialog')).toHaveCount(0)
    await expect(club.page.getByRole('heading', { name: 'Gold, World Cup' })).toBeVisible()
    expect((await achievements.get({ id })).level).toBe('self-reported')
  })

  await test.step('everybody sees it on her profile, with its history; the club takes it back', async () => {
    const address = await profileAddress(mira)
    await goesOnTo(club.page, `${address}/about`)
    await expect(club.page.getByRole('heading', { level: 3, name: 'Gold, 100 m' })).toBeVisible()
    await club.page.getByRole('button', { name: 'Actions for Gold, 100 m' }).click()
    await club.page.getByRole('menuitem', { name: 'History' }).click()
    await expect(club.page.getByRole('dialog').getByText('We were there.')).toBeVisible()
    await club.page.getByRole('button', { name: 'Close' }).click()
    await club.page.getByRole('button', { name: 'Actions for Gold, 100 m' }).click()
    await club.page.getByRole('menuitem', { name: 'Take the confirmation back' }).click()
    await club.page.getByLabel('Reason').fill('It was the other final.')
    await club.page.getByRole('dialog').getByRole('button', { name: 'Take the confirmation back' }).click()
    await expect(club.page.getByText('With evidence')).toBeVisible()
  })
  expect([...mira.complaints, ...club.complaints]).toEqual([])
})
