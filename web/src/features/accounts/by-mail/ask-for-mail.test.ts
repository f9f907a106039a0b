import { AuthApiError } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { browserForTests } from '../../../lib/session/browser-for-tests.ts'
import { askForMail } from './ask-for-mail.ts'

afterEach(() => vi.unstubAllGlobals())

const refusedWith = (status: number, code: string, message: string) => async () => ({
  error: new AuthApiError(message, status, code),
})

async function problemOf(ask: Parameters<typeof askForMail>[0]) {
  for (const [name, value] of Object.entries(browserForTests({}).globals)) vi.stubGlobal(name, value)
  const asked = await askForMail(async (auth) => {
    await auth.stopAutoRefresh()
    return ask(auth)
  })
  return asked.problem
}

test.each([
  ['validation_failed', 'Unable to validate email address: invalid format'],
  ['email_address_invalid', 'Email address "ana@gmail.com," is invalid'],
])('who asks for a mail to an address with a comma at its end hears that of the address: %s', async (code, message) => {
  expect(await problemOf(refusedWith(400, code, message))).toBe('emailInvalid')
})

test('one that went out a moment ago is on its way', async () => {
  const soon = 'For security purposes, you can only request this after 42 seconds.'
  expect(await problemOf(refusedWith(429, 'over_email_send_rate_limit', soon))).toBeNull()
})
