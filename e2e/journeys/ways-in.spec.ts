import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectSpanishHere } from '../checks/spanish-too.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

/** Those of a phone are looked at where there is one (another-way-in.spec.ts). */
const SCREENS = ['/login', '/login/code', '/login/return', '/register', '/forgot-password', '/verify-email']

/** What axe finds in them is asked where they say what is wrong (accounts.spec.ts). */
const SEEN_IN_USE = ['/login', '/register']

/** Of its accounts. */
const IN_THE_DEMO = ['demo@heraia.example', 'Club']

test('every screen that leads in is read by keyboard alone, hit by a finger, and in Spanish as well', async ({
  browser,
}) => {
  const nadia = await openBrowser(browser, siteUrl(), 'Nadia Nueva')
  const { page } = nadia
  await page.goto('/login')
  for (const path of [...SCREENS, `/reset-password?email=${nadia.email}`]) {
    await goesOnTo(page, path)
    await expect(page.locator('main [data-waits]:disabled')).toHaveCount(0)
    // They come by themselves, below the form.
    if (SEEN_IN_USE.includes(path)) await expect(page.getByText('Continue with Google')).toBeVisible()
    await expectReadByKeyboard(page, { isLed: true })
    // In Spanish words are longer.
    const also = async () => {
      await expectLargeTargets(page)
      if (!SEEN_IN_USE.includes(path)) await expectAccessible(page)
    }
    await expectSpanishHere(nadia, { own: ['Email', nadia.email, ...IN_THE_DEMO], also })
  }
  expect(nadia.complaints).toEqual([])
})

test('who comes back from where the link of a mail led her presses its button again', async ({ browser }) => {
  const { page, complaints } = await openBrowser(browser, siteUrl(), 'Nadia Back')
  const there = encodeURIComponent('https://program.example/there')
  await page.route(/\/auth\/v1\/verify\?/, (route) => route.fulfill({ status: 204 }))
  await page.goto(`/verify-email?token_hash=made-up&type=magiclink&redirect_to=${there}`)
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  const busy = page.getByRole('main').getByRole('button', { name: 'Confirming...' })
  await button.click()
  await expect(busy).toBeVisible()
  // What a browser says that kept the page as it was left; this one keeps none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await button.click()
  await expect(busy).toBeVisible()
  expect(complaints).toEqual([])
})
