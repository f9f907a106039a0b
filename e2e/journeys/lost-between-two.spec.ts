import { test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { button } from '../people/locators.ts'
import { dismisses, loses, noConnection } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const rpc = (name: string) => new RegExp(`/api/rpc/${name}$`)

// A press that is taken back before its answer: presses.test.ts.

test('the network goes between two people: each act says so and is done once when she tries again', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), `Vera Zwei ${tag()}`)
  const dana = await joinsWithoutBrowser(vera, `Dana Zwei ${tag()}`)
  await join(vera, { at: null })
  const address = await profileAddress({ player: dana })
  const { page, context } = vera
  await page.goto(address)
  const more = async (choice: string) => {
    await button(page, `More about ${dana.name}`).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }

  await test.step('a follow that she takes back, whose answer was lost: what the server says decides', async () => {
    await button(page, 'Follow').click()
    await loses(context, rpc('profiles/unfollow'), 'answer')
    await button(page, 'Following').click()
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    // It had been told.
    await expect(button(page, 'Follow')).toBeVisible()
  })

  await test.step('she marks the notice of a follow as read: it stays unread where nobody heard', async () => {
    await dana.api.profiles.follow({ id: vera.player.id })
    await goesOnTo(page, '/notifications')
    const one = page.getByRole('main').getByRole('button', { name: /^Mark as read:/ })
    await loses(context, rpc('notifications/markRead'), 'request')
    await one.click()
    await expect(page.getByText('That could not be saved.')).toBeVisible()
    await expect(one).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread notification' }),
    ).toBeVisible()
    await dismisses(page)
    await loses(context, rpc('notifications/markRead'), 'answer')
    await button(page, 'Mark all as read').click()
    await expect(page.getByText('That could not be saved.')).toBeVisible()
    // It had been told: her list and her badge say what is stored.
    await expect(one).toHaveCount(0)
    await goesOnTo(page, address)
  })

  await test.step('a follower that she removes', async () => {
    const removes = async () => {
      await more('Remove follower')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    }
    const follows = page.getByText('Follows you', { exact: true })
    await expect(follows).toBeVisible()
    await loses(context, rpc('profiles/removeFollower'), 'request')
    await removes()
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await expect(follows).toBeVisible()
    await removes()
    await expect(follows).toHaveCount(0)
  })

  await test.step('that she mutes her', async () => {
    await loses(context, rpc('profiles/mute'), 'answer')
    await more('Mute')
    await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await loses(context, rpc('profiles/unmute'), 'request')
    await more('Unmute')
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await more('Unmute')
  })

  await test.step('a report keeps its words', async () => {
    await loses(context, rpc('profiles/report'), 'answer')
    await more('Report')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What is wrong?').selectOption('spam')
    await dialog.getByRole('textbox').fill('Sells shoes to everybody')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(noConnection(page)).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('Sells shoes to everybody')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(/Thank you\. Your report has the number/)).toBeVisible()
  })

  const log = page.getByRole('log')
  await test.step('a message that she changes keeps its new words, and one that she deletes is gone', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click()
    const composer = page.getByPlaceholder('Type a message...')
    await composer.fill('Training at six?')
    await composer.press('Enter')
    const line = log.getByRole('listitem').filter({ hasText: /Training|deleted/ })
    const act = async (name: string) => {
      await line.hover()
      await line.getByRole('button', { name: /^Actions/ }).click()
      await page.getByRole('button', { name, exact: true }).click()
    }
    await expect(line).toBeVisible()
    await expect(log.getByText('Sending')).toHaveCount(0)
    await loses(context, rpc('messages/edit'), 'request')
    await act('Edit')
    await composer.fill('Training at seven?')
    await composer.press('Enter')
    await expect(page.getByText('The message could not be changed.')).toBeVisible()
    await expect(composer).toHaveValue('Training at seven?')
    await composer.press('Enter')
    await expect(line.getByText('Training at seven?')).toBeVisible()
    await expect(line.getByText('Edited')).toBeVisible()
    await loses(context, rpc('messages/remove'), 'answer')
    await act('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The message could not be deleted.')).toBeVisible()
    await dismisses(page)
  })

  await test.step('what she reacts to is deleted before it is known that this failed: it stays deleted', async () => {
    const secret = `Nobody is to read this ${tag()}`
    const { id } = await dana.writes({ id: vera.player.id }, secret)
    const said = log.getByRole('listitem').filter({ hasText: secret })
    await expect(said).toBeVisible()
    const asked = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<void>()
    const mend = await intercept(page, rpc('messages/react'), async (route) => {
      asked.resolve()
      await heard.promise
      await route.abort()
    })
    await said.hover()
    await said.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('button', { name: 'React with 👍' }).click()
    await asked.promise
    await dana.api.messages.remove({ id })
    await expect(log.getByText(secret)).toHaveCount(0)
    heard.resolve()
    await expect(page.getByText('Your reaction was not saved.')).toBeVisible()
    await expect(log.getByText(secret)).toHaveCount(0)
    await mend()
  })

  await test.step('what she reads of a conversation that she mutes is what the server has', async () => {
    const choose = async (choice: string) => {
      await button(page, 'More about this conversation').click()
      // What it does may be said below.
      await page.getByRole('menuitem', { name: new RegExp(`^${choice}`) }).click()
    }
    await loses(context, rpc('messages/mute'), 'request')
    await choose('Mute conversation')
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await loses(context, rpc('messages/mute'), 'answer')
    await choose('Mute conversation')
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    // It had been told.
    await choose('Unmute conversation')
  })

  await test.step('block, and take it back', async () => {
    await goesOnTo(page, address)
    const confirms = page.getByRole('alertdialog').getByRole('button', { name: 'Block' })
    await loses(context, rpc('profiles/block'), 'answer')
    await more('Block')
    await confirms.click()
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await goesOnTo(page, '/settings/safety')
    const blocked = page.getByRole('main').getByRole('listitem').filter({ hasText: dana.name })
    await loses(context, rpc('profiles/unblock'), 'request')
    await blocked.getByRole('button', { name: /Unblock/ }).click()
    await expect(noConnection(page)).toBeVisible()
    await blocked.getByRole('button', { name: /Unblock/ }).click()
    await expect(blocked).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Blocked people' })).toBeFocused()
    await goesOnTo(page, address)
    await expect(button(page, 'Follow')).toBeVisible()
  })

  expect(vera.complaints).toEqual([])
})
