import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { hears } from '../people/hear.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

test('she saves an article, reads on where she stopped, and finds it among hers', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), `Vera Reads ${crypto.randomUUID().slice(0, 6)}`)
  const { page } = vera
  await join(vera, { at: '/learn/warm-up' })
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByRole('button', { name: 'Remove from saved' })).toBeVisible()
  const heard = await hears(page)
  await page.locator('h2').nth(1).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => heard.some(({ url, isOk }) => isOk && url.includes('articles/reach'))).toBe(true)
  await page.goto('/learn')
  await page.getByRole('link', { name: 'Your articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your articles' })).toBeFocused()
  const card = page.getByRole('article').filter({ hasText: 'A warm-up that protects you' })
  await expect(card).toContainText(/Saved · (\d+% read|Read)/)
  await expectAccessible(page)
  await card.getByRole('link').click()
  await page.getByRole('button', { name: 'Remove from saved' }).click()
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeVisible()
  expect(vera.complaints).toEqual([])
  await vera.context.close()
})

for (const [how, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test(`who is not signed in is led to sign in, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/learn/warm-up')
    await page.getByRole('link', { name: 'Save for later' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Flearn%2Fwarm-up/)
    await context.close()
  })
}
