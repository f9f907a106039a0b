import { readFile } from 'node:fs/promises'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { hears } from '../people/hear.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { openBrowser, type Person } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
/** As people name their sport: no place to break it. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsrudern'
const figures = (page: Page) => page.getByRole('list', { name: 'In figures' })

async function opensMenu(page: Page, choice: string): Promise<void> {
  await button(page, await menuOf(page)).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

const menuOf = async (page: Page) => `More about ${await page.getByRole('heading', { level: 1 }).textContent()}`

/** Two people, each in a browser of her own; the first stands on the profile of the second, who looks at nothing yet. */
async function visits(browser: Parameters<typeof openBrowser>[0], visitor: string, owner: string) {
  const [vera, dana] = await Promise.all([
    openBrowser(browser, siteUrl(), visitor),
    openBrowser(browser, siteUrl(), owner),
  ])
  await join(dana, { role: 'athlete', sport: 'Volleyball', at: null })
  const address = await profileAddress(dana)
  await join(vera, { at: address })
  await expect(vera.page.getByRole('heading', { level: 1, name: dana.name })).toBeVisible()
  return { vera, dana, address }
}

const withoutComplaints = (...people: Person[]) => expect(people.flatMap((one) => one.complaints)).toEqual([])

test('a follow counts one at once, is taken back with one press, and comes back with Undo; mute, report and remove a follower from the menu', async ({
  browser,
}) => {
  const { vera, dana, address } = await visits(browser, 'Vera Follows', 'Dana Followed')
  const { page } = vera
  await dana.page.goto(address)
  await expect(page).toHaveTitle(/Dana Followed/)

  await test.step('a follow that the server does not take is taken back on the screen', async () => {
    const mend = await intercept(vera.context, /\/api\/rpc\/profiles\/follow$/, (route) => route.abort())
    await button(page, 'Follow').click()
    await expect(page.getByText('No connection. Check your internet and try again.')).toBeVisible()
    await expect(button(page, 'Follow')).toBeVisible()
    await expect(figures(page)).toContainText(/0 followers$/)
    await mend()
  })

  await test.step('one that it takes counts for both, and comes back with Undo', async () => {
    await button(page, 'Follow').click()
    await expect(button(page, 'Following')).toBeVisible()
    await expect(figures(page)).toContainText('1 follower')
    await expect(figures(dana.page)).toContainText('1 follower')
    await button(page, 'Following').click()
    await expect(figures(page)).toContainText('0 followers')
    const heard = await hears(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(button(page, 'Following')).toBeVisible()
    await expect(figures(page)).toContainText('1 follower')
    await expect.poll(() => heard.some(({ url, isOk }) => isOk && url.endsWith('/profiles/follow'))).toBe(true)
    await expect(figures(dana.page)).toContainText('1 follower')
  })

  await test.step('she mutes her for a week, then for ever, and not, and reports her', async () => {
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
    await opensMenu(page, 'Report')
    await page.getByRole('dialog').getByLabel('What is wrong?').selectOption('spam')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(/Thank you\. Your report has the number/)).toBeVisible()
  })

  await test.step('who is followed finds her in the list, and removes her', async () => {
    await figures(dana.page).getByRole('link', { name: '1 follower' }).click()
    await expect(dana.page).toHaveURL(/\/followers$/)
    await dana.page.getByRole('region', { name: 'Followers' }).getByRole('link', { name: 'Vera Follows' }).click()
    await expect(dana.page.getByText('Follows you')).toBeVisible()
    await opensMenu(dana.page, 'Remove follower')
    const asked = dana.page.getByRole('alertdialog', { name: 'Remove Vera Follows from your followers?' })
    await asked.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dana.page.getByText('Follows you')).toHaveCount(0)
    await expect(figures(page)).toContainText('0 followers')
  })
  withoutComplaints(vera, dana)
})

test('a private account shows who she is and no more, and is asked first', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Asks')
  await join(vera, { at: null })
  const dana = await joinsWithoutBrowser(vera, 'Dana Private')
  await dana.sets({ profileVisibility: 'followers' })
  const address = await profileAddress({ player: dana })

  await vera.page.goto(address)
  await expect(vera.page.getByRole('heading', { name: 'This account is private' })).toBeVisible()
  await expect(vera.page.getByRole('tab', { name: 'Posts' })).toHaveCount(0)
  // While her request is on its way, what is told of the profile is from before it.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const mend = await intercept(vera.page, /\/api\/rpc\/profiles\/follow$/, async (route) => {
    await released
    await route.continue()
  })
  const other = await vera.newTab(address)
  await expect(button(other, 'Follow')).toBeVisible()
  await button(vera.page, 'Follow').click()
  const words = await button(vera.page, 'Requested').evaluateHandle((shown) => {
    const seen: (string | null)[] = []
    new MutationObserver(() => seen.push(shown.textContent)).observe(shown, { subtree: true, characterData: true })
    return seen
  })
  await dana.api.profiles.follow({ id: vera.player.id })
  await expect(other.getByText('Follows you')).toBeVisible()
  release()
  await expect(vera.page.getByText('Follows you')).toBeVisible()
  expect(await words.jsonValue()).toEqual([])
  await mend()
  await expect(figures(vera.page)).toContainText('0 followers')
  const isAsked = async () => (await dana.api.profiles.followRequests({})).items.length > 0
  await button(vera.page, 'Requested').click()
  await expect.poll(isAsked).toBe(false)
  await button(vera.page, 'Follow').click()
  await expect.poll(isAsked).toBe(true)
  // Following again would only ask again: she is asked before it ends, and no Undo promises what it cannot keep.
  await dana.api.profiles.answerFollowRequest({ id: vera.player.id, accept: true })
  await button(vera.page, 'Following').click()
  const question = vera.page.getByRole('alertdialog', { name: 'Unfollow Dana Private?' })
  await expect(question).toHaveAccessibleDescription(/to follow her again you have to ask her/)
  await question.getByRole('button', { name: 'Unfollow' }).click()
  const told = vera.page.getByRole('listitem').filter({ hasText: 'You no longer follow Dana Private.' })
  await expect(told).toBeVisible()
  await expect(told.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(button(vera.page, 'Follow')).toBeFocused()
  withoutComplaints(vera)
})

