import { type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { pdf } from '../people/documents.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { photo } from '../people/pictures.ts'
import { profileAddress } from '../people/profile-address.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

/** What a document's link saves, by its name. */
async function savedName(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return download.suggestedFilename()
}

test('she sends a picture and a plan; the other sees them live, opens and saves them, until she deletes them; a diploma shows what she won', async ({
  browser,
}) => {
  const mira = await openBrowser(browser, siteUrl(), `Mira Sends ${tag()}`)
  const dana = await openBrowser(browser, siteUrl(), `Dana Opens ${tag()}`)
  await Promise.all([join(mira, { at: null }), join(dana, { at: null })])
  await dana.player.api.profiles.follow({ id: mira.player.id })
  const { id: conversation } = await mira.player.api.messages.open({ personId: dana.player.id })
  const { page } = mira
  await page.goto(`/messages/${conversation}`)

  await test.step('a PDF that acts is refused with words that help', async () => {
    await page.getByLabel('Attach pictures or PDFs').setInputFiles(pdf('trick.pdf', '<< /S /JavaScript /JS (x) >>'))
    await expect(page.getByText('This PDF holds scripts or other files.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove trick.pdf' }).press('Enter')
    // The keyboard stays in what she writes.
    await expect(page.locator('form :focus')).toHaveCount(1)
  })

  await test.step('she describes the picture; the plan has the name of its file until she changes it', async () => {
    await page.getByLabel('Attach pictures or PDFs').setInputFiles([await photo('pitch.jpg'), pdf('Plan March.pdf')])
    await page.getByLabel(/What does it show\?/).fill('The pitch in the rain')
    await expect(page.getByLabel(/What is it called\?/)).toHaveValue('Plan March')
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    // As a paste may bring it.
    await page.getByPlaceholder('Type a message...').fill('\u200b')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(
      page.getByRole('log').getByRole('button', { name: 'Open picture: The pitch in the rain' }),
    ).toBeVisible()
    await expect(page.getByLabel(/What is it called\?/)).toHaveCount(0)
    await expect(page.getByPlaceholder('Type a message...'), 'nothing that nobody sees stays').toHaveValue('')
  })

  await test.step('the other, whom she does not follow, is asked before anything of the picture comes, and asked again when she covers it', async () => {
    const asked: string[] = []
    dana.page.on('request', (request) => void asked.push(request.url()))
    const ofPictures = () => asked.filter((url) => url.includes('/media/'))
    await dana.page.goto(`/messages/${conversation}`)
    const log = dana.page.getByRole('log')
    await expect(log.getByText('A covered picture')).toBeVisible()
    await expect(log.getByText('The pitch in the rain')).toHaveCount(0)
    await expectAccessible(dana.page)
    expect(ofPictures()).toEqual([])
    const picture = log.getByRole('button', { name: 'Open picture: The pitch in the rain' })
    await log.getByRole('button', { name: `Show pictures from ${mira.name}` }).press('Enter')
    await expect(picture, 'the keyboard goes on there').toBeFocused()
    await expect.poll(() => ofPictures().length).toBeGreaterThan(0)

    const choose = async (choice: RegExp) => {
      await dana.page.getByRole('button', { name: 'More about this conversation' }).click()
      await dana.page.getByRole('menuitem', { name: choice }).click()
    }
    await choose(/^Cover pictures/)
    await expect(log.getByText('A covered picture')).toBeVisible()
    await choose(/^Show pictures/)
    await expect(picture).toBeVisible()
  })

  await test.step('she sees the picture over the whole screen and saves the plan', async () => {
    const log = dana.page.getByRole('log')
    await log.getByRole('button', { name: 'Open picture: The pitch in the rain' }).click()
    await expect(dana.page.getByRole('dialog').getByRole('img', { name: 'The pitch in the rain' })).toBeVisible()
    await dana.page.keyboard.press('Escape')
    expect(await savedName(dana.page, log.getByRole('link', { name: /^Save Plan March/ }))).toBe('Plan March.pdf')
  })

  await test.step('she says better what it shows, and the other has it at once', async () => {
    await page
      .getByRole('button', { name: /^Actions for your message/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const field = page.getByRole('list', { name: 'Pictures of the message' }).getByLabel(/What does it show\?/)
    await expect(field).toHaveValue('The pitch in the rain')
    await field.fill('The pitch in the sun')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const log = dana.page.getByRole('log')
    await expect(log.getByRole('button', { name: 'Open picture: The pitch in the sun' })).toBeVisible()
  })

  await test.step('what comes later arrives live and once, also where the network fails meanwhile, however often she presses Enter, and goes with its message', async () => {
    await page.getByLabel('Attach pictures or PDFs').setInputFiles(pdf('Later.pdf'))
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    const composer = page.getByPlaceholder('Type a message...')
    const { promise: described, resolve: describe } = Promise.withResolvers<void>()
    let isLost = true
    const mend = await intercept(page, /\/api\/rpc\/media\/describe/, async (route) => {
      await described
      await (isLost ? route.abort() : route.continue())
      isLost = false
    })
    await composer.fill('And this one')
    await composer.press('Enter')
    await composer.press('Enter')
    // What she goes on writing is no part of it.
    await composer.fill('Something else')
    describe()
    await expect(dana.page.getByRole('link', { name: /^Save Later/ })).toBeVisible()
    await mend()
    await expect(composer).toHaveValue('Something else')
    await expect(page.getByText('Sending')).toHaveCount(0)
    const { items } = await mira.player.api.messages.list({ id: conversation })
    expect(items.map(({ text }) => text)).toEqual(['And this one', ''])
    const line = page.getByRole('log').getByRole('listitem').filter({ hasText: 'And this one' }).first()
    await line.hover()
    await line.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(dana.page.getByRole('link', { name: /^Save Later/ })).toHaveCount(0)
    // What is left of it has nothing to press: the keyboard goes on beside it.
    await expect(page.getByRole('log').locator(':focus')).toHaveCount(1)
  })

  await test.step('a diploma shows what she won, to who sees the achievement', async () => {
    await goesOnTo(page, '/achievements')
    await page.getByRole('button', { name: 'Add New Achievement' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Gold, 100 m')
    await page.getByRole('dialog').getByLabel('Date').fill('2025-06-01')
    await page.getByLabel('Add a picture or PDF').setInputFiles([pdf('Diploma.pdf'), await photo('podium.jpg')])
    await page.getByLabel(/What does it show\?/).fill('Mira on the podium')
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(2)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Open picture: Mira on the podium' })).toBeVisible()

    await goesOnTo(dana.page, `${await profileAddress(mira)}/about`)
    await expect(dana.page.getByRole('button', { name: 'Open picture: Mira on the podium' })).toBeVisible()
    expect(await savedName(dana.page, dana.page.getByRole('link', { name: /^Save Diploma/ }))).toBe('Diploma.pdf')
  })
  expect([...mira.complaints, ...dana.complaints]).toEqual([])
})
