import { isAdult } from '@heraia/hosts/test/listings'
import { brings, checkoutSaid } from '@heraia/hosts/test/orders'
import { seasonOf } from '@heraia/hosts/test/public-pages'
import { type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { listsThing } from '../people/listings.ts'
import { loses } from '../people/lose.ts'
import { makeAdmin } from '../people/make-admin.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

type OrderId = Parameters<typeof brings>[0]['id']

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const dealsOf = (page: Page) => page.getByRole('region', { name: 'Offers and orders in this conversation' })
const timelineOf = (page: Page) => page.getByRole('region', { name: 'What happened' })

/** What a second press would hit at the place of `button`, in the very moment in which that is gone; null: nothing. */
async function pressedAfter(button: Locator): Promise<() => Promise<string | null>> {
  const there = await button.evaluateHandle((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { promise, resolve } = Promise.withResolvers<string | null>()
    new MutationObserver((_, observer) => {
      if (element.isConnected) return
      observer.disconnect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      resolve(hit?.closest('a, button')?.textContent ?? null)
    }).observe(document.body, { childList: true, subtree: true })
    return { promise }
  })
  return () => there.evaluate(({ promise }) => promise)
}

test('two people haggle, and one buys of the other: paid, sent, arrived, and both say how it was', async ({
  browser,
}) => {
  const seller = await openBrowser(browser, siteUrl(), `Sara Sells ${tag()}`)
  const buyer = await openBrowser(browser, siteUrl(), `Bea Buys ${tag()}`)
  await join(seller, { role: 'athlete', sport: 'Tennis', at: null })
  await join(buyer, { role: 'athlete', sport: 'Tennis', at: null })
  await isAdult(buyer.player)
  const title = `Carbon racket ${tag()}`
  const listing = await listsThing(seller, { title, priceCents: 12_000 })

  await test.step('she offers less; what is no price is told at its field', async () => {
    const { page } = buyer
    await page.goto(listing)
    await page.getByRole('button', { name: 'Make an offer' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Make an offer' })
    await dialog.getByRole('textbox', { name: 'Your price' }).fill('cheap')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect(dialog.getByText('Write a price, such as 45 or 45.50.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Your price' }).fill('80')
    await dialog.getByRole('textbox', { name: /A word with it/ }).fill('Would you?')
    await dialog.getByRole('textbox', { name: 'Your price' }).press('Enter')
    await expect(timelineOf(page).getByText('You offered $80.00')).toBeVisible()
  })

  await test.step('the seller hears of it, and asks for more', async () => {
    const { page } = seller
    await page.goto('/orders?side=selling')
    await expect(page.getByRole('link', { name: /Selling/ })).toContainText('1')
    await expect(page.getByRole('listitem').getByText('Your turn')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: title }).press('Enter')
    await page.getByRole('link', { name: /^Message Bea/ }).press('Enter')
    const card = dealsOf(page)
    await expect(card.getByText('offers $80.00')).toBeVisible()
    await expect(card.getByText('Would you?')).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Offer another price' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Offer another price' })
    await dialog.getByRole('textbox', { name: 'Your price' }).fill('100')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect(card.getByText('You offered $100.00')).toBeVisible()
  })

  await test.step('the buyer sees it without a reload, accepts where they talk, and buys at that price', async () => {
    const { page } = buyer
    await expect(timelineOf(page).getByText('offered $100.00')).toBeVisible()
    await page.getByRole('link', { name: /^Message Sara/ }).click()
    const accept = dealsOf(page).getByRole('button', { name: 'Accept offer' })
    const slidesIn = await pressedAfter(accept)
    await accept.press('Enter')
    expect(await slidesIn(), 'what slides into its place takes no press at first').toBeNull()
    await expect(dealsOf(seller.page).getByText('Price agreed')).toBeVisible()
    await dealsOf(page).getByRole('link', { name: 'Buy at this price' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByText('protects neither of you')).toBeVisible()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('Where should it be sent?')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Where to send it' })).toBeFocused()
    await expect(page.getByText('Accept the terms to go on.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('Calle Mayor 1, Madrid')
    await page.getByRole('checkbox', { name: /I accept the marketplace terms/ }).check()
    // Who goes back while it is ordered is told where she is, and not torn away.
    const { promise: isBack, resolve: goOn } = Promise.withResolvers<void>()
    await intercept(page, /\/api\/rpc\/orders\/checkout$/, (route) => isBack.then(() => route.continue()))
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.goBack()
    await expect(dealsOf(page)).toBeVisible()
    goOn()
    await expect(page.getByText('Your order is placed.')).toBeVisible()
    await expect(page).toHaveURL(/messages/)
    await page.getByRole('button', { name: 'See it' }).click()
    await expect(page.getByText('Waiting for payment')).toBeVisible()
  })

  await test.step('paid, sent and arrived: each sees what the other did', async () => {
    await dealsOf(seller.page).getByRole('link', { name: 'See the order' }).click()
    await seller.page.getByRole('button', { name: 'I have the money' }).click()
    // A double click is one act, and no error.
    await seller.page.getByRole('alertdialog').getByRole('button', { name: 'I have the money' }).dblclick()
    await expect(seller.page.getByRole('button', { name: 'It is on its way' })).toBeVisible()
    await expect(seller.page.getByText('This order has moved on meanwhile.')).toHaveCount(0)
    await expect(seller.page.getByText('Calle Mayor 1, Madrid')).toBeVisible()
    await seller.page.getByRole('button', { name: 'It is on its way' }).click()
    await seller.page.getByRole('textbox', { name: /Tracking/ }).fill('ES-123')
    await seller.page.getByRole('dialog').getByRole('button', { name: 'It is on its way' }).click()
    await expect(buyer.page.getByText('ES-123')).toBeVisible()
    // What she wrote stays where the network went; what she pressed is gone, and the focus is at what came of it.
    await loses(buyer.context, /\/api\/rpc\/orders\/dispute$/, 'request')
    await buyer.page.getByRole('button', { name: 'Report a problem' }).press('Enter')
    const problem = buyer.page.getByRole('dialog', { name: 'Report a problem' })
    await problem.getByRole('textbox', { name: 'What is wrong?' }).fill('One string is gone')
    await problem.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(problem.getByText('No connection. Check your internet and try again.')).toBeVisible()
    await buyer.page.keyboard.press('Escape')
    await expect(problem).toHaveCount(0)
    // A dialog gives the focus back a moment after it is gone.
    await expect(buyer.page.getByRole('button', { name: 'Report a problem' })).toBeFocused()
    await buyer.page.getByRole('button', { name: 'Report a problem' }).press('Enter')
    await expect(problem.getByRole('textbox'), 'also where she closed it').toHaveValue('One string is gone')
    // A key that comes before the dialog has the focus goes to what is behind it.
    await expect.poll(() => problem.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await buyer.page.keyboard.press('Escape')
    await expect(buyer.page.getByRole('button', { name: 'Report a problem' })).toBeFocused()
    await buyer.page.getByRole('button', { name: 'It has arrived' }).press('Enter')
    await expect(buyer.page.getByRole('status').filter({ hasText: 'Arrived' })).toBeFocused()
    await buyer.page.getByRole('button', { name: 'All is well' }).click()
    await buyer.page.getByRole('alertdialog').getByRole('button', { name: 'All is well' }).click()
    await expect(buyer.page.getByText('Completed', { exact: true })).toBeVisible()
  })

  await test.step('both say how it was; neither reads the other first', async () => {
    await buyer.page.getByRole('radio', { name: '5 of 5 stars' }).check()
    await buyer.page.getByRole('textbox', { name: 'A few words (optional)' }).fill('Quick and kind')
    await expectAccessible(buyer.page)
    await buyer.page.getByRole('button', { name: 'Send review' }).click()
    await expect(buyer.page.getByText('Your review is in.')).toBeVisible()
    await expect(seller.page.getByText('Quick and kind')).toHaveCount(0)
    await seller.page.getByRole('radio', { name: '4 of 5 stars' }).check()
    await seller.page.getByRole('button', { name: 'Send review' }).click()
    await expect(seller.page.getByText('Quick and kind')).toBeVisible()
  })

  await test.step('what a buyer said stands with all that she sells', async () => {
    const { page } = buyer
    await goesOnTo(page, listing)
    await expect(page.getByText('5 of 5, 1 review')).toBeVisible()
    await page.getByRole('link', { name: 'Reviews and listings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible()
    await expect(page.getByText('Nothing is on sale at the moment.')).toBeVisible()
    const reviews = page.getByRole('list', { name: 'What buyers say' })
    await expect(reviews.getByText('Quick and kind')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the list goes by side and by filter, in its address', async () => {
    const { page } = buyer
    await goesOnTo(page, '/orders')
    await page.getByRole('combobox', { name: 'Which orders' }).selectOption('Open')
    await expect(page).toHaveURL(/filter=open/)
    await expect(page.getByText('No orders here')).toBeVisible()
    await goesOnTo(page, '/orders/payouts')
    await expect(page.getByText('buyers and sellers arrange the payment')).toBeVisible()
    await expectAccessible(page)
  })

  expect([...seller.complaints, ...buyer.complaints]).toEqual([])
})

test('the staff decides a dispute: her reason waits for her, and she is asked once more before the money moves', async ({
  browser,
}) => {
  const title = `Bent javelin ${tag()}`
  const admin = await openBrowser(browser, siteUrl(), `Eva Decides ${tag()}`)
  await join(admin, { at: null })
  await makeAdmin(admin)
  const { page } = admin
  const seller = await joinsWithoutBrowser(admin, `Sara Disputed ${tag()}`)
  const buyer = await joinsWithoutBrowser(admin, `Bea Disputes ${tag()}`)
  const listing = await listsThing({ player: seller }, { title, priceCents: 8000 })
  await isAdult(buyer)
  const id = seasonOf(siteUrl()).newId() as OrderId
  const listingId = listing.split('/').at(-1) ?? ''
  const { api } = buyer
  await api.orders.buy({ id, listingId, quantity: 1, ...checkoutSaid, shippingName: 'Post', totalCents: 8490 })
  await brings({ id }, { buyer, seller }, 'sent')
  await api.orders.dispute({ id, reason: 'It came bent' })
  await page.goto(`/orders/${id}`)
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await reason.fill('The pictures show it')
  await page.reload()
  await expect(reason).toHaveValue('The pictures show it')
  const asked = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'The buyer is right' }).click()
  await expect(asked).toContainText('The buyer is right')
  expect((await api.orders.get({ id })).state, 'nothing is decided yet').toBe('disputed')
  await asked.getByRole('button', { name: 'The buyer is right' }).click()
  await expect(asked).toHaveCount(0)
  await expect.poll(async () => (await api.orders.get({ id })).state).toBe('refunded')
  expect(admin.complaints).toEqual([])
})
