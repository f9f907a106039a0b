import { type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { button } from '../people/locators.ts'
import { losesAll } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const rpc = (name: string) => new RegExp(`/api/rpc/${name}$`)
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first()

async function posts(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder("What's on your mind?").fill(text)
  await button(page, 'Post').click()
  await expect(article(page, text)).toBeVisible()
}

test('two of her tabs each have words, and a post that waits: both stay, and each tab knows what the other does', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Doppelt')
  await join(vera)
  const { page, context } = vera
  const there = await context.newPage()
  const [one, two] = [`From the first ${tag()}`, `From the second ${tag()}`]
  const field = (tab: Page) => tab.getByPlaceholder("What's on your mind?")
  await field(page).fill('Begun')
  // It is kept once she pauses; a tab in which nothing stood before goes its own way.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Begun')
  await there.goto('/feed')
  await expect(field(there)).toHaveValue('Begun')
  await field(page).fill('')
  await expect(field(there), 'as it was begun in the first').toHaveValue('')
  await field(page).fill(one)
  await field(there).fill(two)
  for (const tab of [page, there]) await tab.reload()
  await expect(field(page)).toHaveValue(one)
  await expect(field(there)).toHaveValue(two)
  const notPosted = (tab: Page, text: string) => article(tab, text).getByText('It was not posted. Your text is kept.')
  const mend = await losesAll(context, rpc('feed/publish'))
  for (const [tab, text] of [
    [page, one],
    [there, two],
  ] as const) {
    await posts(tab, text)
    await expect(notPosted(tab, text)).toBeVisible()
  }
  await expect(notPosted(page, two), 'each shows what the other has').toBeVisible()
  await mend()
  await page.reload()
  for (const text of [one, two]) await expect(notPosted(page, text)).toBeVisible()

  const sends = Promise.withResolvers<void>()
  const mendAgain = await intercept(context, rpc('feed/publish'), async (route) => {
    await sends.promise
    await route.continue()
  })
  await article(page, one).getByRole('button', { name: 'Retry' }).click()
  await expect(article(there, one).getByText('Posting', { exact: true }), 'it is on its way').toBeVisible()
  await expect(article(there, one).getByRole('button', { name: 'Edit' })).toHaveCount(0)
  sends.resolve()
  for (const tab of [page, there]) {
    await expect(article(tab, one).getByRole('button', { name: /^Like/ })).toBeVisible()
    await expect(tab.getByRole('article').filter({ hasText: one })).toHaveCount(1)
  }
  await mendAgain()
  await article(page, two).getByRole('button', { name: 'Discard' }).click()
  await expect(article(there, two)).toHaveCount(0)
  expect(vera.complaints).toEqual([])
})
