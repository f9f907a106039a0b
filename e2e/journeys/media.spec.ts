import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { PLAIN_PAGE } from '../people/kept-browsers.ts'
import { openBrowser, type Person } from '../people/person.ts'
import { largePhoto, photo } from '../people/pictures.ts'
import { profileAddress } from '../people/profile-address.ts'

// Large files on a slow line take their time.
test.describe.configure({ timeout: 180_000 })

const siteUrl = () => process.env.HERAIA_URL ?? ''
const form = (page: Page) => page.getByRole('dialog', { name: 'Upload Content' })

/** Opens the form on her Media tab with a file that takes a while, on a slow line. */
async function beginsLargeUpload(person: Person) {
  const { page } = person
  await page.goto(`${await profileAddress(person)}/media`)
  await page.getByRole('button', { name: 'Upload Content' }).click()
  await expect(form(page)).toBeVisible()
  const network = await person.context.newCDPSession(page)
  await network.send('Network.enable')
  await throttle(network, 1_500_000)
  const path = await largePhoto(test.info().outputPath('large.jpg'))
  const chooses = async () => {
    await form(page).getByLabel('Choose files').setInputFiles(path)
    await expect(form(page).getByText(/^[1-9]\d?%$/)).toBeVisible({ timeout: 60_000 })
  }
  await chooses()
  return { chooses, fast: () => throttle(network, -1) }
}

const throttle = (network: Awaited<ReturnType<Person['context']['newCDPSession']>>, bytesPerSecond: number) =>
  network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })

async function publishes(page: Page, title: string) {
  await form(page).getByRole('textbox', { name: 'Title' }).fill(title)
  await form(page).getByRole('button', { name: 'Publish' }).click()
  await form(page).getByRole('button', { name: 'Publish anyway' }).click()
  await expect(form(page)).toHaveCount(0)
}

test('a cancelled upload is gone, here and there; the next one pauses, and goes on while she is on another screen', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Pauses')
  await join(vera, { at: null })
  const { page } = vera
  const line = await beginsLargeUpload(vera)
  await test.step('cancelled', async () => {
    const ended = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/uploads/'))
    await form(page).getByRole('button', { name: 'Remove large.jpg' }).click()
    await expect(form(page).getByText('large.jpg')).toHaveCount(0)
    await ended
    await page.reload()
    await page.getByRole('button', { name: 'Upload Content' }).click()
    await expect(form(page)).toBeVisible()
    await expect(form(page).getByText('large.jpg')).toHaveCount(0)
  })
  await test.step('paused, and on another screen', async () => {
    await line.chooses()
    await form(page).getByRole('button', { name: 'Pause large.jpg' }).press('Enter')
    await expect(form(page).getByText(/^Paused at/)).toBeVisible()
    await expect(form(page).getByRole('button', { name: 'Go on with large.jpg' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('button', { name: 'Pause large.jpg' })).toBeFocused()
    const other = await largePhoto(test.info().outputPath('other.jpg'))
    await form(page).getByLabel('Choose files').setInputFiles(other)
    await publishes(page, 'Large')
    await page.getByRole('link', { name: 'Home' }).first().click()
    const tray = page.getByRole('region', { name: 'Your uploads' })
    await tray.getByRole('button', { name: /2 files on the way/ }).click()
    await expect(tray.getByText('large.jpg', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await tray.getByRole('button', { name: 'Remove other.jpg' }).press('Enter')
    await expect(tray.getByText('other.jpg', { exact: true })).toHaveCount(0)
    await expect(tray.getByRole('button', { name: 'Pause large.jpg' })).toBeFocused()
    await line.fast()
    await expect(page.getByText('It is in your gallery.')).toBeVisible({ timeout: 60_000 })
    await expect(tray).toHaveCount(0)
  })
  expect(vera.complaints).toEqual([])
})

test('a lost network and a reload lose nothing: it goes on by itself', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Tunnel')
  await join(vera, { at: null })
  const { page } = vera
  const line = await beginsLargeUpload(vera)
  await publishes(page, 'Through the tunnel')
  await vera.context.setOffline(true)
  await expect(page.getByText('No connection. It goes on by itself.')).toBeVisible()
  await vera.context.setOffline(false)
  await expect(page.getByText(/^\d+%$/)).toBeVisible()
  // The page that she leaves may hold on to its file for a moment.
  const beside = await vera.context.newPage()
  await beside.goto(PLAIN_PAGE)
  await beside.evaluate(holdsFileNext)
  await page.reload()
  await line.fast()
  await expect(page.getByRole('link', { name: 'Through the tunnel', exact: true })).toBeVisible({ timeout: 60_000 })
  expect(vera.complaints).toEqual([])
})

/** In the page. */
async function holdsFileNext() {
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (/^heraia(-demo)?-uploads:/.test(name ?? '') && name ? [name] : []))
  if (names.length !== 1) throw new Error(`One file is on its way, not ${names.length}.`)
  for (const name of names) void navigator.locks.request(name, () => new Promise((release) => setTimeout(release, 700)))
}

test('of two tabs one sends a kept file, and the other leaves it to that one', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Two Tabs')
  await join(vera, { at: null })
  const { page } = vera
  const line = await beginsLargeUpload(vera)
  await publishes(page, 'Sent once')
  const other = await vera.newTab(new URL(page.url()).pathname)
  let sentByOther = 0
  other.on('request', (request) => {
    if (request.url().includes('/uploads')) sentByOther += 1
  })
  await expect(other.getByText('No content in this category')).toBeVisible()
  await line.fast()
  await expect(page.getByRole('link', { name: 'Sent once', exact: true })).toBeVisible({ timeout: 60_000 })
  await other.reload()
  await expect(other.getByRole('link', { name: 'Sent once', exact: true })).toBeVisible()
  expect(sentByOther).toBe(0)
  expect(vera.complaints).toEqual([])
})

