import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openLibrary } from '../../content/library.ts'
import { recordedLog } from '../../test/recorded-log.ts'
import { checkTexts } from './check-texts.ts'
import { deadLinks } from './dead-links.ts'
import { openContent } from './open-content.ts'
import { contentFolder, readFiles } from './read-files.ts'

const own = mkdtempSync(join(tmpdir(), 'heraia-content-'))
afterAll(() => rmSync(own, { recursive: true }))

const head = '---\ntitle: Hello\nlead: A lead\n---\n'

test('each text stands in both languages, can be read, and leads to pages that exist', () => {
  const files = readFiles([contentFolder])
  const library = openLibrary(files)
  expect(library.problems).toEqual([])
  expect(deadLinks(files, library)).toEqual([])
})

test('at least nine articles, three of each kind; who speaks of health names sources, and of the mind whom to call', () => {
  const library = openLibrary(readFiles([contentFolder]))
  const articles = library.entries('learn', 'es')
  for (const topic of ['training', 'career', 'mental-health']) {
    expect(articles.filter((article) => article.topic === topic).length).toBeGreaterThanOrEqual(3)
  }
  for (const { name, topic } of articles) {
    const page = library.page(name, 'es')
    expect(page?.sources.length, name).toBeGreaterThan(0)
    if (topic === 'mental-health') expect(JSON.stringify(page?.sections.at(-1)), name).toContain('024')
  }
})

test('a text without its Spanish, a broken head and a related text that is missing are named', () => {
  const files = new Map([
    ['lonely.en.md', head],
    ['broken.en.md', 'no head'],
    ['broken.es.md', head],
    ['fine.en.md', '---\ntitle: Hello\nlead: A lead\nrelated: [nowhere]\n---\n[away](/no/such/page)'],
    ['fine.es.md', head],
  ])
  const library = openLibrary(files)
  expect(library.problems).toEqual([
    'content/broken.en.md: It has no head between two lines of ---.',
    'content/broken.en.md is missing.',
    'content/lonely.es.md is missing.',
    'content/fine.en.md: there is no related nowhere.',
  ])
  expect(deadLinks(files, library)).toEqual(['content/fine.en.md: /no/such/page leads nowhere.'])
})

test('HTML in a text is words, and a link leads nowhere that could run', () => {
  const text = `${head}<script>alert(1)</script>\n\n[press](javascript:alert(1)) <b onclick="x">bold</b>`
  const page = openLibrary(
    new Map([
      ['x.en.md', text],
      ['x.es.md', text],
    ]),
  ).page('x', 'en')
  const html = JSON.stringify(page?.sections)
  expect(html).not.toMatch(/<script|<b |javascript:/)
  expect(html).toContain('&lt;script&gt;')
})

test('a file of the operator stands above the built-in one, at once after a change; a broken one does not', async () => {
  const log = recordedLog()
  const content = openContent(own, log)
  try {
    const title = () => content.library().page('about', 'en')?.title
    expect(title()).toBe('About Us')
    const before = content.version()
    writeFileSync(join(own, 'about.en.md'), '---\ntitle: Our club\nlead: We\n---\nHello')
    await vi.waitFor(() => expect(title()).toBe('Our club'), { timeout: 20_000 })
    expect(content.version()).toBeGreaterThan(before)
    writeFileSync(join(own, 'about.en.md'), 'broken')
    await vi.waitFor(() => expect(title()).toBe('About Us'), { timeout: 20_000 })
    expect(JSON.stringify(log.lines)).toContain('about.en.md')
  } finally {
    content.close()
  }
})

test('a file of the operator that cannot be read is named, and the built-in one stands in for it', () => {
  const file = join(own, 'about.en.md')
  writeFileSync(file, '---\ntitle: Our club\nlead: We\n---\nHello')
  const { readFileSync } = fs
  fs.readFileSync = ((path: string, ...rest: [BufferEncoding]) => {
    if (path === file) throw new Error(`EACCES: permission denied, open '${path}'`)
    return readFileSync(path, ...rest)
  }) as typeof readFileSync
  syncBuiltinESMExports()
  onTestFinished(() => {
    fs.readFileSync = readFileSync
    syncBuiltinESMExports()
    rmSync(file)
  })
  const log = recordedLog()
  const content = openContent(own, log)
  onTestFinished(() => content.close())
  expect(content.library().page('about', 'en')?.title).toBe('About Us')
  expect(JSON.stringify(log.lines)).toContain('content/about.en.md cannot be read: EACCES')
  expect(checkTexts(own).problems.join()).toContain('content/about.en.md cannot be read: EACCES')
})

test('a folder of the operator that is not there is named, and not passed over', () => {
  const { problems } = checkTexts('/nowhere/heraia')
  expect(problems).toEqual(['CONTENT_DIR: /nowhere/heraia is not a folder that is there.'])
  expect(() => openContent('/nowhere/heraia', recordedLog())).toThrow('CONTENT_DIR: /nowhere/heraia')
})
