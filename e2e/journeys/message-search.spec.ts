import { seasonOf } from '@heraia/hosts/test/public-pages'
import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { loses } from '../people/lose.ts'
import { log, type MessageId, row, SEND, writes, writtenBetween } from '../people/messages.ts'
import { openBrowser, type Person } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

test('in a long conversation she searches and reads on where it was said, and what comes moves nothing of what she reads; deleted, here or on another device, it is gone until somebody writes', async ({
  browser,
}) => {
  const dana = await openBrowser(browser, siteUrl(), `Dana Roth ${tag()}`)
  const mira = await joinsWithoutBrowser(dana, `Mira Vogt ${tag()}`)
  let says: (text: string) => Promise<unknown> = async () => {}
  const longConversation = async ({ player }: Person) => {
    await player.api.profiles.follow({ id: mira.id })
    const { newId } = seasonOf(siteUrl())
    const { id } = await mira.api.messages.open({ personId: player.id })
    says = (text) => mira.api.messages.send({ id, messageId: newId() as MessageId, text })
    for (let number = 1; number <= 45; number += 1)
      await says(number === 5 || number === 40 ? `Málaga at lap ${number}` : `Lap ${number}.`)
    return '/messages'
  }
  await join(dana, { at: longConversation })
  const { page } = dana
  const newest = log(page).getByText('Lap 45.')
  const more = page.getByRole('button', { name: 'More about this conversation' })
  const field = page.getByRole('searchbox', { name: 'Search in this conversation' })
  const found = log(page).locator('[aria-current]')
  await expect(newest).toBeInViewport()

  await test.step('what she searches for among all her conversations stands in the list, and the conversation opens there', async () => {
    const words = page.getByRole('searchbox', { name: 'Search conversations' })
    await words.fill('LÁP 25')
    await expect(row(page).locator('mark')).toHaveText('Lap 25')
    await row(page).press('Enter')
    await expect(found).toContainText('Lap 25.')
    await expect(found).toBeInViewport()
    await says('One more.')
    // What came in below she has not read, nor when she comes back to this place.
    await expect(row(page)).toContainText('1 unread')
    await page.reload()
    await expect(found).toBeInViewport()
    await expect(row(page)).toContainText('1 unread')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'To the newest message' }).click()
    await expect(newest).toBeInViewport()
    await expect(row(page)).not.toContainText('unread')
    await words.fill('')
    await expect(row(page)).toContainText('One more.')
    await row(page).click()
    await expect(found).toHaveCount(0)
  })

  await test.step('with the keyboard she goes from one to the next, marked and in view, also far up', async () => {
    await more.press('Enter')
    await page.getByRole('menuitem', { name: 'Search in this conversation' }).press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type('malaga')
    await expect(found).toContainText('Málaga at lap 40')
    await expect(found).toBeInViewport()
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(found).toContainText('Málaga at lap 5')
    await expect(found).toBeInViewport()
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Newer message found' }).click()
    await expect(found).toContainText('Málaga at lap 40')
    await page.getByRole('button', { name: 'Older message found' }).click()
    await expect(log(page).getByText('Lap 1.')).toBeAttached()
  })

  await test.step('Escape closes it where she reads, and the newest are one press away', async () => {
    await field.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(more).toBeFocused()
    await expect(found).toHaveCount(0)
    await expect(log(page).getByText('Málaga at lap 5', { exact: true })).toBeInViewport()
    await page.getByRole('button', { name: 'To the newest message' }).click()
    await expect(newest).toBeInViewport()
  })

  await test.step('older messages load above without moving what she reads, and new ones wait below', async () => {
    const anchor = log(page).getByText('Lap 30.')
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const mend = await intercept(page, /\/api\/rpc\/messages\/list/, async (route) => {
      await held
      await route.continue()
    })
    await anchor.scrollIntoViewIfNeeded()
    await log(page).evaluate((element) => element.scrollBy({ top: -40 }))
    // From the box's end, where the composer may still settle.
    const placeOf = async () => {
      const [line, whole] = await Promise.all([anchor.boundingBox(), log(page).boundingBox()])
      return line && whole ? whole.y + whole.height - line.y : Number.NaN
    }
    const before = await placeOf()
    hold()
    await expect(log(page).getByText('Lap 7.')).toBeAttached({ timeout: 20_000 })
    expect(Math.abs((await placeOf()) - before)).toBeLessThan(2)

    await mend()

    // What waits to be sent stands below what comes in; neither that nor what she sends elsewhere moves what she reads.
    const sends = await intercept(page, SEND, (route) => route.abort())
    await writes(page, 'Soon there')
    await anchor.scrollIntoViewIfNeeded()
    const read = await placeOf()
    await dana.player.writes(mira, 'From my watch')
    await expect(log(page).getByText('From my watch')).toBeAttached()
    await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible()
    const last = await mira.writes(dana.player, 'And home')
    await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
    expect(Math.abs((await placeOf()) - read)).toBeLessThan(2)
    // She has not seen it, until she goes there.
    const stateOf = async (id: string) =>
      (await mira.api.messages.list({ id: last.conversationId })).items.find((each) => each.id === id)?.state
    expect(await stateOf(last.id)).not.toBe('read')
    await page.getByRole('button', { name: 'New messages' }).click()
    await expect(log(page).getByText('And home')).toBeInViewport()
    await expect.poll(() => stateOf(last.id)).toBe('read')
    await sends()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(log(page).getByText('Sending')).toHaveCount(0)
  })

  await test.step('she is asked, deletes it, and the other keeps it; so it is when she does it on another device', async () => {
    await loses(dana.context, /\/api\/rpc\/messages\/clear$/, 'request')
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete conversation' }).click()
    const confirms = page.getByRole('alertdialog').getByRole('button', { name: 'Delete conversation' })
    await confirms.click()
    await expect(page.getByText('The conversation could not be deleted.')).toBeVisible()
    await confirms.click()
    await expect(page.getByText('Conversation deleted.')).toBeVisible()
    await expect(row(page)).toHaveCount(0)
    expect(await writtenBetween(mira, dana.player)).toContain('Soon there')
    const { id: messageId, conversationId: id } = await mira.writes(dana.player, 'Another lap?')
    await row(page).click()
    await expect(log(page).getByText('Another lap?')).toBeVisible()
    await expect(log(page).getByText('Soon there')).toHaveCount(0)
    await dana.player.api.messages.clear({ id, messageId })
    await expect(row(page)).toHaveCount(0)
    await expect(page.getByText('Another lap?')).toHaveCount(0)
  })
  expect(dana.complaints).toEqual([])
})
