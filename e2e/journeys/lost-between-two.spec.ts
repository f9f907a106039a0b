import { type Page, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { dismisses, loses, losesAll, noConnection } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const rpc = (name: string) => new RegExp(`/api/rpc/${name}$`)
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the network goes between two people: each act says so and is done once when she tries again', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), `Vera Zwei ${tag()}`)
  const dana = await openBrowser(browser, siteUrl(), `Dana Zwei ${tag()}`)
  await Promise.all([join(vera, { at: null }), join(dana, { at: null })])
  const address = await profileAddress(dana)
  const { page, context } = vera
  await page.goto(address)
  const more = async (choice: string) => {
    await button(page, `More about ${dana.name}`).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }

  await test.step('a follow that she takes back before its answer, both lost: it stands there as before the first', async () => {
    await expect(button(page, 'Follow')).toBeVisible()
    const [pressed, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const mends = [
      await intercept(context, rpc('profiles/follow'), async (route) => {
        await pressed.promise
        await route.abort()
      }),
      await intercept(context, rpc('profiles/unfollow'), async (route) => {
        await route.abort()
        lost.resolve()
      }),
      // Nor does the server say how it is.
      await losesAll(context, rpc('profiles/get')),
    ]
    await button(page, 'Follow').click()
    await button(page, 'Following').click()
    await expect(button(page, 'Follow')).toBeVisible()
    pressed.resolve()
    await lost.promise
    await expect(noConnection(page).first()).toBeVisible()
    await expect(button(page, 'Follow')).toBeVisible()
    await expect(button(page, 'Following')).toHaveCount(0)
    for (const mend of mends) await mend()
    await dismisses(page)
  })

  await test.step('follow, unfollow and follow again', async () => {
    await button(page, 'Follow').click()
    await loses(context, rpc('profiles/unfollow'), 'answer')
    await button(page, 'Following').click()
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    // What the server says decides; it had been told.
    await expect(button(page, 'Follow')).toBeVisible()
    await button(page, 'Follow').click()
    await expect(button(page, 'Following')).toBeVisible()
  })

  await test.step('she marks the notice of it as read, and all of them', async () => {
    const tab = dana.page
    await tab.goto('/notifications')
    const badge = (name: string) => tab.getByRole('banner').getByRole('button', { name })
    const one = tab.getByRole('main').getByRole('button', { name: /^Mark as read:/ })
    const all = button(tab, 'Mark all as read')
    await loses(dana.context, rpc('notifications/markRead'), 'request')
    await one.first().click()
    await expect(tab.getByText('That could not be saved.')).toBeVisible()
    await expect(one.first()).toBeVisible()
    await expect(badge('Notifications, 1 unread notification')).toBeVisible()
    await dismisses(tab)
    await loses(dana.context, rpc('notifications/markRead'), 'answer')
    await all.click()
    await expect(tab.getByText('That could not be saved.')).toBeVisible()
    // It had been told: her list and her badge say what is stored.
    await expect(one).toHaveCount(0)
    await expect(all).toBeDisabled()
  })

  await test.step('a follower that she removes', async () => {
    const tab = dana.page
    await goesOnTo(tab, await profileAddress(vera))
    const removes = async () => {
      await button(tab, `More about ${vera.name}`).click()
      await tab.getByRole('menuitem', { name: 'Remove follower' }).click()
      await tab.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    }
    await expect(tab.getByText('Follows you')).toBeVisible()
    await loses(dana.context, rpc('profiles/removeFollower'), 'request')
    await removes()
    await expect(noConnection(tab)).toBeVisible()
    await expect(tab.getByText('Follows you')).toBeVisible()
    await removes()
    await expect(tab.getByText('Follows you')).toHaveCount(0)
  })

  await test.step('mute and report', async () => {
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

  await test.step('a conversation, and a message that she changes, marks and deletes', async () => {
    const mend = await losesAll(context, rpc('messages/open'))
    await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click()
    await expect(page.getByText('The conversation could not be opened.')).toBeVisible({ timeout: 30_000 })
    await mend()
    await page.getByRole('button', { name: 'Retry' }).click()
    const composer = page.getByPlaceholder('Type a message...')
    await composer.fill('Training at six?')
    await composer.press('Enter')
    const log = page.getByRole('log')
    const line = log.getByRole('listitem').filter({ hasText: /Training|deleted/ })
    const act = async (name: string) => {
      await line.hover()
      await line.getByRole('button', { name: /^Actions/ }).click()
      await page.getByRole('button', { name, exact: true }).click()
    }
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

    await loses(context, rpc('messages/react'), 'request')
    await act('React with 👍')
    await expect(page.getByText('Your reaction was not saved.')).toBeVisible()

    await loses(context, rpc('messages/remove'), 'answer')
    await act('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The message could not be deleted.')).toBeVisible()

    await test.step('what she reacts to is deleted before it is known that this failed: it stays deleted', async () => {
      const secret = `Nobody is to read this ${tag()}`
      const { id } = await dana.player.writes({ id: vera.player.id }, secret)
      const said = log.getByRole('listitem').filter({ hasText: secret })
      await expect(said).toBeVisible()
      const asked = Promise.withResolvers<void>()
      const heard = Promise.withResolvers<void>()
      const mend = await intercept(page, rpc('messages/react'), async (route) => {
        asked.resolve()
        await heard.promise
        await route.abort()
      })
      await dismisses(page)
      await said.hover()
      await said.getByRole('button', { name: /^Actions/ }).click()
      await page.getByRole('button', { name: 'React with 👍' }).click()
      await asked.promise
      await dana.player.api.messages.remove({ id })
      await expect(log.getByText(secret)).toHaveCount(0)
      heard.resolve()
      await expect(page.getByText('Your reaction was not saved.')).toBeVisible()
      await expect(log.getByText(secret)).toHaveCount(0)
      await mend()
    })
  })

  await test.step('that she mutes a conversation, or somebody in it, and what she reads of it is what the server has', async () => {
    const ofConversation = async (choice: string) => {
      await button(page, 'More about this conversation').click()
      // What it does may be said below.
      await page.getByRole('menuitem', { name: new RegExp(`^${choice}`) }).click()
      if (choice !== `Mute ${dana.name}`) return
      await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click()
    }
    const muted = page.getByText('No more notices of this conversation.')
    await dismisses(page)
    await loses(context, rpc('messages/mute'), 'request')
    await ofConversation('Mute conversation')
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await ofConversation('Mute conversation')
    await expect(muted).toBeVisible()
    await loses(context, rpc('messages/mute'), 'answer')
    await ofConversation('Unmute conversation')
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    // It had been told.
    await ofConversation('Mute conversation')
    await expect(muted).toBeVisible()
    await dismisses(page)
    await loses(context, rpc('profiles/mute'), 'request')
    await ofConversation(`Mute ${dana.name}`)
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await ofConversation(`Mute ${dana.name}`)
    await expect(page.getByText(`You see no more posts and notices of ${dana.name}.`)).toBeVisible()
    // On another device.
    await vera.player.api.profiles.unmute({ id: dana.player.id })
    await button(page, 'More about this conversation').click()
    await expect(page.getByRole('menuitem', { name: new RegExp(`^Mute ${dana.name}`) })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('block, and take it back', async () => {
    await dismisses(page)
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

  expect([...vera.complaints, ...dana.complaints]).toEqual([])
})
