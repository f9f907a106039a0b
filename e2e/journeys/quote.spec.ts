import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { loses, noConnection } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 8)
const composer = (page: Page) => page.getByPlaceholder("What's on your mind?")
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const share = (page: Page, text: string) =>
  post(page, text)
    .last()
    .getByRole('button', { name: /^Share/ })

test('she reposts a post and takes it back, quotes it by keyboard beside her own draft, and reads on', async ({
  browser,
}) => {
  const mark = tag()
  const dana = await openBrowser(browser, siteUrl(), `Dana Quotes ${mark}`)
  const mira = await joinsWithoutBrowser(dana, `Mira Quoted ${mark}`)
  const text = `Two seconds faster ${mark}`
  const quoted = await mira.posts(text)
  const { page } = dana
  await join(dana)
  const reposted = page.getByRole('article', { name: `${dana.name} reposted` })

  await test.step('her device is given the post to share', async () => {
    // Here no browser has the sheet of a device: what it would be given.
    await page.evaluate(() => {
      const share = async (said: ShareData) =>
        document.documentElement.setAttribute('data-shared', JSON.stringify(said))
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await goesOnTo(page, `/post/${quoted.id}`)
    await expect(page.getByRole('feed')).toHaveCount(0)
    await share(page, text).click()
    await page.getByRole('menuitem', { name: 'Share elsewhere' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
    const said: unknown = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '')
    expect(said).toEqual({ title: mira.name, text, url: expect.stringMatching(`/post/${quoted.id}$`) })
    await goesOnTo(page, '/feed')
    await expect(composer(page)).toBeVisible()
  })

  await test.step('a repost says who reposted, and leads to the post', async () => {
    await share(page, text).click()
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Repost', exact: true }).click()
    await expect(page.getByText('Reposted.')).toBeVisible()
    await expect(reposted.getByRole('figure', { name: `Quoted post by ${mira.name}` })).toContainText(text)
    await expect(share(page, text)).toHaveText('Share 1')
    await post(page, text).getByRole('link', { name: '1 quote', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes and reposts' })).toBeVisible()
    await expect(reposted).toHaveCount(1)
    await expectAccessible(page)
    await goesOnTo(page, '/feed')
    await expect(composer(page)).toBeVisible()
  })

  await test.step('she takes it back', async () => {
    await share(page, text).click()
    await page.getByRole('menuitem', { name: 'Take the repost back' }).click()
    await expect(reposted).toHaveCount(0)
    await expect(share(page, text)).toHaveText('Share')
  })

  const words = `Look at this ${mark}`
  await test.step('by keyboard she quotes it; what she had begun to write stays', async () => {
    await composer(page).fill('A draft of my own')
    await share(page, text).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Repost', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Quote a post' })
    await expect(dialog.getByRole('figure')).toContainText(text)
    const field = dialog.getByRole('textbox', { name: 'What do you say about it?' })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    // The first try is there, its answer lost: in other words, it is the same one quote.
    await loses(dana.context, /\/api\/rpc\/feed\/publish/, 'answer')
    await field.fill(`Look at that ${mark}`)
    await field.press('Control+Enter')
    await expect(noConnection(page)).toBeVisible()
    // Whom she may mean is suggested above the dialog, which Escape leaves open.
    const suggested = page.getByRole('listbox', { name: 'People to mention' })
    await field.fill(`${words} @${mark.toUpperCase()}`)
    await expect(suggested.getByRole('option', { name: mira.name })).toBeVisible()
    await field.press('Escape')
    await expect(suggested).toHaveCount(0)
    await field.fill(words)
    await field.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    const { items } = await dana.player.api.feed.quotes({ id: quoted.id })
    expect(items.map((quote) => quote.text)).toEqual([words])
    await expect(post(page, words).getByRole('figure')).toContainText(text)
    await expect(composer(page)).toHaveValue('A draft of my own')
  })

  await test.step('what she was writing about a post, and in answer to a comment under it, stays when they are deleted', async () => {
    const passing = await mira.posts(`Here for an hour ${mark}`)
    const said = await mira.comments(passing, 'Who comes?')
    await goesOnTo(page, `/post/${passing.id}`)
    const comments = page.getByRole('region', { name: 'Comments' })
    await comments.getByRole('button', { name: 'Reply', exact: true }).click()
    await comments.getByRole('textbox', { name: `Reply to ${mira.name}` }).fill('I do, at nine')
    await mira.api.feed.removeComment({ id: said.id })
    const left = page.getByRole('status').filter({ hasText: 'You had written' })
    await expect(left).toContainText('I do, at nine')
    await left.getByRole('button', { name: 'Delete' }).click()
    await expect(left).toHaveCount(0)
    await goesOnTo(page, '/feed')
    await composer(page).fill('')
    await page.getByRole('button', { name: /new posts?$/ }).click()
    await share(page, passing.text).click()
    await page.getByRole('menuitem', { name: 'Quote', exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('I am on my way')
    await mira.api.feed.remove({ id: passing.id })
    await expect(left).toContainText('I am on my way')
    await left.getByRole('button', { name: 'Use it in a new post' }).click()
    await expect(composer(page)).toHaveValue('I am on my way')
  })

  await test.step('what its author deletes is shown no more', async () => {
    await mira.api.feed.remove({ id: quoted.id })
    await expect(post(page, words)).toContainText('This post is not available.')
  })
  expect(dana.complaints).toEqual([])
})
