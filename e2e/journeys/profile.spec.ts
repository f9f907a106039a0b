import { readFile } from 'node:fs/promises'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { hears } from '../people/hear.ts'
import { join } from '../people/join.ts'
import { button } from '../people/locators.ts'
import { openBrowser, type Person } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
/** As people name their sport: no place to break it. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsrudern'
const figures = (page: Page) => page.getByRole('list', { name: 'In figures' })

async function opensMenu(page: Page, choice: string): Promise<void> {
  await button(page, await menuOf(page)).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

const menuOf = async (page: Page) => `More about ${await page.getByRole('heading', { level: 1 }).textContent()}`

const withoutComplaints = ({ complaints }: Person) => expect(complaints).toEqual([])

test('a follow counts one at once, is taken back with one press, and comes back with Undo; she mutes from the menu; a private account shows who she is and no more, and is asked first', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Follows')
  const { page } = vera
  await join(vera, { at: null })
  const dana = await joinsWithoutBrowser(vera, 'Dana Followed', { role: 'athlete', sport: 'Volleyball' })
  const address = await profileAddress({ player: dana })
  await page.goto(address)
  await expect(page).toHaveTitle(/Dana Followed/)

  await test.step('it counts, and comes back with Undo', async () => {
    await button(page, 'Follow').click()
    await expect(button(page, 'Following')).toBeVisible()
    await expect(figures(page)).toContainText('1 follower')
    await button(page, 'Following').click()
    await expect(figures(page)).toContainText('0 followers')
    const heard = await hears(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(button(page, 'Following')).toBeVisible()
    await expect(figures(page)).toContainText('1 follower')
    await expect.poll(() => heard.some(({ url, isOk }) => isOk && url.endsWith('/profiles/follow'))).toBe(true)
    expect((await dana.api.profiles.get({ id: dana.id })).followers).toBe(1)
  })

  await test.step('she mutes her for a week, then for ever, and not any more', async () => {
    await opensMenu(page, 'Mute')
    const asked = page.getByRole('dialog', { name: 'Mute Dana Followed?' })
    await expect(asked.getByRole('radio', { name: 'Until I unmute her' })).toBeChecked()
    await asked.getByRole('radio', { name: '7 days' }).check()
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(page.getByText(/^You see no posts and notices of Dana Followed until /)).toBeVisible()
    await expect(page.getByText('You muted her')).toBeVisible()
    await goesOnTo(page, '/settings/safety')
    const muted = page.getByRole('main').getByRole('listitem').filter({ hasText: dana.name })
    await expect(muted.getByText(/^Until .*20\d\d/)).toBeVisible()
    await muted.getByRole('button', { name: 'Change how long Dana Followed is muted' }).click()
    const change = page.getByRole('dialog')
    await expect(change.getByRole('radio', { name: 'As it stands' })).toBeChecked()
    await change.getByRole('radio', { name: 'Until I unmute her' }).check()
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(muted.getByText('Until you unmute her')).toBeVisible()
    await goesOnTo(page, address)
    await expect(page.getByText('You muted her')).toBeVisible()
    await opensMenu(page, 'Unmute')
    await expect(page.getByText('You muted her')).toHaveCount(0)
  })

  await test.step('a private account shows who she is and no more, and is asked first', async () => {
    const iris = await joinsWithoutBrowser(vera, 'Iris Private')
    await iris.sets({ profileVisibility: 'followers' })
    await goesOnTo(page, await profileAddress({ player: iris }))
    await expect(page.getByRole('heading', { name: 'This account is private' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Posts' })).toHaveCount(0)
    await button(page, 'Follow').click()
    await expect(button(page, 'Requested')).toBeVisible()
    await expect(figures(page)).toContainText('0 followers')
    const isAsked = async () => (await iris.api.profiles.followRequests({})).items.length > 0
    await expect.poll(isAsked).toBe(true)
    await button(page, 'Requested').click()
    await expect.poll(isAsked).toBe(false)
    await button(page, 'Follow').click()
    await expect.poll(isAsked).toBe(true)
    // Following again would only ask again: she is asked before it ends, and no Undo promises what it cannot keep.
    await iris.api.profiles.answerFollowRequest({ id: vera.player.id, accept: true })
    await button(page, 'Following').click()
    const question = page.getByRole('alertdialog', { name: 'Unfollow Iris Private?' })
    await expect(question).toHaveAccessibleDescription(/to follow her again you have to ask her/)
    await question.getByRole('button', { name: 'Unfollow' }).click()
    const told = page.getByRole('listitem').filter({ hasText: 'You no longer follow Iris Private.' })
    await expect(told).toBeVisible()
    await expect(told.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(button(page, 'Follow')).toBeFocused()
  })
  withoutComplaints(vera)
})

test('who is blocked sees the same as for somebody who is not there; who blocks reads that she did, and unblocks there', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Blocks')
  await join(vera, { at: null })
  const dana = await joinsWithoutBrowser(vera, 'Dana Blocked')
  const hers = await profileAddress(vera)
  const address = await profileAddress({ player: dana })
  await vera.page.goto(address)
  await opensMenu(vera.page, `Block ${dana.name}`)
  const question = vera.page.getByRole('alertdialog', { name: 'Block Dana Blocked?' })
  await expect(question).toHaveAccessibleDescription(/Your conversation is hidden from both of you.*report it first/)
  await question.getByRole('button', { name: 'Report' }).click()
  await vera.page.getByRole('dialog', { name: 'Report' }).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Block' }).click()
  await expect(vera.page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(vera.page.getByRole('heading', { name: 'You blocked Dana Blocked' })).toBeVisible()
  await vera.page.getByRole('button', { name: 'Undo' }).click()
  await expect(vera.page.getByRole('heading', { name: 'Dana Blocked', exact: true })).toBeVisible()
  await vera.player.api.profiles.block({ id: dana.id })
  await vera.page.getByRole('button', { name: 'Unblock' }).press('Enter')
  await expect(vera.page.getByRole('heading', { name: 'Dana Blocked', exact: true })).toBeVisible()

  await test.step('a list blocks whom she confirms of it, and is saved as a file', async () => {
    const { page } = vera
    const handle = (await vera.player.api.profiles.get({ id: dana.id })).handle
    await goesOnTo(page, '/settings/safety')
    // On a busy machine a click has once found it and opened nothing; what loads above it moves it.
    await button(page, 'Block a list').press('Enter')
    const list = page.getByRole('dialog', { name: 'Block the people of a list' })
    const lines = ['name,handle', `Dana,@${handle}`, `Vera,${hers.split('/').at(-1)}`, 'Nobody,nobody-has-this-handle']
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await list.getByLabel('Choose a file').setInputFiles(file)
    await expect(list.getByText('1 person to block')).toBeVisible()
    await expect(list.getByText('You are on it yourself.')).toBeVisible()
    await expect(list.getByText(/^1 handle belongs to nobody .*: nobody-has-this-handle/)).toBeVisible()
    await expect(list.getByText(/conversations are hidden from both sides.*report it first/)).toBeVisible()
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Block 1' }).click()
    await expect(list.getByText('1 person is blocked.')).toBeVisible()
    await list.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('button', { name: 'Unblock Dana Blocked' })).toBeVisible()
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()])
    expect(await readFile(await saved.path(), 'utf8')).toBe(`\ufeffhandle,name\r\n${handle},Dana Blocked\r\n`)
  })

  await test.step('the other blocks her, and is somebody who is not there', async () => {
    const { page } = vera
    await vera.player.api.profiles.unblock({ id: dana.id })
    await dana.api.profiles.block({ id: vera.player.id })
    // What the server draws is for nobody in particular, and so without regard to who blocked whom.
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
    await expect(page.getByText("The user you're looking for doesn't exist or has been removed.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Feed' })).toHaveAttribute('href', '/feed')
  })
  withoutComplaints(vera)
})

test('the id leads to her handle, tabs have addresses, and only she can edit; by keyboard, small and wide, light and dark', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Walks')
  await join(vera, { at: null })
  const { page } = vera
  const dana = await joinsWithoutBrowser(vera, 'Dana Tabs', { sport: LONG_WORD })
  await dana.api.profiles.follow({ id: vera.player.id })
  const address = await profileAddress({ player: dana })

  await test.step('tabs, by arrows', async () => {
    await page.goto(`/profile/${dana.id}/about`)
    await expect(page).toHaveURL(new RegExp(`${address}/about$`))
    await expect(page.getByText('Member since')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'About' }).press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Posts' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('tabpanel', { name: 'Posts' }).getByText('No posts yet.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Posts' }), 'she goes on from there').toBeFocused()
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0)
  })

  await test.step('what she can do, by keyboard', async () => {
    await button(page, 'Follow').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Following')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Message', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expect(page.getByRole('menuitem').filter({ hasText: /^(Share profile|Copy link)$/ })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(button(page, 'More about Dana Tabs')).toBeFocused()
  })

  await test.step('her lists', async () => {
    await figures(page).getByRole('link', { name: '1 follower' }).click()
    await expect(page.getByRole('region', { name: 'Followers' }).getByRole('link', { name: vera.name })).toBeVisible()
    await figures(page).getByRole('link', { name: '1 following' }).click()
    await expect(page.getByRole('region', { name: 'Following' }).getByRole('link', { name: vera.name })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('her own she edits', async () => {
    await goesOnTo(page, await profileAddress(vera))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/mi-perfil')
    await expect(button(page, 'Follow')).toHaveCount(0)
  })
  withoutComplaints(vera)
})
