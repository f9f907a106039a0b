import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { restorePerson } from '../../accounts/standing/restore-person.ts'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)
const SITE = 'https://mira.example/me'

let mira: Player
beforeEach(async () => {
  mira = await joins('Mira Links')
  heraia.pages.answers.clear()
})

const handleOf = async (player: Player) => (await player.api.accounts.me()).handle
const linkTo = (place: string) =>
  `<p>Hi</p><a class="x" rel="me nofollow" href="${heraia.siteUrl}/profile/${place}">I</a>`

async function names(player: Player, website: string | null) {
  const settings = await player.api.settings.get()
  await player.api.settings.save({ ...settings, links: { ...settings.links, website } })
  await heraia.runJobs()
}

const website = async (player: Player) =>
  (await player.api.settings.linkChecks()).checks.find(({ network }) => network === 'website')
const shown = async (player: Player) => (await stranger.profiles.get({ id: player.id })).about?.provenLinks
const later = async (days: number) => {
  heraia.clock.advance({ days })
  await heraia.runJob('links.due')
  await heraia.runJobs()
}

test('a page that links back to her with rel=me is proven, for everybody, with the day', async () => {
  heraia.pages.show(SITE, linkTo(await handleOf(mira)))
  await names(mira, SITE)
  const since = heraia.clock.now().toISOString()
  expect(await website(mira)).toMatchObject({ url: SITE, waiting: false, provenAt: since, problem: null })
  expect(await shown(mira)).toEqual({ website: since })
})

test('the address that never changes counts as well', async () => {
  heraia.pages.show(SITE, `<head><link href='/x' rel=icon><LINK REL='me' HREF=${heraia.siteUrl}/profile/${mira.id}/>`)
  await names(mira, SITE)
  expect(await website(mira)).toMatchObject({ problem: null })
})

test.each([
  ['without rel=me', () => linkTo('HANDLE').replace('me nofollow', 'nofollow')],
  ['to somebody else', () => linkTo('dana-somebody')],
  ['in a comment', () => `<!-- ${linkTo('HANDLE')} -->`],
  ['in a script', () => `<script>'${linkTo('HANDLE')}'</script>`],
  ['on another host', () => linkTo('HANDLE').replace('heraia.test', 'heraia.test.evil.example')],
  ['in an attribute', () => `<img alt='${linkTo('HANDLE')}'>`],
])('a link %s proves nothing', async (_, page) => {
  heraia.pages.show(SITE, page().replace('HANDLE', await handleOf(mira)))
  await names(mira, SITE)
  expect(await website(mira)).toMatchObject({ provenAt: null, problem: 'no_link_back' })
  expect(await shown(mira)).toEqual({})
})

test('she puts the link on her page afterwards, and asks for another look', async () => {
  heraia.pages.show(SITE, 'Nothing yet')
  await names(mira, SITE)
  heraia.pages.show(SITE, linkTo(mira.id))
  const asked = await mira.api.settings.checkLink({ network: 'website' })
  expect(asked.checks).toMatchObject([{ waiting: true, problem: 'no_link_back' }])
  await heraia.runJobs()
  expect(await website(mira)).toMatchObject({ waiting: false, problem: null })
  expect(await refusal(mira.api.settings.checkLink({ network: 'youtube' }))).toMatchObject({ status: 404 })
})

test('a link that goes is found out, and proves nothing any more', async () => {
  heraia.pages.show(SITE, linkTo(mira.id))
  await names(mira, SITE)
  const since = (await website(mira))?.provenAt
  await later(8)
  expect(await website(mira)).toMatchObject({ provenAt: since, checkedAt: heraia.clock.now().toISOString() })
  heraia.pages.show(SITE, 'Gone')
  await later(8)
  expect(await shown(mira)).toEqual({})
})

test('a page that is out of reach for a day or two is believed; for longer it is not', async () => {
  heraia.pages.show(SITE, linkTo(mira.id))
  await names(mira, SITE)
  heraia.pages.answers.clear()
  await later(8)
  await later(2)
  expect(await website(mira)).toMatchObject({ problem: 'unreachable', provenAt: expect.any(String) })
  await later(2)
  expect(await website(mira)).toMatchObject({ problem: 'unreachable', provenAt: null })
})

test('a link that falls due while she is suspended is looked at when she is back', async () => {
  heraia.pages.show(SITE, linkTo(mira.id))
  await names(mira, SITE)
  await suspendPerson(heraia.context, mira.id, 'Spam')
  await later(8)
  heraia.pages.show(SITE, 'Gone')
  await restorePerson(heraia.context, mira.id, 'Appeal')
  await later(0)
  expect(await website(mira)).toMatchObject({ provenAt: null, problem: 'no_link_back' })
})

test('another link in its place is not proven by what was found of the one before', async () => {
  heraia.pages.show(SITE, linkTo(mira.id))
  await names(mira, SITE)
  await names(mira, 'https://mira.example/other')
  expect(await shown(mira)).toEqual({})
  expect(await website(mira)).toMatchObject({ url: 'https://mira.example/other', provenAt: null })
  await names(mira, null)
  expect(await website(mira)).toBeUndefined()
})

test('a page that moved is followed within its own site, and nowhere else', async () => {
  const { answers } = heraia.pages
  answers.set(SITE, { kind: 'moved', to: 'https://www.mira.example/new' })
  heraia.pages.show('https://www.mira.example/new', linkTo(mira.id))
  await names(mira, SITE)
  expect(await website(mira)).toMatchObject({ problem: null })
  const dana = await joins('Dana Links')
  heraia.pages.show('https://evil.example/', linkTo(dana.id))
  for (const to of ['https://evil.example/', 'http://mira.example/new', '//evil.example', 'nonsense:']) {
    answers.set(SITE, { kind: 'moved', to })
    await names(dana, null)
    await names(dana, SITE)
    expect(await website(dana)).toMatchObject({ provenAt: null, problem: 'leads_elsewhere' })
  }
  answers.set(SITE, { kind: 'moved', to: SITE })
  await names(dana, null)
  await names(dana, SITE)
  expect(await website(dana)).toMatchObject({ problem: 'leads_elsewhere' })
})

test('who takes over a handle does not take over what links to it', async () => {
  const handle = await handleOf(mira)
  heraia.pages.show(SITE, linkTo(handle))
  await mira.saves({ handle: `${handle}-new` })
  const thief = await joins('Thea Thief')
  await thief.saves({ handle })
  await names(thief, SITE)
  expect(await website(thief)).toMatchObject({ provenAt: null, problem: 'no_link_back' })
  await mira.saves({ handle: `${handle}-newer` })
  heraia.pages.show(SITE, linkTo(thief.id))
  await thief.api.settings.checkLink({ network: 'website' })
  await heraia.runJobs()
  expect(await website(thief)).toMatchObject({ problem: null })
})

test('what is proven is shown where her profile is open, and the editor’s links are looked at too', async () => {
  heraia.pages.show(SITE, linkTo(mira.id))
  const { links } = (await mira.api.profiles.editable()).information
  await mira.saves({ links: { ...links, website: SITE } })
  await heraia.runJobs()
  expect(await shown(mira)).toHaveProperty('website')
  await mira.sets({ profileVisibility: 'followers' })
  expect(await shown(mira)).toBeUndefined()
})
