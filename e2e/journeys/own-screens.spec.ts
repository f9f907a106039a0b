import { teamsOf } from '@heraia/hosts/test/teams'
import { test } from '@playwright/test'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { allWords, expectSpanishOf, speaks } from '../checks/spanish-too.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

/** That axe finds nothing in them is asked where each is used. */
const SCREENS = [
  '/feed?tab=following',
  '/bookmarks',
  '/notifications',
  '/notifications?tab=set-aside',
  '/messages',
  '/mi-perfil',
  '/settings/account',
  '/settings/verification',
  '/settings/safety',
  '/settings/invitations',
]

/** By people, and names of what is called so everywhere. */
const EVERYWHERE = [
  ...['Dana Writes', 'Vera Own', 'Aún sin palabras', 'Dana Writes: Aún sin palabras', 'Hola'],
  ...['Email', 'Instagram', 'Twitter', 'Facebook', 'TikTok', 'YouTube', 'General', 'English', 'Español'],
]

test('what only she sees is read by keyboard alone, hit by a finger, and in Spanish as well', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Own')
  await join(vera, { at: null })
  const dana = await joinsWithoutBrowser(vera, 'Dana Writes')
  const post = await dana.posts('Aún sin palabras')
  await dana.api.profiles.follow({ id: vera.player.id })
  await vera.player.api.profiles.follow({ id: dana.id })
  await vera.player.api.feed.bookmark({ id: post.id })
  await dana.writes(vera.player, 'Hola')
  const { handle } = await vera.player.api.accounts.me()
  const { page } = vera
  const team = await teamsOf().founds(vera.player, { name: 'Las Propias', sport: null })
  const { handle: hers } = await vera.player.api.profiles.get({ id: dana.id })
  const own = [...EVERYWHERE, team.name, vera.email, handle, hers, `${dana.name} | Heraia`]
  const english = new Map<string, string[]>()
  const goesTo = async (path: string) => {
    const main = page.locator('main')
    const before = await main.innerText()
    await goesOnTo(page, path)
    await expect.poll(() => main.innerText()).not.toBe(before)
  }
  await page.goto('/feed')
  for (const path of [...SCREENS, `/teams/${team.id}/edit/verification`]) {
    await goesTo(path)
    await expectReadByKeyboard(page, { isLed: true })
    await expectLargeTargets(page)
    english.set(path, await allWords(page))
  }
  await goesTo(`/profile/${hers}`)
  await expect(page.getByRole('heading', { level: 1, name: dana.name })).toBeVisible()
  english.set(`/profile/${hers}`, await allWords(page))
  await page.getByRole('tab', { name: 'About' }).click()
  await expect(page.getByText('Member since')).toBeVisible()
  const about = await allWords(page)
  await speaks(page, 'Español', 'es')
  await expectSpanishOf(page, about, { own })
  for (const [path, words] of english) {
    await goesTo(path)
    await expectSpanishOf(page, words, { own })
  }
  expect(vera.complaints).toEqual([])
})
