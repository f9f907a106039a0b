import { expect, test } from 'vitest'
import { namesOfFiles } from './shared-files.ts'

/** `a -> b` imports at once, `a ~> b` fetches later; each module has as many bytes as it is told. */
function modules(lines: string[], bytes: Record<string, number> = {}) {
  const of = (id: string, arrow: string) =>
    lines.map((line) => line.split(` ${arrow} `)).flatMap(([from, to]) => (from === id && to ? [to] : []))
  return (id: string) => ({
    importedIds: of(id, '->'),
    dynamicallyImportedIds: of(id, '~>'),
    code: 'x'.repeat(bytes[id] ?? 100),
  })
}

const visits = {
  entry: 'entry',
  signedIn: 'frame',
  firstVisits: (id: string) => (id === 'home' ? 100 : id.endsWith('page') ? 1 : null),
}

const pages = ['entry ~> frame', 'entry ~> home', 'entry ~> a-page', 'entry ~> b-page', 'entry ~> c-page']

test('small parts of several pages come in one file', () => {
  const shared = ['a-page -> button', 'b-page -> button', 'b-page -> field', 'c-page -> field', 'a-page -> field']
  const names = namesOfFiles(modules([...pages, ...shared]), visits)
  expect(names.get('button')).toBeDefined()
  expect(names.get('field')).toBe(names.get('button'))
})

test('a large part is not loaded by a page that does without it', () => {
  const shared = ['a-page -> chart', 'b-page -> chart', 'b-page -> field', 'c-page -> field']
  const names = namesOfFiles(modules([...pages, ...shared], { chart: 100_000 }), visits)
  expect(names.get('chart')).not.toBe(names.get('field'))
})

test('where people come first nothing is loaded that the page does not need', () => {
  const shared = ['home -> hero', 'a-page -> hero', 'a-page -> field', 'b-page -> field', 'c-page -> field']
  const names = namesOfFiles(modules([...pages, ...shared], { field: 2000 }), visits)
  expect(names.get('hero')).not.toBe(names.get('field'))
})

test('what a single page needs, what every page begins with and what is fetched by itself are left to the bundler', () => {
  const shared = ['entry -> react', 'a-page -> react', 'b-page -> react', 'a-page -> own']
  const later = ['a-page ~> dialog', 'b-page ~> dialog', 'b-page -> dialog']
  const names = namesOfFiles(modules([...pages, ...shared, ...later]), visits)
  for (const id of ['react', 'own', 'dialog', 'a-page']) expect(names.get(id), id).toBeUndefined()
})

test('no two files import each other: what one makes as it is read would be missing in the other', () => {
  // Everybody needs `list` and `art`; between them stands `empty`, which is fetched by itself and stays alone.
  const shared = ['a-page -> list', 'b-page -> list', 'c-page -> list', 'list -> empty', 'empty -> art']
  const names = namesOfFiles(modules([...pages, ...shared, 'home ~> empty']), visits)
  expect(names.get('list')).toBeDefined()
  expect(names.get('art')).not.toBe(names.get('list'))
})

test('a frame that nobody fetches, because it was moved, ends the build', () => {
  expect(() => namesOfFiles(modules(pages), { ...visits, signedIn: 'moved' })).toThrow('fetches moved')
})
