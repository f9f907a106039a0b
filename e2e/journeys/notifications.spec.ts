import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const bellWords = /^Notifications/
const bell = (page: Page) => page.getByRole('button', { name: bellWords })
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
  const mira = await openBrowser(browser, siteUrl(), `Mira Falk ${tag()}`)
  await join(mira)
  const dana = await joinsWithoutBrowser(mira, `Dana Iske ${tag()}`)
  const text = `Personal best ${tag()}`
  const post = await mira.player.posts(text)
  const secondTab = await mira.newTab('/feed')
  await expect(bell(secondTab)).toBeVisible()
  // A like that came after she has read all would be a line of its own.
  if (likedByOthers()) await expect(mira.page.getByRole('button', { name: unread(1) })).toBeVisible()

  await dana.api.profiles.follow({ id: mira.player.id })
  await expect(mira.page.getByRole('button', { name: unread(1) })).toBeVisible()
  await dana.api.feed.like({ id: post.id })
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
    await mira.page.getByRole('button', { name: 'Mark all as read' }).click()
    for (const page of [mira.page, secondTab]) {
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    }
    await secondTab.close()
    await expectAccessible(mira.page)
    await lines(mira.page).getByRole('link', { name: dana.name }).click()
    await expect(mira.page).toHaveURL(/\/profile\//)
  })

  await test.step('a follow request is answered where it is told of', async () => {
    await mira.player.sets({ profileVisibility: 'followers' })
    const nora = await joinsWithoutBrowser(mira, `Nora Elm ${tag()}`)
    await nora.api.profiles.follow({ id: mira.player.id })
    await goesOnTo(mira.page, '/notifications')
    await expect(lines(mira.page).first()).toContainText(`${nora.name} wants to follow you`)
    await mira.page.getByRole('button', { name: `Accept ${nora.name}` }).click()
    await expect(mira.page.getByText(`${nora.name} follows you now.`)).toBeVisible()
    await expect.poll(() => nora.api.notifications.unread()).toEqual({ count: 1 })
  })

  await test.step('who asks while she looks stands there at once, and goes when she asks no longer', async () => {
    const ida = await joinsWithoutBrowser(mira, `Ida Rohn ${tag()}`)
    await mira.page.getByRole('link', { name: 'Follows' }).click()
    await expect(lines(mira.page).first()).toBeVisible()
    await ida.api.profiles.follow({ id: mira.player.id })
    const accept = mira.page.getByRole('button', { name: `Accept ${ida.name}` })
    await accept.focus()
    await ida.api.profiles.unfollow({ id: mira.player.id })
    await expect(accept).toBeHidden()
    await expect(mira.page.locator('#main :focus'), 'the keyboard goes on from there').toHaveCount(1)
  })

  await test.step('a post whose notices she mutes says so in its line', async () => {
    const line = lines(mira.page).filter({ hasText: likes(dana.name) })
    await mira.page.getByRole('main').getByRole('link', { name: 'Posts' }).click()
    await line.getByRole('button', { name: /^More about/ }).click()
    await mira.page.getByRole('menuitem', { name: 'Mute notifications for this post' }).click()
    await expect(line).toContainText('Muted')
  })

  await test.step('what strangers do stands aside by person, until she always wants to see it', async () => {
    const mina = await joinsWithoutBrowser(mira, `Mina Roth ${tag()}`)
    const { notifications, ...now } = await mira.player.api.settings.get()
    const filter = { ...notifications.filter, newAccounts: 'set_aside' } as const
    await mira.player.api.settings.save({ ...now, notifications: { ...notifications, filter } })
    await mina.api.profiles.follow({ id: mira.player.id })
    await mira.page.getByRole('link', { name: /^Set aside \(\d+\)$/ }).click()
    await mira.page.getByRole('button', { name: `Show: notifications from ${mina.name}` }).click()
    await expect(mira.page.getByRole('main')).toContainText(`${mina.name} wants to follow you`)
    await expectAccessible(mira.page)
    await mira.page.getByRole('button', { name: `Always show her notices: ${mina.name}` }).click()
    await expect(mira.page.getByRole('list', { name: 'Always shown' })).toContainText(mina.name)
  })

  await test.step('who takes her like back goes from the line, also from one that was read', async () => {
    const liked = lines(mira.page).filter({ hasText: likes(dana.name) })
    await mira.page.getByRole('main').getByRole('link', { name: 'Posts' }).click()
    await expect(liked).toBeVisible()
    await dana.api.feed.unlike({ id: post.id })
    await expect(liked).toHaveCount(0)
  })
  expect(mira.complaints).toEqual([])
})