test('who is blocked sees the same as for somebody who is not there; who blocks reads that she did, and unblocks there', async ({
  browser,
}) => {
  const { vera, dana } = await visits(browser, 'Vera Blocks', 'Dana Blocked')
  const hers = await profileAddress(vera)
  const search = `/search?${new URLSearchParams({ q: vera.name })}`
  const found = dana.page.getByRole('main').locator(`a[href="${hers}"]`)
  await dana.page.goto(search)
  await expect(found).toBeVisible()
  await opensMenu(vera.page, `Block ${dana.player.name}`)
  const question = vera.page.getByRole('alertdialog', { name: 'Block Dana Blocked?' })
  await expect(question).toHaveAccessibleDescription(/Your conversation is hidden from both of you.*report it first/)
  await question.getByRole('button', { name: 'Report' }).click()
  await vera.page.getByRole('dialog', { name: 'Report' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(question.getByRole('button', { name: 'Report' })).toBeFocused()
  await question.getByRole('button', { name: 'Block' }).click()
  await expect(vera.page.getByRole('button', { name: 'Undo' })).toBeVisible()
  // What the server draws is for nobody in particular, and so without regard to who blocked whom.
  await dana.page.goto(search)
  await expect(found).toHaveCount(0)
  await dana.page.goto(hers)
  await expect(dana.page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  await expect(dana.page.getByText("The user you're looking for doesn't exist or has been removed.")).toBeVisible()
  await expect(dana.page.getByRole('link', { name: 'Return to Feed' })).toHaveAttribute('href', '/feed')
  await expect(vera.page.getByRole('heading', { name: 'You blocked Dana Blocked' })).toBeVisible()
  await expectAccessible(vera.page)
  await vera.page.getByRole('button', { name: 'Undo' }).click()
  await expect(vera.page.getByRole('heading', { name: 'Dana Blocked', exact: true })).toBeVisible()
  await vera.player.api.profiles.block({ id: dana.player.id })
  await vera.page.getByRole('button', { name: 'Unblock' }).press('Enter')
  await expect(vera.page.getByRole('heading', { name: 'Dana Blocked', exact: true })).toBeVisible()
  await goesOnTo(dana.page, '/profile/nobody-has-this-handle')
  await expect(dana.page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  await expectAccessible(dana.page)

  await test.step('a list blocks whom she confirms of it, and is saved as a file', async () => {
    const { page } = vera
    const handle = (await vera.player.api.profiles.get({ id: dana.player.id })).handle
    await goesOnTo(page, '/settings/safety')
    await button(page, 'Block a list').click()
    const list = page.getByRole('dialog', { name: 'Block the people of a list' })
    const lines = ['name,handle', `Dana,@${handle}`, `Vera,${hers.split('/').at(-1)}`, 'Nobody,nobody-has-this-handle']
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await list.getByLabel('Choose a file').setInputFiles(file)
    await expect(list.getByText('1 person to block')).toBeVisible()
    await expect(list.getByText('You are on it yourself.')).toBeVisible()
    await expect(list.getByText(/^1 handle belongs to nobody .*: nobody-has-this-handle/)).toBeVisible()
    await expect(list.getByText(/conversations are hidden from both sides.*report it first/)).toBeVisible()
    await list.getByRole('checkbox', { name: 'Dana Blocked' }).uncheck()
    await expect(list.getByText('Choose whom to block.')).toBeVisible()
    await list.getByRole('checkbox', { name: 'Dana Blocked' }).check()
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Block 1' }).click()
    await expect(list.getByText('1 person is blocked.')).toBeVisible()
    await list.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('button', { name: 'Unblock Dana Blocked' })).toBeVisible()
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()])
    expect(await readFile(await saved.path(), 'utf8')).toBe(`\ufeffhandle,name\r\n${handle},Dana Blocked\r\n`)
  })
  withoutComplaints(vera, dana)
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
    await expectAccessible(page)
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
    await expect(main.getByRole('button', { name: 'Settings' })).toBeVisible()
    await expect(button(page, 'Follow')).toHaveCount(0)
  })
  withoutComplaints(vera)
})
