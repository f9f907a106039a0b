import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../lib/memory-storage.ts'
import { authRefused, userAlone } from '../../../lib/session/browser-for-tests.ts'
import { readFailure } from '../auth-failures.ts'
import { askForDigits } from './ask-for-digits.ts'

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const soon = () =>
  authRefused(429, 'over_sms_send_rate_limit', {
    message: 'For security purposes, you can only request this after 42 seconds.',
  })

/** What the auth server says in turn. */
async function askingWith(isFirst: boolean, ...answers: Response[]) {
  const storage = memoryStorage()
  const expires_at = Math.ceil(Date.now() / 1000) + 3600
  storage.setItem('kept', JSON.stringify({ access_token: 'h.e.rs', refresh_token: 'hers', expires_at, user: {} }))
  const auth = new AuthClient({
    url: 'https://heraia.example/auth/v1',
    autoRefreshToken: false,
    storageKey: 'kept',
    storage,
    fetch: async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')),
  })
  const { error } = await askForDigits(auth, isFirst)
  return error && readFailure(error).code
}

test('whose answer was lost hears that the digits are on their way, by what her user says', async () => {
  const gone = userAlone({ reauthentication_sent_at: secondsAgo(20) })
  expect(await askingWith(true, soon(), gone)).toBeNull()
})

test.each([
  [userAlone(), 'none ever was'],
  [userAlone({ reauthentication_sent_at: secondsAgo(3600) }), 'the last was of another hour'],
])('who was told that the SMS could not be sent is not told a moment later that it was', async (user) => {
  expect(await askingWith(true, soon(), user)).toBe('over_sms_send_rate_limit')
})

test('who asks for others within the minute is told to wait', async () => {
  const gone = userAlone({ reauthentication_sent_at: secondsAgo(20) })
  expect(await askingWith(false, soon(), gone)).toBe('over_sms_send_rate_limit')
})
