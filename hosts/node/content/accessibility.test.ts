import { expect, test } from 'vitest'
import { openLibrary } from '../../content/library.ts'
import { LARGEST_TEXT, LEAST_TARGET, WCAG_LEVELS, WCAG_VERSIONS, WIDTHS } from '../../test/what-is-tested.ts'
import { contentFolder, readFiles } from './read-files.ts'

const library = openLibrary(readFiles([contentFolder]))
const wordsOf = (language: 'en' | 'es', section: string) =>
  JSON.stringify(library.page('accessibility', language)?.sections.find(({ id }) => id === section)?.blocks)

test.each([
  'en',
  'es',
] as const)('in %s the accessibility page says what the journeys test, and no more', (language) => {
  const standards = wordsOf(language, 'standards')
  const listed = new Intl.ListFormat(language, { type: 'conjunction' })
  const without = (text: string) => text.replace(', and ', ' and ')
  expect(standards).toContain(`WCAG ${without(listed.format(WCAG_VERSIONS))}`)
  expect(standards).toContain(listed.format(WCAG_LEVELS))
  expect(standards).toContain(String(WIDTHS.small))
  expect(standards).toMatch(new RegExp(`\\b${LEAST_TARGET}\\b.*\\b${LARGEST_TEXT} ?%`))
  expect(wordsOf(language, 'features')).toContain(String(LEAST_TARGET))
  // Nothing is claimed of an even higher level, or of another version.
  expect(standards).not.toMatch(/AAA|WCAG 3/)
  expect(wordsOf(language, 'features')).toMatch(new RegExp(`${LARGEST_TEXT} ?%`))
})

test('both languages know the same issues, and some', () => {
  const issues = (language: 'en' | 'es') => wordsOf(language, 'known-issues').match(/<li>/g)?.length ?? 0
  expect(issues('en')).toBeGreaterThan(0)
  expect(issues('es')).toBe(issues('en'))
})
