import { type Page, type Route, test } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { bar, openContext, posts } from './demo-browser.ts'

/** As a host that has been given a newer folder since. */
async function asBefore(route: Route): Promise<void> {
  const response = await route.fetch()
  const page = (await response.text()).replace(/(?<="madeAt":")[^"]+/, (at) =>
    new Date(Date.parse(at) - 1000).toISOString(),
  )
  await route.fulfill({ response, body: page })
}

const writes = async (page: Page, text: string) => {
  await page.getByPlaceholder('Type a message...').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('two tabs are two people who write to each other, and go on when one is of an older version, is closed or loses its worker', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const opensAs = async (page: Page, person: string, path = '/feed') => {
    await page.goto(`${path}?demo=${person}`)
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    return page
  }
  const said = (page: Page, text: string) => page.getByRole('log').getByText(text)
  const lucia = await context.newPage()

  await test.step('a tab of an older version leaves the database to a newer one, says so, and goes on with it', async () => {
    await lucia.route(({ pathname }) => pathname === '/feed', asBefore, { times: 1 })
    await opensAs(lucia, 'demo')
    await posts(lucia, 'Written in the older version')
  })
  const ines = await opensAs(await context.newPage(), 'coach')
  await test.step('what she was writing is not lost: the newer one takes it', async () => {
    await expect(ines.getByRole('article').filter({ hasText: 'Written in the older version' })).toBeVisible()
    await expect(bar(lucia)).toContainText('There is a newer version of the demo.')
    await posts(lucia, 'Sent from the older page')
    await bar(lucia).getByRole('button', { name: 'Reload' }).click()
    await expect(bar(lucia).getByRole('button', { name: 'Switch person' })).toBeVisible()
    await expect(lucia.getByRole('article').filter({ hasText: 'Sent from the older page' })).toBeVisible()
    await expect(bar(lucia)).not.toContainText('newer version')
  })

  await test.step('each sees what the other writes as it comes', async () => {
    await goesOnTo(lucia, '/profile/ines-quiroga')
    await lucia
      .getByRole('main')
      .getByRole('link', { name: 'Message', exact: true })
      .or(lucia.getByRole('main').getByRole('button', { name: 'Message', exact: true }))
      .first()
      .click()
    await expect(lucia).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
    await writes(lucia, 'Same gym as always?')
    await goesOnTo(ines, new URL(lucia.url()).pathname)
    await expect(said(ines, 'Same gym as always?')).toBeVisible()
    await writes(ines, 'Always. Half past six.')
    await expect(said(lucia, 'Always. Half past six.')).toBeVisible()
  })

  await test.step('the tab that had the database is closed; the other one takes it over', async () => {
    await ines.close()
    await writes(lucia, 'Are you still there?')
    await expect(said(lucia, 'Are you still there?')).toHaveCount(1)
  })

  await test.step('a worker that the browser ended is started again', async () => {
    const [worker] = lucia.workers()
    await worker?.evaluate(() => globalThis.close())
    await writes(lucia, 'After the worker was gone')
    await expect(said(lucia, 'After the worker was gone')).toHaveCount(1)
  })

  await test.step('nothing is lost, as a new tab sees; who closes hers is online no longer for the other', async () => {
    const again = await opensAs(await context.newPage(), 'coach', new URL(lucia.url()).pathname)
    const all = ['Same gym as always?', 'Always. Half past six.', 'Are you still there?', 'After the worker was gone']
    for (const text of all) await expect(said(again, text)).toHaveCount(1)
    const isOnline = lucia.getByRole('main').getByText('Online', { exact: true }).first()
    await expect(isOnline).toBeAttached()
    await again.close()
    await expect(isOnline).toHaveCount(0)
  })
  await context.close()
})
