import type { Factor } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { factorsToShow } from './factors-to-show.ts'

const factor = (factor_type: Factor['factor_type'], status: Factor['status'] = 'verified'): Factor =>
  ({ id: factor_type, factor_type, status, created_at: '', updated_at: '' }) as Factor
const all = [factor('recovery_code'), factor('phone'), factor('totp'), factor('webauthn', 'unverified')]
const kinds = ({ open, closed }: ReturnType<typeof factorsToShow>) =>
  [open, closed].map((some) => some.map(({ id }) => id))

test('she is offered what she has proven once, her app first and the codes for a bad day last', () => {
  expect(kinds(factorsToShow(all))).toEqual([['totp', 'phone', 'recovery_code'], []])
  expect(kinds(factorsToShow(all, { totp: true, phone: true, webauthn: true }))[1]).toEqual([])
})

test('a kind that was turned off here is not offered; a recovery code still is', () => {
  expect(kinds(factorsToShow(all, { totp: false }))).toEqual([['phone', 'recovery_code'], ['totp']])
  expect(kinds(factorsToShow(all, { totp: false, phone: false }))).toEqual([['recovery_code'], ['totp', 'phone']])
  expect(kinds(factorsToShow([factor('totp')], { totp: false }))).toEqual([[], ['totp']])
})
