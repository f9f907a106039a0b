import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { losesAll } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const rpc = (name: string) => new RegExp(`/api/rpc/${name}$`)

test('each list says that it could not be loaded, and is loaded again', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Listen')
  const dana = await joinsWithoutBrowser(vera, `Dana Listen ${tag()}`)
  await join(vera, { at: null })
  await test.step('her account does not answer: she is told so on any screen, and is not signed out', async () => {
    const banner = vera.page.getByRole('banner')
    const mend = await losesAll(vera.page, rpc('accounts/me'))
    await vera.page.goto('/athletes')
    await expect(
      vera.page.getByText('Your account did not answer in time. You are not signed out.').first(),
    ).toBeVisible()
    await expectAccessible(vera.page)
    await mend()
    await banner.getByRole('button', { name: 'Retry' }).click()
    await expect(banner.getByRole('button', { name: 'Your account' })).toBeVisible()
    await expect(vera.page.getByRole('main')).toBeFocused()
  })
  const lists: [path: string, asks: string, failed: string][] = [
    ['/bookmarks', 'feed/bookmarks', 'The posts could not be loaded.'],
    ['/notifications', 'notifications/list', 'Your notifications could not be loaded.'],
    ['/messages', 'messages/conversations', 'Your conversations could not be loaded.'],
    ['/achievements', 'achievements/list', 'The achievements could not be loaded.'],
    ['/orders', 'orders/list', 'Your orders could not be loaded.'],
    ['/teams/mine', 'teams/mine', 'This could not be loaded.'],
    ['/settings/sessions', 'accounts/sessions', 'Your devices could not be loaded.'],
    ['/mi-perfil', 'profiles/editable', 'Your profile could not be loaded.'],
    ['/feed', 'feed/timeline', 'The posts could not be loaded.'],
  ]
  const ofList = async (tab: Page, [path, asks, failed]: [string, string, string]) => {
    const mend = await losesAll(tab, rpc(asks))
    await goesOnTo(tab, path)
    const notice = tab.getByText(failed).locator('visible=true').first()
    await expect(notice).toBeVisible({ timeout: 30_000 })
    await mend()
    await tab.getByRole('button', { name: 'Retry' }).locator('visible=true').first().press('Enter')
    await expect(notice).toHaveCount(0)
    await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(tab.locator('#main :focus'), 'what she pressed is gone, the keyboard goes on beside it').toHaveCount(1)
  }
  const ofSearch = async (tab: Page, place: string) => {
    await goesOnTo(tab, `/${place}`)
    await expect(tab.getByRole('main').getByRole('searchbox')).toBeVisible()
    const letsThrough = await losesAll(tab, rpc(`${place}/search`))
    await tab.getByRole('main').getByRole('searchbox').fill(tag())
    await expect(tab.getByText('The search did not work.')).toBeVisible({ timeout: 30_000 })
    await expect(tab.getByText(/^No (teams|items) found$/)).toHaveCount(0)
    await letsThrough()
    await tab.getByRole('button', { name: 'Retry' }).click()
    await expect(tab.getByText(/^No (teams|items) found$/)).toBeVisible()
  }
  const ofProfile = async (tab: Page) => {
    await goesOnTo(tab, `/search?q=${encodeURIComponent(dana.name)}`)
    const mend = await losesAll(tab, rpc('profiles/get'))
    await tab.getByRole('main').getByRole('link', { name: dana.name }).click()
    await expect(tab.getByText('This profile could not be loaded.')).toBeVisible({ timeout: 30_000 })
    await mend()
    await tab.getByRole('button', { name: 'Retry' }).click()
    await expect(tab.getByRole('heading', { level: 1, name: dana.name })).toBeVisible()
  }
  const inOneTab = async (acts: ((tab: Page) => Promise<void>)[], tab: Page) => {
    for (const act of acts) await act(tab)
  }
  const acts = [
    ...lists.map((list) => (tab: Page) => ofList(tab, list)),
    ...['teams', 'marketplace'].map((place) => (tab: Page) => ofSearch(tab, place)),
    ofProfile,
  ]
  // Each is tried again for seconds before it says so: two tabs wait at once.
  const tabs = [vera.page, await vera.newTab('/settings')]
  for (const tab of tabs) await expect(tab.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await Promise.all(
    tabs.map((tab, at) =>
      inOneTab(
        acts.filter((_, each) => each % tabs.length === at),
        tab,
      ),
    ),
  )
  expect(vera.complaints).toEqual([])
})
