import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { KEPT_DATABASES } from './kept-here.ts'

const folder = resolve(import.meta.dirname, '..')
const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name) && entry.name !== 'kept-here.ts')
  .map((entry) => join(entry.parentPath, entry.name))

/** Names that are none of storage: an element of the page, a client's name, a header, locks and channels. */
const NOT_KEPT =
  /'heraia-(state|web|view-as)[^']*'|(?:`|'|")heraia-view-as[^`'"]*(?:`|'|")|`heraia-(outbox|live):\$\{personId\}`/g

test('whatever is kept in a browser has its name in the list that the cookie policy shows', () => {
  const strays = sources.filter((file) =>
    /['"`]heraia[-_:][a-z]/.test(readFileSync(file, 'utf8').replace(NOT_KEPT, '').replaceAll('id="heraia-state"', '')),
  )
  expect(strays).toEqual([])
})

test('the database of the demo has the name that the cookie policy shows', () => {
  const store = readFileSync(resolve(folder, '../../hosts/browser/kept-store.ts'), 'utf8')
  expect(store.split(KEPT_DATABASES.demoWorld)).toHaveLength(2)
})

test('nothing writes to storage or cookies by a name of its own', () => {
  const direct = /(?:setItem|writeCookie|indexedDB\.open)\(\s*['"`]/
  expect(sources.filter((file) => direct.test(readFileSync(file, 'utf8')))).toEqual([])
})
