import { afterEach, expect, test, vi } from 'vitest'
import { openEntries } from './kept-entries.ts'
import { standInForStorage } from './storage-of-this-page.ts'

afterEach(() => void vi.unstubAllGlobals())

test('in a browser that forbids storage, what waits for the server still waits when it is looked through again', () => {
  const forbidden = { getItem: () => expect.unreachable('forbidden') }
  vi.stubGlobal('localStorage', forbidden)
  vi.stubGlobal('sessionStorage', forbidden)
  standInForStorage()
  const waiting = openEntries<{ id: string }, never>({
    start: 'waits:',
    storage: localStorage,
    parse: (json) => JSON.parse(json ?? 'null'),
    order: () => 0,
  })
  waiting.put({ id: 'one' })
  localStorage.setItem('other', 'not of these')
  waiting.refresh()
  expect(waiting.entries()).toEqual([{ id: 'one' }])
})
