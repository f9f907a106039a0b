import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { join } from '../people/join.ts'
import { PLAIN_PAGE, quietSession } from '../people/kept-browsers.ts'
import { openBrowser, type Person } from '../people/person.ts'
import { largePhoto, photo } from '../people/pictures.ts'
import { profileAddress } from '../people/profile-address.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

// Large files on a slow line take their time.
test.describe.configure({ timeout: 240_000 })

const siteUrl = () => process.env.HERAIA_URL ?? ''
const form = (page: Page) => page.getByRole('dialog', { name: 'Upload Content' })

/** A line of hers that is made slow and fast again, and the form of her Media tab with a file that takes a while on the slow one. */
async function lineOf(person: Person) {
  const { page } = person
  // Ended at the end: the next journey may go on in this browser.
  const network = await quietSession(page)
  await network.send('Network.enable')
  const path = await largePhoto(test.info().outputPath('large.jpg'))
  const chooses = async () => {
    await form(page).getByLabel('Choose files').setInputFiles(path)
    await expect(form(page).getByText(/^[1-9]\d?%$/)).toBeVisible({ timeout: 60_000 })
  }
  const begins = async () => {
    await throttle(network, SLOW)
    await page.getByRole('button', { name: 'Upload Content' }).click()
    await chooses()
  }
  return {
    ...{ begins, chooses },
    fast: () => throttle(network, -1),
    breaks: () => throttle(network, 0),
    slow: () => throttle(network, SLOW),
    ends: () => network.send('Network.disable'),
  }
}

const SLOW = 750_000

/** None a second: there is no line. */
const throttle = (network: Awaited<ReturnType<typeof quietSession>>, bytesPerSecond: number) =>
  network.send('Network.emulateNetworkConditions', {
    offline: bytesPerSecond === 0,
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

test('a cancelled upload is gone; the next one pauses, goes on while she is elsewhere, without a network and after a reload, and is sent by one of two tabs', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Sends')
  await join(vera, { at: null })
  const { page } = vera
  const media = `${await profileAddress(vera)}/media`
  await page.goto(media)
  const line = await lineOf(vera)
  await test.step('a cancelled upload is gone, here and there', async () => {
    await line.begins()
    const ended = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/uploads/'))
    await form(page).getByRole('button', { name: 'Remove large.jpg' }).click()
    await expect(form(page).getByText('large.jpg')).toHaveCount(0)
    await ended
  })
  await test.step('the next one pauses, and goes on while she is on another screen', async () => {
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
  await test.step('of two tabs one sends a kept file, and the other leaves it to that one', async () => {
    await goesOnTo(page, media)
    await line.begins()
    await publishes(page, 'Sent once')
    const other = await vera.newTab(media)
    let sentByOther = 0
    other.on('request', (request) => {
      if (request.url().includes('/uploads')) sentByOther += 1
    })
    await expect(other.getByRole('link', { name: 'Large', exact: true })).toBeVisible()
    await line.fast()
    await expect(page.getByRole('link', { name: 'Sent once', exact: true })).toBeVisible({ timeout: 60_000 })
    await other.reload()
    await expect(other.getByRole('link', { name: 'Sent once', exact: true })).toBeVisible()
    expect(sentByOther).toBe(0)
    await other.close()
  })
  await test.step('a lost network and a reload lose nothing: it goes on by itself', async () => {
    await line.begins()
    await publishes(page, 'Through the tunnel')
    await line.breaks()
    await expect(page.getByText('No connection. It goes on by itself.')).toBeVisible()
    await line.slow()
    await expect(page.getByText(/^\d+%$/)).toBeVisible()
    // The page that she leaves may hold on to its file for a moment.
    const beside = await vera.context.newPage()
    await beside.goto(PLAIN_PAGE)
    await beside.evaluate(holdsFileNext)
    await page.reload()
    await line.fast()
    await expect(page.getByRole('link', { name: 'Through the tunnel', exact: true })).toBeVisible({ timeout: 60_000 })
  })
  await line.ends()
  expect(vera.complaints).toEqual([])
})

/** In the page. */
async function holdsFileNext() {
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith('heraia-uploads:') ? [name] : []))
  if (names.length !== 1) throw new Error(`One file is on its way, not ${names.length}.`)
  for (const name of names) void navigator.locks.request(name, () => new Promise((release) => setTimeout(release, 700)))
}

test('portrait and cover are cut by keyboard, described, shown everywhere, and removed', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Face')
  await join(vera, { at: null })
  const { page } = vera
  await page.goto('/mi-perfil?tab=media')
  await page.getByRole('button', { name: 'Change profile photo' }).click()
  const portrait = page.getByRole('dialog', { name: 'Profile photo' })
  await portrait.getByLabel('Choose a picture').setInputFiles(await photo('me.jpg', 300, 450))
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

  await goesOnTo(page, await profileAddress(vera))
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Change cover photo' }).click()
  const cover = page.getByRole('dialog', { name: 'Cover photo' })
  await cover.getByLabel('Choose a picture').setInputFiles(await photo('stadium.jpg', 600, 300))
  await cover.getByRole('textbox', { name: 'What does the cover show?' }).fill('The stadium at dusk')
  await cover.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('img', { name: 'The stadium at dusk' })).toBeVisible({ timeout: 60_000 })

  const dana = await joinsWithoutBrowser(vera, 'Dana Sees')
  const { cover: seen } = await dana.api.profiles.get({ id: vera.player.id })
  expect(seen?.alt).toBe('The stadium at dusk')
  await page.getByRole('button', { name: 'Change profile photo' }).click()
  await portrait.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Your photo is removed.')).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src*="/media/"]')).toHaveCount(0)
  expect(vera.complaints).toEqual([])
})
