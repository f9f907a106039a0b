import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { folderInMemory } from '@heraia/hosts/test/folder-in-memory'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { openBrowser } from '../people/person.ts'

/** Whoever builds this runs `npm run dev`. */
let heraia: SpawnedHeraia
let dataDir: string

test.beforeAll(async () => {
  dataDir = await folderInMemory('heraia-development')
  heraia = await spawnHeraia({ dataDir, script: 'dev', env: { LOG_LEVEL: 'warn' } })
})

test.afterAll(async () => {
  await heraia?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const source = join(import.meta.dirname, '../../ui/src/parts-page/states.tsx')

test('whoever builds it finds pages drawn by the server, every part on one page, and what she saves in her browser at once', async ({
  browser,
}) => {
  const builder = await openBrowser(browser, heraia.url, 'Somebody who builds')
  const { page } = builder
  await test.step('every part', async () => {
    // Its scripts are compiled as they are asked for: drawn it is before they are there.
    await page.addInitScript(() =>
      addEventListener('app-started', () => document.body.setAttribute('data-started', '')),
    )
    const drawn = await (await page.goto('/dev/parts'))?.text()
    expect(/<h1.*Parts.*<\/main>/s.test(drawn ?? ''), 'drawn by the server').toBe(true)
    await expect(page.locator('body[data-started]')).toBeAttached({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
    await expectEveryPart(page)
    await expectAccessible(page)
  })
  await test.step('what is saved is in her browser at once, and what she wrote there stays', async () => {
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Dana Roth')
    const asksForIt = page.waitForResponse(/parts-page\/states\.tsx\?t=/)
    const hot = page.waitForEvent('console', (line) => /hot updated: .*states\.tsx/.test(line.text()))
    // Saved as it was: other journeys read the same sources.
    await utimes(source, new Date(), new Date())
    expect((await asksForIt).ok()).toBe(true)
    await hot
    await expect(name).toHaveValue('Dana Roth')
  })
  expect(builder.complaints).toEqual([])
})

/** Each by what somebody sees of it: what is done with them is done on the screens that they stand on. */
async function expectEveryPart(page: Page): Promise<void> {
  const parts = page.getByRole('main')
  const group = (title: string) => parts.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  const stands = [
    group('Buttons').getByRole('button', { name: 'Follow Mira' }),
    group('Buttons').getByRole('button', { name: 'Rowing', pressed: true }),
    group('Buttons').getByText('Within 20 km'),
    group('Forms').getByLabel('Name', { exact: true }),
    group('Forms').getByLabel('Level'),
    group('Forms').getByRole('checkbox', { name: 'I have read the terms' }),
    group('Pictures').locator('svg.rounded-full').first(),
    group('Cards and words').getByText('Verified'),
    group('Ways around').getByRole('tab', { name: 'Received' }),
    group('States').locator('.animate-pulse').first(),
    group('States').getByText('No one here yet'),
    group('States').getByText('We could not load your messages'),
  ]
  for (const part of stands) await expect(part).toBeVisible()

  await group('Above the page').getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog', { name: 'Add a result' })).toBeVisible()
  await page.keyboard.press('Escape')
}
