import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepChallenge, keptChallenge } from './kept-challenge.ts'

const sent = { factorId: 'phone', challengeId: 'c1', channel: 'whatsapp' } as const

/** Of a browser, which keeps it while she loads the page again; the router keeps the entry's key there. */
const history = {
  state: {} as object | null,
  replaceState(state: object) {
    this.state = state
  },
}

beforeEach(() => {
  history.state = { key: 'default', usr: null }
  vi.stubGlobal('history', history)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('who loads the page again types the code that came to her phone, and asks for another when its minute is over', () => {
  keepChallenge(sent)
  vi.advanceTimersByTime(20_000)
  expect(keptChallenge('phone')).toMatchObject({ ...sent, left: 40 })
  expect(keptChallenge(), 'and is led to her phone at once').toMatchObject({ factorId: 'phone' })
  expect(history.state, 'what others keep there stays').toMatchObject({ key: 'default' })
  vi.advanceTimersByTime(100_000)
  expect(keptChallenge('phone')).toMatchObject({ challengeId: 'c1', left: 0 })
})

test('nothing is left of a code that counts no more, nor of another factor', () => {
  expect(keptChallenge('phone')).toBeNull()
  keepChallenge(sent)
  expect(keptChallenge('another phone')).toBeNull()
  vi.advanceTimersByTime(5 * 60_000)
  expect(keptChallenge('phone')).toBeNull()
  history.state = null
  expect(keptChallenge()).toBeNull()
})
