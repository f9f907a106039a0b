import { AuthApiError } from '@supabase/auth-js'
import { expect, test, vi } from 'vitest'
import { followTries } from './follow-tries.ts'

const phone = '+34600000001'
const soon = new AuthApiError(
  'For security purposes, you can only request this after 42 seconds.',
  429,
  'over_sms_send_rate_limit',
)
const failed = new AuthApiError('Error sending confirmation OTP to provider', 422, 'sms_send_failed')
const enough = new AuthApiError('SMS rate limit exceeded', 429, 'over_sms_send_rate_limit')
const lost = new TypeError('Failed to fetch')

test('who lost the answer is led to the field for the code that has gone', () => {
  const isOnItsWay = followTries()
  expect([isOnItsWay(phone, lost), isOnItsWay(phone, soon)]).toEqual([false, true])
})

test.each([failed, enough])('who was told "$message" is not told in the same minute that it was sent', (refusal) => {
  const isOnItsWay = followTries()
  const tries = [refusal, soon, lost, soon].map((error) => isOnItsWay(phone, error))
  expect(tries).toEqual([false, false, false, false])
  expect(isOnItsWay('+34600000002', soon), 'to another number it may have gone').toBe(true)
  expect([isOnItsWay(phone, null), isOnItsWay(phone, soon)]).toEqual([true, true])
})

test('what was told of one number a minute ago says nothing of its next try, nor of another number', () => {
  vi.useFakeTimers()
  const other = '+34600000002'
  const isOnItsWay = followTries()
  for (const to of [phone, other]) expect(isOnItsWay(to, failed)).toBe(false)
  expect([isOnItsWay(phone, soon), isOnItsWay(other, soon)]).toEqual([false, false])
  vi.advanceTimersByTime(61_000)
  expect([isOnItsWay(phone, lost), isOnItsWay(phone, soon)]).toEqual([false, true])
  vi.useRealTimers()
})
