import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true })
const mail = (page: Page) => page.getByRole('dialog', { name: 'Mail of the demo' })

test('who forgot her password finds its mail in the bar, and its link opens here', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Forgets')
  const { page } = vera
  await join(vera)

  await test.step('nothing yet', async () => {
    await bar(page).getByRole('button', { name: 'Mail', exact: true }).click()
    await expect(mail(page).getByText('No mail yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mail(page)).toHaveCount(0)
  })

  await test.step('signed out, she asks for a new one', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(vera.email)
    await page.getByRole('main').getByRole('button', { name: 'Send the email' }).click()
    await expect(bar(page).getByRole('button', { name: /^Mail.*1 new email/ })).toBeVisible()
  })

  await test.step('the bar has the mail, with a link that leads into the application', async () => {
    await bar(page).getByRole('button', { name: /^Mail/ }).click()
    await expect(mail(page).getByText(`To ${vera.email}`, { exact: false })).toBeVisible()
    await expectAccessible(page)
    await mail(page).getByRole('link', { name: /^http/ }).click()
    await expect(mail(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Choose a new password' }).first().click()
    const secret = page.getByLabel('New password')
    await secret.fill(`${PASSWORD}-new`)
    await page.getByLabel('Confirm password').fill(`${PASSWORD}-new`)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(/\/feed/)
  })
  expect(vera.complaints).toEqual([])
})
