import type { MediaId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, browserForTests, refused, said } from '../../../lib/session/browser-for-tests.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { findChosen } from './find-chosen.ts'
import { findUpload, forgetUpload } from './upload-store.ts'

const made: MediaId[] = []

afterEach(() => {
  for (const id of made.splice(0)) forgetUpload(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const someFiles = (count: number): MediaId[] => {
  const ids = Array.from({ length: count }, () => uuid7() as MediaId)
  made.push(...ids)
  return ids
}

const asTheServerHas = (id: MediaId) => ({
  ...{ id, purpose: 'gallery', kind: 'image', size: 9, alt: '', medium: null },
  ...{ state: 'ready', failure: null, may: { retry: false } },
})

/** What she chose last time is looked for, in a browser with this network. */
function looksFor(ids: MediaId[], answers: Answers) {
  const browser = browserForTests(answers)
  const page = new EventTarget()
  const hearing = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  }
  for (const [name, value] of Object.entries({ ...browser.globals, ...hearing })) vi.stubGlobal(name, value)
  const stop = askUntilAnswered(() => findChosen('her id', ids))
  return { ...browser, stop, isBack: () => page.dispatchEvent(new Event('online')) }
}

const allFound = (ids: readonly MediaId[]) => vi.waitFor(() => expect(ids.every(findUpload)).toBe(true))

test('files of a draft are found after a question that was lost, once the network is back', async () => {
  const ids = someFiles(1)
  const answers: Answers = {}
  const { asked, isBack } = looksFor(ids, answers)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  answers['media/files'] = () => said({ items: ids.map(asTheServerHas) })
  await vi.waitFor(() => {
    isBack()
    expect(ids.every(findUpload)).toBe(true)
  })
  expect(asked).toHaveLength(2)
})

test('all files of a draft are found, also where they are more than one question may ask for', async () => {
  const ids = someFiles(120)
  const questions: MediaId[][] = []
  const { sent } = looksFor(ids, {
    'media/files': () => {
      questions.push((sent['media/files'] as { json: { ids: MediaId[] } }).json.ids)
      return said({ items: questions.at(-1)?.map(asTheServerHas) })
    },
  })
  await allFound(ids)
  expect(questions.map(({ length }) => length)).toEqual([50, 50, 20])
})

test('a refusal is not asked for again', async () => {
  const { asked, isBack } = looksFor(someFiles(1), { 'media/files': () => refused(401, 'UNAUTHORIZED') })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  isBack()
  expect(asked).toHaveLength(1)
})

test('it is asked again by itself, longer apart each time, until she leaves the screen', async () => {
  vi.useFakeTimers()
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined }
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no network')))
  const stop = askUntilAnswered(ask)
  for (const [ms, tries] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(ask).toHaveBeenCalledTimes(tries)
  }
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).toHaveBeenCalledTimes(3)
})
