import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

// Who is not signed in is led to sign in: pages.spec.ts.
test('she saves an article, reads on where she stopped, and finds it among hers', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), `Vera Reads ${crypto.randomUUID().slice(0, 6)}`)
  const { page } = vera
  await join(vera, { at: '/learn/warm-up' })
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByRole('button', { name: 'Remove from saved' })).toBeVisible()
  await page.locator('h2').nth(1).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
  const reached = async () => (await vera.player.api.articles.mine()).items[0]?.reached
  await expect.poll(reached).toBeGreaterThan(0)
  await goesOnTo(page, '/learn')
  await page.getByRole('link', { name: 'Your articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your articles' })).toBeFocused()
  const card = page.getByRole('article').filter({ hasText: 'A warm-up that protects you' })
  await expect(card).toContainText(/Saved · (\d+% read|Read)/)
  await expectAccessible(page)
  await card.getByRole('link').click()
  await page.getByRole('button', { name: 'Remove from saved' }).click()
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeVisible()
  expect(vera.complaints).toEqual([])
})
