import { teamsOf } from '@heraia/hosts/test/teams'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { isDemo } from '../people/demo-tabs.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { holds } from '../people/hold.ts'
import { join } from '../people/join.ts'
import { loses } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Without a screen: the form that founds one has the first journey. */
const { founds } = teamsOf()

/** By the keyboard alone: a menu's choice. */
async function chooseByKeyboard(page: Page, menu: string, choice: string) {
  await page.getByRole('button', { name: menu }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: choice }).focus()
  await page.keyboard.press('Enter')
}

test.slow()

test('a team is founded, found and joined, and what it publishes reaches who follows it', async ({ browser }) => {
  const owner = await openBrowser(browser, siteUrl(), `Olga Owner ${tag()}`)
  const player = await openBrowser(browser, siteUrl(), `Pia Player ${tag()}`)
  await join(owner, { role: 'club', at: null })
  await join(player, { role: 'athlete', sport: 'Rugby', at: null })
  const word = `Z${tag()}`
  const name = `Águilas ${word}`
  const { page } = owner
  let address = ''

  await test.step('she founds it; what is missing is told at its field', async () => {
    await page.goto('/teams')
    await expect(page.getByRole('heading', { level: 1, name: 'Discover Teams' })).toBeVisible()
    await page.getByRole('link', { name: 'Create a team' }).first().click()
    await page.getByLabel('Location').fill('Cádiz')
    await page.getByRole('button', { name: 'Create the team' }).click()
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.getByLabel('Name', { exact: true }).fill(`${name} of old`)
    await page.getByRole('combobox', { name: 'Sport' }).fill('Rugby')
    await page.getByLabel('About the team').fill('We have played since 1998.')
    await page.getByLabel('Whom to turn to when somebody is not safe').fill('Ask for Ana: 600 000 000')
    await expectAccessible(page)
    await loses(owner.context, /rpc\/teams\/create/, 'answer')
    await page.getByRole('button', { name: 'Create the team' }).click()
    await expect(page.getByText('No connection. Check your internet and try again.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Create the team' }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    expect((await owner.player.api.teams.mine()).teams.map(({ team }) => team.name)).toEqual([name])
    await expect(page.getByText('Ask for Ana: 600 000 000')).toBeVisible()
    address = new URL(page.url()).pathname
  })

  await test.step('what was changed elsewhere meanwhile is said where she sees it, and her own words stay', async () => {
    const { teams } = owner.player.api
    await goesOnTo(page, `${address}/edit`)
    await page.getByLabel('About the team').fill('We have played since 1997.')
    const { id, version, sport, about, website, safeguarding, audience } = await teams.get({
      id: address.split('/').at(-1) ?? '',
    })
    await teams.edit({ id, version, name, sport, location: 'Jerez', about, website, safeguarding, audience })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The team was changed somewhere else meanwhile.')).toBeInViewport()
    await expect(page.getByLabel('Location')).toHaveValue('Jerez')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByText('We have played since 1997.')).toBeVisible()
  })

  await test.step('another finds it by words without accents, filters it away and clears the filters', async () => {
    const { page: hers } = player
    await hers.goto('/teams')
    // Before the scripts have come a box only takes what is sent by Enter.
    await expect(hers.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    await hers.getByRole('searchbox', { name: 'Search teams' }).fill(`aguilas ${word.toLowerCase()}`)
    await expect(hers.getByText('1 team found')).toBeVisible()
    await expect(hers).toHaveURL(/q=aguilas/)
    await hers.getByText('Filters', { exact: true }).click()
    await hers.getByRole('checkbox', { name: 'Verified teams only' }).check()
    await expect(hers.getByText('0 teams found')).toBeVisible()
    await hers.getByRole('button', { name: 'Remove filter Verified teams only' }).click()
    await expect(hers.getByRole('link', { name })).toBeVisible()
    expect(await hers.evaluate(() => document.activeElement?.textContent)).toBe('Filters')
    await expectAccessible(hers)
    if (!isDemo()) {
      for (const wrong of ['/teams/nothing', `${address}/nothing`])
        expect((await fetch(`${siteUrl()}${wrong}`)).status).toBe(404)
    }
    await goesOnTo(hers, `${address}/nothing`)
    await expect(hers.getByRole('heading', { level: 1, name: 'This team is not here' })).toBeVisible()
  })

  await test.step('she is invited, hears of it at once, and joins', async () => {
    await goesOnTo(player.page, address)
    await page.getByRole('link', { name: /^Roster/ }).click()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Position (optional)').fill('Fly-half')
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(player.name)
    await page.getByRole('button', { name: `Invite: ${player.name}` }).click()
    await expect(page.getByText(`${player.name} is invited.`)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(player.page.getByText('You are invited to join as Player.')).toBeVisible()
    await player.page.getByRole('button', { name: 'Join', exact: true }).click()
    await player.page.getByRole('link', { name: /^Roster/ }).click()
    await expect(player.page.getByText('Fly-half')).toBeVisible()
    await expect(page.getByRole('button', { name: `Actions for ${player.name}` })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she says whom they play, and after it how it ended; everybody reads it', async () => {
    const scoreOfOthers = page.getByLabel('Points of the opponent')
    await page.getByRole('link', { name: 'Fixtures', exact: true }).click()
    await page.getByRole('button', { name: 'Add a fixture' }).click()
    await page.getByLabel('Opponent', { exact: true }).fill('Halcones de Cádiz')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Close without saving?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Opponent', { exact: true })).toHaveValue('Halcones de Cádiz')
    await page.getByLabel('Date', { exact: true }).fill(inDays(6))
    await page.getByLabel('Time (optional)').fill('18:30')
    await page.getByLabel(`Points of ${name}`).fill('3')
    await scoreOfOthers.fill('1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog').getByText('It was not played yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(`Points of ${name}`).fill('')
    await scoreOfOthers.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `${name} – Halcones de Cádiz` })).toBeVisible()
    await chooseByKeyboard(page, 'Actions for the fixture with Halcones de Cádiz', 'Edit')
    await page.getByLabel('Date', { exact: true }).fill(inDays(-3))
    await page.getByLabel(`Points of ${name}`).fill('3')
    await scoreOfOthers.fill('1')
    const letsGo = await holds(page, /rpc\/fixtures\/save/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Add a fixture' }).click()
    await page.getByLabel('Opponent', { exact: true }).fill('Gaviotas')
    await letsGo()
    await expect(page.getByRole('list', { name: 'Results', includeHidden: true }).getByText('3 : 1')).toBeAttached()
    await expect(page.getByLabel('Opponent', { exact: true }), 'she adds another one meanwhile').toHaveValue('Gaviotas')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectAccessible(page)
    await goesOnTo(player.page, `${address}/fixtures`)
    await expect(player.page.getByRole('list', { name: 'Results' }).getByText('3 : 1')).toBeVisible()
  })

  await test.step('what the team publishes reaches who follows it', async () => {
    await page.getByRole('link', { name: 'Posts', exact: true }).click()
    await page.getByRole('textbox', { name: `What is new at ${name}?` }).fill(`We won the ${word} cup`)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('link', { name: `for ${name}` })).toBeVisible()
    const { page: hers } = player
    const places = hers.getByRole('navigation', { name: 'Main', exact: true })
    await hers.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(hers.getByRole('button', { name: 'Following' })).toBeVisible()
    await places.getByRole('link', { name: 'Feed' }).click()
    await hers.getByRole('link', { name: 'Following' }).click()
    await expect(hers.getByText(`We won the ${word} cup`)).toBeVisible()
  })

  expect([...owner.complaints, ...player.complaints]).toEqual([])
})

test('a team looks for somebody and answers her; who asked is let in, talks with the team, and it is handed over to her', async ({
  browser,
}) => {
  const name = `Leonas ${tag()}`
  const owner = await openBrowser(browser, siteUrl(), `Olga Owner ${tag()}`)
  const player = await openBrowser(browser, siteUrl(), `Pia Player ${tag()}`)
  await join(player, { role: 'athlete', sport: 'Rugby', at: null })
  await join(owner, { role: 'club', at: null })
  const { page } = owner
  const { id } = await founds(owner.player, { name })
  const address = `/teams/${id}`
  let talk = ''
  await page.goto(address)

  await test.step('a role is offered, she applies, and is answered', async () => {
    await page.getByRole('link', { name: /^Open roles/ }).click()
    await page.getByRole('button', { name: 'Offer a role' }).click()
    await page.getByLabel('Title').fill('Captain')
    await page.getByLabel('What it is about').fill('Two evenings a week.')
    await page.getByLabel('Last day to apply').fill(inDays(5))
    await page.getByLabel('Everybody has an answer by').fill(inDays(2))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Answers come after the last day to apply.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Everybody has an answer by').fill(inDays(9))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Currently recruiting')).toBeAttached()
    await player.page.goto(`${address}/roles`)
    await player.page.getByRole('link', { name: 'Captain' }).click()
    await player.page.getByRole('button', { name: 'Apply' }).click()
    await player.page.getByLabel('Why you?').fill('I lead from the front.')
    await expectAccessible(player.page)
    await player.page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
    await expect(player.page.getByText('Your application: Received').first()).toBeVisible()
    await page.getByRole('link', { name: 'Captain' }).click()
    await expect(page.getByText('I lead from the front.')).toBeVisible()
    await expectAccessible(page)
    const stages = page.getByRole('combobox', { name: 'Applications' })
    await stages.selectOption('Trial')
    await expect(page.getByText('Nobody is at this stage')).toBeVisible()
    await expect(page).toHaveURL(/stage=trial/)
    await stages.selectOption('All')
    await page.getByRole('combobox', { name: `Stage of ${player.name}` }).selectOption('Offered')
    await page.getByRole('button', { name: `Set the stage: ${player.name}` }).click()
    await expect(page.getByText(`${player.name} is told.`)).toBeVisible()
    await goesOnTo(player.page, '/teams/mine?tab=applications')
    await expect(player.page.getByRole('heading', { level: 1 })).toHaveText('My teams')
    await expect(player.page.getByText('Offered')).toBeVisible()
    await expectAccessible(player.page)
  })

  await test.step('she starts it, by the keyboard, and writes', async () => {
    await goesOnTo(page, address)
    await page.getByRole('link', { name: 'Conversation', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
    talk = new URL(page.url()).pathname
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Before anybody came')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByText('Before anybody came')).toBeVisible()
  })

  await test.step('she asks to join, and is let in', async () => {
    await goesOnTo(player.page, address)
    await player.page.getByRole('button', { name: 'Ask to join' }).click()
    await player.page.getByLabel('A few words for the team (optional)').fill('I can start on Monday.')
    await player.page.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click()
    await goesOnTo(page, `${address}/roster`)
    await expect(page.getByText('I can start on Monday.')).toBeVisible()
    await page.getByRole('button', { name: 'Let her join' }).click()
    await expect(page.getByRole('button', { name: `Actions for ${player.name}` })).toBeVisible()
    await expect(player.page.getByRole('link', { name: 'Conversation', exact: true })).toBeVisible()
  })

  await test.step('who is in the team is asked, sees who is in it and nothing that was written, and says yes', async () => {
    await goesOnTo(player.page, '/messages')
    await player.page.getByRole('link', { name: '1 message request' }).click()
    await player.page.getByRole('navigation', { name: 'Message requests' }).getByRole('link', { name }).click()
    await expect(player.page.getByText('has a conversation of its own')).toBeVisible()
    await player.page.getByRole('button', { name: /^1 person/ }).click()
    await expect(player.page.getByRole('dialog').getByRole('link', { name: owner.name })).toBeVisible()
    await expectAccessible(player.page)
    await player.page.keyboard.press('Escape')
    await player.page.getByRole('button', { name: 'Join the conversation' }).click()
    await expect(player.page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible()
    await expect(player.page.getByText('Before anybody came')).toHaveCount(0)
  })

  await test.step('they write to each other at once, with names; the list shows it beside the others', async () => {
    await goesOnTo(page, talk)
    await expect(page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name })).toBeVisible()
    await player.page.getByRole('textbox', { name: 'Message', exact: true }).fill('I am in')
    await player.page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByText('I am in')).toBeVisible()
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Welcome')
    await page.keyboard.press('Enter')
    await expect(player.page.getByRole('log').getByText('Welcome')).toBeVisible()
  })

  await test.step('from what she wrote, who wrote to them all can be muted', async () => {
    const { page: hers } = player
    await hers.getByRole('button', { name: new RegExp(`^Actions.*${owner.name}`) }).focus()
    await hers.keyboard.press('Enter')
    await expect(hers.getByRole('button', { name: `Mute ${owner.name}` })).toBeVisible()
    await hers.keyboard.press('Escape')
  })

  await test.step('she leaves by the keyboard, and finds her way back on the page of the team', async () => {
    await chooseByKeyboard(player.page, 'More about this conversation', 'Leave conversation')
    await player.page.getByRole('alertdialog').getByRole('button', { name: 'Leave conversation' }).click()
    await expect(player.page.getByText('You left the conversation.')).toBeVisible()
    await goesOnTo(player.page, address)
    await player.page.getByRole('link', { name: 'Conversation', exact: true }).click()
    await expect(player.page.getByRole('button', { name: 'Join the conversation' })).toBeVisible()
    await expect(player.page.getByText('Welcome')).toHaveCount(0)
  })

  await test.step('the owner cannot leave; by the keyboard she hands the team over, and then she leaves', async () => {
    await goesOnTo(player.page, '/teams/mine')
    await expect(player.page.getByRole('heading', { level: 1 })).toHaveText('My teams')
    await goesOnTo(page, `${address}/roster`)
    await chooseByKeyboard(page, `Actions for ${player.name}`, 'Hand the team over')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand the team over' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved.').first()).toBeVisible()
    await goesOnTo(page, address)
    await chooseByKeyboard(page, 'More actions', 'Leave the team')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the team' }).click()
    await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /^Follow/ })).toBeFocused()
    await expect(player.page.getByText('Owner', { exact: true })).toBeVisible()
  })

  expect([...owner.complaints, ...player.complaints]).toEqual([])
})
