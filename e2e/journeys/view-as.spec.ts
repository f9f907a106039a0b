import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { openBrowser, type Person } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { publishes } from '../people/publishes.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const bar = (page: Page) => page.getByRole('region', { name: 'Seen with other eyes' })
const looksAs = (page: Page, who: string) => bar(page).getByLabel('Whose eyes').selectOption({ label: who })

async function posts({ page }: Person, text: string, audience: string): Promise<void> {
  await page.goto('/feed')
  // Asked once there are words.
  await page.getByPlaceholder("What's on your mind?").fill(text)
  await page.getByLabel('Who sees it').selectOption({ label: audience })
  await publishes({ page }, text)
}

async function twoPeople(browser: Parameters<typeof openBrowser>[0], name: string) {
  const [vera, dana] = await Promise.all([
    openBrowser(browser, siteUrl(), `Vera ${name}`),
    openBrowser(browser, siteUrl(), `Dana ${name}`),
  ])
  await Promise.all([join(vera, { role: 'athlete', sport: 'Volleyball', at: null }), join(dana, { at: null })])
  return { vera, dana, address: await profileAddress(vera) }
}

test('she sees her profile as a stranger, a follower and one person do, and nothing acts there', async ({
  browser,
}) => {
  const { vera, dana, address } = await twoPeople(browser, 'Eyes')
  const { page } = vera
  await dana.player.api.profiles.follow({ id: vera.player.id })
  await posts(vera, 'Only for those who follow me', 'Followers')

  await page.goto(address)
  await page.getByRole('button', { name: 'More about Vera Eyes' }).click()
  await page.getByRole('menuitem', { name: 'See it with other eyes' }).click()
  await expect(bar(page).getByLabel('Whose eyes')).toHaveValue('nobody')
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
  await bar(page).getByRole('combobox', { name: 'Person' }).fill('Dana')
  await page
    .getByRole('option', { name: /Dana Eyes/ })
    .first()
    .click()
  await expect(bar(page).getByLabel('Whose eyes')).toContainText('Dana Eyes')
  await expect(page.getByText('Only for those who follow me')).toBeVisible()
  // Tabs stay with the same eyes.
  await page.getByRole('main').getByRole('tab', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about\?as=/)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('tab', { name: 'Stats', exact: true }).click()
  await expect(page).toHaveURL(/\/stats\?as=/)
  // Panels that know nothing of eyes keep them too.
  await page.getByRole('main').getByRole('link', { name: 'Rankings' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Rankings' })).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/as=/)
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Back to my view' }).click()
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible()
  expect([...vera.complaints, ...dana.complaints]).toEqual([])
})

test('whom she blocked finds nobody, and a private profile is a name; others look at no one so', async ({
  browser,
}) => {
  const { vera, dana, address } = await twoPeople(browser, 'Closed')
  const { page } = vera
  await vera.player.sets({ profileVisibility: 'followers' })
  await page.goto(`${address}?as=person`)
  await expect(page.getByRole('heading', { name: 'This account is private' })).toBeVisible()
  // It is open to her followers: nobody is told that it is closed to all.
  await page.goto(`${address}?as=nobody`)
  await expect(page.getByText('People who are not signed in see no more than this.')).toBeVisible()

  const hers = await profileAddress(dana)
  await page.goto(hers)
  await page.getByRole('button', { name: 'More about Dana Closed' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  await page.goto(`${address}?as=person`)
  await bar(page).getByLabel('Whose eyes').selectOption('named')
  await bar(page).getByRole('combobox', { name: 'Person' }).fill('Dana Closed')
  await page
    .getByRole('option', { name: /Dana Closed/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()

  await dana.page.goto(`${hers.replace('dana', 'vera')}?as=follower`)
  await expect(bar(dana.page)).toHaveCount(0)
  expect(vera.complaints).toEqual([])
})

test('she asks, is let in from the list of followers, and is removed there; a hidden list keeps its number', async ({
  browser,
}) => {
  const { vera, dana, address } = await twoPeople(browser, 'Lists')
  await vera.page.goto('/settings/privacy')
  await vera.page.getByRole('radio', { name: /^Followers/ }).check({ force: true })
  await vera.page.getByLabel('Who can see whom you follow').selectOption('private')
  await vera.page.getByRole('button', { name: 'Save changes' }).click()
  await expect(vera.page.getByText('Your settings are saved.')).toBeVisible()
  await dana.page.goto(address)
  await dana.page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(dana.page.getByRole('main').getByRole('button', { name: 'Requested' })).toBeVisible()

  await vera.page.goto(`${address}/followers`)
  await vera.page.getByRole('button', { name: 'Accept Dana Lists' }).click()
  await expect(vera.page.getByRole('button', { name: 'Remove Dana Lists from your followers' })).toBeVisible()
  await expectAccessible(vera.page)
  await dana.page.goto(`${address}/followers`)
  await expect(dana.page.getByText('She does not show this list')).toBeVisible()
  await expect(dana.page.getByRole('list', { name: 'In figures' })).toContainText('1 follower')
  await expect(dana.page.getByRole('link', { name: '1 follower' })).toHaveCount(0)
  await vera.page.getByRole('button', { name: 'Remove Dana Lists from your followers' }).click()
  await expect(vera.page.getByText('Dana Lists no longer follows you.')).toBeVisible()
  await expect(vera.page.getByText('Nobody follows you yet')).toBeVisible()
  expect([...vera.complaints, ...dana.complaints]).toEqual([])
})
