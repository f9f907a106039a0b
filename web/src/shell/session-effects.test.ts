import type { User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { ANONYMOUS, LOADING, type SessionState } from '../lib/session/session-state.ts'
import { whoIsHere } from './session-effects.tsx'

const guest = (id: string): SessionState => ({ status: 'guest', user: null, supabaseUser: { id } as User })

test('what a guest was shown is kept for nobody: not when she leaves, for the next guest, or as a member', () => {
  const member = { status: 'signed-in', user: { id: 'mira' }, supabaseUser: { id: 'mira' } } as SessionState
  const all = [guest('mira'), guest('luz'), ANONYMOUS, member].map(whoIsHere)
  expect(new Set(all).size).toBe(4)
  expect(all).not.toContain(undefined)
  expect(whoIsHere(guest('mira'))).toBe(whoIsHere(guest('mira')))
})

test('as long as it is not known who she is, nothing that is kept goes', () => {
  const late: SessionState = { status: 'timed-out', user: null, supabaseUser: { id: 'mira' } as User }
  expect([LOADING, late].map(whoIsHere)).toEqual([undefined, undefined])
})
