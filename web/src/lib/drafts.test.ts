import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KeptDrafts, openDrafts } from './drafts.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'draft:mira:post'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser whose tabs hear of each other's writing, as browsers tell them. */
function browser() {
  const storage = memoryStorage()
  const open = new Map<object, KeptDrafts>()
  const tabOf = (ofTab = memoryStorage()) => {
    const tell = (key: string, newValue: string | null, act: () => void) => {
      const oldValue = storage.getItem(key)
      act()
      if (oldValue === newValue) return
      for (const [other, drafts] of open) if (other !== ofTab) drafts.takeStorageEvent({ key, oldValue, newValue })
    }
    // Its entries are its own properties, as the browser's are.
    const shared = new Proxy(storage, {
      get(_, name) {
        if (name === 'setItem')
          return (key: string, value: string) => tell(key, value, () => storage.setItem(key, value))
        if (name === 'removeItem') return (key: string) => tell(key, null, () => storage.removeItem(key))
        if (name === 'getItem') return (key: string) => storage.getItem(key)
        return storage[String(name)]
      },
    })
    open.set(ofTab, openDrafts(shared, ofTab))
    return {
      get drafts() {
        return open.get(ofTab) as KeptDrafts
      },
      shows: () => open.get(ofTab)?.storeOf(KEY).get().value,
      types(words: unknown) {
        open.get(ofTab)?.keep(KEY, words)
        vi.runAllTimers()
      },
      sends: () => open.get(ofTab)?.sent(KEY),
      reload() {
        open.get(ofTab)?.writeWaiting()
        open.set(ofTab, openDrafts(shared, ofTab))
      },
      close: () => open.delete(ofTab),
    }
  }
  const tab = () => {
    const opened = tabOf()
    opened.shows()
    return opened
  }
  return { storage, tab }
}

test('what she begins in two tabs is kept of both, and each finds its own after a reload', () => {
  const { tab } = browser()
  const [here, there] = [tab(), tab()]
  here.types('one')
  there.types('two')
  there.types('two and more')
  expect([here.shows(), there.shows()]).toEqual(['one', 'two and more'])
  for (const each of [here, there, here]) each.reload()
  expect([here.shows(), there.shows()]).toEqual(['one', 'two and more'])
  expect(here.drafts.storeOf(KEY).get().restored).toBe(true)
})

test('of two drafts whose tabs she closed a new one shows the first, and the other once that is sent', () => {
  const { tab, storage } = browser()
  const [here, there] = [tab(), tab()]
  here.types('one')
  there.types('two')
  here.close()
  there.close()
  const first = tab()
  expect(first.shows()).toBe('one')
  first.sends()
  expect(first.shows()).toBeUndefined()
  const second = tab()
  expect(second.shows()).toBe('two')
  second.sends()
  expect(tab().shows()).toBeUndefined()
  expect(Object.keys(storage)).toEqual([])
})

test('a tab that shows what another one began follows it, and drops what was sent there', () => {
  const { tab } = browser()
  const here = tab()
  here.types('Training at six?')
  const there = tab()
  expect(there.shows()).toBe('Training at six?')
  here.types('Training at seven?')
  expect(there.shows()).toBe('Training at seven?')
  here.sends()
  expect(there.shows()).toBeUndefined()
  there.reload()
  expect(there.shows()).toBeUndefined()
})

test('words that she typed here are dropped when the same are sent in another tab', () => {
  const { tab } = browser()
  const here = tab()
  here.types('Training at six?')
  const there = tab()
  there.shows()
  there.sends()
  expect(here.shows()).toBeUndefined()
})

test('words that she typed here stay, whatever another tab makes of them', () => {
  const { tab } = browser()
  const here = tab()
  here.types('one')
  const there = tab()
  there.types('another one')
  expect(here.shows()).toBe('one')
  there.types(undefined)
  expect(here.shows()).toBe('one')
  here.types({ text: 'undefined' })
  tab().types(undefined)
  expect(here.shows(), 'no word is nothing').toEqual({ text: 'undefined' })
  here.types('one')
  there.types('two')
  there.sends()
  here.reload()
  expect(here.shows()).toBe('one')
})

test('what is sent from another tab is not to be sent again here, however long the answer takes', () => {
  const { tab, storage } = browser()
  const here = tab()
  here.types({ id: '', text: 'Well done!' })
  const there = tab()
  there.types({ id: '1', text: 'Well done!', isReworded: undefined })
  expect(Object.keys(storage)).toEqual([KEY])
  expect(here.drafts.storeOf(KEY).get()).toMatchObject({ value: { id: '1', text: 'Well done!' } })
  there.sends()
  expect(here.shows()).toBeUndefined()
  expect(tab().shows()).toBeUndefined()
})

test('what she begins here and goes on with in another tab is one draft, gone when it is sent there', () => {
  const { tab, storage } = browser()
  const here = tab()
  here.types({ text: 'Training', media: [{ id: 'a' }] })
  const there = tab()
  there.types({ text: 'Training at six', media: [{ id: 'a' }] })
  there.types({ text: 'Training at five', media: [{ id: 'a' }] })
  expect(here.shows(), 'none of these words was typed here').toEqual(there.shows())
  there.sends()
  expect([here.shows(), Object.keys(storage)]).toEqual([undefined, []])
  here.types({ text: 'Training', media: [{ id: 'a' }] })
  const other = tab()
  other.types({ text: 'Training', media: [{ id: 'b' }] })
  expect(here.shows(), 'another picture is another thing').toEqual({ text: 'Training', media: [{ id: 'a' }] })
})

test('what she goes on to write here is neither followed nor sent away by another tab', () => {
  const { tab } = browser()
  const here = tab()
  here.types('one')
  const there = tab()
  there.drafts.keep(KEY, 'one and more')
  here.sends()
  expect(there.shows()).toBe('one and more')
  there.reload()
  expect(there.shows()).toBe('one and more')
})

test('an empty field stays empty while she writes in another tab', () => {
  const { tab } = browser()
  const [here, there] = [tab(), tab()]
  here.types('one')
  expect(there.shows()).toBeUndefined()
})

test('who signs in after her finds nothing of hers, nor where it was', () => {
  const { tab, storage } = browser()
  const [here, there] = [tab(), tab()]
  here.types('one')
  there.types('two')
  storage.setItem('draft:dana:post', '"hers"')
  there.drafts.clearOthers('draft:', 'draft:dana:')
  here.drafts.clearOthers('draft:', 'draft:dana:')
  expect(here.shows()).toBeUndefined()
  expect(there.shows()).toBeUndefined()
  expect(Object.keys(storage)).toEqual(['draft:dana:post'])
})

test('where storage is full she writes on, and what was kept before stays', () => {
  const { tab, storage } = browser()
  const here = tab()
  here.types('one')
  storage.full = true
  here.types('one and more')
  expect(here.shows()).toBe('one and more')
  expect(storage.getItem(KEY)).toBe('"one"')
  storage.full = false
  here.types('one and much more')
  expect(storage.getItem(KEY)).toBe('"one and much more"')
})

test('what is damaged is nothing, and makes room for what she writes', () => {
  const { tab, storage } = browser()
  storage.setItem(KEY, '{')
  const here = tab()
  expect(here.shows()).toBeUndefined()
  here.types('one')
  expect(storage.getItem(KEY)).toBe('"one"')
})
