import type { User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { mayUnlink } from './may-unlink.ts'

const club = { provider: 'sso:4b7c5b4e-1d0e-4b2e-9a65-0f6f0f2f8f2a' }
const google = { provider: 'google' }
const withWays = (ways: object[], more: object = {}) => ({ identities: ways, ...more }) as unknown as User

test('who linked her club herself unlinks it like any other; the club that made her account stays, and so does the last way', () => {
  expect(mayUnlink(withWays([club, google]), club)).toBe(true)
  expect(mayUnlink(withWays([club, google], { is_sso_user: true }), club)).toBe(false)
  expect(mayUnlink(withWays([club, google], { is_sso_user: true }), google)).toBe(true)
  expect(mayUnlink(withWays([club]), club)).toBe(false)
})
