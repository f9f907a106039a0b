import { expect, test } from 'vitest'
import { isGone, unlessGone } from './unless-gone.ts'

const refused = (code: string) => ({ data: null, error: Object.assign(new Error(code), { code }) })

test.each([
  'mfa_factor_not_found',
  'passkey_not_found',
  'identity_not_found',
])('%s: it is taken away already', (code) => {
  expect(isGone(refused(code).error)).toBe(true)
  expect(unlessGone(refused(code)).error).toBeNull()
})

test('every other refusal stays one', () => {
  const answer = refused('insufficient_aal')
  expect(isGone(answer.error)).toBe(false)
  expect(unlessGone(answer)).toBe(answer)
})
