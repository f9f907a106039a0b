import { AuthApiError } from '@supabase/auth-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTry } from './follow-try.ts'

const phone = '+34600000001'
const other = '+34600000002'
const soon = new AuthApiError(
  'For security purposes, you can only request this after 42 seconds.',
  429,
  'over_sms_send_rate_limit',
)
const failed = new AuthApiError('Error sending confirmation OTP to provider', 422, 'sms_send_failed')
const enough = new AuthApiError('SMS rate limit exceeded', 429, 'over_sms_send_rate_limit')
const lost = new TypeError('Failed to fetch')

/** Of a browser, which keeps it while she loads the page again; the router keeps the entry's key there. */
const history = {
  state: {},
  replaceState(state: object) {
    this.state = state
  },
}

beforeEach(() => {
  history.state = { key: 'default', usr: null }
  vi.stubGlobal('history', history)
})
afterEach(() => vi.unstubAllGlobals())

test('who lost the answer is led to the field for the code that has gone', () => {
  expect([followTry(phone, lost), followTry(phone, soon)]).toEqual([false, true])
})

test.each([failed, enough])('who was told "$message" is not told in the same minute that it was sent', (refusal) => {
  const tries = [refusal, soon, lost, soon].map((error) => followTry(phone, error))
  expect(tries).toEqual([false, false, false, false])
  expect(followTry(other, soon), 'to another number it may have gone').toBe(true)
  expect([followTry(phone, null), followTry(phone, soon)]).toEqual([true, true])
})

test('nor where she loads the page again in between', async () => {
  expect(followTry(phone, failed)).toBe(false)
  vi.resetModules()
  const { followTry: followTryAgain } = await import('./follow-try.ts')
  expect(followTryAgain(phone, soon)).toBe(false)
  expect(history.state, 'what others keep there stays').toMatchObject({ key: 'default' })
})

test('what was told of one number a minute ago says nothing of its next try, nor of another number', () => {
  vi.useFakeTimers()
  for (const to of [phone, other]) expect(followTry(to, failed)).toBe(false)
  expect([followTry(phone, soon), followTry(other, soon)]).toEqual([false, false])
  vi.advanceTimersByTime(61_000)
  expect([followTry(phone, lost), followTry(phone, soon)]).toEqual([false, true])
  vi.useRealTimers()
})
