import { saidListing } from '@heraia/hosts/test/listings'
import { seasonOf } from '@heraia/hosts/test/public-pages'
import type { Player } from '@heraia/hosts/test/season'
import { untilProcessed } from '@heraia/hosts/test/until-processed'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { saysWhenSheWasBorn } from '../people/grown-up.ts'
import { holds } from '../people/hold.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { listsThing } from '../people/listings.ts'
import { loses, noConnection } from '../people/lose.ts'
import { makeAdmin } from '../people/make-admin.ts'
import { openBrowser } from '../people/person.ts'
import { photo } from '../people/pictures.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

type QuestionId = Parameters<Player['api']['marketplace']['ask']>[0]['questionId']

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

/** The form's dialog, or its page. */
const problemsIn = (page: Page) => page.getByRole('alert').filter({ hasText: 'missing or wrong' })
const subject = (page: Page) => page.getByRole('region', { name: 'What this conversation is about' })

test('she lists a thing with a picture: what is wrong stands at its field, and no draft is lost; she answers a question, edits, pauses, sells and deletes it, and an answer that is lost on its way costs her none of her words', async ({
  browser,
}) => {
  const seller = await openBrowser(browser, siteUrl(), `Mira Sells ${tag()}`)
  await join(seller, { role: 'athlete', sport: 'Climbing', at: null })
  const title = `Climbing shoes ${tag()}`
  const { page } = seller
  const form = page.getByRole('dialog', { name: 'Create Listing' })

  await test.step('selling asks for 18: she says when she was born, once', async () => {
    await page.goto('/marketplace')
    await page.getByRole('button', { name: 'Create Listing' }).click()
    await expect(form.getByText('Selling is for people of 18 and over')).toBeVisible()
    await saysWhenSheWasBorn(page, () => form.getByRole('link', { name: 'Add your date of birth' }).click())
  })

  await test.step('a form sent too early says all that is missing, and leads to each field', async () => {
    // She is led back to where she was asked.
    await expect(page.getByRole('heading', { level: 1, name: 'Sports Marketplace' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Listing' }).click()
    await form.getByRole('button', { name: 'Publish listing' }).click()
    const problems = problemsIn(page)
    await expect(problems).toBeFocused()
    await expectAccessible(page)
    await problems.getByRole('link', { name: 'Title is required' }).press('Enter')
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await form.getByRole('textbox', { name: 'Title' }).fill(title)
    await expect(form.getByText('Title is required')).toHaveCount(0)
  })

  await test.step('closing asks; what she wrote is there again, also after a reload', async () => {
    await form.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(form).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Create Listing' }).click()
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  })

  await test.step('with a picture, a price and five keywords it goes online', async () => {
    await form.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'Apparel' })
    await form.getByRole('combobox', { name: 'Subcategory' }).selectOption({ label: 'Footwear' })
    await form.getByRole('textbox', { name: 'Description' }).fill('Worn for one season.')
    await form.getByRole('radio', { name: 'Like new' }).check()
    const publish = form.getByRole('button', { name: 'Publish listing' })
    const letsGo = await holds(page, /rpc\/media\/files$/)
    await form
      .getByLabel('Add pictures')
      .setInputFiles([await photo('small.jpg', 640, 480), await photo('large.jpg', 1200, 900)])
    await expect(form.getByText('This picture has 640 x 480 pixels.')).toBeVisible()
    await form.getByRole('button', { name: 'Move forward: Picture 2 of 2' }).click()
    await form.getByRole('textbox', { name: /What does it show\? large.jpg/ }).fill('Two red climbing shoes')
    // As a Spanish keyboard writes it, whatever language the browser speaks.
    await form.getByLabel('Price', { exact: true }).fill('64,50')
    await form.getByRole('textbox', { name: 'Name' }).fill('Post')
    await form.getByRole('textbox', { name: 'Price (USD)' }).fill('4.90')
    await form.getByRole('textbox', { name: 'Return policy' }).fill('Back within 14 days.')
    const keywords = form.getByRole('textbox', { name: 'Keywords' })
    await keywords.fill('rock')
    await keywords.press('Enter')
    await form.getByRole('button', { name: 'Add climbing', exact: true }).click()
    for (const word of ['shoes', 'footwear', 'apparel']) {
      await keywords.fill(word)
      await keywords.press('Enter')
    }
    await publish.click()
    await form.getByRole('group', { name: '1 of 2 pictures has no description' }).getByText('Publish anyway').click()
    await expect(form.getByText('Waiting until the pictures are up.')).toBeVisible()
    await form.getByRole('textbox', { name: 'Title' }).focus()
    await expect(publish, 'she can write nothing that would not be sent').toBeFocused()
    await letsGo()
    await expect(form).toBeHidden({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: `View Details: ${title}` })).toBeVisible()
  })

  const buyer = await joinsWithoutBrowser(seller, `Dana Asks ${tag()}`)
  let id = ''
  const row = page.getByRole('listitem').filter({ hasText: title })

  const does = async (act: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }

  await test.step('a question waits for her, and she answers it', async () => {
    const link = page.getByRole('link', { name: `View Details: ${title}` })
    id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    await buyer.api.marketplace.ask({ id, questionId: seasonOf(siteUrl()).newId() as QuestionId, text: 'Is it small?' })
    await goesOnTo(page, '/marketplace/mine')
    await expectAccessible(page)
    await page.getByRole('link', { name: '1 question waits for you' }).click()
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await page.getByRole('textbox', { name: /Answer to/ }).fill('Half a size.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Half a size.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Actions for the question of ${buyer.name}` })).toBeVisible()
  })

  await test.step('what is written about it says that it is hers, and warns her of a deal outside', async () => {
    const { id: talk } = await buyer.api.messages.open({ personId: seller.player.id, listingId: id })
    await buyer.writes({ id: seller.player.id }, 'Pay me by PayPal instead')
    await goesOnTo(page, `/messages/${talk}?box=requests`)
    await expect(subject(page).getByText('Your listing')).toBeVisible()
    await expect(page.getByText('Careful: here are signs of a deal outside Heraia.')).toBeVisible()
  })

  await test.step('a lower price stands beside the one before', async () => {
    await goesOnTo(page, '/marketplace/mine')
    await does('Edit')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
    await page.getByLabel('Price', { exact: true }).fill('50')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('$50.00')).toBeVisible()
    await expect(page.getByText('Before $64.50')).toBeVisible()
    // Where she goes on, what is read aloud is not what she left.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click()
    await expect(page).toHaveTitle('Sports Marketplace | Heraia')
    await expect(page.getByText(/ \| Heraia$/)).toHaveText('Sports Marketplace | Heraia')
  })

  await test.step('paused it is found by nobody; then it is sold, and gone', async () => {
    await goesOnTo(page, '/marketplace/mine')
    await does('Pause')
    await expect(row.getByText('Paused')).toBeVisible()
    await does('Mark as sold')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sold' }).click()
    await expect(row.getByText('Sold', { exact: true })).toBeVisible()
    await does('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('You sell nothing yet')).toBeVisible()
  })

  await test.step('the draft that came through is saved with what she wrote since', async () => {
    const lost = await loses(page.context(), /rpc\/marketplace\/saveDraft/, 'answer')
    await goesOnTo(page, '/marketplace/new')
    await page.getByRole('textbox', { name: 'Title' }).fill('Half a title')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await lost()
    await expect(noConnection(page)).toBeVisible()
    await page.getByRole('textbox', { name: 'Title' }).fill('A whole title')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('link', { name: 'A whole title' })).toBeVisible()
  })

  await test.step('what went on sale with the first price is changed to the second', async () => {
    const { buffer, mimeType } = await photo('thing.jpg', 900, 900)
    const mediaId = await seller.player.uploads(new Uint8Array(buffer), { purpose: 'listing', type: mimeType })
    const said = saidListing(mediaId, { title: 'Chalk bag' })
    const { id } = await untilProcessed(() => seller.player.api.marketplace.saveDraft(said))
    const lost = await loses(page.context(), /rpc\/marketplace\/publish/, 'answer')
    await goesOnTo(page, `/marketplace/${id}/edit`)
    await page.getByLabel('Price', { exact: true }).fill('30')
    await page.getByRole('button', { name: 'Publish listing' }).click()
    await lost()
    await expect(noConnection(page)).toBeVisible()
    await page.getByLabel('Price', { exact: true }).fill('25')
    await page.getByRole('button', { name: 'Publish listing' }).click()
    await expect(page.getByText('This listing is online already, as it was sent before.')).toBeVisible()
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue(/^25/)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(new RegExp(`/marketplace/${id}$`))
    expect((await seller.player.api.marketplace.get({ id })).price.cents).toBe(2_500)
  })

  await test.step('what is on sale is changed to what she wrote since, also after she came back to it', async () => {
    const price = page.getByLabel('Price', { exact: true })
    const saves = () => page.getByRole('button', { name: 'Save changes' }).click()
    await goesOnTo(page, `${new URL(page.url()).pathname}/edit`)
    const lost = await loses(page.context(), /rpc\/marketplace\/edit$/, 'answer')
    await price.fill('24')
    await saves()
    await lost()
    await expect(noConnection(page)).toBeVisible()
    await price.fill('23')
    await page.reload()
    await expect(price).toHaveValue('23')
    await saves()
    await expect(page.getByText('$23.00')).toBeVisible()
  })

  expect(seller.complaints).toEqual([])
})

