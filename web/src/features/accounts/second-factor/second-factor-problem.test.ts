import { expect, test } from 'vitest'
import { secondFactorProblem } from './second-factor-problem.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })
const dismissed = Object.assign(new Error('wrapped'), { originalError: new DOMException('no', 'NotAllowedError') })

test.each([
  [failure('mfa_verification_failed'), 'wrongCode'],
  [failure('mfa_challenge_expired'), 'expired'],
  [failure('mfa_ip_address_mismatch'), 'moved'],
  [failure('mfa_verification_rejected'), 'rejected'],
  [failure('mfa_totp_verify_not_enabled'), 'off'],
  [failure('mfa_phone_verify_not_enabled'), 'off'],
  [failure('mfa_webauthn_verify_not_enabled'), 'off'],
  [failure('over_request_rate_limit'), 'tooMany'],
  [failure('mfa_recovery_codes_locked'), 'tooMany'],
  [dismissed, 'cancelled'],
  [Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError' }), 'network'],
  [failure('unheard_of'), 'other'],
])('%s', (error, problem) => expect(secondFactorProblem(error)).toBe(problem))

test('who has to wait for long, for somebody may know her password, is told to come in without it', () => {
  const { en, es } = secondFactorTexts
  expect([en.tooMany(61), es.tooMany(61)]).toEqual([
    expect.stringMatching(/in 61 seconds\. Or sign out and sign in without your password/),
    expect.stringMatching(/en 61 segundos\. O cierra sesión y entra sin tu contraseña/),
  ])
  expect(en.tooMany(60)).toBe('Too many attempts. Try again in 60 seconds.')
})
