import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

test('whom she restricts comments and writes to her alone, and is not told', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Restricts')
  await join(vera, { at: null })
  const { page } = vera
  const ada = await joinsWithoutBrowser(vera, 'Ada Nags')
  const eva = await joinsWithoutBrowser(vera, 'Eva Reads')
  const post = await vera.player.posts(`Who trains tomorrow? ${vera.player.id}`)
  const first = await ada.comments(post, 'Not you')
  const { conversationId: id } = await ada.writes(vera.player, 'Did you read what I said?')
  const comments = page.getByRole('article', { name: /Who trains tomorrow/ }).getByRole('article')
  const menu = page.getByRole('button', { name: 'More about the comment by Ada Nags' })
  const see = async (api: typeof ada.api) => (await api.feed.comments({ id: post.id })).items.map(({ text }) => text)

  await test.step('from a comment under her post, by keyboard', async () => {
    await page.goto(`/post/${post.id}`)
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Restrict Ada Nags' }).press('Enter')
    const asks = page.getByRole('alertdialog', { name: 'Restrict Ada Nags?' })
    await expectAccessible(page)
    await asks.getByRole('button', { name: 'Restrict', exact: true }).press('Enter')
    await expect(page.getByText('Ada Nags is restricted. She is not told.')).toBeVisible()
    await expect(menu, 'the keyboard goes on where it was').toBeFocused()
    await expect(comments, 'what she said before stays').toHaveCount(1)
  })

  await test.step('what she says then stands folded for the one, as ever for the other, and nowhere else', async () => {
    await ada.comments(post, 'Nobody wants to see you', first)
    await ada.comments(post, 'Nor to hear you')
    const folded = page.getByText('A comment by Ada Nags, whom you restricted')
    await expect(folded).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show what Ada Nags wrote' }).press('Enter')
    await expect(page.getByText('Only you and Ada Nags see this')).toBeVisible()
    await expect(page.getByText('Nor to hear you')).toBeVisible()
    expect(await see(ada.api)).toEqual(['Not you', 'Nor to hear you'])
    expect(await see(eva.api)).toEqual(['Not you'])
    await menu.last().click()
    await page.getByRole('menuitem', { name: 'Show to everyone' }).click()
    await expect(page.getByText('Only you and Ada Nags see this')).toHaveCount(0)
    expect(await see(eva.api)).toEqual(['Not you', 'Nor to hear you'])
  })

  await test.step('her messages wait among the requests, without a number, and she sees nothing of what is read', async () => {
    await ada.writes(vera.player, 'Answer me')
    await goesOnTo(page, '/messages')
    await expect(page.getByRole('link', { name: /^Messages/ }).first()).not.toHaveAccessibleName(/unread/)
    await page.getByRole('link', { name: 'Message requests' }).click()
    await page.getByRole('link', { name: /Ada Nags.*You restricted her/ }).click()
    await expect(page.getByRole('log').getByText('Answer me')).toBeVisible()
    const bar = page.getByRole('region', { name: 'Restricted conversation' })
    await expect(bar).toContainText('she does not see whether you read this')
    await expectAccessible(page)
    await expect.poll(async () => (await vera.player.api.messages.get({ id })).unread).toBe(0)
    expect((await ada.api.messages.list({ id })).items.map(({ state }) => state)).not.toContain('read')
    await bar.getByRole('button', { name: 'Stop restricting' }).press('Enter')
    await expect(bar).toHaveCount(0)
    await expect(page.getByText('Ada Nags is no longer restricted.')).toBeVisible()
    expect((await vera.player.api.profiles.restricted({})).items).toEqual([])
  })
  expect(vera.complaints).toEqual([])
})
