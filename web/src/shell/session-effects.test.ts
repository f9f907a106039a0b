import type { User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { ANONYMOUS, LOADING, type SessionState, TIMED_OUT } from '../lib/session/session-state.ts'
import { whoIsHere } from './session-effects.tsx'

const nameless = (status: 'guest' | 'half-proven' | 'signed-in', id: string): SessionState => ({
  status,
  user: null,
  supabaseUser: { id } as User,
})
const guest = (id: string) => nameless('guest', id)
const member = (id: string) => ({ status: 'signed-in', user: { id }, supabaseUser: { id } }) as SessionState

test('what a guest was shown is kept for nobody: not when she leaves, for the next guest, or as a member', () => {
  const all = [guest('mira'), guest('luz'), ANONYMOUS, member('mira')].map(whoIsHere)
  expect(new Set(all).size).toBe(4)
  expect(all).not.toContain(undefined)
  expect(whoIsHere(guest('mira'))).toBe(whoIsHere(guest('mira')))
})

test.each([
  'half-proven',
  'signed-in',
] as const)('what one was shown is kept for nobody who comes after her and has no profile here: %s', (status) => {
  const all = [member('mira'), nameless(status, 'luz'), nameless(status, 'dana'), member('luz')].map(whoIsHere)
  expect(new Set(all).size).toBe(4)
  expect(all).not.toContain(undefined)
})

test('as long as it is not known who she is, nothing that is kept goes', () => {
  const late: SessionState = { status: 'timed-out', user: null, supabaseUser: { id: 'mira' } as User }
  expect([LOADING, TIMED_OUT, late].map(whoIsHere)).toEqual([undefined, undefined, undefined])
})
