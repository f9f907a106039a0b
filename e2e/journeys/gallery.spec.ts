import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { drawing, photo } from '../people/pictures.ts'
import { profileAddress } from '../people/profile-address.ts'

// Files go up, are made ready and are looked at in several sizes: more than a screen of words takes.
test.describe.configure({ timeout: 180_000 })

const siteUrl = () => process.env.HERAIA_URL ?? ''
const form = (page: Page) => page.getByRole('dialog', { name: 'Upload Content' })
const tile = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

test('she fills her gallery, changes and deletes what is there: tags, categories with counts, a grid or a list; others see what is for them, and like it', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Gallery')
  await join(vera, { role: 'athlete', sport: 'Athletics', at: null })
  const { page } = vera
  const address = await profileAddress(vera)
  const said = { title: 'Warm up', alt: 'Warm up, seen from the stand' }
  await vera.player.shows(await pngOf(60, 90), said)
  await page.goto(`${address}/media`)

  await test.step('she adds one: what is missing or cannot be used is said where it is', async () => {
    await page.getByRole('button', { name: 'Upload Content' }).click()
    await form(page).getByRole('button', { name: 'Publish' }).click()
    await expect(form(page).getByText('Choose at least one picture or video')).toBeVisible()
    await expect(form(page).getByText('Give it a title')).toBeVisible()
    const empty = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
    await form(page)
      .getByLabel('Choose files')
      .setInputFiles([await photo('a.jpg'), drawing, empty])
    await expect(form(page).getByText(/cannot show this as a picture or video/)).toBeVisible()
    await expect(form(page).getByText('There is nothing in this file. Choose it again.')).toBeVisible()
    await form(page).getByRole('textbox', { name: 'Title' }).fill('Final')
    await expectAccessible(page)
    await form(page).getByRole('button', { name: 'Publish' }).click()
    await expect(form(page).getByText('Remove what cannot be used, or try it again')).toBeVisible()
    await form(page).getByRole('button', { name: 'Remove logo.svg' }).click()
    await form(page).getByRole('button', { name: 'Remove empty.jpg' }).click()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Throw the files away?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await form(page).getByLabel('Category').selectOption('competition')
    await form(page).getByRole('textbox', { name: 'Tags' }).fill('final, 4x100, Madrid, gold')
    await form(page).getByRole('radio', { name: 'Private' }).check()
    await form(page).getByRole('button', { name: 'Publish' }).click()
    await form(page).getByRole('button', { name: 'Publish anyway' }).click()
    await expect(tile(page, 'Final')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('beside another one, she folds out her tags', async () => {
    await expect(page.getByRole('link', { name: 'All 2' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['final', '4x100', '+2'])
    await page.getByRole('button', { name: 'Show 2 more tags' }).click()
    await expect(page.getByRole('list', { name: 'Tags' })).toContainText('gold')
    await expectAccessible(page)
  })

  await test.step('by keyboard alone: the viewer goes round, keeps the focus and gives it back', async () => {
    await tile(page, 'Warm up').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Warm up' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'Final' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'Warm up' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    const viewer = page.getByRole('dialog', { name: 'Final' })
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(tile(page, 'Warm up')).toBeFocused()
  })

  await test.step('what she edits is saved', async () => {
    await page.getByRole('button', { name: 'More about “Final”' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit content' })
    await edit.getByRole('textbox', { name: 'Title' }).fill('Semi-final')
    await edit.getByRole('textbox', { name: /What does it show/ }).fill('The start')
    await edit.getByRole('radio', { name: 'Followers' }).check()
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await expect(tile(page, 'Semi-final')).toBeVisible()
    await expect(page.getByRole('img', { name: 'For followers' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'The start' })).toBeVisible()
  })

  await test.step('a list of one category, also after a reload', async () => {
    await page.getByRole('button', { name: 'List' }).click()
    await page.getByRole('link', { name: 'Training 1' }).click()
    await expect(page).toHaveURL(`${address}/media?category=training`)
    await expect(tile(page, 'Semi-final')).toHaveCount(0)
    await expect(tile(page, 'Warm up')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  })

  const dana = await openBrowser(browser, siteUrl(), 'Dana Looks')
  await test.step('another sees what is for her, likes it, and is counted once; it has an address', async () => {
    await join(dana, { at: `${address}/media` })
    await expect(dana.page.getByRole('link', { name: 'All 1' })).toBeVisible()
    await tile(dana.page, 'Warm up').click()
    const viewer = dana.page.getByRole('dialog', { name: 'Warm up' })
    await expect(viewer.getByRole('img', { name: 'Warm up, seen from the stand' })).toBeVisible()
    await expect(viewer.getByText('1 view', { exact: true })).toBeVisible()
    await viewer.getByRole('button', { name: 'Like: 0 likes' }).click()
    const liked = { name: 'Like: 1 like', pressed: true }
    await expect(viewer.getByRole('button', liked)).toBeVisible()
    await expectAccessible(dana.page)
    await expect(dana.page).toHaveURL(/item=/)
  })

  await test.step('what she deletes is gone', async () => {
    await page.getByRole('link', { name: 'All 2' }).click()
    await tile(page, 'Semi-final').click()
    const viewer = page.getByRole('dialog', { name: 'Semi-final' })
    await viewer.getByRole('button', { name: 'More about “Semi-final”' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(viewer).toHaveCount(0)
    await expect(tile(page, 'Semi-final')).toHaveCount(0)
    await expect(tile(page, 'Warm up')).toBeVisible()
  })
  expect([...vera.complaints, ...dana.complaints]).toEqual([])
})

test('on a phone: the camera is offered, files are dropped, and a finger turns the pictures', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Phone')
  await join(vera, { at: null })
  const { page } = vera
  const phone = await vera.context.newCDPSession(page)
  await phone.send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 780,
    deviceScaleFactor: 2,
    mobile: true,
  })
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await vera.player.shows(await pngOf(), { title: 'First' })
  await page.goto(`${await profileAddress(vera)}/media`)

  await page.getByRole('button', { name: 'Upload Content' }).click()
  const camera = form(page).getByLabel('Use the camera')
  await expect(camera).toHaveAttribute('capture', 'environment')
  await expect(camera).toHaveAttribute('accept', 'image/*,video/*')
  const { buffer } = await photo('dropped.jpg')
  await form(page)
    .getByLabel('Choose files')
    .evaluate((field, bytes) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'dropped.jpg', { type: 'image/jpeg' }))
      const drop = (kind: string) =>
        field.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
      for (const kind of ['dragenter', 'dragover', 'drop']) drop(kind)
    }, Array.from(buffer))
  // What she copied elsewhere, pasted while she writes the title.
  await form(page)
    .getByRole('textbox', { name: 'Title' })
    .evaluate((field, bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }))
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, Array.from(buffer))
  await form(page).getByRole('button', { name: 'Remove pasted.jpg' }).click()
  await form(page)
    .getByRole('textbox', { name: /What does it show/ })
    .fill('Dropped here')
  await form(page).getByRole('textbox', { name: 'Title' }).fill('Second')
  await form(page).getByRole('button', { name: 'Publish' }).click()
  await expect(tile(page, 'Second')).toBeVisible({ timeout: 30_000 })

  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      await phone.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
    await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await tile(page, 'Second').click()
  const shows = (title: string) => expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await shows('Second')
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true)
  await swipe({ x: 280, y: 300 }, { x: 80, y: 310 })
  await shows('First')
  await swipe({ x: 80, y: 300 }, { x: 280, y: 300 })
  await shows('Second')
  const picture = page.getByRole('dialog').locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // Zoomed in, a finger looks around in the picture.
  await phone.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  await swipe({ x: 280, y: 300 }, { x: 80, y: 300 })
  await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0)
  await shows('Second')
  await phone.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1)
  await swipe({ x: 180, y: 200 }, { x: 185, y: 420 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(vera.complaints).toEqual([])
})
