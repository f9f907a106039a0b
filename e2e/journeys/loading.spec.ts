import { type Locator, type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { main } from '../people/locators.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const lists =
  /\/api\/rpc\/(feed\/(timeline|byPerson)|people\/search|messages\/(conversations|list)|notifications\/list|profiles\/get)$/
const banner = (page: Page) => page.getByRole('banner')

test('while what she asked for is on its way its place is drawn and she hears so, on every screen; then it is there', async ({
  browser,
}) => {
  const word = Math.random().toString(36).slice(2, 8)
  const vera = await openBrowser(browser, siteUrl(), `Vera ${word}`)
  const { page } = vera
  const dana = await joinsWithoutBrowser(vera, `Dana ${word}`, { role: 'athlete', sport: 'Judo' })
  await join(vera, { at: null })
  await vera.player.posts(`The first of ${word}`)
  await vera.player.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: vera.player.id })
  const { conversationId } = await dana.writes(vera.player, `A word of ${word}`)

  let held = Promise.withResolvers<void>()
  await intercept(page, lists, async (route) => {
    await held.promise
    await route.continue()
  })
  /** `places`: how many of them wait. */
  const waits = (label: string, goes: () => Promise<unknown>, there: string, places = 1) =>
    test.step(`${label}, and there is ${there}`, async () => {
      held = Promise.withResolvers<void>()
      await goes()
      // Heard by who does not see it, seen by who does not hear.
      await expect(main(page).getByRole('status').getByText(label, { exact: true })).toHaveCount(places)
      await expect(main(page).locator('.animate-pulse').first()).toBeVisible()
      await expect(main(page).getByText(there)).toHaveCount(0)
      held.resolve()
      await expect(main(page).getByText(there).first()).toBeVisible()
      await expect(main(page).locator('.animate-pulse')).toHaveCount(0)
    })
  const follows = (from: Locator, name: string | RegExp) => () => from.getByRole('link', { name }).first().click()

  await waits('Loading posts', () => page.goto('/feed'), `The first of ${word}`)
  await waits('Searching', follows(banner(page), 'Athletes'), dana.name)
  await waits('Loading profile', follows(main(page), dana.name), 'Judo')
  await waits('Loading', () => goesOnTo(page, '/notifications'), 'started following you')
  // The list, and the conversation that is open.
  await waits('Loading', () => goesOnTo(page, `/messages/${conversationId}`), `A word of ${word}`, 2)
  expect(vera.complaints).toEqual([])
})
