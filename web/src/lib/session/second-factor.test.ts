import type { Session, User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { lacksItsFactor } from './second-factor.ts'

const factor = (status: 'verified' | 'unverified') => ({ id: 'f', status, factor_type: 'totp' as const })
const session = (aal: string, statuses: ('verified' | 'unverified')[]) => {
  const payload = btoa(JSON.stringify({ aal, name: 'Ã±???' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  const user = { factors: statuses.map(factor) } as User
  return { access_token: `header.${payload}.signature`, user } as Session
}

test.each([
  ['aal1', ['verified'], true],
  ['aal1', ['unverified', 'verified'], true],
  ['aal2', ['verified'], false],
  ['aal1', ['unverified'], false],
  ['aal1', [], false],
] as const)('a session of %s with factors %s', (aal, statuses, lacks) => {
  expect(lacksItsFactor(session(aal, [...statuses]))).toBe(lacks)
})
