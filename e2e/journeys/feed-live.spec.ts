import { type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { holds } from '../people/hold.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { dismisses, loses, losesAll, noConnection } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'
import { joinsWithoutBrowser } from '../people/without-browser.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const tag = () => Math.random().toString(36).slice(2, 8)

test('comments and answers arrive while she reads, and new posts wait without moving the page, also those that came while a list was on its way', async ({
  browser,
}) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Reads')
  await join(vera, { at: null })
  const mark = tag()
  const { page } = vera
  const asked = await vera.player.posts(`Who trains tomorrow? ${mark}`)
  const own = post(page, asked.text).first()
  const ada = await joinsWithoutBrowser(vera, 'Ada Writes')
  await page.goto('/feed')
  await test.step('what is posted while a list is on its way to her waits behind the pill as well', async () => {
    const then = tag()
    await vera.player.api.profiles.follow({ id: ada.id })
    await ada.posts(`Long ago ${then}`)
    const hears = async (count: number) => {
      await ada.writes({ id: vera.player.id }, `Look, ${count}`)
      await expect(page.getByRole('link', { name: new RegExp(`Messages.*${count} unread`) }).first()).toBeVisible()
    }
    // Her page is there, and her stream: what came before is not brought by it once more.
    await expect(own).toBeVisible()
    await hears(1)
    await hears(2)
    let lists = 0
    const mend = await intercept(page, /\/api\/rpc\/feed\/timeline/, async (route) => {
      lists += 1
      const list = await vera.player.api.feed.timeline({ scope: 'following' })
      await ada.posts(`Meanwhile ${lists} ${then}`)
      await hears(lists + 2)
      await route.fulfill({ status: 200, json: { json: list } })
    })
    const pill = page.getByRole('button', { name: '1 new post' })
    await page.getByRole('link', { name: 'Following', exact: true }).click()
    await expect(pill).toBeVisible()
    await expect(post(page, `Meanwhile 1 ${then}`)).toHaveCount(0)
    await pill.click()
    await expect(post(page, `Meanwhile 1 ${then}`)).toHaveCount(1)
    await expect(pill, 'and again, with the list that she took in').toBeVisible()
    await mend()
    await page.getByRole('link', { name: 'Everyone', exact: true }).click()
    const newer = page.getByRole('button', { name: /new posts?$/ })
    await newer.click()
    await expect(newer).toHaveCount(0)
  })

  await test.step('a comment arrives while she reads, and what she writes on while her answer is sent stays', async () => {
    await own.getByRole('button', { name: 'Comment' }).click()
    await ada.comments(asked, 'I do, at seven')
    await expect(own.getByText('I do, at seven')).toBeVisible()
    const answer = own.getByPlaceholder('Write a comment')
    const letsGo = await holds(page, /\/api\/rpc\/feed\/comment$/)
    await answer.fill('See you there')
    await answer.press('Control+Enter')
    await answer.fill('See you there. Bring water')
    await letsGo()
    await expect(page.getByText('Your comment is posted.'), 'is read aloud').toBeAttached()
    await expect(answer, 'what she wrote on meanwhile stays').toHaveValue('See you there. Bring water')
    await own.getByRole('button', { name: 'Reply', exact: true }).first().click()
    const reply = page.getByPlaceholder('Reply to Ada Writes')
    const letsReplyGo = await holds(page, /\/api\/rpc\/feed\/comment$/)
    await reply.fill('At the gate')
    await reply.press('Control+Enter')
    await reply.fill('At the gate, at six')
    await letsReplyGo()
    await expect(own.getByText('At the gate', { exact: true })).toBeVisible()
    await expect(reply, 'it does not close over what she wrote on').toHaveValue('At the gate, at six')
    await expect(own.getByText('3 comments').first()).toBeVisible()
  })

  await test.step('she hides a comment from everybody, and shows it again', async () => {
    const answer = own.getByRole('article').filter({ hasText: 'I do, at seven' }).first()
    const does = async (what: string) => {
      await answer
        .getByRole('button', { name: /More about the comment by Ada/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: what }).click()
    }
    await loses(vera.context, /\/api\/rpc\/feed\/hideComment$/, 'request')
    await does('Hide for everyone')
    await expect(noConnection(page)).toBeVisible()
    await does('Hide for everyone')
    await expect(answer.getByText('Hidden by the author')).toBeVisible()
    await does('Show again')
    await expect(answer.getByText('Hidden by the author')).toHaveCount(0)
  })

  const pill = page.getByRole('button', { name: /new posts?$/ })
  const another = post(page, `Another one ${mark}`)
  await test.step('a new post moves nothing, and waits for her, also where the list is lost on its way', async () => {
    const before = await own.boundingBox()
    const { id } = await ada.posts(`Another one ${mark}`, { replyPolicy: 'following' })
    await expect(pill).toBeVisible()
    const after = await own.boundingBox()
    // Of a scrolled page the browser rounds to parts of a pixel.
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)
    await dismisses(page)
    const mendTimeline = await losesAll(vera.context, /\/api\/rpc\/feed\/timeline/)
    await pill.click()
    await expect(noConnection(page)).toBeVisible()
    await expect(pill, 'it is still there to be asked again').toBeVisible()
    await expect(own).toBeVisible()
    await mendTimeline()
    await pill.click()
    await expect(pill).toHaveCount(0)
    await another.getByRole('button', { name: 'Comment' }).click()
    await expect(another.getByText('The author has limited who can comment.')).toBeVisible()
    await expect(another.getByRole('textbox')).toHaveCount(0)
    await ada.api.feed.edit({ id, text: `Another one ${mark}`, replyPolicy: 'everyone' })
    await expect(another.getByPlaceholder('Write a comment'), 'without a reload').toBeVisible()
    await expect(another.getByText('Edited'), 'it says what it said').toHaveCount(0)
  })

  await test.step('what came while she was elsewhere waits for her too, and what was deleted meanwhile is gone', async () => {
    const short = await ada.posts(`Not for long ${mark}`)
    await pill.click()
    await expect(post(page, short.text)).toHaveCount(1)
    await ada.api.feed.like({ id: short.id })
    await post(page, short.text).getByRole('button', { name: '1 like' }).click()
    await expect(page.getByRole('dialog', { name: 'Liked by' }).getByRole('link')).toHaveText([/Ada Writes/])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Messages/ }).click()
    await expect(page).toHaveURL(/messages/)
    await ada.api.feed.remove({ id: short.id })
    await ada.posts(`While she wrote ${mark}`)
    await page.goBack()
    await expect(pill).toBeVisible()
    await expect(post(page, short.text)).toHaveCount(0)
  })

  await test.step('Back from a post she stands where she was', async () => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await own.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    await own.locator('a[href^="/post/"]').first().click()
    await expect(page).toHaveURL(/\/post\//)
    await expect(page.getByRole('feed')).toHaveCount(0)
    await page.goBack()
    await expect(own).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  await test.step('from the bell she comes to the comment, which has the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const latest = page.getByRole('list', { name: 'Latest notifications' })
    await latest.getByRole('link', { name: 'I do, at seven' }).click()
    const linked = page.getByRole('region', { name: 'The comment you came for' })
    await expect(linked).toBeFocused()
    await expect(linked).toContainText('I do, at seven')
    await expect(page).toHaveTitle('Post by Vera Reads | Heraia')
    await page.goBack()
  })

  await test.step('a word that she mutes folds what holds it, and one press opens it', async () => {
    // Others post on this site, too.
    await pill.click()
    await expect(post(page, `While she wrote ${mark}`)).toHaveCount(1)
    await goesOnTo(page, '/settings/safety')
    await page.getByLabel('Word, phrase or #tag').fill('ANOTHER one')
    await page.getByLabel('For how long').selectOption('7 days')
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(page.getByText(/^Until /)).toBeVisible()
    await page.goBack()
    const folded = page.getByRole('article', { name: 'Ada Writes: Holds a word you muted: ANOTHER one' })
    await expect(folded.first()).toBeVisible()
    await expect(another).toHaveCount(0)
    await expectAccessible(page)
    await folded.first().getByRole('button', { name: 'Show what Ada Writes wrote' }).click()
    await expect(another).toBeFocused()
    for (const { id } of (await vera.player.api.profiles.mutedWords()).items) {
      await vera.player.api.profiles.unmuteWord({ id })
    }
    await expect(folded, 'without asking').toHaveCount(0)
  })

  await test.step('from a post she mutes who wrote it, and from a comment she blocks her: what is hers goes from the screen', async () => {
    const chooses = async (menu: Locator, choice: string) => {
      await menu.first().click()
      await page.getByRole('menuitem', { name: choice }).click()
    }
    const hers = post(page, `While she wrote ${mark}`)
    await chooses(hers.getByRole('button', { name: 'More about the post by Ada Writes' }), 'Mute Ada Writes')
    await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(another).toHaveCount(0)
    await expect(page.locator('article:focus-within')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(another).toHaveCount(1)
    await own.getByRole('button', { name: 'Comment, post by Vera Reads' }).click()
    const comments = own.getByRole('button', { name: 'More about the comment by Ada Writes' })
    await chooses(comments, 'Block Ada Writes')
    await page.getByRole('alertdialog', { name: 'Block Ada Writes?' }).getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText('Ada Writes is blocked.')).toBeVisible()
    await expect(page.getByText('I do, at seven')).toHaveCount(0)
    await expect(another).toHaveCount(0)
    await expect(page.locator('article:focus-within').first(), 'the keyboard goes on beside it').toBeVisible()
  })
  expect(vera.complaints).toEqual([])
})
