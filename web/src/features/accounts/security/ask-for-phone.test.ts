import { AuthClient } from '@supabase/auth-js'
import { afterEach, expect, test } from 'vitest'
import { memoryStorage } from '../../../lib/memory-storage.ts'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { authRefused, userAlone } from '../../../lib/session/browser-for-tests.ts'
import { readFailure } from '../auth-failures.ts'
import { askForPhone } from './ask-for-phone.ts'

afterEach(() => retryAfter.set(0))

const phone = '+34600000001'
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const wanting = (new_phone: string) => userAlone({ new_phone, phone_change_sent_at: secondsAgo(18) })

/** The auth server says that a code went to this phone, and then who she is. */
async function asksAgain(user: Response, isFirst = true) {
  const storage = memoryStorage()
  const expires_at = Math.ceil(Date.now() / 1000) + 3600
  storage.setItem('kept', JSON.stringify({ access_token: 'h.e.rs', refresh_token: 'hers', expires_at, user: {} }))
  const message = 'For security purposes, you can only request this after 42 seconds.'
  const answers = [authRefused(429, 'over_sms_send_rate_limit', { message }), user]
  const auth = new AuthClient({
    url: 'https://heraia.example/auth/v1',
    autoRefreshToken: false,
    storageKey: 'kept',
    storage,
    fetch: async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')),
  })
  retryAfter.set(42)
  const { error, left } = await askForPhone(auth, { phone }, isFirst)
  return error ? readFailure(error).code : left
}

test('whose answer was lost is led to the field, and waits no longer for another code than the server says', async () => {
  expect(await asksAgain(wanting('34600000001'))).toBe(42)
})

test('where the code went to somebody else, or she asks for another one too soon, she is refused', async () => {
  expect(await asksAgain(userAlone())).toBe('over_sms_send_rate_limit')
  expect(await asksAgain(wanting('34600000002'))).toBe('over_sms_send_rate_limit')
  expect(await asksAgain(wanting('34600000001'), false)).toBe('over_sms_send_rate_limit')
})
