import { madePages, type PublicPage, standingPages } from '@heraia/hosts/test/public-pages'
import { type APIRequestContext, test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { expectLargeTargets } from '../checks/large-targets.ts'
import { expectReadByKeyboard } from '../checks/read-by-keyboard.ts'
import { expectValidHtml } from '../checks/valid-html.ts'
import { fetchOf } from '../people/ask-server.ts'
import { expect } from '../people/expect.ts'
import { openBrowser } from '../people/person.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''
const PICTURE = /<meta property="og:image" content="([^"]+)"/

/** What the page says to machines in one language; its picture is fetched in the one that is looked at. */
async function expectToldToMachines(
  request: APIRequestContext,
  { path, kinds, isIndexed }: PublicPage,
  lang: string,
  looksAt: string,
) {
  const where = `${path} ${lang}`
  const own = new URL(path, siteUrl()).href
  const inSpanish = `${own}?lang=es`
  const answer = await request.get(`${siteUrl()}${path}?lang=${lang}`)
  expect(answer.status(), where).toBe(200)
  const html = await answer.text()
  await expectValidHtml(where, html)
  expect(html.includes(`<html lang="${lang}"`), where).toBe(true)
  expect(html.match(/<h1/g), where).toHaveLength(1)
  expect(html.includes(`<link rel="canonical" href="${lang === 'es' ? inSpanish : own}">`), where).toBe(true)
  for (const [language, href] of [
    ['en', own],
    ['es', inSpanish],
    ['x-default', own],
  ]) {
    const alternate = `<link rel="alternate" hreflang="${language}" href="${href}">`
    if (isIndexed) expect(html.includes(alternate), where).toBe(true)
  }
  expect(html.includes('content="noindex"'), where).toBe(!isIndexed)
  expect(html.includes('<link rel="manifest" href="/manifest.webmanifest">'), where).toBe(true)
  expect(/<meta name="description" content="[^"]{10,}"/.test(html), where).toBe(true)
  expect(html.includes('<meta name="twitter:card"'), where).toBe(true)
  const told = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
    JSON.parse(json),
  )
  expect(
    told.map((thing) => thing['@type']),
    where,
  ).toEqual(expect.arrayContaining([...kinds]))
  const [, picture = ''] = PICTURE.exec(html) ?? []
  expect(picture, where).not.toBe('')
  // Its own, or drawn with its words in this language: one of the two is looked at, drawing takes longer than all else here.
  if (picture.includes('/pictures/')) expect(picture, where).toMatch(new RegExp(`\\.${lang}\\.png$`))
  if (lang !== looksAt) return
  const drawn = await request.get(picture.replaceAll('&amp;', '&'))
  expect(drawn.status(), `${where}: ${picture}`).toBe(200)
  expect(drawn.headers()['content-type'], where).toMatch(/^image\//)
}

test('every public page tells machines what it is, in both languages, in valid HTML', async ({ request }) => {
  // Lists that show somebody.
  await madePages(siteUrl())
  const map = await (await request.get(`${siteUrl()}/sitemap.xml`)).text()
  for (const [at, page] of standingPages.entries()) {
    for (const language of ['en', 'es']) await expectToldToMachines(request, page, language, at % 2 ? 'en' : 'es')
    expect(map).toContain(
      `<loc>${new URL(page.path, siteUrl()).href.replace(/\/$/, page.path === '/' ? '/' : '')}</loc>`,
    )
  }
})

test('so do the profile, post, team, role and listing of somebody, until she hides', async ({ request }) => {
  const { owner, pages } = await madePages(siteUrl())
  for (const [at, page] of pages.entries()) {
    for (const language of ['en', 'es']) await expectToldToMachines(request, page, language, at % 2 ? 'en' : 'es')
  }
  await owner.sets({ showInSearch: false })
  for (const { page, path } of pages) {
    const html = await (await request.get(`${siteUrl()}${path}`)).text()
    const told = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([json]) => json)
    expect(told.join(), path).not.toContain(owner.name)
    // Team and role are not hers alone: they stay, without her.
    const isHers = page === 'profile' || page === 'post' || page === 'listing'
    expect(html.includes('content="noindex"'), path).toBe(isHers)
    expect(/property="og:|name="twitter:|application\/ld\+json/.test(html), path).toBe(!isHers)
    if (!isHers) expect(html, path).not.toContain(owner.name)
    const picture = await request.get(`${siteUrl()}/pictures${path}.en.png`)
    if (isHers) expect(picture.headers()['content-type'], path).not.toContain('image/')
  }
  for (const map of ['sitemap', 'sitemap-people', 'sitemap-posts']) {
    const listed = await (await request.get(`${siteUrl()}/${map}.xml`)).text()
    for (const { page, path } of pages) if (page !== 'team') expect(listed, map).not.toContain(path)
  }
})

test('the screens of ways in are valid HTML, in both languages', async ({ request }) => {
  const ways = [
    '/login',
    '/login/code',
    '/login/phone',
    '/register',
    '/register/phone',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
  ]
  for (const path of [...ways, '/no/such/page']) {
    for (const language of ['en', 'es']) {
      const answer = await request.get(`${siteUrl()}${path}?lang=${language}`)
      await expectValidHtml(`${path} ${language}`, await answer.text())
    }
  }
  // Of whom nobody knows anything yet, it says nothing.
  const keep = await (await request.get(`${siteUrl()}/keep-account?lang=en`)).text()
  expect(keep).not.toContain('Your account will be deleted')
})

for (const start of [0, 6, 12]) {
  const some = standingPages.slice(start, start + 6)
  // That they hold letters of twice the size is asked with all else that axe asks (checks/accessible.ts).
  test(`${some.map(({ path }) => path).join(', ')} are read by keyboard alone, and hit by a finger`, async ({
    page,
  }) => {
    for (const { path } of some) {
      await page.goto(`${siteUrl()}${path}`)
      await expectReadByKeyboard(page)
      await expectLargeTargets(page)
    }
  })
}

test('lists and what people show are accessible, and read by keyboard alone', async ({ browser }) => {
  const reader = await openBrowser(browser, siteUrl(), 'Rita Reader')
  const { page } = reader
  const { pages } = await madePages(siteUrl(), fetchOf(reader))
  for (const { page: kind, path } of pages) {
    await page.goto(`${siteUrl()}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadByKeyboard(page)
    if (kind !== 'listing') await expectLargeTargets(page)
    await expectAccessible(page)
  }
})

test('language, appearance and a message are sent by a form without scripts', async ({ request }) => {
  const headers = { origin: siteUrl(), referer: `${siteUrl()}/about` }
  const chosen = await request.post(`${siteUrl()}/choices`, {
    ...{ headers, maxRedirects: 0 },
    form: { language: 'es', theme: 'dark', back: '/about' },
  })
  expect(chosen.status()).toBe(303)
  expect(chosen.headers()).toMatchObject({ location: '/about' })
  expect(chosen.headers()['set-cookie']).toMatch(/heraia_language=es[\s\S]*heraia_theme=dark/)
  const sent = await request.post(`${siteUrl()}/contact?lang=en`, {
    headers,
    form: { name: '', email: 'mira@', subject: '' },
  })
  expect(sent.status()).toBe(422)
  expect(await sent.text()).toContain('What you wrote is still here.')
})
