import { seasonOf } from '@heraia/hosts/test/public-pages'
import type { Player } from '@heraia/hosts/test/season'
import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { holds } from '../people/hold.ts'
import { join } from '../people/join.ts'
import { listsThing } from '../people/listings.ts'
import { makeAdmin } from '../people/make-admin.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

type ReportId = Parameters<Player['api']['profiles']['report']>[0]['id']
type ReportNoteId = Parameters<Player['api']['admin']['writeReportNote']>[0]['noteId']

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)

/** Here another button is called so, too. */
async function dismissesNotices(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByRole('button', { name: 'Dismiss' }).evaluateAll((all) => {
    for (const each of all) (each as HTMLElement).click()
  })
  await expect(notices.getByRole('listitem')).toHaveCount(0)
}

test('what somebody reports comes before the staff as it stood, who decides with a reason, and it is gone; two of the staff share the queue, and whom they warn appeals', async ({
  browser,
}) => {
  const [ada, mira] = [
    await openBrowser(browser, siteUrl(), 'Ada Reads Reports'),
    await openBrowser(browser, siteUrl(), `Mira Minds ${tag()}`),
  ]
  await join(ada, { at: null })
  await makeAdmin(ada)
  const rude = `You all run like duck number ${Date.now().toString(36)}`
  const post = await (await joinsWithoutBrowser(ada, 'Dana Is Rude')).posts(rude)
  await join(mira, { at: `/post/${post.id}` })
  const reports = async () => {
    await mira.page.getByRole('button', { name: /^More/ }).first().click()
    await mira.page.getByRole('menuitem', { name: 'Report' }).click()
  }
  await reports()
  const dialog = mira.page.getByRole('dialog', { name: 'Report' })
  await dialog.getByLabel('What is wrong?').selectOption('harassment')
  // What is left of a phone above the keyboard on its screen.
  const whole = mira.page.viewportSize()
  await mira.page.setViewportSize({ width: 360, height: 320 })
  // The dialog has become as small before she goes to the field: what becomes small later, a browser scrolls to itself.
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBeLessThanOrEqual(320)
  await dialog.getByLabel(/What happened/).fill('Look at her words')
  await expect(dialog.getByLabel(/What happened/)).toBeInViewport({ ratio: 1 })
  if (whole) await mira.page.setViewportSize(whole)
  await mira.page.reload()
  await reports()
  await expect(dialog.getByLabel('What is wrong?')).toHaveValue('harassment')
  await expect(dialog.getByLabel(/What happened/)).toHaveValue('Look at her words')
  const letsGo = await holds(mira.page, /rpc\/profiles\/report$/)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await reports()
  await dialog.getByLabel(/What happened/).fill('She did it again')
  await letsGo()
  await expect(mira.page.getByText(/Your report has the number R-/)).toBeVisible()
  await expect(dialog.getByLabel(/What happened/), 'she writes another').toHaveValue('She did it again')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const { page } = ada
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Review Reports' }).click()
  const line = page.getByRole('link', { name: rude })
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible()
  await expect(page.getByText('Look at her words')).toBeVisible()
  await expect(page.getByRole('link', { name: mira.name })).toBeVisible()
  const remove = page.getByRole('main').getByRole('button', { name: 'Remove it' })
  await remove.click()
  await expect(page.getByText('Say why')).toBeVisible()
  await page.getByLabel('Reason').fill('Against the code of conduct.')
  await expectAccessible(page)
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Remove it for everybody?' })
  await question.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Your decision stands.')).toBeVisible()
  await expect(page.getByText('Against the code of conduct.')).toBeVisible()
  await expect(page.getByText(rude)).toBeVisible()
  await goesOnTo(page, '/admin/reports?state=decided')
  await expect(line).toBeVisible()
  await expect(page.getByText('Removed').first()).toBeVisible()
  await goesOnTo(mira.page, '/settings/safety')
  const hers = mira.page.getByRole('list', { name: 'Your reports' }).getByRole('listitem')
  await expect(hers.filter({ hasText: 'Look at her words' })).toContainText('We acted on it')
  await expect(mira.player.api.feed.get({ id: post.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const reported = page.getByRole('region', { name: 'What was reported, as it stood' })
  await test.step('of a profile she sees what it said beside its words, its links to read and not to press', async () => {
    const dana = await joinsWithoutBrowser(ada, 'Dana Sells Pills')
    const none = { instagram: null, twitter: null, facebook: null, tiktok: null, youtube: null }
    await dana.saves({ location: 'Write me in private', links: { ...none, website: 'https://pills.example.com/' } })
    const id = seasonOf(siteUrl()).newId() as ReportId
    await mira.player.api.profiles.report({ id, subject: 'profile', subjectId: dana.id, category: 'spam', text: '' })
    await goesOnTo(page, `/admin/reports/${id}`)
    await expect(reported.getByText('Write me in private')).toBeVisible()
    await expect(reported.getByText('https://pills.example.com/')).toBeVisible()
    await expect(reported.getByText(/^@dana/)).toBeVisible()
    await expect(reported.getByRole('link', { name: /pills/ })).toHaveCount(0)
  })

  const sue = await joinsWithoutBrowser(ada, `Sue Sells Ducks ${Date.now().toString(36)}`)
  await listsThing({ player: sue }, { title: 'Stolen ducks', priceCents: 4000 })
  await test.step('she looks through what everybody reads, its pictures covered, and removes it with a reason', async () => {
    const { handle } = await sue.api.profiles.get({ id: sue.id })
    await goesOnTo(page, '/admin')
    await page.getByRole('link', { name: 'Moderate Content' }).click()
    await page.getByRole('navigation', { name: 'Kind of content' }).getByRole('link', { name: 'Listings' }).click()
    await page.getByLabel('Words in it').fill('Stolen')
    await page.getByLabel('Handle of whose it is').fill(handle)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${siteUrl()}/admin/content?kind=listing&q=Stolen&by=${handle}`)
    const found = page.getByRole('list', { name: 'Listings' }).getByRole('listitem').filter({ hasText: 'Stolen ducks' })
    const picture = found.getByRole('img', { name: 'Two red climbing shoes' })
    await expect(found.getByText('Two red climbing shoes')).toBeVisible()
    await expect(picture).toHaveCount(0)
    await found.getByRole('button', { name: 'Show: Two red climbing shoes' }).click()
    await expect(picture).toBeVisible()
    await expectAccessible(page)
    await found.getByRole('button', { name: `Remove what ${sue.name} wrote` }).click()
    const asked = page.getByRole('dialog', { name: 'Remove this listing?' })
    const remove = asked.getByRole('button', { name: 'Remove' })
    await asked.getByLabel('Reason').fill('They are not hers.')
    await remove.click()
    await expect(page.getByText(/^Removed\. It is kept under the number R-/)).toBeVisible()
    await expect(page.getByText('Nothing found')).toBeVisible()
  })

  await test.step('two of the staff share the queue: one takes several by keyboard, dismisses them together, gives the other one hers, and warns', async () => {
    const [noa, rosa] = [
      await joinsWithoutBrowser(ada, `Noa Shares ${tag()}`),
      await joinsWithoutBrowser(ada, 'Rosa Reports'),
    ]
    const several = []
    for (const text of ['Pills', 'More pills', 'Even more pills']) {
      const { id: subjectId } = await mira.player.posts(text)
      const id = seasonOf(siteUrl()).newId() as ReportId
      several.push(await rosa.api.profiles.report({ id, subject: 'post', subjectId, category: 'spam', text: '' }))
    }
    await ada.player.api.admin.grantAdmin({ id: noa.id, reason: 'She answers reports.' })
    await goesOnTo(page, '/admin/reports?assigned=nobody')
    for (const { reference } of several) {
      await page.getByRole('checkbox', { name: `Select ${reference}` }).focus()
      await page.keyboard.press('Space')
    }
    await expect(page.getByText('3 selected')).toBeVisible()
    await expectAccessible(page)
    await expectLargeTargets(page)
    await page.getByRole('button', { name: 'Assign to me' }).press('Enter')
    const sure = page.getByRole('alertdialog', { name: 'Assign 3 reports to you?' })
    await sure.getByRole('button', { name: 'Assign to me' }).press('Enter')
    await expect(page.getByText('Done: 3 reports.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Who has them' }).getByRole('link', { name: 'Mine' }).click()
    await expect(page).toHaveURL(/assigned=me/)
    const rows = page.getByRole('list', { name: 'Review Reports' }).getByRole('listitem')
    const mine = rows.filter({ hasText: 'pills' })
    await expect(mine).toHaveCount(3)

    const [taken] = several
    const id = taken?.id as ReportId
    const { assignee } = await noa.api.admin.report({ id })
    await noa.api.admin.assignReport({ id, was: assignee?.id ?? null, to: noa.id })
    await expect(mine, 'without her asking').toHaveCount(2)
    const all = page.getByRole('checkbox', { name: 'Select all shown' })
    await all.check()
    // The admin of the demo has one of its own.
    for (const other of await rows.filter({ hasNotText: 'pills' }).getByRole('checkbox').all()) await other.uncheck()
    const acts = page.getByRole('group', { name: 'What to do with what is selected' })
    await acts.getByRole('button', { name: 'Dismiss' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dismiss 2 reports?' })
    await dialog.getByLabel('Reason').fill('Vitamins.')
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(mine).toHaveCount(0)

    await goesOnTo(page, `/admin/reports/${id}`)
    await expect(page.getByText(`${noa.name} has this report. You can decide all the same.`)).toBeVisible()
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.getByText('You have it.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Give to…' }).click()
    const staff = page.getByRole('dialog', { name: 'Who gets this report?' })
    await expect(staff.getByRole('button', { name: noa.name })).toBeVisible()
    // Of what she did before: they stand over the top of a dialog as tall as the screen, and as long as the mouse rests there.
    await dismissesNotices(page)
    await expectAccessible(page)
    await staff.getByRole('button', { name: noa.name }).click()
    await expect(page.getByText(`${noa.name} has it.`, { exact: true })).toBeVisible()
    const notes = page.getByRole('list', { name: 'Notes of the staff' }).getByRole('listitem')
    const noteId = seasonOf(siteUrl()).newId() as ReportNoteId
    await noa.api.admin.writeReportNote({ id, noteId, text: 'Her third time.' })
    await expect(notes, 'without her asking').toContainText(['Her third time.'])
    const note = page.getByRole('textbox', { name: 'A note for the others' })
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(note).toBeFocused()
    await note.fill('They look like vitamins.')
    await page.reload()
    await expect(note).toHaveValue('They look like vitamins.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(notes).toContainText(['Her third time.', 'They look like vitamins.'])
    await expect(note).toHaveValue('')
    await expectAccessible(page)
    await expectLargeTargets(page)
    await page.getByRole('button', { name: 'Delete the note “They look' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(notes).toHaveCount(1)
    await goesOnTo(page, '/admin/reports')
    await expect(page.locator(`a[href*="${id}"]`)).toContainText('1 note')
    await page.goBack()
    await page.getByLabel('Reason').fill('Nobody sells pills here.')
    await page.getByRole('button', { name: 'Warn her' }).press('Enter')
    const warns = page.getByRole('alertdialog', { name: `Warn ${mira.name}?` })
    await expectAccessible(page)
    await warns.getByRole('button', { name: 'Warn her' }).press('Enter')
    await expect(page.getByText('Your decision stands.')).toBeVisible()
    await goesOnTo(mira.page, '/notifications?tab=safety')
    await mira.page.getByRole('link', { name: 'Nobody sells pills here.' }).click()
    await expect(mira.page.getByRole('heading', { level: 1, name: 'You have a warning' })).toBeVisible()
    const words = mira.page.getByLabel('Your words')
    await mira.page.getByRole('button', { name: 'Send appeal' }).click()
    await expect(words).toBeFocused()
    await words.fill('They are vitamins.')
    await mira.page.reload()
    await expect(words).toHaveValue('They are vitamins.')
    await expectAccessible(mira.page)
    await expectLargeTargets(mira.page)
    await goesOnTo(page, '/admin/reports')
    const appealed = page.getByRole('list', { name: 'Review Reports' }).getByRole('link').filter({ hasText: 'Appeal' })
    await mira.page.getByRole('button', { name: 'Send appeal' }).click()
    await expect(mira.page.getByText('Your appeal is with our staff.')).toBeVisible()
    await appealed.filter({ hasText: mira.name }).click()
    await expect(page.getByText('They are vitamins.')).toBeVisible()
    await expect(
      page.getByText('You decided or reported this, so somebody else of the staff answers the appeal.'),
    ).toBeVisible()
    const appeal = page.url().split('/').at(-1) as ReportId
    await noa.api.admin.answerAppeal({ id: appeal, outcome: 'reversed', reason: 'Vitamins it is.' })
    await expect(mira.page.getByText('The warning does not count any more.'), 'without her asking').toBeVisible()
    await mira.page.getByRole('link', { name: 'Back to safety' }).click()
    const decided = mira.page.getByRole('list', { name: 'Decisions about what is yours' })
    await expect(decided.getByText('Warning taken back')).toBeVisible()
    await expectAccessible(mira.page)
  })
  expect([...ada.complaints, ...mira.complaints]).toEqual([])
})
