import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { loses, losesAll, noConnection } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const composer = (page: Page) => page.getByPlaceholder("What's on your mind?")
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const tag = () => Math.random().toString(36).slice(2, 8)

test('what she writes is kept until it is posted; her post stands there before the server has it, and its retry makes one', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Anders')
  await join(vera)
  const { page, context } = vera
  const text = `Sent from a tunnel ${tag()}`
  const send = page.getByRole('button', { name: 'Post', exact: true })
  await test.step('she sees how much room is left, hears it when it is little, and is told what is too much', async () => {
    const [used, heard] = [page.getByText(/^\d+\/2000$/), page.getByText(/^\d+ characters? left$/)]
    await composer(page).fill('x'.repeat(1999))
    await expect(used).toHaveText('1999/2000')
    await expect(heard).toHaveText('1 character left')
    await expect(heard).toHaveAttribute('aria-live', 'polite')
    await composer(page).fill('x'.repeat(2002))
    await expect(used).toHaveText('2002/2000')
    await expect(composer(page)).toHaveAccessibleDescription(/2 characters/)
    await expect(send).toBeDisabled()
  })

  await test.step('a draft comes back after a reload', async () => {
    await composer(page).fill('   ')
    await expect(send).toBeDisabled()
    await composer(page).fill(text)
    await page.reload()
    await expect(composer(page)).toHaveValue(text)
  })

  // The server stores it, and the answer is lost; not before she has looked at what stands there meanwhile.
  const publishing = /\/api\/rpc\/feed\/publish$/
  const looked = Promise.withResolvers<void>()
  let lost = false
  const mendFirst = await intercept(context, publishing, async (route) => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    await looked.promise
    await route.abort()
  })
  await test.step('it stands there at once, and says that it was not posted', async () => {
    await composer(page).press('Control+Enter')
    await expect(post(page, text).getByText('Posting')).toBeVisible()
    await expect(composer(page)).toHaveValue('')
    looked.resolve()
    await expect(post(page, text).getByText('It was not posted. Your text is kept.')).toBeVisible()
    await mendFirst()
    await expectAccessible(page)
  })
  const isPosted = page.getByText('It is posted: only the answer was lost.')
  await test.step('she may go on writing, and what is there although its answer was lost is reworded, not doubled', async () => {
    await composer(page).fill('Another thought')
    await expect(post(page, text).getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await composer(page).fill('')
    const mend = await losesAll(context, /\/api\/rpc\/feed\/get/)
    await post(page, text).getByRole('button', { name: 'Edit' }).click()
    await expect(noConnection(page), 'on the card, and in a notice: nobody knows').toHaveCount(2)
    await expect(post(page, text).getByText('It was not posted. Your text is kept.')).toBeVisible()
    await mend()
    await post(page, text).getByRole('button', { name: 'Edit' }).click()
    await expect(isPosted).toBeVisible()
    await expect(composer(page)).toHaveValue('')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`${text}, with light`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(post(page, `${text}, with light`).getByText('Edited')).toBeVisible()
    await expect(post(page, text)).toHaveCount(1)
  })
  const twice = `Tried again ${tag()}`
  await test.step('what never left she takes back and rewords; sent again it is one post', async () => {
    await loses(context, publishing, 'request')
    await composer(page).fill(twice)
    await send.click()
    await post(page, twice).getByRole('button', { name: 'Edit' }).click()
    await expect(post(page, twice)).toHaveCount(0)
    await expect(composer(page)).toHaveValue(twice)
    await composer(page).fill(`${twice} and again`)
    await loses(context, publishing, 'answer')
    await send.click()
    await post(page, twice).getByRole('button', { name: 'Retry' }).click()
    await expect(post(page, `${twice} and again`).getByRole('button', { name: /^Like/ })).toBeVisible()
    await expect(post(page, twice)).toHaveCount(1)
    await expect(composer(page)).toHaveValue('')
  })
  const secret = `For her alone ${tag()}`
  await test.step('what is there although its answer was lost is deleted when she discards it; a reload changes nothing', async () => {
    const regretted = `Better not ${tag()}`
    await loses(context, publishing, 'answer')
    await composer(page).fill(regretted)
    await send.click()
    await post(page, regretted).getByRole('button', { name: 'Discard' }).click()
    await expect(isPosted).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(post(page, regretted)).toHaveCount(0)
    await vera.player.posts(secret, { audience: 'followers' })
    await page.reload()
    for (const words of [text, twice, secret]) await expect(post(page, words), words).toHaveCount(1)
    await expect(post(page, regretted)).toHaveCount(0)
    await expect(composer(page)).toHaveValue('')
  })

  await test.step('what she posts for herself alone is where she is told, and nowhere that it leaves again', async () => {
    const alone = `A note to myself ${tag()}`
    await composer(page).fill(alone)
    await page.getByLabel('Who sees it').selectOption('Only me')
    await page.getByLabel('Who can comment').selectOption('People I follow')
    await send.click()
    await expect(send, 'the keyboard goes on from it').toBeFocused()
    await expect(page.getByText('You find it on your profile and under Following.')).toBeVisible()
    await expect(post(page, alone)).toHaveCount(0)
    await page.getByRole('link', { name: 'Following', exact: true }).click()
    await expect(post(page, alone).getByRole('button', { name: /^Like/ })).toBeVisible()
    const { items } = await vera.player.api.feed.byPerson({ id: vera.player.id })
    expect(items.find((each) => each.text === alone)).toMatchObject({ audience: 'private', replyPolicy: 'following' })
    await page.getByRole('link', { name: 'Everyone', exact: true }).click()
    await expect(page.getByRole('feed', { name: 'Everyone' })).toBeVisible()
  })

  await test.step('who signs in after her finds nothing of it, also by going back', async () => {
    const dana = await joinsWithoutBrowser(vera, 'Dana Next')
    await expect(post(page, secret)).toHaveCount(1)
    await composer(page).fill(`Never sent, ${secret}`)
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email', { exact: true }).fill(dana.email)
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/feed/)
    for (const when of ['signed in', 'back']) {
      if (when === 'back') {
        await page.getByRole('link', { name: /^Messages/ }).click()
        await expect(page).toHaveURL(/\/messages/)
        await page.goBack()
      }
      await expect(page.getByRole('feed').getByRole('article').first(), when).toBeVisible()
      await expect(post(page, secret), when).toHaveCount(0)
      await expect(composer(page), when).toHaveValue('')
    }
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each))),
    )
    expect(kept).not.toContain(secret)
  })
  expect(vera.complaints).toEqual([])
})

