import { expect, test } from 'vitest'
import { unlessGone } from './unless-gone.ts'

const refused = (code: string) => ({ data: null, error: Object.assign(new Error(code), { code }) })

test.each([
  'mfa_factor_not_found',
  'passkey_not_found',
  'identity_not_found',
])('%s: it is taken away already', (code) => {
  expect(unlessGone(refused(code)).error).toBeNull()
})

test('every other refusal stays one', () => {
  const answer = refused('insufficient_aal')
  expect(unlessGone(answer)).toBe(answer)
})
