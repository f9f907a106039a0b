import { expect, test } from 'vitest'
import { type LostAudit, lostByNature, missedByMissing } from './missing-page.ts'

const url = 'http://localhost:31500/no-such-page'

/** As Lighthouse 13 reports them. */
const status: LostAudit = {
  ...{ id: 'http-status-code', category: 'seo', title: 'Page has unsuccessful HTTP status code' },
  ...{ displayValue: '404', items: [] },
}
const noindex = (snippet = '<meta name="robots" content="noindex" />'): LostAudit => ({
  ...{ id: 'is-crawlable', category: 'seo', title: 'Page is blocked from indexing' },
  items: [{ source: { type: 'node', snippet } }],
})
const line = (at = url) => ({
  source: 'network',
  description: 'Failed to load resource: the server responded with a status of 404 (Not Found)',
  sourceLocation: { type: 'source-location', url: at, line: 0, column: 0 },
})
const inConsole = (...items: unknown[]): LostAudit => ({
  ...{ id: 'errors-in-console', category: 'best-practices', title: 'Browser errors were logged to the console', items },
})
const byNature = [status, noindex(), inConsole(line())]

test('an answer of 404 with noindex loses three audits by that alone, and nothing else', () => {
  expect(lostByNature(byNature, url)).toEqual(byNature)
  expect(missedByMissing(byNature, url)).toEqual([])
})

test('another line in the console, a file that is not found, or another reason not to be indexed is missed', () => {
  const also = { source: 'exception', description: 'TypeError: x is not a function' }
  for (const lines of [[line(), also], [also], [line('http://localhost:31500/assets/gone.js')], [line(), line()]]) {
    const lost = [status, noindex(), inConsole(...lines)]
    expect(missedByMissing(lost, url)).toEqual([expect.stringContaining('errors-in-console')])
  }
  const other = [status, noindex('<meta name="robots" content="none" />'), inConsole(line())]
  expect(missedByMissing(other, url)).toEqual([expect.stringContaining('is-crawlable')])
  const broken = [{ ...status, displayValue: '500' }, noindex(), inConsole(line())]
  expect(missedByMissing(broken, url)).toEqual([expect.stringContaining('http-status-code')])
})

test('any other audit of that page is missed, of each category but performance', () => {
  const contrast = { id: 'color-contrast', category: 'accessibility', title: 'Contrast', items: [] }
  const description = { id: 'meta-description', category: 'seo', title: 'No description', items: [] }
  const slow = { id: 'largest-contentful-paint', category: 'performance', title: 'Largest paint', items: [] }
  expect(missedByMissing([...byNature, contrast, description, slow], url)).toEqual([
    'color-contrast: Contrast',
    'meta-description: No description',
  ])
})

test('a page that answers 200, or may be indexed, is no missing page', () => {
  expect(missedByMissing([], url)).toHaveLength(3)
  expect(missedByMissing([status, inConsole(line())], url)).toEqual([
    expect.stringContaining('is-crawlable is not lost'),
  ])
})
