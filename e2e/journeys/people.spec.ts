import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectFitsLargeText } from '../checks/large-text.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { type Handler, intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { losesAll } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const box = (page: Page) => page.getByRole('searchbox').first()
const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'found' })
const mark = () => Math.random().toString(36).slice(2, 8)

test('"munoz" finds Muñoz, one is one result and two are two results, by name; she keeps a search, and finds somebody in spite of a slip; filters stand in the address as chips, and Back from a profile brings them back', async ({
  browser,
}) => {
  const word = `${mark()}quist`
  const lucia = await openBrowser(browser, siteUrl(), `Lucía ${word} Muñoz`)
  const { page } = lucia
  const ana = await joinsWithoutBrowser(lucia, `Ana ${word} Muñoz`, { role: 'coach', sport: 'Beach Volleyball' })
  await join(lucia, { role: 'athlete', sport: 'Volleyball', at: null })
  const names = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: `${word} Muñoz` })
  const clearAll = page.getByRole('button', { name: 'Clear all filters' }).first()

  await test.step('without accents, and counted', async () => {
    await page.goto('/search')
    await expect(page.getByRole('heading', { name: 'Discover Athletes & Professionals' })).toBeVisible()
    await box(page).fill(`lucia ${word} MUNOZ`)
    await expect(count(page)).toHaveText('1 result found')
    await expect(page.getByRole('main').getByRole('link', { name: lucia.name })).toBeVisible()
    await box(page).fill(word)
    const messages = page.getByRole('banner').getByRole('link', { name: 'Messages' })
    await messages.focus()
    await expect(count(page)).toHaveText('2 results found')
    await expect(page).toHaveURL(new RegExp(`q=${word}`))
    await expect(messages, 'where she went on to').toBeFocused()
  })

  await test.step('sorted by name', async () => {
    await expect(names).toHaveText([lucia.name, ana.name])
    await page.getByLabel('Sort by').selectOption('Name')
    await expect(page).toHaveURL(/order=name/)
    await expect(names).toHaveText([ana.name, lucia.name])
  })

  await test.step('kept, and found again', async () => {
    const saved = page.getByRole('navigation', { name: 'Saved searches' })
    await page.getByRole('button', { name: 'Save this search' }).click()
    await expect(saved.getByRole('link', { name: word })).toBeVisible()
    await goesOnTo(page, '/search')
    await saved.getByRole('link', { name: word }).click()
    await expect(page).toHaveURL(new RegExp(`q=${word}`))
    await expect(count(page)).toHaveText('2 results found')
    await saved.getByRole('button', { name: `Delete the saved search ${word}` }).click()
    await expect(saved.getByRole('listitem')).toHaveCount(0)
  })

  await test.step('each role says how many of them are found; filters stand in the address as chips, and Back brings them back', async () => {
    await page.getByText('Filters', { exact: true }).click()
    const role = page.getByLabel('Role')
    const others = ['Club', 'Federation', 'Journalist', 'Fan']
    const offers = (...counted: string[]) =>
      expect(role.getByRole('option')).toHaveText(['All roles', ...counted, ...others])
    await role.selectOption('coach')
    await expect(names).toHaveText([ana.name])
    await offers('Athlete (1)', 'Coach (1)')
    await page.getByRole('combobox', { name: 'Sport' }).fill('beach')
    await expect(page).toHaveURL(/role=coach&sport=beach/)
    await offers('Athlete', 'Coach (1)')
    await expect(count(page)).toHaveText('1 result found')
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(/Coach.*beach/)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: ana.name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: ana.name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/role=coach&sport=beach/)
    await expect(box(page)).toHaveValue(word)
  })

  await test.step('they are removed one by one, and all', async () => {
    await page.getByRole('button', { name: 'Remove filter beach' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/sport=/)
    await expect(page.getByRole('button', { name: 'Remove filter Coach' })).toBeFocused()
    await page.getByLabel('Verified only (0)', { exact: true }).check()
    await expect(page).toHaveURL(/verified=true/)
    await expect(page.getByText('No results found')).toBeVisible()
    await clearAll.click()
    await expect(page).toHaveURL(/\/search$/)
    // What she pressed is gone; she goes on from the filters.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filters')
  })

  await test.step('in spite of a slip', async () => {
    await box(page).fill(word.replace('quist', 'qust'))
    await expect(count(page)).toHaveText('0 results found. These come close.')
    await expect(page.getByRole('main').getByRole('link', { name: ana.name })).toBeVisible()
  })

  await test.step('further on than a first look at the newest, which finds nobody', async () => {
    const first = await lucia.player.api.people.search({ q: word, limit: 1 })
    // Two letters find whoever else is on this site: what comes further on is said here, too.
    const further = await lucia.player.api.people.search({ q: word, limit: 1, cursor: first.nextCursor ?? undefined })
    let looks = 0
    const looksOn: Handler = (route) => {
      looks += 1
      if (looks === 1) return route.fulfill({ status: 200, json: { json: { ...first, items: [] } } })
      if (looks === 2) return route.fulfill({ status: 403, json: {} })
      return route.fulfill({ status: 200, json: { json: { ...further, nextCursor: null } } })
    }
    const none = { json: { count: 0, more: true, roles: [] } }
    const mendList = await intercept(page, /\/api\/rpc\/people\/search/, looksOn)
    const mendCount = await intercept(page, /\/api\/rpc\/people\/count/, (route) =>
      route.fulfill({ status: 200, json: none }),
    )
    await box(page).fill(word.slice(0, 2))
    await expect(page.getByText('The search did not work.')).toBeVisible()
    await expect(page.getByText('No results found')).toHaveCount(0)
    await expect(count(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(names).toHaveText(further.items.map(({ name }) => name))
    await expect(count(page)).toHaveText('1 result found')
    await Promise.all([mendList(), mendCount()])
  })

  await test.step('among athletes', async () => {
    await goesOnTo(page, `/athletes?q=${word}`)
    await expect(page.getByRole('heading', { name: 'Connect with Elite Athletes' })).toBeVisible()
    await expect(count(page)).toHaveText('1 athlete found')
    // However long what she filters by is: its chip is no wider than the screen.
    await goesOnTo(page, `/athletes?location=${'Llanfairpwllgwyngyll'.repeat(4)}`)
    await expect(page.getByRole('button', { name: 'Remove filter Llanfair' })).toBeVisible()
    await expectFitsLargeText(page)
  })
  expect(lucia.complaints).toEqual([])
})

test('Enter searches at once, and a link that she follows at once leaves her search behind; what she types meanwhile stays; a search that fails is tried again', async ({
  browser,
}) => {
  const word = mark()
  const vera = await openBrowser(browser, siteUrl(), `Vera ${word}`)
  await join(vera, { role: 'coach', sport: 'Beach Volleyball', at: null })
  const { page } = vera

  await test.step('Enter searches at once, and keeps the filters; a link that she follows at once leaves her search behind', async () => {
    const elsewhere: string[] = []
    page.on('framenavigated', (frame) => elsewhere.push(frame.url()))
    await page.goto('/search?role=coach')
    await expect(count(page)).toContainText('found')
    await box(page).fill(word)
    await box(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${word}&role=coach`))
    const other = mark()
    await box(page).fill(other)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Messages/ })
      .click()
    const conversations = page.getByRole('searchbox', { name: 'Search conversations' })
    // By then the pause after her typing is over.
    await conversations.fill(word)
    await expect(page).toHaveURL(new RegExp(`/messages\\?q=${word}`))
    expect(elsewhere.filter((url) => url.includes('/messages') && url.includes(other))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${other}&role=coach`))
    await expect(box(page)).toHaveValue(other)
    await expect(count(page)).toHaveText('0 results found')
    await page.getByRole('button', { name: 'Clear all filters' }).first().click()
    await expect(page).toHaveURL(/\/search$/)
  })

  await test.step('a search that fails says so and is tried again', async () => {
    await expect(count(page)).toContainText('found')
    const mendList = await losesAll(page, /\/api\/rpc\/people\/search/)
    await box(page).fill(`offline ${mark()}`)
    await expect(page.getByText('The search did not work.')).toBeVisible({ timeout: 20_000 })
    await mendList()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No results found')).toBeVisible()
  })

  await test.step('what she types in the moment in which a search begins stays in its box', async () => {
    const [begun, first, next] = [mark(), mark(), mark()]
    await box(page).fill(begun)
    await expect(page).toHaveURL(new RegExp(`q=${begun}`))
    await box(page).evaluate(
      (input, { first, next }) => {
        const types = (text: string) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }
        types(first)
        // Both are due when the page comes to itself: the search, and what she types before that is drawn.
        setTimeout(() => types(next), 300)
        const end = performance.now() + 340
        while (performance.now() < end);
      },
      { first, next },
    )
    await expect(page).toHaveURL(new RegExp(`q=${next}`))
    await expect(count(page)).toHaveText('0 results found')
    await expect(box(page)).toHaveValue(next)
  })
  expect(vera.complaints).toEqual([])
})
