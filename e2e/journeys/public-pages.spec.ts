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

/** Words that must be on each page of text, in English and Spanish. */
const words: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  '/': ['Your sport. Your people.', 'Tu deporte. Tu gente.'],
  '/learn': ['Questions and answers', 'Preguntas y respuestas'],
  '/learn/warm-up': ['What has been shown', 'Lo que se ha demostrado'],
  '/learn/asking-for-help': ['Where to find help', 'Dónde encontrar ayuda'],
  '/about': ['Empowerment', 'Empoderamiento'],
  '/careers': ['Send Us Your Resume', 'Envíanos tu currículum'],
  '/careers/product-engineer': ['Apply Now', 'Presentar candidatura'],
  '/press': ['Press releases', 'Notas de prensa'],
  '/press/accessible': ['San Francisco, November 18, 2026', 'San Francisco, 18 de noviembre de 2026'],
  '/contact': ['How fast we answer', 'Cuánto tardamos'],
  '/privacy': ['International transfers', 'Transferencias internacionales'],
  '/terms': ['Governing law', 'Ley aplicable'],
  '/cookies': ['heraia_language', 'heraia_language'],
  '/accessibility': ['Keyboard guide', 'Guía de teclado'],
}

const PICTURE = /<meta property="og:image" content="([^"]+)"/

/** What the page says in one language; in the one that is looked at its markup is read as well, and its picture fetched. */
async function expectToldToMachines(
  request: APIRequestContext,
  { path, kinds, isIndexed, still }: PublicPage,
  lang: string,
  looksAt: string,
): Promise<string> {
  const where = `${path} ${lang}`
  const own = new URL(path, siteUrl()).href
  const inSpanish = `${own}?lang=es`
  const answer = await request.get(`${siteUrl()}${path}?lang=${lang}`)
  expect(answer.status(), where).toBe(200)
  const html = await answer.text()
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const [english, spanish] = words[path] ?? ['no words', 'are known']
  if (still === 'words') expect(main, where).toContain(lang === 'es' ? spanish : english)
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
  // Its own, or drawn with its words in this language.
  if (picture.includes('/pictures/')) expect(picture, where).toMatch(new RegExp(`\\.${lang}\\.png$`))
  // One of the two is looked at: the same elements hold the words of both, and drawing takes longer than all else here.
  if (lang !== looksAt) return html
  await expectValidHtml(where, html)
  const drawn = await request.get(picture.replaceAll('&amp;', '&'))
  expect(drawn.status(), `${where}: ${picture}`).toBe(200)
  expect(drawn.headers()['content-type'], where).toMatch(/^image\//)
  return html
}

test('every public page tells machines what it is, and who has no scripts what it says, in both languages, in valid HTML; so do those of somebody, until she hides', async ({
  request,
}) => {
  // First, for lists that show somebody.
  const { owner, pages } = await madePages(siteUrl())
  const map = await (await request.get(`${siteUrl()}/sitemap.xml`)).text()
  for (const [at, page] of standingPages.entries()) {
    for (const language of ['en', 'es']) await expectToldToMachines(request, page, language, at % 2 ? 'en' : 'es')
    expect(map).toContain(
      `<loc>${new URL(page.path, siteUrl()).href.replace(/\/$/, page.path === '/' ? '/' : '')}</loc>`,
    )
  }
  for (const [at, page] of pages.entries()) {
    const looksAt = at % 2 ? 'en' : 'es'
    const html = await expectToldToMachines(request, page, 'en', looksAt)
    await expectToldToMachines(request, page, 'es', looksAt)
    const title = { profile: owner.name, listing: 'Carbon racket' }[page.page]
    if (title) expect(html).toContain(`<meta property="og:title" content="${title} | Heraia">`)
    if (page.page === 'listing') expect(html).toContain('"price":"120.00"')
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

test('the screens of ways in, and of what is not there, are valid HTML', async ({ request }) => {
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
  for (const [at, path] of [...ways, '/no/such/page'].entries()) {
    const answer = await request.get(`${siteUrl()}${path}?lang=${at % 2 ? 'es' : 'en'}`)
    expect(answer.status(), path).toBe(path === '/no/such/page' ? 404 : 200)
    await expectValidHtml(path, await answer.text())
  }
  // Of whom nobody knows anything yet, it says nothing.
  const keep = await (await request.get(`${siteUrl()}/keep-account?lang=en`)).text()
  expect(keep).not.toContain('Your account will be deleted')
})

/** Looked at where more is done there: people.spec.ts, teams.spec.ts and marketplace.spec.ts. */
const lookedAtElsewhere = ['/search', '/teams', '/marketplace']
/** One article stands for two, and of the papers of the law one for two that hold the same; and what is not there. */
const standing = [...standingPages.map(({ path }) => path), '/no-such-page'].filter(
  (path) => path !== '/learn/asking-for-help' && path !== '/terms',
)
// Each is opened as new; what is emptied between journeys is emptied once for several.
for (const start of [0, 6, 12]) {
  const some = standing.slice(start, start + 6)
  test(`${some.join(', ')} are read by keyboard alone, hit by a finger, and accessible`, async ({ browser }) => {
    const { page, complaints } = await openBrowser(browser, siteUrl(), 'Somebody who reads')
    for (const path of some) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectReadByKeyboard(page)
        await expectLargeTargets(page)
        if (!lookedAtElsewhere.includes(path)) await expectAccessible(page)
      })
    }
    expect(complaints).toEqual([])
  })
}

test('lists and what people show are accessible, and read by keyboard alone', async ({ browser }) => {
  const reader = await openBrowser(browser, siteUrl(), 'Rita Reader')
  const { page } = reader
  const { pages } = await madePages(siteUrl(), fetchOf(reader))
  for (const { page: kind, path } of pages) {
    await page.goto(`${siteUrl()}${path}`)
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
