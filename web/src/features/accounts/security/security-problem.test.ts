import { expect, test } from 'vitest'
import { securityProblem } from './security-problem.ts'

const refusal = (code: string, message = '') => Object.assign(new Error(message), { code })

test('each refusal of the auth server has words of its own', () => {
  expect(securityProblem(refusal('mfa_verification_failed'))).toBe('wrongCode')
  expect(securityProblem(refusal('over_email_send_rate_limit'))).toBe('wait')
  expect(securityProblem(refusal('single_identity_not_deletable'))).toBe('lastIdentity')
  expect(securityProblem(refusal('validation_failed', 'Invalid phone number format (E.164 required)'))).toBe(
    'phoneInvalid',
  )
  expect(securityProblem(refusal('current_password_invalid'))).toBe('wrongPassword')
  expect(securityProblem(refusal('current_password_required')), 'she has typed none').toBe('passwordNeeded')
  expect(securityProblem(refusal('reauthentication_needed'))).toBe('codeNeeded')
  expect(securityProblem(refusal('nobody_knows_this'))).toBe('other')
  expect(securityProblem(new TypeError('Failed to fetch'))).toBe('network')
})

test('a key that was not shown is no failure of ours', () => {
  expect(securityProblem(Object.assign(new Error('x'), { name: 'NotAllowedError' }))).toBe('cancelled')
  expect(securityProblem(Object.assign(new Error('x'), { name: 'InvalidStateError' }))).toBe('keyKnown')
})
