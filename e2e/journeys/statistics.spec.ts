import { seasonOf } from '@heraia/hosts/test/public-pages'
import type { Player } from '@heraia/hosts/test/season'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { holds } from '../people/hold.ts'
import { join } from '../people/join.ts'
import { main } from '../people/locators.ts'
import { losesAll } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'
import { addsResult, hasResult } from '../people/results.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

type Ranked = Parameters<Player['api']['results']['addRanking']>[0]

const siteUrl = () => process.env.HERAIA_URL ?? ''
const mark = () => Math.random().toString(36).slice(2, 8)
const panel = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

/** A season that is over, so that no day of it is still to come. */
const year = new Date().getFullYear() - 1
const sprint = { discipline: '100 m', measure: 'Time' }
const slow = { ...sprint, mark: '12.10', event: 'Winter cup', date: `${year - 1}-02-10`, place: '2', level: 'National' }
const fast = { ...sprint, mark: '11,84', event: 'City open', date: `${year}-05-31`, place: '1', level: 'International' }

/** What the screen says of the ranking before. */
const ranking = {
  ...({ scope: 'national', category: '100 m U23', position: 14, outOf: null, date: `${year}-01-31` } as const),
  ...{ source: 'National federation', sourceUrl: 'https://federation.example/ranking' },
}

