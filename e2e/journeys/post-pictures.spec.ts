import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { openBrowser } from '../people/person.ts'
import { photo } from '../people/pictures.ts'

// Files go up, are made ready and are looked at in several sizes: more than a screen of words takes.
test.describe.configure({ timeout: 180_000 })

const siteUrl = () => process.env.HERAIA_URL ?? ''
const composer = (page: Page) => page.getByRole('main').locator('form').first()
const chosen = (page: Page) => page.getByRole('region', { name: 'Pictures of the post' })
const chooses = async (page: Page, files: Awaited<ReturnType<typeof photo>>[]) =>
  composer(page).getByLabel('Add pictures or a video').setInputFiles(files)
const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => photo(`p${at}.jpg`, 200 + at, 160)))

test('pictures are chosen, pasted, described, put in order, survive a reload, and stand in the post; ten may be a post alone', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Ten')
  await join(vera)
  const { page } = vera
  await test.step('what she pastes is added, and taken away again', async () => {
    const { buffer } = await photo('pasted.jpg', 200, 160)
    await composer(page)
      .getByRole('textbox', { name: "What's on your mind?" })
      .evaluate(
        (box, bytes) => {
          const clipboardData = new DataTransfer()
          clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }))
          box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        },
        [...buffer],
      )
    await expect(chosen(page).getByText('Ready')).toBeVisible({ timeout: 30_000 })
    const covers = composer(page).getByRole('checkbox', { name: 'Cover the pictures at first' })
    await covers.check()
    await chosen(page).getByRole('button', { name: 'Remove pasted.jpg' }).click()
    await expect(chosen(page)).toHaveCount(0)
    await expect(covers).toHaveCount(0)
  })
  await test.step('a post may be pictures alone; ten are the most, and Post waits until they have arrived', async () => {
    await chooses(page, await photos(11))
    await expect(chosen(page).getByText('A post holds up to ten pictures. The others were left out.')).toBeVisible()
    await expect(chosen(page).getByRole('button', { name: /^Picture \d+ of 10/ })).toHaveCount(10)
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
    const reminder = composer(page).getByRole('group', { name: '10 of 10 pictures have no description' })
    await reminder.getByRole('button', { name: 'Post anyway' }).click()
    // She does not wait here: it is posted all the same.
    await page.getByRole('navigation').getByRole('link', { name: 'Athletes' }).first().click()
    await expect(page.getByText('Posted.', { exact: true })).toBeVisible({ timeout: 60_000 })
    await goesOnTo(page, '/feed')
    const post = page.getByRole('article', { name: /^Vera Ten: Pictures/ }).first()
    await expect(post.getByRole('button', { name: /Picture/ })).toHaveCount(10)
  })

  await chooses(page, await photos(3))
  await expect(composer(page).getByRole('checkbox', { name: 'Cover the pictures at first' })).not.toBeChecked()
  await chosen(page)
    .getByRole('textbox', { name: /What does it show/ })
    .fill('The first lane')
  await chosen(page).getByRole('button', { name: 'Picture 1 of 3, described' }).click()
  await chosen(page).getByRole('button', { name: 'Move to the right' }).click()
  await expect(chosen(page).getByRole('button', { name: 'Picture 2 of 3, described' })).toBeVisible()
  await expect(chosen(page).getByText('Ready')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(chosen(page).getByRole('button', { name: 'Picture 2 of 3, described' })).toBeVisible()
  await composer(page).getByRole('textbox', { name: "What's on your mind?" }).fill(`Three of today ${vera.email}`)
  const posts = () => composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  const field = chosen(page).getByRole('textbox', { name: /What does it show/ })
  await posts()
  await expect(composer(page).getByRole('group', { name: '2 of 3 pictures have no description' })).toBeVisible()
  await expectAccessible(page)
  // She is led there, and asked once.
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await posts()
  const post = page.getByRole('article', { name: /Three of today/ }).first()
  await expect(post.getByRole('button', { name: 'The first lane' })).toBeVisible({ timeout: 30_000 })
  await expect(post.getByRole('button', { name: /^Picture [13] of 3$/ })).toHaveCount(2)
  await expect(chosen(page)).toHaveCount(0)

  await post.getByRole('button', { name: 'The first lane' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await expect(viewer.getByText('2 of 3', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('1 of 3', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(post.getByRole('button', { name: 'The first lane' })).toBeFocused()

  const edits = async () => {
    await post.getByRole('button', { name: /More about the post/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }
  const first = post.getByRole('textbox', { name: /What does it show.*Picture 1 of 3/ })
  await edits()
  await first.fill('The start')
  await post.getByRole('checkbox', { name: 'Cover the pictures at first' }).check()
  await post.getByRole('button', { name: 'Save changes' }).click()
  await test.step('covered, they are drawn after a press, by keyboard too', async () => {
    await expect(post.getByRole('button', { name: 'The start' })).toBeHidden()
    await expectAccessible(page)
    await post.getByText('3 pictures that may upset').click()
    await expect(post.getByRole('button', { name: 'The start' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(post.getByRole('button', { name: 'The start' })).toBeHidden()
    await edits()
    await post.getByRole('checkbox', { name: 'Cover the pictures at first' }).uncheck()
    await post.getByRole('button', { name: 'Save changes' }).click()
    await expect(post.getByRole('button', { name: 'The start' })).toBeVisible()
  })

  await goesOnTo(page, '/settings/account')
  await page.getByRole('radio', { name: 'Only with a description' }).check()
  await expect.poll(async () => (await vera.player.api.accounts.me()).altReminder).toBe('require')
  await goesOnTo(page, '/feed')
  await chooses(page, await photos(2))
  await posts()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/nothing of yours goes out without a description/)
  // By key: its field stays under her hands, though it is described from the first letter on.
  await field.pressSequentially('Run')
  await expect(field).toHaveValue('Run')
  await posts()
  await expect(field).toHaveValue('')
  await field.fill('Her turn')
  await posts()
  await expect(page.getByRole('button', { name: 'Her turn' })).toBeVisible({ timeout: 30_000 })
  expect(vera.complaints).toEqual([])
})
