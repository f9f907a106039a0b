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
  request,
}) => {
  const home = await (await request.get(heraia.url, { headers: { cookie: 'heraia_language=en' } })).text()
  expect(/<h1.*Secure messaging.*<\/main>/s.test(home), 'drawn by the server').toBe(true)

  const builder = await openBrowser(browser, heraia.url, 'Somebody who builds')
  const { page } = builder
  await test.step('every part', async () => {
    // Its scripts are compiled as they are asked for: drawn it is before they are there.
    await page.addInitScript(() =>
      addEventListener('app-started', () => document.body.setAttribute('data-started', '')),
    )
    await page.goto('/dev/parts')
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

/** Each by what somebody sees of it, and does with it. */
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

  const above = group('Above the page')
  for (const [opener, role, name] of [
    ['Open dialog', 'dialog', 'Add a result'],
    ['Sort by', 'menu', 'Sort by'],
  ] as const) {
    await above.getByRole('button', { name: opener }).click()
    await expect(page.getByRole(role, { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role, { name })).toHaveCount(0)
  }
  await above.getByRole('button', { name: 'Show toast' }).click()
  await expect(parts.getByRole('region', { name: 'Notices' }).getByText('Post deleted')).toBeVisible()

  const endless = parts.getByRole('region', { name: 'Results' })
  const heats = endless.getByRole('listitem')
  await expect(heats).not.toHaveCount(40)
  await expect(async () => {
    await endless.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await expect(heats).toHaveCount(40, { timeout: 100 })
  }).toPass({ timeout: 15_000 })
  await expect(endless.getByText('You have seen everything.')).toBeVisible()
}
