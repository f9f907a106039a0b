import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { folderInMemory } from '@heraia/hosts/test/folder-in-memory'
import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import { type Page, test } from '@playwright/test'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { intercept } from '../people/intercept.ts'
import { openBrowser, register } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

/**
 * The main job, for two people in two browsers, on a server of its own: this one is killed on the way.
 */
let heraia: SpawnedHeraia
let dataDir: string

test.beforeAll(async () => {
  if (isDemo()) return
  dataDir = await folderInMemory('heraia-main-job')
  heraia = await spawnHeraia({ dataDir, env: { LOG_LEVEL: 'warn' } })
})

test.afterAll(async () => {
  if (isDemo()) return
  await heraia.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('two people meet: a post, a like, a follow, a message, and a server that dies on the way', async ({ browser }) => {
  const url = isDemo() ? (process.env.HERAIA_URL ?? '') : heraia.url
  const mira = await openBrowser(browser, url, 'Mira López')
  const dana = await openBrowser(browser, url, 'Dana Okafor')
  await Promise.all([register(mira), register(dana)])
  // What a reload would forget.
  for (const { page } of [mira, dana]) await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))

  await test.step('Mira posts and Dana sees it arrive without reloading', async () => {
    await mira.page.getByPlaceholder("What's on your mind?").fill('First training after the break!')
    await mira.page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(mira.page.getByRole('article').filter({ hasText: 'First training after the break!' })).toHaveCount(1)
    await dana.page.getByRole('button', { name: /1 new post/ }).click()
    await expect(dana.page.getByText('First training after the break!')).toBeVisible()
  })

  await test.step('Dana likes it, and Mira sees the like', async () => {
    const post = dana.page.getByRole('article').filter({ hasText: 'First training' })
    await post.getByRole('button', { name: /^Like/ }).click()
    await expect(post.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible()
    await expect(
      mira.page
        .getByRole('article')
        .filter({ hasText: 'First training' })
        .getByText(/^1( like)?$/)
        .first(),
    ).toBeVisible()
  })

  let mirasProfile = ''
  await test.step('Dana opens the profile, follows her and opens a conversation', async () => {
    await dana.page
      .getByRole('article')
      .filter({ hasText: 'First training' })
      .getByRole('link', { name: 'Mira López' })
      .first()
      // Her picture, before the name.
      .click({ position: { x: -36, y: 20 } })
    await expect(dana.page.getByRole('heading', { name: 'Mira López' })).toBeVisible()
    mirasProfile = new URL(dana.page.url()).pathname
    // She writes before the server has heard that she follows her: that comes first, or it would be a request.
    await dana.page.route(/profiles\/follow$/, (route) => setTimeout(700).then(() => route.continue()), { times: 1 })
    await dana.page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(dana.page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
    await dana.page
      .getByRole('main')
      .getByRole('link', { name: 'Message', exact: true })
      .or(dana.page.getByRole('main').getByRole('button', { name: 'Message', exact: true }))
      .click()
    await expect(dana.page).toHaveURL(/\/messages\//)
  })

  const eva = await joinsWithoutBrowser(mira, 'Eva Writes')
  const [slip, regretted] = [await eva.posts('Beforre the break'), await eva.posts('Never mind')]
  const mirasSecondTab = await mira.newTab('/feed')
  await test.step('the message arrives, and the badge is right in every tab', async () => {
    await expect(mirasSecondTab.getByPlaceholder("What's on your mind?")).toBeVisible()
    await expect(mirasSecondTab.getByRole('article').filter({ hasText: 'Never mind' })).toHaveCount(1)
    await dana.page.getByPlaceholder('Type a message...').fill('Great to have you back')
    await dana.page.getByRole('button', { name: 'Send', exact: true }).click()
    for (const tab of [mira.page, mirasSecondTab]) {
      await expect(tab.getByRole('link', { name: /Messages.*1 unread/ }).first()).toBeVisible()
    }
  })

  await test.step('Mira opens it, and what Dana writes on stands before her within a second', async () => {
    await mira.page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .click()
    await mira.page
      .getByRole('link', { name: /Dana Okafor/ })
      .first()
      .click()
    await expect(mira.page.getByRole('log').getByText('Great to have you back')).toBeVisible()
    await expect(mirasSecondTab.getByRole('link', { name: /Messages.*unread/ })).toHaveCount(0)
    const [, middle] = (await arrivals(dana.page, mira.page)).toSorted((one, other) => one - other)
    expect(middle).toBeLessThan(1000)
  })

  await test.step('the server is killed and started again; both pages carry on without a reload', async () => {
    if (isDemo()) {
      const description = 'there is no server to kill: demo/tabs.spec.ts closes the tab that has the database'
      test.info().annotations.push({ type: 'step left out', description })
      return
    }
    await heraia.kill9()
    const text = 'Written while the server was down'
    await mira.page.getByPlaceholder('Type a message...').fill(text)
    await mira.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(mira.page.getByRole('log').getByText(text)).toBeVisible()
    const older = await olderAnswerComesLast(mira.page, dana.page, text)
    // Nothing tells her of what is done meanwhile.
    const hears = await intercept(mira.context, /\/events$/, (route) => route.abort())
    await heraia.startAgain()
    await eva.api.feed.edit({ id: slip.id, text: 'Before the break' })
    await eva.api.feed.remove({ id: regretted.id })
    await eva.posts('And after it')
    await hears()

    await expect(dana.page.getByRole('navigation', { name: 'Conversations' }).getByText(text)).toBeVisible({
      timeout: 60_000,
    })
    await older.arrived
    await expect(dana.page.getByRole('log').getByText(text)).toBeVisible({ timeout: 15_000 })
    await dana.page.getByPlaceholder('Type a message...').fill('It came through')
    await dana.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(mira.page.getByRole('log').getByText('It came through')).toBeVisible({ timeout: 15_000 })
    const post = (text: string) => mirasSecondTab.getByRole('article').filter({ hasText: text })
    await expect(post('Before the break').getByText('Edited')).toBeVisible({ timeout: 30_000 })
    await expect(post('Never mind')).toHaveCount(0)
    await expect(post('And after it'), 'what is newer moves nothing that she reads').toHaveCount(0)
  })

  await test.step('nothing is lost and nothing is doubled', async () => {
    for (const page of [mira.page, dana.page]) {
      const afterwards = isDemo() ? [] : ['Written while the server was down', 'It came through']
      for (const text of ['Great to have you back', ...afterwards]) {
        await expect(page.getByRole('log').getByText(text)).toHaveCount(1)
      }
    }
    await mirasSecondTab.reload()
    const post = mirasSecondTab.getByRole('article').filter({ hasText: 'First training' })
    await expect(post).toHaveCount(1)
    // The people of the demo's world like it too.
    await expect(post.getByText(isDemo() ? /^[1-9]\d* likes?$/ : /^1 like$/)).toBeVisible()
    const danasSecondTab = await dana.newTab(mirasProfile)
    await expect(danasSecondTab.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
    await expect(danasSecondTab.getByRole('list', { name: 'In figures' })).toContainText('1 follower')
  })

  await test.step('neither page was loaded again', async () => {
    for (const { page } of [mira, dana])
      expect(await page.evaluate(() => 'neverReloaded' in globalThis), page.url()).toBe(true)
  })

  expect([...mira.complaints, ...dana.complaints]).toEqual([])
})

/**
 * The worst order that there is: what stands open before the reader is asked for before the message is stored, whichever
 * tab of the writer sends it, and the answer arrives when she has heard of it already. The interception stays: her page asks
 * once more in the moment in which that answer is there.
 */
async function olderAnswerComesLast(writer: Page, reader: Page, text: string) {
  const asked = Promise.withResolvers<void>()
  await writer.context().route(/messages\/send/, async (route) => {
    await asked.promise
    await route.continue()
  })
  const { promise: arrived, resolve: arrives } = Promise.withResolvers<void>()
  let isFirst = true
  await reader.route(/messages\/list/, async (route) => {
    const response = isFirst && (await route.fetch().catch(() => null))
    if (!response) return route.continue()
    isFirst = false
    asked.resolve()
    await expect(reader.getByRole('navigation', { name: 'Conversations' }).getByText(text)).toBeVisible()
    await route.fulfill({ response })
    arrives()
  })
  return { arrived }
}

/**
 * How long after Send was pressed each of three messages stood before its reader, in milliseconds. Two noisy cores may
 * hold up one of them, and something else that happens may bring one along: the middle one tells.
 */
async function arrivals(writer: Page, reader: Page): Promise<number[]> {
  const after: number[] = []
  for (const text of ['First of three', 'Second of three', 'Third of three']) {
    await writer.getByPlaceholder('Type a message...').fill(text)
    // Both watch before she presses: what arrives sooner than a page looks would be seen with something later.
    const [sent, seen] = [await writer.evaluateHandle(isPressed), await reader.evaluateHandle(standsThere, text)]
    await writer.getByRole('button', { name: 'Send', exact: true }).click()
    after.push((await seen.evaluate(({ at }) => at)) - (await sent.evaluate(({ at }) => at)))
  }
  return after
}

interface Seen {
  /** By the clock of this machine, in milliseconds. */
  at: Promise<number>
}

/** In the page: when she presses next. */
const isPressed = (): Seen => ({
  at: new Promise((resolve) => {
    addEventListener('click', () => resolve(Date.now()), { capture: true, once: true })
  }),
})

/** In the page: when these words were in the open conversation. */
const standsThere = (words: string): Seen => ({
  at: new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role=log]')?.textContent?.includes(words)) return
      watch.disconnect()
      resolve(Date.now())
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  }),
})
