import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { makeAdmin } from '../people/make-admin.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

test('an admin reads her dashboard, verifies somebody, who is told, and takes it back', async ({ browser }) => {
  const ada = await openBrowser(browser, siteUrl(), `Ada Admin ${tag()}`)
  const mira = await openBrowser(browser, siteUrl(), `Mira Proves ${tag()}`)
  await join(ada, { at: null })
  await join(mira, { role: 'athlete', sport: 'Judo', at: null })
  const { page } = ada

  await test.step('who is no admin is led home', async () => {
    await page.goto('/admin')
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await makeAdmin(ada)
  })

  await test.step('a failed load says so, and never shows zeros', async () => {
    const mend = await intercept(page, /\/api\/rpc\/admin\/userStatistics/, (route) =>
      route.fulfill({ status: 503, json: {} }),
    )
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${ada.name}` })).toBeVisible()
    await expect(page.getByText('The figures could not be loaded.').first()).toBeVisible()
    await expect(page.getByText('Total Users')).toHaveCount(0)
    await mend()
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect(page.getByText('Total Users')).toBeVisible()
    for (const card of ['Total Posts', 'Active Athletes', 'Verified Users']) {
      await expect(page.getByText(card, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
  })

  await test.step('recent activity names who joined; its types have addresses', async () => {
    await page.getByRole('navigation', { name: 'Type of activity' }).getByRole('link', { name: 'User' }).click()
    await expect(page).toHaveURL(/activity=user/)
    await expect(page.getByText('joined as athlete').first()).toBeVisible()
  })

  await test.step('she finds her by a whole email, by keyboard, and has to say why', async () => {
    await page.getByRole('link', { name: 'Verify Users' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Verify Users' })).toBeVisible()
    await page.getByRole('searchbox').fill(mira.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await expectAccessible(page)
    const row = page.getByRole('link', { name: mira.name })
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: mira.name })).toBeVisible()
    await page.getByRole('button', { name: 'Grant verification' }).click()
    await expect(page.getByText('Say why.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Reason' }).fill('Passport seen in a call.')
    await page.getByRole('button', { name: 'Grant verification' }).click()
    await expect(page.getByText('Passport seen in a call.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take verification back' })).toBeVisible()
  })

  await test.step('she is told by the house, and her profile shows it', async () => {
    await mira.page.goto('/notifications')
    await expect(mira.page.getByText('Your profile is verified')).toBeVisible()
    await mira.page.goto(await profileAddress(mira))
    await mira.page.getByRole('button', { name: 'Verified' }).click()
    await expect(mira.page.getByText(/Verified by Heraia on/)).toBeVisible()
  })

  await test.step('it is taken back, and the dashboard tells both', async () => {
    await page.getByRole('textbox', { name: 'Reason' }).fill('It was her sister.')
    await page.getByRole('button', { name: 'Take verification back' }).click()
    await expect(page.getByRole('button', { name: 'Grant verification' })).toBeVisible()
    await page.goto('/admin?activity=other')
    await expect(page.getByRole('link', { name: `took the verification of ${mira.name} back` })).toBeVisible()
  })
  expect([...ada.complaints, ...mira.complaints]).toEqual([])
})

test('an admin verifies a team, whose page and owner show it, and takes it back', async ({ browser }) => {
  const ada = await openBrowser(browser, siteUrl(), `Ada Admin ${tag()}`)
  const olga = await openBrowser(browser, siteUrl(), `Olga Owns ${tag()}`)
  await join(ada, { at: null })
  await makeAdmin(ada)
  await join(olga, { role: 'club', at: '/teams/new' })
  const name = `Rojas ${tag()}`
  await olga.page.getByLabel('Name', { exact: true }).fill(name)
  await olga.page.getByRole('button', { name: 'Create the team' }).click()
  await expect(olga.page.getByRole('heading', { level: 1, name })).toBeVisible()
  const { page } = ada

  await page.goto('/admin')
  for (const screen of ['Verify Users', 'Disputed Orders', 'Inbox', 'Testimonials']) {
    await expect(page.getByRole('link', { name: screen })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Verify Teams' }).click()
  await page.getByRole('searchbox', { name: 'Name, sport or place' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expectAccessible(page)
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Grant verification' }).click()
  await expect(page.getByText('Say why.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Their federation lists them.')
  await page.getByRole('button', { name: 'Grant verification' }).click()
  await expect(page.getByRole('button', { name: 'Take verification back' })).toBeVisible()
  await expect(page.getByText('Their federation lists them.')).toBeVisible()
  await expectAccessible(page)

  await olga.page.goto('/notifications?tab=teams')
  await expect(olga.page.getByText(`${name} is verified`)).toBeVisible()
  await olga.page.goto(`/teams?q=${encodeURIComponent(name)}&verified=true`)
  await expect(olga.page.getByRole('link', { name })).toBeVisible()

  await page.getByRole('textbox', { name: 'Reason' }).fill('It was another team.')
  await page.getByRole('button', { name: 'Take verification back' }).click()
  await expect(page.getByRole('button', { name: 'Grant verification' })).toBeVisible()
  await page.goto('/admin?activity=other')
  await expect(page.getByText(`took the verification of ${name} back`)).toBeVisible()
  expect([...ada.complaints, ...olga.complaints]).toEqual([])
})

test('an admin quotes somebody on the home page once she agreed', async ({ browser }) => {
  const ada = await openBrowser(browser, siteUrl(), `Ada Quotes ${tag()}`)
  await join(ada, { at: null })
  await makeAdmin(ada)
  const { page } = ada
  const said = `I found my club here. ${tag()}`
  await page.goto('/admin/testimonials')
  await page.getByRole('button', { name: 'Add a testimonial' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await page.getByLabel('What she says').fill(said)
  await page.getByLabel('Name', { exact: true }).fill('Nina Sol')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: said })
  await expect(row.getByText('Not shown: no consent')).toBeVisible()
  await row.getByRole('button', { name: 'Edit what Nina Sol says' }).click()
  await page.getByLabel('She agreed to be quoted with her name').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Shown', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByText(said)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto('/admin/testimonials')
  await row.getByRole('button', { name: 'Delete what Nina Sol says' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect(ada.complaints).toEqual([])
})
