import { test } from '@playwright/test'
import { expectValidHtml } from '../checks/valid-html.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { listsThing } from '../people/listings.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

test('programs read of a profile and of a listing what they are', async ({ browser, request }) => {
  const mira = await openBrowser(browser, siteUrl(), `Mira Public ${tag()}`)
  await join(mira, { role: 'athlete', sport: 'Judo', at: null })
  const address = await profileAddress(mira)
  const html = await (await request.get(`${siteUrl()}${address}`)).text()
  await expectValidHtml(address, html)
  for (const said of [`content="${mira.name} | Heraia"`, '"@type":"ProfilePage"', `/pictures${address}.en.png`]) {
    expect(html).toContain(said)
  }
  expect(html).not.toContain('noindex')

  const title = `Judo belt ${tag()}`
  const listing = await (await request.get(`${siteUrl()}${await listsThing(mira, { title, priceCents: 5000 })}`)).text()
  for (const said of [
    '"@type":"Product"',
    '"price":"50.00"',
    `<meta property="og:title" content="${title} | Heraia">`,
  ]) {
    expect(listing).toContain(said)
  }
  expect(mira.complaints).toEqual([])
})

test('a shared link shows a public profile to who is not signed in; anybody else leads to sign-in', async ({
  browser,
}) => {
  const mira = await openBrowser(browser, siteUrl(), `Mira Public ${tag()}`)
  await join(mira, { role: 'athlete', sport: 'Judo', at: null })
  const address = await profileAddress(mira)
  const stranger = await openBrowser(browser, siteUrl(), 'Stranger')
  await stranger.page.goto(address)
  await expect(stranger.page.getByRole('heading', { level: 1, name: mira.name })).toBeVisible()
  await stranger.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(stranger.page).toHaveURL(/\/login\?next=%2Fprofile%2F/)
  await stranger.page.goto('/profile/nobody-has-this-handle')
  await expect(stranger.page).toHaveURL(/\/login\?next=/)

  await test.step('a post has its day, and each way in leads back to the very comment', async () => {
    const { page } = stranger
    const { id } = await mira.player.posts('A belt at last')
    const place = `/post/${id}#comment-${id}`
    await page.goto(place)
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())
    await expect(page.getByRole('main').getByText(today)).toBeVisible()
    for (const part of ['banner', 'main'] as const) {
      await page.goto(place)
      const way = page.getByRole(part).getByRole('link', { name: 'Sign in' })
      await expect(way).toHaveAttribute('href', /%23comment-/)
      await way.click()
      await expect(page, part).toHaveURL(`/login?next=${encodeURIComponent(place)}`)
    }
    await mira.player.api.feed.remove({ id })
    await page.goto('/profile/nobody-has-this-handle#comment-1')
    await expect(page).toHaveURL(/\/login\?next=.*%23comment-1$/)
  })
  expect([...mira.complaints, ...stranger.complaints]).toEqual([])
})
