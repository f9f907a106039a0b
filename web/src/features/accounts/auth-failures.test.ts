import { expect, test } from 'vitest'
import { NoUser } from '../../lib/session/no-user.ts'
import { isUnanswered, readFailure, registrationProblem, signInProblem } from './auth-failures.ts'
import { ProfileFailed } from './profile-failed.ts'
import { wrongBy } from './wrong-by.ts'

const failure = (code: string, message = '') => Object.assign(new Error(message), { code })
const fromProxy = (status: number, message: string) =>
  Object.assign(new Error(message), { status, name: 'AuthRetryableFetchError' })
const unread = Object.assign(new Error("Unexpected token '<'"), { name: 'AuthUnknownError' })
const network = Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError' })

test.each([
  [failure('invalid_credentials'), 'invalidCredentials'],
  [failure('email_not_confirmed'), 'notConfirmed'],
  [failure('over_request_rate_limit'), 'tooMany'],
  [failure('user_not_found'), 'notFound'],
  [failure('user_banned'), 'suspended'],
  [failure('', 'Invalid email'), 'formatInvalid'],
  [network, 'network'],
  [new TypeError("Cannot read properties of null (reading 'access_token')"), 'network'],
  [failure('validation_failed', 'missing email or phone'), 'bothRequired'],
  [Object.assign(new Error('Auth session or user missing'), { name: 'AuthInvalidTokenResponseError' }), 'noUser'],
  [failure('', 'Something else'), 'other'],
  [fromProxy(502, '{}'), 'other'],
  [Object.assign(new Error('{"slow":1}'), { status: 429, name: 'AuthApiError' }), 'tooMany'],
])('sign-in: %s', (error, problem) => expect(signInProblem(error)).toBe(problem))

test.each([
  [failure('', 'User already registered'), 'alreadyRegistered'],
  [failure('', 'Email has already been registered'), 'alreadyRegistered'],
  [failure('email_address_invalid'), 'emailInvalid'],
  [failure('', 'Password should be longer'), 'passwordShort'],
  [failure('', 'Email not confirmed'), 'unconfirmed'],
  [failure('', 'Network request failed'), 'network'],
  [failure('', 'timeout'), 'network'],
  [failure('42P17', 'infinite recursion detected in policy'), 'configuration'],
  [fromProxy(500, 'infinite recursion detected in policy'), 'configuration'],
  [failure('23505', 'duplicate key value'), 'duplicateProfile'],
  [failure('signup_disabled'), 'closed'],
  [failure('validation_failed', 'To signup, please provide your email'), 'fieldsMissing'],
  [new NoUser(), 'noUser'],
  [new ProfileFailed(failure('23505', 'duplicate key value')), 'duplicateProfile'],
  [new ProfileFailed(failure('PGRST204', 'no such column')), 'profileFailed'],
  [failure('email_provider_disabled'), 'closed'],
  [failure('', 'Something else'), 'other'],
])('registration: %s', (error, problem) => expect(registrationProblem(error)).toBe(problem))

test('the field that a refusal is about says so itself', () => {
  expect(wrongBy('alreadyRegistered')).toEqual({ email: 'alreadyRegistered' })
  expect(wrongBy('emailInvalid')).toEqual({ email: 'emailInvalid' })
  expect(wrongBy('passwordShort')).toEqual({ password: 'passwordShort' })
  expect(wrongBy('network')).toEqual({})
})

test('what a proxy wrote is shown to nobody', () => {
  expect(
    [fromProxy(502, 'Bad Gateway'), failure('', '{"odd":true}'), unread].map((error) => readFailure(error).message),
  ).toEqual(['', '', ''])
})

test('what nobody answered may have counted; what was refused did not', () => {
  const unanswered = [network, fromProxy(502, '{}'), fromProxy(504, 'Processing this request timed out')]
  expect(unanswered.map(isUnanswered)).toEqual([true, true, true])
  expect([null, failure('mfa_verification_failed'), failure('over_request_rate_limit')].map(isUnanswered)).toEqual([
    ...[false, false, false],
  ])
})
