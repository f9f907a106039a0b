import { type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expect } from '../people/expect.ts'
import { goesOnTo } from '../people/go-on.ts'
import { intercept } from '../people/intercept.ts'
import { join } from '../people/join.ts'
import { dismisses, loses, losesAll, noConnection } from '../people/lose.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const composer = (page: Page) => page.getByPlaceholder("What's on your mind?")
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const tag = () => Math.random().toString(36).slice(2, 8)

test('comments and answers arrive while she reads, and new posts wait without moving the page, also those that came while a list was on its way', async ({
  browser,
}) => {
  const [vera, ada] = [
    await openBrowser(browser, siteUrl(), 'Vera Reads'),
    await openBrowser(browser, siteUrl(), 'Ada Writes'),
  ]
  await join(vera, { at: null })
  const mark = tag()
  await vera.player.posts(`Who trains tomorrow? ${mark}`)
  await Promise.all([vera.page.goto('/feed'), join(ada, { at: null })])
  await test.step('what is posted while a list is on its way to her waits behind the pill as well', async () => {
    const { page } = vera
    const then = tag()
    await vera.player.api.profiles.follow({ id: ada.player.id })
    await ada.player.posts(`Long ago ${then}`)
    const hears = async (count: number) => {
      await ada.player.writes({ id: vera.player.id }, `Look, ${count}`)
      await expect(page.getByRole('link', { name: new RegExp(`Messages.*${count} unread`) }).first()).toBeVisible()
    }
    // Her stream is there, and she has heard of all before it.
    await hears(1)
    let lists = 0
    const mend = await intercept(page, /\/api\/rpc\/feed\/timeline/, async (route) => {
      lists += 1
      const list = await vera.player.api.feed.timeline({ scope: 'following' })
      await ada.player.posts(`Meanwhile ${lists} ${then}`)
      await hears(lists + 1)
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
  await ada.page.goto('/feed')
  await post(ada.page, mark).getByRole('button', { name: 'Comment' }).click()
  await post(vera.page, mark).getByRole('button', { name: 'Comment' }).click()
  const { promise: wroteOn, resolve: writesOn } = Promise.withResolvers<void>()
  const mend = await intercept(ada.page, /\/api\/rpc\/feed\/comment$/, async (route) => {
    await wroteOn
    await route.continue()
  })
  const comment = ada.page.getByPlaceholder('Write a comment')
  await comment.fill('I do, at seven')
  await ada.page.getByRole('button', { name: 'Send', exact: true }).click()
  await comment.fill('I do, at seven. And you?')
  writesOn()
  await expect(post(vera.page, mark).getByText('I do, at seven')).toBeVisible()
  await expect(post(ada.page, mark).getByText('1 comment', { exact: true })).toBeVisible()
  await expect(ada.page.getByText('Your comment is posted.'), 'is read aloud').toBeAttached()
  await expect(comment, 'what she wrote on meanwhile stays').toHaveValue('I do, at seven. And you?')
  await mend()
  await post(vera.page, mark).getByRole('button', { name: 'Reply', exact: true }).click()
  await vera.page.getByPlaceholder('Reply to Ada Writes').fill('See you there')
  await vera.page.getByPlaceholder('Reply to Ada Writes').press('Control+Enter')
  await expect(vera.page.getByText('See you there')).toBeVisible()
  await expect(vera.page.getByText('Your comment is posted.')).toBeAttached()
  await expect(post(vera.page, mark).getByText('2 comments').first()).toBeVisible()

  await test.step('she hides a comment from everybody, and shows it again', async () => {
    const answer = (page: Page) => post(page, mark).getByRole('article').filter({ hasText: 'I do, at seven' }).first()
    const does = async (what: string) => {
      await answer(vera.page)
        .getByRole('button', { name: /More about the comment by Ada/ })
        .first()
        .click()
      await vera.page.getByRole('menuitem', { name: what }).click()
    }
    await loses(vera.context, /\/api\/rpc\/feed\/hideComment$/, 'request')
    await does('Hide for everyone')
    await expect(noConnection(vera.page)).toBeVisible()
    await does('Hide for everyone')
    await expect(answer(vera.page).getByText('Hidden by the author')).toBeVisible()
    await does('Show again')
    await expect(answer(vera.page).getByText('Hidden by the author')).toHaveCount(0)
  })

  const before = await post(vera.page, `Who trains tomorrow? ${mark}`).first().boundingBox()
  await composer(ada.page).fill(`Another one ${mark}`)
  await ada.page.getByLabel('Who can comment').selectOption('People I follow')
  await ada.page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(vera.page.getByRole('button', { name: /new posts?$/ })).toBeVisible()
  // It has nothing more to send, and the keyboard goes on from it.
  await expect(ada.page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
  await expect(ada.page.getByRole('button', { name: 'Post', exact: true })).toBeFocused()
  const after = await post(vera.page, `Who trains tomorrow? ${mark}`).first().boundingBox()
  // Of a scrolled page the browser rounds to parts of a pixel.
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)

  await test.step('what came while she was elsewhere waits for her too, and what was deleted meanwhile is gone', async () => {
    const pill = vera.page.getByRole('button', { name: /new posts?$/ })
    await dismisses(vera.page)
    const mendTimeline = await losesAll(vera.context, /\/api\/rpc\/feed\/timeline/)
    await pill.click()
    await expect(noConnection(vera.page)).toBeVisible()
    await expect(pill, 'it is still there to be asked again').toBeVisible()
    await expect(post(vera.page, `Who trains tomorrow? ${mark}`)).not.toHaveCount(0)
    await mendTimeline()
    await pill.click()
    await expect(pill).toHaveCount(0)
    await test.step('who may not comment on it is told so, and has no field', async () => {
      const another = post(vera.page, `Another one ${mark}`)
      await another.getByRole('button', { name: 'Comment' }).click()
      await expect(another.getByText('The author has limited who can comment.')).toBeVisible()
      await expect(another.getByRole('textbox')).toHaveCount(0)
      const own = post(ada.page, `Another one ${mark}`)
      await own.getByRole('button', { name: 'Comment' }).click()
      await expect(own.getByPlaceholder('Write a comment')).toBeVisible()
    })
    await test.step('until the author lets everyone comment', async () => {
      const own = post(ada.page, `Another one ${mark}`)
      await own.getByRole('button', { name: 'More about the post by Ada Writes' }).click()
      await ada.page.getByRole('menuitem', { name: 'Edit' }).click()
      await own.getByLabel('Who can comment').selectOption('Everyone')
      await own.getByRole('button', { name: 'Save changes' }).click()
      await expect(own.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
      const another = post(vera.page, `Another one ${mark}`)
      await expect(another.getByPlaceholder('Write a comment'), 'without a reload').toBeVisible()
      await expect(another.getByText('Edited'), 'it says what it said').toHaveCount(0)
    })
    await vera.page.getByRole('link', { name: 'Following', exact: true }).click()
    await expect(vera.page).toHaveURL(/tab=following/)
    const short = await ada.player.posts(`Not for long ${mark}`)
    await vera.page.getByRole('link', { name: 'Everyone', exact: true }).click()
    await pill.click()
    await expect(post(vera.page, short.text)).toHaveCount(1)
    await ada.player.api.feed.like({ id: short.id })
    await post(vera.page, short.text).getByRole('button', { name: '1 like' }).click()
    await expect(vera.page.getByRole('dialog', { name: 'Liked by' }).getByRole('link')).toHaveText([/Ada Writes/])
    await vera.page.keyboard.press('Escape')
    await vera.page.getByRole('link', { name: /^Messages/ }).click()
    await expect(vera.page).toHaveURL(/messages/)
    await ada.player.api.feed.remove({ id: short.id })
    await ada.player.posts(`While she wrote ${mark}`)
    await vera.page.goBack()
    await expect(pill).toBeVisible()
    await expect(post(vera.page, short.text)).toHaveCount(0)
  })

  await test.step('Back from a post she stands where she was', async () => {
    const { page } = vera
    await page.setViewportSize({ width: 1280, height: 420 })
    const read = post(page, `Who trains tomorrow? ${mark}`).first()
    await read.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    await read.locator('a[href^="/post/"]').first().click()
    await expect(page).toHaveURL(/\/post\//)
    await expect(page.getByRole('feed')).toHaveCount(0)
    await page.goBack()
    await expect(read).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  await ada.page.getByRole('button', { name: /^Notifications/ }).click()
  const latest = ada.page.getByRole('list', { name: 'Latest notifications' })
  await latest.getByRole('link', { name: 'See you there' }).click()
  const linked = ada.page.getByRole('region', { name: 'The comment you came for' })
  await expect(linked).toBeFocused()
  await expect(linked).toContainText('I do, at seven')
  await expect(linked).toContainText('See you there')
  await expect(ada.page).toHaveTitle('Post by Vera Reads | Heraia')

  await test.step('a word that she mutes elsewhere folds what holds it here, and one press opens it', async () => {
    const { page } = vera
    // Others post on this site, too.
    await page.getByRole('button', { name: /new posts?$/ }).click()
    await expect(post(page, `While she wrote ${mark}`)).toHaveCount(1)
    await goesOnTo(page, '/settings/safety')
    await page.getByLabel('Word, phrase or #tag').fill('ANOTHER one')
    await page.getByLabel('For how long').selectOption('7 days')
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(page.getByText(/^Until /)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove ANOTHER one' }).click()
    await expect(page.getByText('You have muted no words.')).toBeVisible()
    await page.goBack()
    await expect(post(page, `Another one ${mark}`)).toHaveCount(1)
    await post(page, mark).getByRole('button', { name: 'Comment, post by Vera Reads' }).click()
    const word = await vera.player.mutesWord('ANOTHER one', '7d')
    const folded = page.getByRole('article', { name: 'Ada Writes: Holds a word you muted: ANOTHER one' })
    await expect(folded.first()).toBeVisible()
    await expect(post(page, `Another one ${mark}`)).toHaveCount(0)
    await expectAccessible(page)
    await folded.first().getByRole('button', { name: 'Show what Ada Writes wrote' }).click()
    await expect(post(page, `Another one ${mark}`)).toBeFocused()
    await vera.player.api.profiles.unmuteWord({ id: word.id })
    await expect(folded).toHaveCount(0)
  })

  await test.step('from a post she mutes who wrote it, and from a comment she blocks her: what is hers goes from the screen', async () => {
    const { page } = vera
    const chooses = async (menu: Locator, choice: string) => {
      await menu.first().click()
      await page.getByRole('menuitem', { name: choice }).click()
    }
    const hers = post(page, `While she wrote ${mark}`)
    await chooses(hers.getByRole('button', { name: 'More about the post by Ada Writes' }), 'Mute Ada Writes')
    await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(post(page, `Another one ${mark}`)).toHaveCount(0)
    await expect(page.locator('article:focus-within')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(post(page, `Another one ${mark}`)).toHaveCount(1)
    const comments = post(page, mark).getByRole('button', { name: 'More about the comment by Ada Writes' })
    await chooses(comments, 'Block Ada Writes')
    await page.getByRole('alertdialog', { name: 'Block Ada Writes?' }).getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText('Ada Writes is blocked.')).toBeVisible()
    await expect(page.getByText('I do, at seven')).toHaveCount(0)
    await expect(post(page, `Another one ${mark}`)).toHaveCount(0)
    await expect(page.locator('article:focus-within')).toHaveCount(1)
  })
  expect([...vera.complaints, ...ada.complaints]).toEqual([])
})
