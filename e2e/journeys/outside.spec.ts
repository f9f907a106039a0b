import { test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

// What programs read of a profile and of a listing: public-pages.spec.ts.
test('a shared link shows a public profile to who is not signed in; anybody else leads to sign-in', async ({
  browser,
}) => {
  const stranger = await openBrowser(browser, siteUrl(), 'Stranger')
  const { page } = stranger
  const mira = await joinsWithoutBrowser(stranger, `Mira Public ${tag()}`, { role: 'athlete', sport: 'Judo' })
  await page.goto(await profileAddress({ player: mira }))
  await expect(page.getByRole('heading', { level: 1, name: mira.name })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2F/)
  await page.goto('/profile/nobody-has-this-handle#comment-1')
  await expect(page).toHaveURL(/\/login\?next=.*%23comment-1$/)

  await test.step('a post has its day, and each way in leads back to the very comment', async () => {
    const { id } = await mira.posts('A belt at last')
    const place = `/post/${id}#comment-${id}`
    await page.goto(place)
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())
    await expect(page.getByRole('main').getByText(today)).toBeVisible()
    for (const part of ['banner', 'main'] as const) {
      const way = page.getByRole(part).getByRole('link', { name: 'Sign in' })
      await expect(way).toHaveAttribute('href', /%23comment-/)
      await way.click()
      await expect(page, part).toHaveURL(`/login?next=${encodeURIComponent(place)}`)
      await page.goBack()
    }
  })
  expect(stranger.complaints).toEqual([])
})