test('another finds a thing by words and price, keeps it, asks about it, and writes to the seller', async ({
  browser,
}) => {
  const buyer = await openBrowser(browser, siteUrl(), `Dana Buys ${tag()}`)
  await join(buyer, { at: null })
  const seller = await joinsWithoutBrowser(buyer, `Mira Sells ${tag()}`)
  const title = `Climbing shoes ${tag()}`
  const address = await listsThing({ player: seller }, { title, priceCents: 6450 })
  const id = address.split('/').at(-1) ?? ''
  const { page: hers } = buyer

  await test.step('she finds it by words and price, and keeps the search and the thing', async () => {
    await hers.goto('/marketplace')
    // Before the scripts have come a box only takes what is sent by Enter.
    await expect(hers.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    await hers.getByRole('searchbox', { name: 'Search the marketplace' }).fill(title.toUpperCase())
    await expect(hers.getByText('1 item found')).toBeVisible()
    await hers.getByRole('textbox', { name: 'To', exact: true }).fill('64.50')
    await expect(hers.getByText('1 item found')).toBeVisible()
    await expect(hers).toHaveURL(/to=64\.50/)
    await expect(hers.getByRole('button', { name: 'Remove filter Up to $64.50' })).toBeVisible()
    await hers.getByRole('button', { name: 'Save this search' }).first().click()
    await expect(hers.getByRole('link', { name: 'This search is saved' }).first()).toBeVisible()
    await hers.getByRole('button', { name: `Save ${title}` }).click()
    await expect(hers.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(hers)
    await hers.setViewportSize({ width: 360, height: 780 })
    await hers.getByRole('button', { name: 'Filters, 1 active' }).click()
    const sheet = hers.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('link', { name: 'Apparel' }).click()
    await expect(hers).toHaveURL(/category=apparel/)
    await sheet.getByRole('link', { name: 'Footwear' }).click()
    await expectAccessible(hers)
    await hers.setViewportSize({ width: 360, height: 780 })
    await sheet.getByRole('button', { name: 'Show 1 item' }).click()
    await expect(hers).toHaveURL(/subcategory=footwear/)
    // Back takes back one choice after the other.
    await hers.goBack()
    await expect(hers).toHaveURL(/\?(?!.*subcategory).*category=apparel/)
    await goesOnTo(hers, '/marketplace/saved')
    await expect(hers.getByRole('link', { name: `View Details: ${title}` })).toBeVisible()
    await expect(hers.getByRole('link', { name: new RegExp(`${title}, Up to`, 'i') })).toBeVisible()
    await expectAccessible(hers)
  })

  await test.step('she looks at it, opens the pictures by keyboard and asks; what the seller answers is there at once', async () => {
    await hers.getByRole('link', { name: `View Details: ${title}` }).click()
    await expect(hers.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(hers.getByText('To buy, say first when you were born.')).toBeVisible()
    await hers.getByRole('button', { name: 'Open picture 1 of 2: Two red climbing shoes' }).focus()
    await hers.keyboard.press('Enter')
    await expect(hers.getByRole('dialog', { name: 'Pictures' })).toBeVisible()
    await hers.keyboard.press('Escape')
    const question = hers.getByRole('textbox', { name: 'Ask a question' })
    const sendsQuestion = hers.getByRole('button', { name: 'Send question' })
    await question.fill('Do they run small?')
    const lost = Promise.withResolvers<void>()
    const mend = await intercept(hers, /rpc\/marketplace\/ask/, (route) => lost.promise.then(() => route.abort()))
    await sendsQuestion.click()
    await question.press('End')
    await question.pressSequentially(' And narrow?')
    await expect(sendsQuestion, 'it is still on its way').toHaveAttribute('aria-busy', 'true')
    lost.resolve()
    await expect(noConnection(hers)).toBeVisible()
    await mend()
    await sendsQuestion.click()
    await expect(hers.getByText('No answer yet')).toBeVisible()
    await expect(hers.getByText('Do they run small? And narrow?')).toBeVisible()
    // Where the page stands still: below the bar of a phone everything is half covered on its way.
    await hers.evaluate(() => scrollTo(0, 0))
    await expectAccessible(hers)
    const [asked] = (await seller.api.marketplace.questions({ id })).items
    if (!asked) throw new Error('Her question is not in the list.')
    await seller.api.marketplace.answer({ id: asked.id, text: 'Half a size.' })
    await expect(hers.getByText('Half a size.')).toBeVisible()
  })

  await test.step('she writes to the seller about it', async () => {
    await hers.getByRole('link', { name: 'Message the seller' }).click()
    await expect(hers.getByRole('heading', { level: 1, name: seller.name })).toBeVisible()
    await expect(subject(hers).getByRole('link', { name: title })).toBeVisible()
    await hers.getByRole('textbox', { name: 'Message', exact: true }).fill('Pay me by PayPal instead')
    await expect(hers.getByText('You are about to share a link, a number or a way to pay.')).toBeVisible()
  })

  await test.step('from its menu she blocks the seller, and it is not there any more', async () => {
    await goesOnTo(hers, address)
    await hers.getByRole('button', { name: 'More', exact: true }).click()
    await hers.getByRole('menuitem', { name: `Block ${seller.name}` }).click()
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(hers.getByText(`${seller.name} is blocked.`)).toBeVisible()
    await expect(hers.getByRole('heading', { level: 1, name: 'This thing is not on sale here' })).toBeVisible()
    await expect(hers.getByRole('main').locator(':focus'), 'the way on').toHaveAttribute('href', '/marketplace')
  })

  expect(buyer.complaints).toEqual([])
})

test('the staff adds a shelf to the market, where sellers find it, and retires it', async ({ browser }) => {
  const ada = await openBrowser(browser, siteUrl(), `Ada Shelves ${tag()}`)
  await join(ada, { at: null })
  await makeAdmin(ada)
  const { page } = ada
  const shelf = `Sleds ${tag()}`

  await test.step('from her dashboard, by keyboard; what is missing is told at its field', async () => {
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Marketplace Categories' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Marketplace categories' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a subcategory to Equipment' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a subcategory to Equipment' })
    await dialog.getByRole('textbox', { name: 'Name in English' }).fill(shelf)
    await dialog.getByRole('textbox', { name: 'Name in English' }).press('Enter')
    await expect(dialog.getByText('Write a name.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Name in Spanish' }).fill(`Trineos ${shelf}`)
    await dialog.getByRole('textbox', { name: 'Name in English' }).fill(shelf)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`Trineos ${shelf}`)).toBeVisible()
    await page.getByRole('button', { name: `Move ${shelf} forward` }).click()
    await expect(page.getByRole('button', { name: `Move ${shelf} back` })).toBeEnabled()
    await expectAccessible(page)
  })

  await test.step('it is a shelf of the market, and no longer once it is retired', async () => {
    const shelves = page.getByRole('navigation', { name: 'Category' })
    await goesOnTo(page, '/marketplace?category=equipment')
    await expect(shelves.getByRole('link', { name: shelf })).toBeVisible()
    await goesOnTo(page, '/admin/categories')
    await page.getByRole('button', { name: `Edit ${shelf}` }).click()
    await page.getByRole('checkbox', { name: /Retired/ }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    // The dialog has the same word.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Retired', { exact: true })).toBeVisible()
    await goesOnTo(page, '/marketplace?category=equipment')
    await expect(shelves.getByRole('link', { name: 'Training' })).toBeVisible()
    await expect(shelves.getByRole('link', { name: shelf })).toHaveCount(0)
  })

  expect(ada.complaints).toEqual([])
})
