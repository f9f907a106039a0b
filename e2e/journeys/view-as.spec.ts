import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const bar = (page: Page) => page.getByRole('region', { name: 'Seen with other eyes' })
const looksAs = (page: Page, who: string) => bar(page).getByLabel('Whose eyes').selectOption({ label: who })

test('she sees her profile as a stranger, a follower, one person and one whom she blocked do, and nothing acts there', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Eyes')
  const { page } = vera
  await join(vera, { role: 'athlete', sport: 'Volleyball', at: null })
  const address = await profileAddress(vera)
  const dana = await joinsWithoutBrowser(vera, `Dana Eyes ${tag()}`)
  await dana.api.profiles.follow({ id: vera.player.id })
  await vera.player.posts('Only for those who follow me', { audience: 'followers' })

  await page.goto(address)
  await page.getByRole('button', { name: 'More about Vera Eyes' }).click()
  await page.getByRole('menuitem', { name: 'See it with other eyes' }).click()
  await expect(bar(page).getByLabel('Whose eyes')).toHaveValue('nobody')
  await expect(bar(page).getByLabel('Whose eyes')).toBeFocused()
  await expect(page.getByText('No posts yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0)
  await expectAccessible(page)

  await looksAs(page, 'a follower')
  await expect(page.getByText('Only for those who follow me')).toBeVisible()
  const pressed = page.getByRole('main').getByRole('button', { name: 'Following' })
  await pressed.click()
  await expect(page.getByText('This is only a look: nothing happens here.').first()).toBeVisible()
  await expect(pressed).toBeVisible()

  await bar(page).getByLabel('Whose eyes').selectOption('named')
  await bar(page).getByRole('combobox', { name: 'Person' }).fill(dana.name)
  await page.getByRole('option', { name: dana.name }).click()
  await expect(bar(page).getByLabel('Whose eyes')).toContainText(dana.name)
  await expect(page.getByText('Only for those who follow me')).toBeVisible()
  // Tabs stay with the same eyes.
  await page.getByRole('main').getByRole('tab', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about\?as=/)
  await page.getByRole('main').getByRole('tab', { name: 'Stats', exact: true }).click()
  await expect(page).toHaveURL(/\/stats\?as=/)
  // Panels that know nothing of eyes keep them too.
  await page.getByRole('main').getByRole('link', { name: 'Rankings' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Rankings' })).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/as=/)
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Back to my view' }).click()
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible()

  await test.step('whom she blocked finds nobody, and a private profile is a name', async () => {
    await vera.player.sets({ profileVisibility: 'followers' })
    await goesOnTo(page, `${address}?as=person`)
    await expect(page.getByRole('heading', { name: 'This account is private' })).toBeVisible()
    // It is open to her followers: nobody is told that it is closed to all.
    await looksAs(page, 'somebody who is not signed in')
    await expect(page.getByText('People who are not signed in see no more than this.')).toBeVisible()
    await vera.player.api.profiles.block({ id: dana.id })
    await goesOnTo(page, `${address}?as=${dana.id}`)
    await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})

test('she asks, is let in from the list of followers, and is removed there; a hidden list keeps its number', async ({
  browser,
}) => {
  const [vera, dana] = await Promise.all([
    openBrowser(browser, siteUrl(), 'Vera Lists'),
    openBrowser(browser, siteUrl(), 'Dana Lists'),
  ])
  await Promise.all([join(vera, { at: null }), join(dana, { at: null })])
  const address = await profileAddress(vera)
  await vera.player.sets({ profileVisibility: 'followers', followLists: 'private' })
  // Others look at no one so.
  await dana.page.goto(`${address}?as=follower`)
  await dana.page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(bar(dana.page)).toHaveCount(0)
  await expect(dana.page.getByRole('main').getByRole('button', { name: 'Requested' })).toBeVisible()

  await vera.page.goto(`${address}/followers`)
  await vera.page.getByRole('button', { name: 'Accept Dana Lists' }).click()
  await expect(vera.page.getByRole('button', { name: 'Remove Dana Lists from your followers' })).toBeVisible()
  await expectAccessible(vera.page)
  await goesOnTo(dana.page, `${address}/followers`)
  await expect(dana.page.getByText('She does not show this list')).toBeVisible()
  await expect(dana.page.getByRole('list', { name: 'In figures' })).toContainText('1 follower')
  await expect(dana.page.getByRole('link', { name: '1 follower' })).toHaveCount(0)
  await vera.page.getByRole('button', { name: 'Remove Dana Lists from your followers' }).click()
  const asked = vera.page.getByRole('alertdialog', { name: 'Remove Dana Lists from your followers?' })
  await asked.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(asked).toHaveCount(0)
  await expect(vera.page.getByText('Dana Lists no longer follows you.')).toBeVisible()
  await expect(vera.page.getByText('Nobody follows you yet')).toBeVisible()
  expect([...vera.complaints, ...dana.complaints]).toEqual([])
})