test('a result makes every figure that follows from it, in four panels, by keyboard and letter by letter; each figure opens its results', async ({
  browser,
}) => {
  const person = await openBrowser(browser, siteUrl(), 'Mira Sprints')
  const { page } = person
  await join(person, { role: 'athlete', sport: 'Athletics', at: profileAddress })
  const address = `${new URL(page.url()).pathname}/stats`

  await test.step('what is missing is told at its field, and what is half written stays', async () => {
    await page.getByRole('tab', { name: 'Stats', exact: true }).click()
    await expect(page.getByText('No results yet.')).toBeVisible()
    const form = page.getByRole('dialog', { name: 'Add a result' })
    await page.getByRole('button', { name: 'Update stats' }).focus()
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: 'Save result' }).click()
    await expect(form.getByText('Please fill this in.').first()).toBeVisible()
    await form.getByLabel('Discipline').selectOption({ label: '100 m' })
    await form.getByLabel('Time', { exact: true }).fill('3')
    await expect(form.getByText('This is not possible in this discipline. Check the unit.')).toBeVisible()
    // Half written, she closes it: it is there when she comes back.
    await form.getByLabel('Competition', { exact: true }).fill('Half written')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Update stats' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Competition', { exact: true })).toHaveValue('Half written')
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('every figure that follows from a result opens its results', async () => {
    await hasResult(person, slow)
    await addsResult(page, fast)
    const best = main(page).getByRole('link', { name: /^11\.84 · Personal best/ })
    await expect(best).toBeVisible()
    await expect(page.getByText(new RegExp(`better against ${year - 1}`)).first()).toBeVisible()

    await best.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole('dialog', { name: 'Personal best: 100 m' })
    await expect(opened.getByText('City open')).toBeVisible()
    await expect(opened.getByText(/^The best of the results that count/)).toBeVisible()
    await expect(page).toHaveURL(/figure=/)
    await expectAccessible(page)
    const shared = page.url()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(page).not.toHaveURL(/figure=/)
    await expect(best).toBeFocused()
    await goesOnTo(page, new URL(shared).pathname + new URL(shared).search)
    await expect(opened.getByText('City open')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('the months are a chart and a table; of too little nothing is computed', async () => {
    await panel(page, 'Performance').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Monthly progress ${year}` })).toBeVisible()
    await expect(page.getByRole('img', { name: `Results a month in ${year}. May: 1` })).toBeVisible()
    await page.getByLabel('What the bars show').selectOption({ label: '100 m' })
    await expect(
      page.getByRole('img', { name: `Best mark a month in 100 m, ${year}. May: 11.84 (best of the season)` }),
    ).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(
      page.getByRole('table', { name: `Monthly progress ${year}` }).getByRole('row', { name: /May/ }),
    ).toContainText('11.84')
    await expectAccessible(page)

    await expect(page.getByRole('meter', { name: 'Competitiveness' })).toBeVisible()
    // Two results say nothing of consistency: no number, and why.
    await expect(page.getByRole('meter', { name: 'Consistency' })).toHaveCount(0)
    await expect(page.getByText('Not enough results yet').first()).toBeVisible()
  })

  await test.step('another person reads it in Spanish until she chooses, letter by letter, and so her own gallery', async () => {
    const others = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Mira')
    await join(others, { role: 'coach', sport: 'Athletics', at: null, language: null })
    await others.page.goto(address)
    for (const name of ['Resumen', 'Rendimiento', 'Competencias', 'Rankings'])
      await expect(panel(others.page, name)).toBeVisible()
    await expect(others.page.getByLabel('Nivel').getByRole('option')).toHaveText([
      'Todas las categorías',
      'Nacional',
      'Internacional',
      'Regional',
    ])
    await expect(
      main(others.page)
        .getByRole('link', { name: /^11,84/ })
        .first(),
    ).toBeVisible()
    // Only she changes what is hers.
    await expect(others.page.getByRole('button', { name: 'Actualizar Stats' })).toHaveCount(0)
    // Who is no athlete has no such tab.
    const tabs = others.page.getByRole('tab')
    await expect(tabs.filter({ hasText: 'Stats' })).toHaveCount(1)
    await goesOnTo(others.page, `${await profileAddress(others)}/media`)
    await expect(others.page.getByRole('heading', { level: 1, name: others.name })).toBeVisible()
    await expect(tabs.filter({ hasText: 'Stats' })).toHaveCount(0)
    for (const name of ['Todo 0', 'Competencias 0', 'Entrenamientos 0', 'Destacados 0', 'Detrás de Cámaras 0'])
      await expect(others.page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(others.page.getByText('No hay contenido en esta categoría', { exact: true })).toBeVisible()
    await others.page.getByRole('button', { name: 'Subir Contenido' }).click()
    // The page around it is in English.
    await expect(others.page.getByRole('dialog', { name: 'Subir Contenido' })).toHaveAttribute('lang', 'es')
    expect(others.complaints).toEqual([])
  })

  await test.step('the filters stand in the address; a deleted result takes its figures along, and comes back', async () => {
    await panel(page, 'Competitions').focus()
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('article')).toHaveCount(2)
    await expect(main(page).getByRole('article').filter({ hasText: 'City open' })).toContainText('Gold')
    await expect(page.getByRole('heading', { name: 'Medals' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Level').selectOption({ label: 'National' })
    await expect(page).toHaveURL(/category=national/)
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await page.getByLabel('Level').selectOption({ label: 'Regional' })
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await expect(main(page).getByRole('article')).toHaveCount(2)

    await page.getByRole('button', { name: 'More about City open' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = page.getByRole('dialog', { name: 'Edit result' })
    await expect(form.getByLabel('Time', { exact: true })).toHaveValue('11.84')
    await form.getByLabel('Time', { exact: true }).fill('11.79')
    await form.getByRole('button', { name: 'Save result' }).click()
    await expect(main(page).getByText('11.79')).toBeVisible()

    await page.getByRole('button', { name: 'More about City open' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(main(page).getByRole('article')).toHaveCount(2)
    await panel(page, 'Summary').click()
    await expect(main(page).getByRole('link', { name: /^11\.79 · Personal best/ })).toBeVisible()
  })

  expect(person.complaints).toEqual([])
})

test('goals and rankings: set, changed, given up; two athletes side by side, and who does not allow it is not compared', async ({
  browser,
}) => {
  const word = mark()
  const person = await openBrowser(browser, siteUrl(), `Mira ${word}`)
  const { page } = person
  await join(person, {
    ...{ role: 'athlete', sport: 'Athletics' },
    at: async () => {
      await hasResult(person, fast)
      await person.player.api.results.addRanking({ ...ranking, id: seasonOf(siteUrl()).newId() as Ranked['id'] })
      return profileAddress(person)
    },
  })
  const dana = await joinsWithoutBrowser(person, `Dana ${word}`, { role: 'athlete', sport: 'Athletics' })
  await hasResult({ player: dana }, slow)

  await test.step('statistics that cannot be loaded say so and are tried again', async () => {
    const mend = await losesAll(page, /\/api\/rpc\/results\/statistics/)
    await page.getByRole('tab', { name: 'Stats', exact: true }).click()
    await expect(page.getByText('The statistics could not be loaded.')).toBeVisible({ timeout: 30_000 })
    await mend()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(main(page).getByRole('link', { name: /^11\.84 · Personal best/ })).toBeVisible()
  })

  await test.step('goals', async () => {
    await page.getByRole('button', { name: 'Set a goal' }).click()
    const goal = page.getByRole('dialog', { name: 'Set a goal' })
    await goal.getByLabel('What the goal is').selectOption({ label: 'A number of wins' })
    await goal.getByLabel('Target').fill('2')
    await goal.getByLabel('Counts from').fill(`${year}-01-01`)
    await goal.getByLabel('Until').fill(`${year + 2}-12-31`)
    await goal.getByLabel('What you call it').fill('Two wins')
    await goal.getByRole('button', { name: 'Save goal' }).click()
    const card = main(page).getByRole('article').filter({ hasText: 'Two wins' })
    await expect(card.getByRole('meter', { name: 'Two wins' })).toHaveAttribute('aria-valuenow', '50')
    await card.getByRole('button', { name: 'More about the goal Two wins' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit goal' })
    await edit.getByLabel('Target').fill('1')
    await edit.getByLabel('What you call it').fill('A win')
    const letsGo = await holds(page, /rpc\/results\/editGoal/)
    await edit.getByRole('button', { name: 'Save goal' }).click()
    await edit.getByLabel('What you call it').fill('A win at home')
    await letsGo()
    await expect(page.getByText(/Reached on/)).toBeAttached()
    const menu = (name: string) =>
      page.getByRole('button', { name: `More about the goal ${name}`, exact: true, includeHidden: true })
    await expect(menu('A win')).toBeAttached()
    await expect(edit.getByLabel('What you call it'), 'what she wrote since stays').toHaveValue('A win at home')
    await edit.getByRole('button', { name: 'Save goal' }).click()
    await expect(edit).toHaveCount(0)
    await menu('A win at home').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No goals yet.')).toBeVisible()
  })

  await test.step('rankings', async () => {
    await panel(page, 'Rankings').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Comparison' })).toBeVisible()
    await page.getByRole('button', { name: 'Enter a ranking' }).click()
    const form = page.getByRole('dialog', { name: 'Enter a ranking' })
    await form.getByLabel('Which list').fill('100 m U23')
    await form.getByLabel('Place').fill('9')
    await form.getByLabel('Day of the list').fill(`${year}-06-30`)
    await form.getByLabel('Source', { exact: true }).fill('National federation')
    await form.getByLabel('Address of the source').fill('https://federation.example/ranking')
    await form.getByRole('button', { name: 'Save entry' }).click()
    await expect(form).toBeHidden()
    const entry = main(page).getByRole('article').filter({ hasText: 'National ranking' })
    await expect(entry).toContainText('9th')
    await expect(entry).toContainText('up 5 places')
    await expect(entry).toContainText('Self-reported')
    await expect(entry.getByRole('link', { name: /National federation/ })).toHaveAttribute(
      'href',
      'https://federation.example/ranking',
    )
    await expectAccessible(page)
  })

  await test.step('two athletes side by side', async () => {
    await page.getByRole('combobox', { name: 'Add an athlete' }).fill(`Dana ${word}`)
    // The list stays where the page is moved under it.
    await page.mouse.wheel(0, 60)
    await expect(page.getByRole('option')).toHaveText(new RegExp(`Dana ${word}`))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const table = page.getByRole('table')
    await expect(table.getByRole('row', { name: /100 m/ })).toContainText('11.84 (best)')
    await expect(table.getByRole('row', { name: /100 m/ })).toContainText('12.10')
    await expect(page).toHaveURL(/compare=/)
  })

  await test.step('who does not allow it is not compared', async () => {
    const allow = page.getByRole('switch', { name: /Other athletes may compare/ })
    await expect(allow).toBeChecked()
    await allow.press('Space')
    await expect.poll(() => person.player.api.results.settings()).toEqual({ allowComparison: false })
    await dana.api.results.setSettings({ allowComparison: false })
    await page.reload()
    await expect(page.getByText(/^Somebody is left out/)).toBeVisible()
    await expect(page.getByRole('table').getByText(`Dana ${word}`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Go on without her' }).click()
    await expect(page).not.toHaveURL(/compare=/)
  })
  expect(person.complaints).toEqual([])
})