test('her own post, by keyboard too: liked, saved, found by its tag, its link copied, edited with its earlier text, deleted', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Keys')
  await vera.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await join(vera, { at: null })
  const { page } = vera
  const mark = tag()
  // Shown as she wrote it.
  const below = `What stands below <img src=x onerror="document.title=1"> it ${tag()}`
  await vera.player.posts(below)
  const { id } = await vera.player.posts(`Frist place #vallas${mark}`)
  const does = async (what: string) => {
    await post(page, mark)
      .getByRole('button', { name: /More about the post/ })
      .click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  await test.step('by keyboard and for a screen reader', async () => {
    await page.goto('/feed')
    await expect(page.getByRole('feed').getByRole('article').first()).toHaveAttribute('aria-posinset', '1')
    await page.getByRole('button', { name: 'Hide the welcome' }).click()
    await expect(page.getByText(`Welcome, ${vera.name}`)).toHaveCount(0)
    const like = page.getByRole('button', { name: `Like, post by ${vera.name}`, exact: true }).first()
    await like.focus()
    await page.keyboard.press('Space')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('what was saved is found again, and a tag leads to its posts', async () => {
    await does('Save for later')
    await expect.poll(async () => (await vera.player.api.feed.bookmarks({})).items.length).toBe(1)
    // A list without end, of one post a page: five come by themselves, and no more before she asks.
    const { items } = await vera.player.api.feed.bookmarks({})
    let asked = 0
    const mend = await intercept(page, /\/api\/rpc\/feed\/bookmarks/, (route) => {
      asked += 1
      if (asked === 8) return route.fulfill({ status: 403, json: {} })
      const next = asked < 10 ? `page ${asked}` : null
      const one = items.map((item) => ({ ...item, id: `${item.id.slice(0, -2)}${asked + 10}` }))
      return route.fulfill({ status: 200, json: { json: { items: one, nextCursor: next } } })
    })
    await goesOnTo(page, '/bookmarks')
    await expect(post(page, mark)).toHaveCount(6)
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByText('Older posts could not be loaded.').waitFor()
    await expect(post(page, mark)).toHaveCount(7)
    expect(asked, 'five by themselves, one when she asked, and the one after that failed').toBe(8)
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(post(page, mark)).toHaveCount(9)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
    const end = page.locator('div:focus').getByText('You have seen everything.')
    await expect(end, 'the keyboard goes on below what came').toBeVisible()
    await mend()
    await goesOnTo(page, '/feed')
    await expect(post(page, mark), 'those that were made up stay behind').toHaveCount(1)
    await page.getByRole('link', { name: `#vallas${mark}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#vallas${mark}`)
    await expect(page).toHaveURL(/tag=vallas/)
    await expect(post(page, mark)).toHaveCount(1)
  })

  await test.step('its link is copied, and leads to it', async () => {
    await does('Copy link')
    await expect(page.getByText('The link is copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await goesOnTo(page, new URL(link).pathname)
    await expect(page.getByRole('feed')).toHaveCount(0)
    await expect(post(page, mark)).toHaveCount(1)
  })

  await test.step('she edits it, for her followers from now on; its earlier text stays to be read', async () => {
    const stranger = await joinsWithoutBrowser(vera, 'Dana Stranger')
    await stranger.api.feed.get({ id })
    await goesOnTo(page, '/feed')
    await expect(page.getByRole('feed')).toBeVisible()
    await does('Edit')
    const audience = post(page, mark).getByLabel('Who sees it')
    const box = post(page, mark).getByRole('textbox')
    await expect(box, 'she writes at once').toBeFocused()
    const [hers, theirs, corrected] = [`Her words ${mark}`, `Changed elsewhere ${mark}`, `Corrected ${mark}`]
    await box.fill(hers)
    await vera.player.api.feed.edit({ id, text: theirs })
    await expect(post(page, mark).getByRole('region', { name: 'What it says now' })).toHaveText(theirs)
    await expect(box).toHaveValue(hers)
    await audience.selectOption('Followers')
    await page.reload()
    await does('Edit')
    const older = post(page, mark).getByRole('region', { name: 'What you had written' })
    await expect(older).toHaveText(hers)
    await expect(box).toHaveValue(theirs)
    await expect(audience, 'it waits for her as her words do').toHaveValue('followers')
    await box.fill(corrected)
    await post(page, mark).getByRole('button', { name: 'Use my words' }).click()
    await expect(box).toHaveValue(hers)
    await expect(box, 'she goes on writing').toBeFocused()
    await expect(older, 'what she wrote since is not lost').toHaveText(corrected)
    await box.fill(`First place #vallas${mark}`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(post(page, mark).getByText('First place')).toBeVisible()
    await expect(post(page, mark).getByText('For followers')).toBeVisible()
    await does('Earlier versions')
    await expect(page.getByRole('dialog').getByText('Frist place')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(stranger.api.feed.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  await test.step('she deletes it, and the keyboard goes on at the post that takes its place', async () => {
    await does('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(post(page, mark)).toHaveCount(0)
    await expect(page.locator('article:focus-within')).toHaveCount(1)
    await expect(post(page, below)).toHaveCount(1)
    await expect(vera.player.api.feed.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
  expect(vera.complaints).toEqual([])
})
