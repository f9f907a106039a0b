import { readFile } from 'node:fs/promises'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { hears } from '../people/hear.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const year = new Date().getFullYear() - 1

const header = 'Fecha;Prueba;Marca;Competencia;Puesto;Lugar;Nivel;Viento'
const good = [
  `31/05/${year};100 m;11,84;Copa de España;1;Málaga;Nacional;1,2`,
  `13/06/${year};100 m;11,79;Campeonato "Ñ";2;León;Internacional;0,3`,
  `20/07/${year};Salto de longitud;6,45;Meeting;3;Ourense;Regional;0,4`,
]
const bad = [`31/02/${year};100 m;11,9;Copa;1;Madrid;Nacional;0`, `01/03/${year};100 m;rápido;Copa;1;Madrid;Nacional;0`]

/** As Excel on Windows saves a Spanish table. */
const latin1 = (...lines: string[]) => file(Buffer.from(lines.join('\r\n'), 'latin1'))
const file = (buffer: Buffer, name = 'resultados.csv') => ({ name, mimeType: 'text/csv', buffer })

async function athlete(browser: Parameters<typeof openBrowser>[0], name: string) {
  const person = await openBrowser(browser, siteUrl(), name)
  await join(person, { role: 'athlete', sport: 'Athletics', at: null })
  await person.page.goto('/results/import')
  await expect(person.page.getByRole('heading', { name: 'Import results' })).toBeVisible()
  return { person, page: person.page }
}

const chooses = (page: Page, chosen: ReturnType<typeof file>) =>
  page.getByLabel('Choose a CSV file').setInputFiles(chosen)
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

