import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { button } from '../people/locators.ts'
import { dismisses, loses, losesAll, noConnection } from '../people/lose.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const tag = () => Math.random().toString(36).slice(2, 7)
const rpc = (name: string) => new RegExp(`/api/rpc/${name}$`)
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first()

async function posts(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder("What's on your mind?").fill(text)
  await button(page, 'Post').click()
  await expect(article(page, text)).toBeVisible()
}

test('the network goes while she registers, signs in, reads, saves her profile and settings and signs out: nothing is typed twice, she is one person, and what she wrote is saved once', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Anfang')
  const { page, context } = vera
  await test.step('registering: the account is made, and the answer is lost', async () => {
    await loses(context, /\/auth\/v1\/signup/, 'answer')
    await page.goto('/register')
    await page.getByLabel('Full name').fill(vera.name)
    await page.getByLabel('Email').fill(vera.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByLabel('I am a').selectOption('fan')
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(noConnection(page)).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue(vera.name)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/feed/)
  })
  await test.step('signing out: she is out here, and hears that the server was not told', async () => {
    const account = page.getByRole('banner').getByRole('button', { name: 'Your account' })
    await expect(account).toBeVisible()
    await loses(context, /\/auth\/v1\/logout/, 'request')
    const mend = await losesAll(context, /\/assets\//)
    await account.click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByText('the server could not be told')).toBeVisible()
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await mend()
  })
  await test.step('signing in: what she typed stays', async () => {
    await loses(context, /\/auth\/v1\/token/, 'request')
    await goesOnTo(page, '/login')
    await page.getByLabel('Email', { exact: true }).fill(vera.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(noConnection(page)).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(vera.email)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/feed/)
  })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const saves = () => page.getByRole('button', { name: 'Save changes' }).click()
  const slowly = async (path: string, saved: string, whileSaving: () => Promise<void>) => {
    const { promise: written, resolve } = Promise.withResolvers<void>()
    const mend = await intercept(context, rpc(path), async (route) => {
      await written
      await route.continue()
    })
    await saves()
    await whileSaving()
    resolve()
    await expect(page.getByText(saved)).toBeVisible()
    await mend()
  }
  const edits = () => page.getByRole('button', { name: 'Edit profile' }).click()
  await test.step('her account does not answer: she is told so on any screen, and is not signed out', async () => {
    const banner = page.getByRole('banner')
    const mend = await losesAll(page, rpc('accounts/me'))
    await page.goto('/athletes')
    await expect(page.getByText('Your account did not answer in time. You are not signed out.').first()).toBeVisible()
    await expectAccessible(page)
    await mend()
    await banner.getByRole('button', { name: 'Retry' }).click()
    await expect(banner.getByRole('button', { name: 'Your account' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
  // What each list says then: states-of-lists.test.tsx. One of them, and one thing, which asks by itself.
  for (const [path, asks, failed] of [
    ['/bookmarks', 'feed/bookmarks', 'The posts could not be loaded.'],
    ['/mi-perfil', 'profiles/editable', 'Your profile could not be loaded.'],
  ] as const)
    await test.step(`what could not be loaded says so, and is loaded again: ${path}`, async () => {
      const mend = await losesAll(page, rpc(asks))
      await goesOnTo(page, path)
      await expect(page.getByText(failed)).toBeVisible({ timeout: 30_000 })
      await mend()
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).press('Enter')
      await expect(page.getByText(failed)).toHaveCount(0)
      await expect(
        page.locator('#main :focus'),
        'what she pressed is gone, the keyboard goes on beside it',
      ).toHaveCount(1)
    })
  await test.step('the profile: the request is lost', async () => {
    await edits()
    await loses(context, rpc('profiles/save'), 'request')
    await field('Location').fill('Bilbao')
    await saves()
    await expect(noConnection(page)).toBeVisible()
    await expect(field('Location')).toHaveValue('Bilbao')
    await saves()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByText('Bilbao')).toBeVisible()
    await dismisses(page)
  })
  await test.step('what she wrote since then goes on top of what came through, and nobody else is said to have changed it', async () => {
    await edits()
    const lost = await loses(context, rpc('profiles/save'), 'answer')
    await field('Location').fill('Donostia')
    await saves()
    await lost()
    await expect(noConnection(page)).toBeVisible()
    await field('Nationality').fill('Vasca')
    await saves()
    await expect(page.getByText('Donostia')).toBeVisible()
    await expect(page.getByText('Vasca', { exact: true })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await test.step('what she goes on to write in her profile while a slow network saves is still to be saved', async () => {
    await edits()
    await field('Location').fill('Gijón')
    await slowly('profiles/save', 'Your changes are saved.', () => field('Nationality').fill('Española'))
    await expect(field('Nationality')).toHaveValue('Española')
    await saves()
    await expect(field('Nationality')).toHaveCount(0)
    await expect(page.getByText('Española', { exact: true })).toBeVisible()
    await expect(page.getByText('Gijón')).toBeVisible()
  })
  await goesOnTo(page, '/settings/privacy')
  const shown = page.getByRole('switch').or(page.getByRole('checkbox')).first()
  await test.step('the settings: the answer is lost', async () => {
    await loses(context, rpc('settings/save'), 'answer')
    const chosen = !(await shown.isChecked())
    await shown.setChecked(chosen, { force: true })
    await saves()
    await expect(noConnection(page)).toBeVisible()
    await expect(shown).toBeChecked({ checked: chosen })
    await saves()
    await expect(page.getByText('Your settings are saved.')).toBeVisible()
    await expect(shown).toBeChecked({ checked: chosen })
  })
  await test.step('and so it is in her settings', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Social networks/ })
      .click()
    await field('Instagram').fill('instagram.com/vera')
    await slowly('settings/save', 'Your settings are saved.', () => field('TikTok').fill('tiktok.com/@vera'))
    await expect(field('Instagram')).toHaveValue('https://instagram.com/vera')
    await expect(field('TikTok')).toHaveValue('tiktok.com/@vera')
    await saves()
    await expect(field('TikTok')).toHaveValue('https://tiktok.com/@vera')
  })
  await test.step('signing out everywhere: as long as it has not happened, she is not told that it has', async () => {
    await goesOnTo(page, '/settings/sessions')
    await loses(context, /\/auth\/v1\/logout\?scope=global/, 'request')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const confirms = page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' })
    await confirms.click()
    await expect(page.getByText('It could not be signed out. Try again.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await confirms.click()
    await expect(page).toHaveURL(`${siteUrl()}/`)
  })
  expect(vera.complaints).toEqual([])
})

// A press that is taken back before its answer: presses.test.ts. That a change or a repost counts once however often it is
// sent: post.test.ts and quote.test.ts of the server.
test('the network goes in the middle of what she does with posts and comments: her words stay, nothing is doubled', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Funkloch')
  await join(vera)
  const { page, context } = vera
  const mark = tag()
  await posts(page, `Between two tunnels ${mark}`)
  const post = article(page, mark)
  const like = post.getByRole('button', { name: /^Like/ })

  await test.step('a like whose answer was lost, and one taken back that never left', async () => {
    const lost = await loses(context, rpc('feed/like'), 'answer')
    await like.click()
    await lost()
    await expect(noConnection(page)).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await dismisses(page)
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(post.getByText(/^1( like)?$/).first()).toBeVisible()
    await loses(context, rpc('feed/unlike'), 'request')
    await like.click()
    await expect(noConnection(page)).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await dismisses(page)
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a comment whose answer was lost is kept; sent again in other words, it is the same comment', async () => {
    await post.getByRole('button', { name: 'Comment' }).click()
    await loses(context, rpc('feed/comment'), 'answer')
    await page.getByPlaceholder('Write a comment').fill('Almost here')
    await post.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('It was not sent. Your text is kept.')).toBeVisible()
    await expect(page.getByPlaceholder('Write a comment')).toHaveValue('Almost here')
    await page.getByPlaceholder('Write a comment').fill('Still here')
    await post.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByPlaceholder('Write a comment')).toHaveValue('')
    await expect(post.getByRole('article').filter({ hasText: 'Still here' })).toHaveCount(1)
    await expect(post.getByRole('article').filter({ hasText: 'Almost here' })).toHaveCount(0)
    await expect(post.getByText('1 comment', { exact: true }).first()).toBeVisible()
  })

  const comment = post.getByRole('article').filter({ hasText: /Still/ })
  const commentMenu = async (choice: string) => {
    await comment.getByRole('button', { name: /More about the comment/ }).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }
  await test.step('a changed comment keeps its new words until they are saved', async () => {
    await commentMenu('Edit')
    await loses(context, rpc('feed/editComment'), 'request')
    await comment.getByRole('textbox').fill('Still here, and on time')
    await comment.getByRole('button', { name: 'Save changes' }).click()
    await expect(noConnection(page)).toBeVisible()
    await expect(comment.getByRole('textbox')).toHaveValue('Still here, and on time')
    await comment.getByRole('button', { name: 'Save changes' }).click()
    await expect(comment.getByText('Edited')).toBeVisible()
    await expect(comment.getByText('Still here, and on time')).toBeVisible()
  })
  await test.step('a comment whose deletion was answered to nobody is gone', async () => {
    await loses(context, rpc('feed/removeComment'), 'answer')
    await commentMenu('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(noConnection(page)).toBeVisible()
    await expect(comment).toHaveCount(0)
    await dismisses(page)
  })
  await test.step('a repost that never left is not there, and is made by the next try', async () => {
    const shares = async () => {
      await post.getByRole('button', { name: /^Share/ }).click()
      await page.getByRole('menuitem', { name: 'Repost', exact: true }).click()
    }
    const reposted = page.getByRole('article', { name: `${vera.name} reposted` })
    await loses(context, rpc('feed/publish'), 'request')
    await shares()
    await expect(noConnection(page)).toBeVisible()
    await expect(reposted).toHaveCount(0)
    await dismisses(page)
    await shares()
    await expect(reposted).toHaveCount(1)
    await loses(context, rpc('feed/remove'), 'answer')
    await post
      .last()
      .getByRole('button', { name: /^Share/ })
      .click()
    await page.getByRole('menuitem', { name: 'Take the repost back' }).click()
    await expect(reposted).toHaveCount(0)
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
  })
  const postMenu = async (choice: string) => {
    await post.getByRole('button', { name: /More about the post/ }).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }
  await test.step('a changed post keeps its new words', async () => {
    await postMenu('Edit')
    await loses(context, rpc('feed/edit'), 'answer')
    await post.getByRole('textbox', { name: 'Text' }).fill(`Behind the tunnels ${mark}`)
    await post.getByRole('button', { name: 'Save changes' }).click()
    await expect(noConnection(page)).toBeVisible()
    await expect(post.getByRole('textbox', { name: 'Text' })).toHaveValue(`Behind the tunnels ${mark}`)
    await post.getByRole('button', { name: 'Save changes' }).click()
    await expect(post.getByRole('textbox', { name: 'Text' })).toHaveCount(0)
    await expect(post.getByText(`Behind the tunnels ${mark}`)).toBeVisible()
  })
  await test.step('a post that was not saved says so, and is saved', async () => {
    await dismisses(page)
    await loses(context, rpc('feed/bookmark'), 'request')
    await postMenu('Save for later')
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
    await postMenu('Save for later')
    await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
    await loses(context, rpc('feed/unbookmark'), 'request')
    await postMenu('Remove from saved')
    await expect(noConnection(page)).toBeVisible()
    await dismisses(page)
  })
  await test.step('a post whose deletion never left stands there, and is deleted by the next try', async () => {
    await loses(context, rpc('feed/remove'), 'request')
    await postMenu('Delete')
    const confirms = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
    await confirms.click()
    await expect(noConnection(page)).toBeVisible()
    await confirms.click()
    await expect(page.getByRole('article').filter({ hasText: mark })).toHaveCount(0)
  })
  expect(vera.complaints).toEqual([])
})

test('her browser is offline: what she does fails and says so, and all goes on when the network is back', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Flugzeug')
  const dana = await joinsWithoutBrowser(vera, 'Dana Boden')
  await join(vera)
  const { page, context } = vera
  const mark = tag()
  await posts(page, `Boarding ${mark}`)
  const like = article(page, mark).getByRole('button', { name: /^Like/ })
  await expect(like, 'the server has it').toBeVisible()
  await context.setOffline(true)
  await like.click()
  await expect(noConnection(page)).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await page.getByPlaceholder("What's on your mind?").fill(`In the air ${mark}`)
  await button(page, 'Post').click()
  await expect(page.getByText('It was not posted. Your text is kept.')).toBeVisible()
  await article(page, `In the air ${mark}`).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByPlaceholder("What's on your mind?"), 'her words are hers').toHaveValue(`In the air ${mark}`)
  await button(page, 'Post').click()
  await expect(page.getByText('It was not posted. Your text is kept.')).toBeVisible()
  await page.getByPlaceholder("What's on your mind?").fill('Not lost')
  await article(page, `Boarding ${mark}`)
    .getByRole('button', { name: /More about the post/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('This could not be loaded. Check your internet.')).toBeVisible()
  await expect(page.getByPlaceholder("What's on your mind?")).toHaveValue('Not lost')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Athletes' }).click()
  // Beside the list other things could not be loaded.
  const why = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /The search did not work\.|This page could not be shown\./ })
  await expect(why).toBeVisible({ timeout: 30_000 })
  const retry = why.getByRole('button', { name: 'Retry' })
  await retry.click()
  await dana.posts(`On the ground ${mark}`)
  // Without a network a new page would be one of the browser's, with no way on.
  await context.setOffline(false)
  await expect(async () => {
    // A list asks again by itself; a page whose file did not come waits for her.
    if (await retry.isVisible()) await retry.click({ timeout: 2000 })
    await expect(page.getByRole('heading', { name: 'Connect with Elite Athletes' })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.goBack()
  await page.reload()
  await article(page, `In the air ${mark}`).getByRole('button', { name: 'Retry' }).click()
  await expect(article(page, `In the air ${mark}`).getByRole('button', { name: /^Like/ })).toBeVisible()
  await page.reload()
  for (const text of ['In the air', 'On the ground', 'Boarding']) {
    await expect(page.getByRole('article').filter({ hasText: `${text} ${mark}` })).toHaveCount(1)
  }
  expect(vera.complaints).toEqual([])
})

test('her clock is an hour late, or a day early: her session lives, tokens are renewed no oftener, and times are told right', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Uhr')
  const dana = await joinsWithoutBrowser(vera, `Dana Uhr ${tag()}`)
  await join(vera, { at: null })
  const mark = tag()
  await dana.posts(`Just now ${mark}`)
  const { page } = vera
  let renewals = 0
  page.on('request', (asked) => {
    if (asked.url().includes('grant_type=refresh_token')) renewals += 1
  })
  // Her session came from elsewhere, with its end by the server's clock; from then on it is told by hers.
  for (const hours of [-1, 26]) {
    await test.step(`${hours} hours`, async () => {
      // A page that still asks for something when the clock moves renews, and is left before it has the answer.
      await page.goto('about:blank')
      renewals = 0
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      await page.goto('/feed')
      await expect(article(page, mark).locator('time').first()).toHaveText(/^(now|\d minutes? ago)$/)
      const words = `By a clock of ${hours} hours`
      await posts(page, words)
      await expect(article(page, words).locator('time').first()).toHaveText(/^(now|1 min\. ago)$/)
      await goesOnTo(page, '/messages')
      await expect(page.getByText('Your Messages').locator('visible=true')).toBeVisible()
      expect(renewals).toBeLessThanOrEqual(1)
    })
  }
  expect(vera.complaints).toEqual([])
})
