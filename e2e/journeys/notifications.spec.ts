import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { publishes } from '../people/publishes.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
/** The world of the demo likes what she posts, too. */
const likedByOthers = () => isDemo()
const unread = (count: number) =>
  likedByOthers()
    ? /^Notifications, [1-9]\d* unread notifications?$/
    : `Notifications, ${count} unread notification${count === 1 ? '' : 's'}`
const likes = (name: string) => (likedByOthers() ? new RegExp(`${name}.* likes? your post`) : `${name} likes your post`)
const lines = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

test('likes and comments arrive as sentences; the badge is right in every tab; reading one takes it away', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const mira = await openBrowser(browser, siteUrl(), `Mira Falk ${tag()}`)
  const dana = await openBrowser(browser, siteUrl(), `Dana Iske ${tag()}`)
  await Promise.all([join(mira), join(dana)])
  const text = `Personal best ${tag()}`
  await publishes(mira, text)
  const post = (page: Page) => page.getByRole('article').filter({ hasText: text })
  const secondTab = await mira.newTab('/feed')
  await expect(bell(secondTab)).toBeVisible()
  // A like that came after she has read all would be a line of its own.
  if (likedByOthers()) await expect(mira.page.getByRole('button', { name: unread(1) })).toBeVisible()

  await dana.page.goto(`/profile/${await handleOf(mira.page)}`)
  await dana.page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(mira.page.getByRole('button', { name: unread(1) })).toBeVisible()
  await post(dana.page).getByRole('button', { name: /^Like/ }).click()
  for (const page of [mira.page, secondTab]) {
    await expect(page.getByRole('button', { name: unread(2) })).toBeVisible()
  }

  await test.step('the bell shows the latest, and opening one reads it', async () => {
    await bell(mira.page).click()
    const latest = mira.page.getByRole('list', { name: 'Latest notifications' }).getByRole('listitem')
    await expect(latest).toHaveCount(2)
    await expect(latest.first()).toContainText(likes(dana.name))
    await latest.first().getByRole('link', { name: text }).click()
    await expect(mira.page).toHaveURL(/\/post\//)
    for (const page of [mira.page, secondTab]) {
      await expect(page.getByRole('button', { name: unread(1) })).toBeVisible()
    }
  })

  await test.step('the page: tabs in the address, names that lead to people, all as read', async () => {
    await bell(mira.page).click()
    await mira.page.getByRole('link', { name: 'View all' }).click()
    await expect(mira.page).toHaveURL(/\/notifications$/)
    await expect(lines(mira.page)).toHaveCount(2)
    await mira.page.getByRole('link', { name: 'Follows' }).click()
    await expect(mira.page).toHaveURL(/tab=follows/)
    await expect(lines(mira.page)).toHaveCount(1)
    await expect(lines(mira.page)).toContainText('started following you')
    await mira.page.reload()
    await expect(lines(mira.page)).toHaveCount(1)
    await mira.page.getByRole('link', { name: 'Mentions' }).click()
    await expect(mira.page.getByText('Nobody has mentioned you yet')).toBeVisible()
    await mira.page.goBack()
    await mira.page.getByRole('button', { name: 'Mark all as read' }).click()
    for (const page of [mira.page, secondTab]) {
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    }
    await lines(mira.page).getByRole('link', { name: dana.name }).click()
    await expect(mira.page).toHaveURL(/\/profile\//)
  })

  await test.step('everybody can use it', async () => {
    await mira.page.goto('/notifications')
    await expect(lines(mira.page)).toHaveCount(2)
    await expectAccessible(mira.page)
  })
  expect([...mira.complaints, ...dana.complaints]).toEqual([])
})

test('a follow request is answered where it is told of', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), `Vera Quast ${tag()}`)
  const nora = await openBrowser(browser, siteUrl(), `Nora Elm ${tag()}`)
  await Promise.all([join(vera, { at: null }), join(nora, { at: null })])
  await vera.page.goto('/settings/privacy')
  await vera.page
    .getByRole('group', { name: 'Who can see your profile' })
    .or(vera.page.getByRole('radiogroup', { name: 'Who can see your profile' }))
    .getByText('Followers', { exact: true })
    .click()
  await vera.page.getByRole('button', { name: /^Save/ }).click()
  await expect(vera.page.getByText('Your settings are saved.')).toBeVisible()

  await nora.page.goto(`/profile/${await handleOf(vera.page)}`)
  await nora.page
    .getByRole('button', { name: /follow/i })
    .first()
    .click()
  await vera.page.goto('/notifications')
  await expect(lines(vera.page).first()).toContainText(`${nora.name} wants to follow you`)
  await vera.page.getByRole('button', { name: `Accept ${nora.name}` }).click()
  await expect(vera.page.getByText(`${nora.name} follows you now.`)).toBeVisible()
  await expect(nora.page.getByRole('button', { name: /Notifications, 1 unread/ })).toBeVisible()
  expect([...vera.complaints, ...nora.complaints]).toEqual([])
})

/** As it stands in the link to her own profile, in the menu of her account. */
async function handleOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Your account' }).click()
  const href = await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')
  await page.keyboard.press('Escape')
  return href?.split('/').at(-1) ?? ''
}