test('what is no table says what it is; one from Excel is checked and imported, its refused lines named; columns that nobody knows are hers to name', async ({
  browser,
}) => {
  const { person, page } = await athlete(browser, 'Mira Imports')

  await test.step('what is no table says what it is, and what to do', async () => {
    // All that a file can be: read-csv.test.ts and decode-file.test.ts.
    const refused: [Buffer, RegExp][] = [
      [Buffer.from('PK\u0003\u0004workbook'), /This is an Excel workbook/],
      [Buffer.from('date,mark\n2026-01-01,"11\n'), /Line 2: A quotation mark is opened and never closed/],
    ]
    for (const [buffer, words] of refused) {
      await chooses(page, file(buffer))
      await expect(page.getByText(words)).toBeVisible()
    }
    await expect(button(page, 'Check the file')).toHaveCount(0)
  })

  await test.step('one from Excel is checked and imported, its refused lines named', async () => {
    await chooses(page, latin1(header, good[0] ?? '', bad[0] ?? '', '', good[1] ?? '', good[2] ?? '', bad[1] ?? ''))
    await expect(page.getByText('resultados.csv: 5 lines')).toBeVisible()
    await expect(page.getByText('Characters: Windows-1252 (Latin-1) · Separator: Semicolon')).toBeVisible()
    await expect(page.getByRole('table', { name: 'The first lines' })).toContainText('Málaga')
    await expect(page.getByLabel('Mark', { exact: true })).toHaveValue('2')
    await expect(page.getByRole('radio', { name: 'Day, month, year' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'With a comma: 11,84' })).toBeChecked()

    await button(page, 'Check the file').click()
    await expect(page.getByText('Line 3', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Date is not a date, written as you chose: .*31\/02/)).toBeVisible()
    await expect(page.getByText('Line 7', { exact: true })).toBeVisible()
    await expect(page.getByText(`May 31, ${year}`)).toBeVisible()
    await expectAccessible(page)
    const [report] = await Promise.all([page.waitForEvent('download'), button(page, /^Download all refused/).click()])
    const written = await readFile(await report.path(), 'utf8')
    expect(written).toContain('Mark is not a number or time')
    expect(written).toContain('rápido')

    await button(page, 'Import 3 results').click()
    await expect(page.getByText('3 results are imported.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'To my statistics' }).last().click()
    await expect(page.getByRole('link', { name: /^11\.79 · Personal best, 100 m/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^6\.45 m · Personal best, Long jump/i })).toBeVisible()
  })

  await page.goBack()
  const odd = file(Buffer.from(`cuando,que,cuanto,donde\n03/04/${year},100 m,11.84,Cup\n`))
  await test.step('columns that nobody knows are hers to name; dates that can be read in two ways are asked', async () => {
    await chooses(page, odd)
    await expect(page.getByText('Still missing: Competition, Mark, Date, and Discipline.')).toBeVisible()
    await expect(button(page, 'Check the file')).toBeDisabled()
    await page.getByLabel('Date', { exact: true }).selectOption({ label: 'cuando' })
    await page.getByLabel('Discipline', { exact: true }).selectOption({ label: 'que' })
    await page.getByLabel('Mark', { exact: true }).selectOption({ label: 'cuanto' })
    await page.getByLabel('Competition', { exact: true }).selectOption({ label: 'donde' })
    await expect(page.getByText('The dates in this file can be read in two ways. Please choose.')).toBeVisible()
    await page.getByRole('radio', { name: 'Month, day, year' }).check()
    await button(page, 'Check the file').click()
    await expect(page.getByText(`Mar 4, ${year}`)).toBeVisible()
  })

  await test.step('the template fits, by keyboard', async () => {
    await button(page, 'Download a template').focus()
    const [template] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await chooses(page, file(await readFile(await template.path())))
    await expect(page.getByText('resultados.csv: 3 lines')).toBeVisible()
    await button(page, 'Check the file').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Import 3 results')).toBeVisible()
  })
  expect(person.complaints).toEqual([])
})

test('a race that her watch recorded becomes a result, and the way she ran stays with her; many lines go in batches, and where a lost network breaks off nothing is there twice', async ({
  browser,
}) => {
  const { person, page } = await athlete(browser, 'Vera Watches')

  await test.step('a race that her watch recorded', async () => {
    const heard = await hears(page)
    const choose = page.getByLabel('Choose a FIT or GPX file')
    await choose.setInputFiles(file(Buffer.from('name,time'), 'route.gpx'))
    await expect(page.getByText('There is no outing in this file.')).toBeVisible()
    const point = (lat: number, time: string) =>
      `<trkpt lat="${lat}" lon="-3.70379"><time>${year}-05-03T${time}Z</time></trkpt>`
    const track = `<gpx version="1.1"><trk><name>City run</name><type>running</type><trkseg>
      ${point(40, '08:00:00')}${point(40.045, '08:20:05')}</trkseg></trk></gpx>`
    await choose.setInputFiles(file(Buffer.from(track), 'city.gpx'))
    await expect(page.getByText('20:05')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add as a result' }).click()
    const form = page.getByRole('dialog', { name: 'Add a result from your watch' })
    await form.getByLabel('Discipline').selectOption({ label: '5 km' })
    await expect(form.getByLabel('Time', { exact: true })).toHaveValue('20:05')
    await expect(form.getByLabel('Competition', { exact: true })).toHaveValue('City run')
    await form.getByRole('button', { name: 'Save result' }).click()
    await expect(form).toBeHidden()
    const sent = heard.map(({ body }) => body).join()
    expect(sent).toContain('City run')
    expect(sent).not.toContain('3.70379')
    await page
      .getByRole('link', { name: 'Back' })
      .or(page.getByRole('link', { name: /stat/i }))
      .first()
      .click()
    await expect(page.getByText('20:05').first()).toBeVisible()
  })

  await test.step('many lines', async () => {
    await goesOnTo(page, '/results/import')
    const lines = Array.from(
      { length: 501 },
      (_, at) => `${year}-03-${String(1 + (at % 28)).padStart(2, '0')},100 m,${(12 + at / 1000).toFixed(2)},Race ${at}`,
    )
    await chooses(page, file(Buffer.from(`Date,Discipline,Mark,Event\n${lines.join('\n')}\n`)))
    await button(page, 'Check the file').click()
    await button(page, 'Import 501 results').waitFor()
    let batches = 0
    await intercept(page, /\/api\/rpc\/results\/import$/, (route) => {
      batches += 1
      return batches === 2 ? route.abort() : route.continue()
    })
    await button(page, 'Import 501 results').click()
    await expect(page.getByText('It broke off here. Nothing is there twice when you go on.')).toBeVisible()
    await expect(page.getByText('500 of 501 lines')).toBeVisible()
    await button(page, 'Go on').click()
    await expect(page.getByText('501 results are imported.')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('main').getByRole('link', { name: 'To my statistics' }).last().click()
    // With the one of her watch.
    await expect(page.getByRole('list', { name: 'In figures' })).toContainText('502')
  })
  expect(person.complaints).toEqual([])
})

// Who is no athlete imports nothing: shell.spec.ts.
