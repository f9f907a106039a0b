import { expect, test } from 'vitest'
import { pageFile } from './lib/page-files.ts'
import { pageRoutes } from './page-routes.ts'

test('every address in the route table leads to a screen', () => {
  expect(pageRoutes.filter(({ page }) => !pageFile(page)).map(({ page }) => page)).toEqual([])
})

test('no two screens claim the same address', () => {
  const paths = pageRoutes.flatMap((row) => row.paths)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

test('a screen with several addresses names one of them as its own', () => {
  const several = pageRoutes.filter((row) => row.paths.length > 1)
  for (const { paths, canonical } of several) expect(paths).toContain(canonical)
})

test('what only the signed-in see is kept out of search engines', () => {
  const guarded = pageRoutes.filter(({ guard }) => guard === 'signed-in' || guard === 'admin')
  expect(guarded.filter(({ noindex }) => !noindex).map(({ page }) => page)).toEqual([])
})

test("the specification's Spanish screens speak Spanish until she chooses", () => {
  const language = (path: string) => pageRoutes.find(({ paths }) => paths.includes(path))?.language
  expect(['/login', '/registro', '*'].map(language)).toEqual(['es', 'es', 'es'])
  expect(['/', '/feed', '/athletes'].map(language)).toEqual(['en', 'en', 'en'])
})
