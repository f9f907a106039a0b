import { teamsOf } from '@heraia/hosts/test/teams'
import { test } from '@playwright/test'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectSpanishToo, speaksEnglish } from '../checks/spanish-too.ts'
import { expect } from '../people/expect.ts'
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
  for (const path of [...SCREENS, `/teams/${team.id}/edit/verification`]) {
    await page.goto(path)
    await expectReadByKeyboard(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectLargeTargets(page)
    await expectSpanishToo(vera, { own: [...EVERYWHERE, team.name, vera.email, handle] })
    await speaksEnglish(vera)
  }
  const { handle: hers } = await vera.player.api.profiles.get({ id: dana.id })
  for (const path of [`/profile/${hers}`, `/profile/${hers}/about`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSpanishToo(vera, { own: [...EVERYWHERE, hers, `${dana.name} | Heraia`] })
    await speaksEnglish(vera)
  }
  expect(vera.complaints).toEqual([])
})
