import { AuthApiError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { isUnderway } from './one-a-minute.ts'

const soon = 'For security purposes, you can only request this after 42 seconds.'
const refused = (code: string, message: string) => new AuthApiError(message, 429, code)

test.each([
  ['over_email_send_rate_limit', soon, true],
  ['over_sms_send_rate_limit', soon, true],
  ['over_email_send_rate_limit', 'email rate limit exceeded', false],
  ['over_request_rate_limit', soon, false],
])('%s, "%s": a code went to her a moment ago: %s', (code, message, isSo) => {
  expect(isUnderway(refused(code, message))).toBe(isSo)
})
