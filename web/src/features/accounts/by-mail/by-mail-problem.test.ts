import { AuthSessionMissingError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { TimedOut } from '../../../lib/time-limit.ts'
import { byMailProblem } from './by-mail-problem.ts'

const refused = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['otp_expired', 'expired'],
  ['over_request_rate_limit', 'tooMany'],
  ['over_email_send_rate_limit', 'tooMany'],
  ['user_banned', 'suspended'],
  ['same_password', 'same'],
  ['user_sso_managed', 'organisation'],
  ['email_provider_disabled', 'off'],
  ['unheard_of', 'other'],
])('%s', (code, problem) => {
  expect(byMailProblem(refused(code))).toBe(problem)
})

test('a session that has ended meanwhile is told as such', () => {
  expect(byMailProblem(new AuthSessionMissingError())).toBe('ended')
})

test('an answer that never came is the network', () => {
  expect(byMailProblem(new TimedOut('nothing after 8000 ms'))).toBe('network')
})