test('portrait and cover are cut by keyboard, described, shown everywhere, and removed', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Face')
  await join(vera, { at: null })
  const { page } = vera
  await page.goto('/mi-perfil?tab=media')
  await page.getByRole('button', { name: 'Change profile photo' }).click()
  const portrait = page.getByRole('dialog', { name: 'Profile photo' })
  await portrait.getByLabel('Choose a picture').setInputFiles(await photo('me.jpg', 600, 900))
  await portrait.getByRole('slider', { name: 'Zoom' }).fill('1.5')
  await portrait.getByRole('group', { name: 'Part of the picture that is shown' }).focus()
  await page.keyboard.press('ArrowDown')
  // Or by buttons, for who cannot drag.
  const place = () => portrait.getByTestId('container').locator('img').getAttribute('style')
  const before = await place()
  await portrait.getByRole('button', { name: 'Move the picture up' }).click()
  expect(await place()).not.toBe(before)
  await portrait.getByRole('textbox', { name: 'What does your photo show?' }).fill('Vera laughs')
  // A slip of the finger throws nothing away.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(portrait.getByRole('textbox', { name: 'What does your photo show?' })).toHaveValue('Vera laughs')
  await expectAccessible(page)
  await portrait.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your photo is saved.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('banner').locator('img[src*="/media/"]').first()).toBeVisible()

  await page.goto(await profileAddress(vera))
  await page.getByRole('button', { name: 'Change cover photo' }).click()
  const cover = page.getByRole('dialog', { name: 'Cover photo' })
  await cover.getByLabel('Choose a picture').setInputFiles(await photo('stadium.jpg', 1200, 600))
  await cover.getByRole('textbox', { name: 'What does the cover show?' }).fill('The stadium at dusk')
  await cover.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('img', { name: 'The stadium at dusk' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  const dana = await openBrowser(browser, siteUrl(), 'Dana Sees')
  await join(dana, { at: null })
  await dana.page.goto(new URL(page.url()).pathname)
  await expect(dana.page.getByRole('img', { name: 'The stadium at dusk' })).toBeVisible()
  await expect(dana.page.getByRole('button', { name: 'Change cover photo' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Change profile photo' }).click()
  await portrait.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Your photo is removed.')).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src*="/media/"]')).toHaveCount(0)
  expect([...vera.complaints, ...dana.complaints]).toEqual([])
})
