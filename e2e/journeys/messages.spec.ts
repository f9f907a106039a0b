import { setTimeout } from 'node:timers/promises'
import type { Player } from '@heraia/hosts/test/season'
import { type Browser, type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { holds } from '../people/hold.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { loses, noConnection } from '../people/lose.ts'
import { composer, log, row, SEND, writes, writtenBetween } from '../people/messages.ts'
import { openBrowser, type Person } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

/** She stands in a conversation with somebody who follows her, so that it is no request, and whose screen nobody looks at. */
async function inConversation(browser: Browser): Promise<{ mira: Person; dana: Player }> {
  const mira = await openBrowser(browser, siteUrl(), `Mira Vogt ${tag()}`)
  const dana = await joinsWithoutBrowser(mira, `Dana Roth ${tag()}`)
  const conversation = async ({ player }: Person) => {
    await dana.api.profiles.follow({ id: player.id })
    return `/messages?with=${dana.id}`
  }
  await join(mira, { at: conversation })
  await expect(mira.page).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
  return { mira, dana }
}

/** Through the picker, as anybody begins. */
async function opensConversation({ page }: Person, { name }: Pick<Person, 'name'>): Promise<void> {
  await page.getByRole('button', { name: 'Start a New Conversation' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

const noConversations = (page: Page) => expect(page.getByText('Your Messages').locator('visible=true')).toBeVisible()

async function opensActions(page: Page, text: string): Promise<void> {
  const line = log(page).getByRole('listitem').filter({ hasText: text })
  await line.hover()
  await line.getByRole('button', { name: /^Actions/ }).click()
}

test('two people write, see each other typing and reading, answer, react, edit and delete', async ({ browser }) => {
  const mira = await openBrowser(browser, siteUrl(), `Mira Vogt ${tag()}`)
  const dana = await openBrowser(browser, siteUrl(), `Dana Roth ${tag()}`)
  await join(dana, { role: 'athlete', sport: 'Judo' })
  const conversation = async ({ player }: Person) => {
    // What who she follows writes is no request.
    await dana.player.api.profiles.follow({ id: player.id })
    return `/messages?with=${dana.player.id}`
  }
  await join(mira, { at: conversation })
  await expect(mira.page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await composer(mira.page).fill('   ')
  await expect(mira.page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await writes(mira.page, 'Training at six?')
  await expect(composer(mira.page)).toBeFocused()
  // The panel fits the screen: writing in it moves nothing.
  expect(await mira.page.evaluate(() => scrollY)).toBe(0)
  await expect(log(mira.page).getByText('Delivered')).toBeAttached()

  if (!isDemo()) {
    await test.step('who has set out for another screen by the time that her list is there is not torn back', async () => {
      const { page } = dana
      const list = await holds(page, /rpc\/messages\/conversations/)
      const script = await holds(page, /\/assets\/marketplace-page-/)
      await page.getByRole('link', { name: /Messages.*1 unread/ }).click()
      await expect(page).toHaveURL(/\/messages$/)
      await page.getByRole('link', { name: 'Marketplace', exact: true }).first().click()
      await list()
      await expect(row(page)).toHaveCount(1)
      await script()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Marketplace')
    })
  }
  await dana.page.getByRole('link', { name: /Messages.*1 unread/ }).click()
  // Side by side, the first conversation opens by itself, and what is open is read.
  await expect(dana.page).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
  await expect(log(dana.page).getByText('Training at six?')).toHaveCount(1)
  await expect(dana.page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()
  await expect(log(mira.page).getByText('Read', { exact: true })).toBeVisible()
  await expect(mira.page.getByRole('main').getByText('Online').first()).toBeAttached()

  await test.step('who it is, from which day and on whose side the words are', async () => {
    await expect(mira.page.getByRole('main').locator('header').getByText('Athlete · Judo')).toBeVisible()
    await expect(log(mira.page).getByText('Today', { exact: true })).toBeVisible()
    for (const [{ page }, isHers] of [
      [mira, true],
      [dana, false],
    ] as const) {
      const middles = await log(page).evaluate((list, words) => {
        const text = [...list.querySelectorAll('p, span, div')].findLast((each) => each.textContent === words)
        const middle = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : Number.NaN)
        return [middle(text?.getBoundingClientRect()), middle(list.getBoundingClientRect())] as const
      }, 'Training at six?')
      expect(middles[0] > middles[1], `hers stand at the end of the line, the other's at its beginning`).toBe(isHers)
    }
    const [panel, screen] = await mira.page.evaluate(() => [
      document.querySelector('[data-fits-screen]')?.getBoundingClientRect().height,
      // On the demo its bar stands above all.
      innerHeight - (Number.parseFloat(document.documentElement.style.getPropertyValue('--above-shell')) || 0),
    ])
    expect(panel, 'the panel leaves the frame its room').toBeCloseTo((screen ?? 0) - 120, 0)
  })

  await test.step('typing', async () => {
    await composer(dana.page).pressSequentially('Yes')
    await expect(mira.page.getByText(`${dana.name} is typing…`).first()).toBeAttached()
    await composer(dana.page).press('Shift+Enter')
    await dana.page.keyboard.insertText('see you')
    await composer(dana.page).press('Enter')
    await expect(log(mira.page).getByText('Yes see you')).toHaveCount(1)
    await expect(mira.page.getByText(`${dana.name} is typing…`)).toHaveCount(0)
  })

  await test.step('reply and reaction', async () => {
    await opensActions(mira.page, 'Yes see you')
    await mira.page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(composer(mira.page)).toBeFocused()
    await composer(mira.page).fill('Bring water')
    await composer(mira.page).press('Enter')
    await expect(log(dana.page).getByRole('listitem').filter({ hasText: 'Bring water' })).toContainText('Yes see you')

    await opensActions(dana.page, 'Bring water')
    await dana.page.getByRole('button', { name: 'React with 💪' }).click()
    await expect(log(mira.page).getByRole('button', { name: `💪 by ${dana.name}` })).toBeVisible()
  })

  await test.step('edit and delete', async () => {
    await opensActions(mira.page, 'Bring water')
    await mira.page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(composer(mira.page)).toHaveValue('Bring water')
    await composer(mira.page).fill('Bring much water')
    // She leaves it, and finds it as she left it.
    await mira.page.reload()
    await opensActions(mira.page, 'Bring water')
    await mira.page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(composer(mira.page)).toHaveValue('Bring much water')
    await composer(mira.page).press('Enter')
    await expect(log(dana.page).getByText('Bring much water')).toBeVisible()
    await expect(log(dana.page).getByText('Edited')).toBeVisible()
    await expect(dana.page.getByText(`${mira.name} is typing…`)).toHaveCount(0, { timeout: 2000 })

    await opensActions(mira.page, 'Training at six?')
    await mira.page.getByRole('button', { name: 'Delete', exact: true }).click()
    await mira.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(log(dana.page).getByText('This message was deleted.')).toBeVisible()
    await expect(log(dana.page).getByText('Training at six?')).toHaveCount(0)
  })
  expect([...mira.complaints, ...dana.complaints]).toEqual([])
})

test('what she sends without a connection waits, survives a reload, and arrives once and in order; what is refused she sends again or deletes', async ({
  browser,
}) => {
  const { mira, dana } = await inConversation(browser)
  const secondTab = await mira.newTab(new URL(mira.page.url()).pathname)
  await expect(composer(secondTab)).toBeVisible()

  const mend = await intercept(mira.context, SEND, (route) => route.abort())
  await writes(mira.page, 'first')
  // Their conversation has no row of its own yet.
  await expect(row(mira.page)).toHaveAccessibleName(new RegExp(`${dana.name}.*first.*Not sent yet`))
  await writes(mira.page, 'second')
  await expect(log(mira.page).getByText('Sending')).toHaveCount(2)
  await expect(log(secondTab).getByText('first')).toHaveCount(1)
  await mira.page.reload()
  await expect(log(mira.page).getByText('second')).toHaveCount(1)
  await expect(log(mira.page).getByText('Sending')).toHaveCount(2)

  // The server takes the first one, and its answer is lost. Before the line is mended: she sends by herself meanwhile.
  const lost = await loses(mira.context, SEND, 'answer')
  await mend()
  await mira.page.evaluate(() => window.dispatchEvent(new Event('online')))
  for (const page of [mira.page, secondTab]) {
    await expect(log(page).getByText('Sending')).toHaveCount(0, { timeout: 30_000 })
    await expect(
      log(page)
        .getByRole('listitem')
        .filter({ hasText: /first|second/ }),
    ).toHaveText([/first/, /second/])
  }
  expect(await writtenBetween(dana, mira.player)).toEqual(['first', 'second'])
  await lost()
  // The tab that sends has its answer too: whatever it has no answer to, the other one would send once more.
  await expect.poll(() => mira.page.evaluate(() => JSON.stringify(localStorage))).not.toContain('second')
  await secondTab.close()

  await test.step('a refusal is shown at the message, which she can send again or delete', async () => {
    const relents = await intercept(mira.page, SEND, (route) =>
      route.fulfill({
        status: 403,
        json: {
          json: {
            defined: true,
            code: 'FORBIDDEN',
            status: 403,
            message: 'no',
            data: { requestId: 'r', reason: 'may_not_message' },
          },
        },
      }),
    )
    await writes(mira.page, 'third')
    await writes(mira.page, 'fourth')
    const refused = log(mira.page).getByText('This person does not take messages from you.')
    await expect(refused).toHaveCount(2)
    await expect(row(mira.page)).toContainText('Not sent')
    await relents()
    const line = (text: string) => log(mira.page).getByRole('listitem').filter({ hasText: text })
    await line('third').getByRole('button', { name: 'Retry' }).click()
    await line('fourth').getByRole('button', { name: 'Delete' }).click()
    await expect(refused).toHaveCount(0)
    await expect(log(mira.page).getByText('fourth')).toHaveCount(0)
    await expect.poll(() => writtenBetween(dana, mira.player)).toEqual(['first', 'second', 'third'])
    await expect(row(mira.page)).not.toContainText('Not sent')
  })

  await test.step('a refusal is told where she is meanwhile; of a conversation that is gone she has what she wrote', async () => {
    const mends = await intercept(mira.page, SEND, (route) => route.abort())
    await writes(mira.page, 'fifth')
    await expect(row(mira.page)).toContainText('Not sent yet')
    // The page that she goes to is still on its way when it is refused.
    const told = Promise.withResolvers<void>()
    await mira.page.route('**/assets/*.js', async (route) => {
      await told.promise
      await route.continue()
    })
    await mira.page.getByRole('link', { name: 'Feed', exact: true }).first().click()
    await dana.api.profiles.block({ id: mira.player.id })
    await mends()
    await mira.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(mira.page.getByText('A message was not sent.')).toBeVisible()
    told.resolve()
    await expect(mira.page).toHaveURL(/\/feed/)
    await mira.page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(mira.page.getByText('This conversation is not here.')).toBeVisible()
    const unsent = mira.page.getByRole('region', { name: 'What you wrote here was not sent' })
    await expect(unsent).toContainText('fifth')
    await expect(row(mira.page)).toContainText('fifth')
    await unsent.getByRole('button', { name: 'Delete' }).click()
    await expect(mira.page.getByText('fifth')).toHaveCount(0)
  })
  expect(mira.complaints).toEqual([])
})

test('messages can be used by everybody, and on a phone: the list, the picker, a conversation, its draft and the search', async ({
  browser,
}) => {
  const mira = await openBrowser(browser, siteUrl(), `Mira Vogt ${tag()}`)
  const dana = await joinsWithoutBrowser(mira, `Dana Guadalupe Fernández de la Cruz ${tag()}`)
  await join(mira, { at: '/messages' })
  await dana.api.profiles.follow({ id: mira.player.id })
  await noConversations(mira.page)
  await opensConversation(mira, dana)
  await writes(mira.page, 'Hello there')

  await test.step('with the keyboard alone', async () => {
    await log(mira.page)
      .getByRole('button', { name: /^Actions/ })
      .press('Enter')
    await expect(mira.page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible()
    await mira.page.keyboard.press('Escape')
    await expect(log(mira.page).getByRole('button', { name: /^Actions/ })).toBeFocused()
  })
  await test.step('what she writes stands above the keyboard of a phone, and below it nothing', async () => {
    await mira.page.setViewportSize({ width: 360, height: 400 })
    await composer(mira.page).focus()
    await expect(mira.page.locator('[data-bottom-bar]')).toBeHidden()
    await expect(composer(mira.page)).toBeInViewport({ ratio: 1 })
    // Its last line, focused, would else move the page to make room that nothing needs.
    await expect(mira.page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px')
  })
  await test.step('on a phone one pane at a time; drafts stay with their conversation; search finds what was written', async () => {
    await mira.page.setViewportSize({ width: 1280, height: 800 })
    const word = 'goooool'.repeat(120)
    await writes(mira.page, word)
    await writes(mira.page, 'Meet at the east stand')
    await mira.page.setViewportSize({ width: 360, height: 740 })
    // Folded: it begins where it can be read.
    await expect.poll(async () => (await log(mira.page).getByText(word).boundingBox())?.x).toBeGreaterThan(0)
    // However much was written, her name above it is not cut.
    const above = mira.page.getByRole('main').locator('header').filter({ hasText: dana.name })
    expect(await above.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    await composer(mira.page).fill('half a thought')
    await mira.page.getByRole('link', { name: 'Back to conversations' }).click()
    await expect(mira.page).toHaveURL(/\/messages$/)
    await expect(composer(mira.page)).toBeHidden()

    // More than a search takes is cut.
    await mira.page.getByRole('searchbox', { name: 'Search conversations' }).fill('nobody wrote this '.repeat(9))
    await expect(mira.page.getByText('No conversations found').locator('visible=true')).toBeVisible()
    await expect(mira.page).toHaveURL(/q=nobody/)
    await mira.page.getByRole('searchbox', { name: 'Search conversations' }).fill('east stand')
    await mira.page.getByRole('link', { name: new RegExp(`${dana.name}.*You: Meet at the east stand`) }).click()
    await expect(composer(mira.page)).toHaveValue('half a thought')
    await mira.page.getByRole('link', { name: 'Back to conversations' }).click()
    await expect(mira.page.getByRole('searchbox', { name: 'Search conversations' })).toHaveValue('east stand')
  })
  await test.step('what she types while her list is loading stays, and is searched', async () => {
    await mira.page.setViewportSize({ width: 1280, height: 800 })
    const box = mira.page.getByRole('searchbox', { name: 'Search conversations' })
    const comes = Promise.withResolvers<void>()
    const mend = await intercept(mira.page, /\/api\/rpc\/messages\/conversations/, async (route) => {
      await comes.promise
      await route.continue()
    })
    await mira.page.goto('/messages')
    await box.fill('east')
    comes.resolve()
    await expect(mira.page).toHaveURL(/\/messages\/[0-9a-f-]{36}\?q=east&at=/)
    await expect(box).toHaveValue('east')
    await expect(composer(mira.page), 'nor is what she wrote before it was loaded').toHaveValue('half a thought')
    await mend()
  })
  expect(mira.complaints).toEqual([])
})

test('what a stranger writes waits as a request; she reads it unseen and accepts, and then they talk; or she declines, and nobody is told', async ({
  browser,
}) => {
  const mira = await openBrowser(browser, siteUrl(), `Mira Asked ${tag()}`)
  const vera = await openBrowser(browser, siteUrl(), `Vera Stranger ${tag()}`)
  await join(mira, { at: null })
  await join(vera, { at: `/messages?with=${mira.player.id}` })

  await test.step('she reads it unseen and accepts, and then they talk', async () => {
    await writes(vera.page, 'You do not know me.')
    await expect(vera.page.getByText('has not answered yet')).toBeVisible()

    await mira.page.goto('/messages')
    await mira.page.getByRole('link', { name: '1 message request' }).click()
    await expect(log(mira.page).getByText('You do not know me.')).toBeVisible()
    await expect(mira.page.getByText('she is not told whether you have read this')).toBeVisible()
    await expectAccessible(mira.page)
    await expect(log(vera.page).getByText('Read', { exact: true })).toHaveCount(0)
    await loses(mira.context, /\/api\/rpc\/messages\/answerRequest$/, 'request')
    const accept = mira.page.getByRole('button', { name: 'Accept', exact: true })
    await accept.focus()
    await mira.page.keyboard.press('Enter')
    await expect(noConnection(mira.page)).toBeVisible()
    await accept.press('Enter')
    await expect(composer(mira.page)).toBeVisible()
    await writes(mira.page, 'Now I do.')
    await expect(log(vera.page).getByText('Now I do.')).toBeVisible()
    await expect(vera.page.getByText('has not answered yet')).toHaveCount(0)
    await expect(log(vera.page).getByText('Read', { exact: true })).toBeAttached()
  })

  await test.step('a request that she declines is gone, and its sender is told nothing', async () => {
    const bea = await joinsWithoutBrowser(mira, `Bea Declined ${tag()}`)
    await mira.player.mutesWord('shoes')
    await bea.writes({ id: mira.player.id }, 'Buy my shoes!')
    await goesOnTo(mira.page, '/messages?box=requests')
    // She has had enough of them.
    await expect(log(mira.page).getByText('Holds a word you muted: shoes')).toBeVisible()
    await log(mira.page)
      .getByRole('button', { name: /^Show what Bea Declined/ })
      .click()
    await expect(log(mira.page).getByText('Buy my shoes!')).toBeVisible()
    await mira.page.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(mira.page.getByText('Declined. She is not told.')).toBeVisible()
    await expect(mira.page.getByText('No message requests.')).toBeVisible()
    expect((await bea.api.messages.open({ personId: mira.player.id })).request).toBe('sent')
    expect(await writtenBetween(bea, mira.player)).toEqual(['Buy my shoes!'])
  })

  await test.step('beside the list she blocks who wrote, and their conversation does not open again; what the other was writing stays hers', async () => {
    await composer(vera.page).fill('Are you there?')
    const { page } = mira
    await page.setViewportSize({ width: 1280, height: 800 })
    await goesOnTo(page, '/messages')
    await expect(log(page).getByText('Now I do.')).toBeVisible()
    await page.getByRole('button', { name: 'More about this conversation' }).click()
    await page.getByRole('menuitem', { name: `Block ${vera.name}` }).click()
    // The list comes later than the answer.
    await intercept(page, /\/api\/rpc\/messages\/conversations/, async (route) => {
      await setTimeout(300)
      await route.continue()
    })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(page.getByRole('navigation', { name: 'Conversations' }).getByRole('link')).toHaveCount(0)
    await expect(page).toHaveURL(/\/messages$/)
    await expect(vera.page.getByText('This conversation is not here.')).toBeVisible()
    await expect(log(vera.page)).toHaveCount(0)
    await expect(vera.page.getByText('Are you there?')).toBeVisible()
  })
  expect([...mira.complaints, ...vera.complaints]).toEqual([])
})
