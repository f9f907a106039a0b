import { seasonOf } from '@heraia/hosts/test/public-pages'
import { teamsOf } from '@heraia/hosts/test/teams'
import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectSpanishHere } from '../checks/spanish-too.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { dismisses } from '../people/lose.ts'
import { makeAdmin } from '../people/make-admin.ts'
import { openBrowser } from '../people/person.ts'
import { profileAddress } from '../people/profile-address.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

test('an admin reads her dashboard, answers who asks to be verified, verifies her and a team, who are told, takes both back, and quotes on the home page who agreed', async ({
  browser,
}) => {
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
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'Admin Dashboard' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${ada.name}` })).toBeVisible()
    await expect(page.getByText('The figures could not be loaded.').first()).toBeVisible()
    await expect(page.getByText('Total Users')).toHaveCount(0)
    await mend()
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect(page.getByText('Total Users')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she reads in counts what people do, and takes a table along', async () => {
    await page.getByRole('link', { name: 'View Analytics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^New accounts: \d+ in total/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible()
    await page.getByRole('link', { name: 'Last 12 months' }).click()
    await expect(page).toHaveURL(/period=12m/)
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('row')).not.toHaveCount(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV: Activity over time' }).click()
    expect((await saved).suggestedFilename()).toBe('analytics-activity-12m.csv')
    await expectAccessible(page)
    await expectLargeTargets(page)
    await expectSpanishHere(ada)
    await goesOnTo(page, '/admin')
  })

  await test.step('recent activity names who joined; its types have addresses', async () => {
    await page.getByRole('navigation', { name: 'Type of activity' }).getByRole('link', { name: 'User' }).click()
    await expect(page).toHaveURL(/activity=user/)
    await expect(page.getByText('joined as athlete').first()).toBeVisible()
  })

  await test.step('what the site says of itself and of its team is said in parts; what is wrong stands at its field, and all is kept until it is saved', async () => {
    await page.getByRole('link', { name: 'Platform Settings' }).click()
    const who = page.getByRole('form', { name: 'Who can join' })
    await who.getByRole('radio', { name: 'By invitation' }).check()
    await who.getByRole('checkbox', { name: 'Members invite, too' }).check()
    const links = page.getByRole('form', { name: 'Social networks' })
    await links.getByRole('button', { name: 'Add a link' }).click()
    await links.getByRole('textbox', { name: 'Network' }).fill('Mastodon')
    await links.getByRole('textbox', { name: 'Address' }).fill('http://sport.example')
    const team = page.getByRole('region', { name: 'Our Team' })
    const dialog = page.getByRole('dialog')
    const name = `Tea Works ${tag()}`
    await team.getByRole('button', { name: 'Add somebody' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please fill this in.')).toHaveCount(3)
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('What she does, in English').fill('Product')
    await expectAccessible(page)
    await page.reload()
    await expect(links.getByRole('textbox', { name: 'Address' })).toHaveValue('http://sport.example')
    await expect(who.getByRole('checkbox', { name: 'Members invite, too' })).toBeChecked()
    await links.getByRole('button', { name: 'Save' }).click()
    await expect(links.getByText('The address has to start with https://')).toBeVisible()

    await team.getByRole('button', { name: 'Add somebody' }).click()
    await expect(dialog.getByText('This is what you had begun here.')).toBeVisible()
    await dialog.getByLabel('What she does, in Spanish').fill('Producto')
    const row = team.getByRole('listitem').filter({ hasText: name })
    await dialog.getByLabel('She agreed to be shown here').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row.getByText('Shown', { exact: true })).toBeVisible()
    // What is said of it lies over the page for a while.
    await dismisses(page)
    await expectAccessible(page)
    await expectLargeTargets(page)

    // Other journeys register here, and read the same footer: it stays as it is.
    await who.getByRole('button', { name: 'Discard it' }).click()
    await expect(who.getByRole('radio', { name: 'Open' })).toBeChecked()
    await links.getByRole('button', { name: 'Discard it' }).click()
    await expect(links.getByRole('textbox')).toHaveCount(0)

    await mira.page.goto('/about')
    await expect(mira.page.getByRole('heading', { name })).toBeVisible()
    await expectAccessible(mira.page)
    await row.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    const same = await team.getByRole('heading', { level: 3 }).or(team.getByRole('link')).allTextContents()
    await expectSpanishHere(ada, { own: ['https://', 'General', ...same.map((words) => words.replace('@', ''))] })
    await goesOnTo(page, '/admin')
  })

  const knownFor = mira.page.getByRole('textbox', { name: 'What are you known for?' })
  await test.step('she asks to be verified with a link, takes it back, and her words are still there', async () => {
    await goesOnTo(mira.page, '/settings/verification')
    await mira.page.getByRole('button', { name: 'Send the request' }).click()
    await expect(knownFor).toBeFocused()
    await knownFor.fill('Judo for my country.')
    await mira.page.getByRole('button', { name: 'Add a link' }).click()
    await mira.page.getByRole('textbox', { name: 'Link 1 that shows it' }).fill('https://judo.example/mira')
    await expectAccessible(mira.page)
    await mira.page.getByRole('button', { name: 'Send the request' }).click()
    await mira.page.getByRole('button', { name: 'Take the request back' }).click()
    await mira.page.getByRole('alertdialog').getByRole('button', { name: 'Take the request back' }).click()
    await expect(knownFor).toHaveValue('Judo for my country.')
    await mira.page.getByRole('button', { name: 'Send the request' }).click()
    await expect(mira.page.getByText('Waiting for an answer')).toBeVisible()
  })

  await test.step('the queue has it with its age; it is declined, and she reads why', async () => {
    await page.getByRole('link', { name: 'Verify Users' }).click()
    await expect(page.getByText(/^(asked just now|waits for \d+ minutes?)$/).last()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: mira.name }).click()
    await expect(page.getByRole('link', { name: 'judo.example/mira' })).toBeVisible()
    await page.getByText('Decline the request').click()
    // All that she can decide, before any of it is.
    const rights = page.getByText('Make her an admin').first()
    await rights.click()
    await page.getByRole('button', { name: 'Grant verification' }).click()
    await expect(page.getByText('Say why.')).toBeVisible()
    await expectAccessible(page)
    await rights.click()
    await page.getByRole('textbox', { name: 'Why, in words for her' }).fill('The page does not name you.')
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'What she asks' })).toHaveCount(0)
    await expect(mira.page.getByText('The page does not name you.')).toBeVisible()
    await expect(knownFor).toHaveValue('Judo for my country.')
    await page.getByRole('link', { name: 'Back to the list' }).click()
  })

  const isSearched = page.getByRole('link', { name: 'Not verified' })
  await test.step('she finds her among everyone by a whole email, by keyboard, and verifies her', async () => {
    await page.getByRole('link', { name: 'All people' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Verify Users' })).toBeVisible()
    await page.getByRole('searchbox').fill(mira.email)
    await page.keyboard.press('Enter')
    // Drawn, not only asked for: she stands in the list of all as well.
    await expect(isSearched).toHaveAttribute('href', /q=/)
    const row = page.getByRole('link', { name: mira.name })
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: mira.name })).toBeVisible()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Passport seen in a call.')
    await page.getByRole('button', { name: 'Grant verification' }).click()
    await expect(page.getByText('Passport seen in a call.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take verification back' })).toBeVisible()
  })

  await test.step('her profile shows it', async () => {
    await goesOnTo(mira.page, await profileAddress(mira))
    await mira.page.getByRole('button', { name: 'Verified' }).click()
    await expect(mira.page.getByText(/Verified by Heraia on/)).toBeVisible()
  })

  const takesBack = async (reason: string) => {
    await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await page.getByRole('button', { name: 'Take verification back' }).click()
    await expect(page.getByRole('button', { name: 'Grant verification' })).toBeVisible()
  }
  await test.step('it is taken back; she is made an admin, who sees the dashboard without loading her page anew, and is none again', async () => {
    const decides = async (words: string, reason: string) => {
      await page.getByText(words).first().click()
      const form = page.locator('details[open]')
      await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
      await form.getByRole('button', { name: words }).click()
    }
    await takesBack('It was her sister.')
    await decides('Make her an admin', 'She answers reports.')
    const dashboard = mira.page.getByRole('link', { name: 'Admin Dashboard' })
    await mira.page.getByRole('button', { name: 'Your account' }).click()
    await expect(dashboard).toBeVisible()
    await decides('Take her admin rights back', 'Only for today.')
    await expect(dashboard).toHaveCount(0)
    await mira.page.keyboard.press('Escape')
  })

  const team = await teamsOf(seasonOf(siteUrl()).newId).founds(mira.player, { name: `Rojas ${tag()}` })
  await test.step('she asks for her team on its edit screen; the queue of teams has it, and she reads why it is declined', async () => {
    await goesOnTo(mira.page, `/teams/${team.id}/edit`)
    await mira.page.getByRole('link', { name: 'Verification' }).click()
    const shows = mira.page.getByRole('textbox', { name: 'What shows that it is your team?' })
    await shows.fill('The page of the league lists us.')
    await mira.page.getByRole('button', { name: 'Send the request' }).click()
    await expect(mira.page.getByText('Waiting for an answer')).toBeVisible()
    await goesOnTo(page, '/admin/teams')
    await expectAccessible(page)
    await page.getByRole('link', { name: team.name }).click()
    await expect(page.getByText('The page of the league lists us.')).toBeVisible()
    await page.getByText('Decline the request').click()
    await expectAccessible(page)
    const why = page.getByRole('textbox', { name: 'Why, in words for those who run the team' })
    await why.fill('The league does not name you.')
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(mira.page.getByText('The league does not name you.')).toBeVisible()
    await expect(shows).toHaveValue('The page of the league lists us.')
  })

  await test.step('so is a team verified; it is taken back, and the dashboard tells of it', async () => {
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('link', { name: 'All teams' }).click()
    const search = page.getByRole('searchbox', { name: 'Name, sport or place' })
    await search.fill(team.name)
    await page.keyboard.press('Enter')
    await expect(isSearched).toHaveAttribute('href', /q=/)
    await expect(search).toBeFocused()
    await page.getByRole('link', { name: team.name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeVisible()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Their federation lists them.')
    await page.getByRole('button', { name: 'Grant verification' }).click()
    await expect(page.getByRole('button', { name: 'Take verification back' })).toBeVisible()
    await takesBack('It was another team.')
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(search, 'the list as she left it').toHaveValue(team.name)
    // Of the last ten alone it is told there, and others are at work: at once.
    await goesOnTo(page, '/admin?activity=other')
    await expect(page.getByRole('link', { name: `took the verification of ${team.name} back` })).toBeVisible()
  })

  const said = `I found my club here. ${tag()}`
  const row = page.getByRole('listitem').filter({ hasText: said })
  await test.step('what somebody says of it is shown once she agreed', async () => {
    await page.getByRole('link', { name: 'Testimonials' }).click()
    await page.getByRole('button', { name: 'Add a testimonial' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please fill this in.')).toHaveCount(2)
    await page.getByLabel('What she says').fill(said)
    await page.getByLabel('Name', { exact: true }).fill('Nina Sol')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(row.getByText('Not shown: no consent')).toBeVisible()
    await row.getByRole('button', { name: 'Edit what Nina Sol says' }).click()
    await page.getByLabel('She agreed to be quoted with her name').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(row.getByText('Shown', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what another changed while her form was open stays, and she is told', async () => {
    const { admin } = ada.player.api
    const found = (await admin.testimonials()).items.find(({ quote }) => quote === said)
    if (!found) throw new Error('Nobody is quoted.')
    const { id, quote, name, title, sample } = found
    const agreed = { quote, name, title, sample, consented: true }
    await row.getByRole('button', { name: 'Edit what Nina Sol says' }).click()
    await page.getByLabel('What she is').fill('Rower')
    await admin.saveTestimonial({ id, ...agreed, consented: false, was: agreed })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(/^Somebody else changed it meanwhile/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(row.getByText('Not shown: no consent')).toBeVisible()
    await admin.saveTestimonial({ id, ...agreed, was: { ...agreed, consented: false } })
  })

  await test.step('on the home page, until it is deleted', async () => {
    await expect(async () => {
      await mira.page.goto('/')
      await expect(mira.page.getByText(said)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await row.getByRole('button', { name: 'Delete what Nina Sol says' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
  })
  expect([...ada.complaints, ...mira.complaints]).toEqual([])
})
