import type { User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { ANONYMOUS, type SessionState, TIMED_OUT } from '../../../lib/session/session-state.ts'
import type { Me } from '../../../lib/session.tsx'
import { onwardOf } from './use-onward.ts'

const supabaseUser = { id: 'mira' } as User
const user = { id: 'mira' } as Me
const guest: SessionState = { status: 'guest', user: null, supabaseUser }

test('who became a guest in another tab goes on typing where she registers, or signs in', () => {
  expect(onwardOf(guest, '/bookmarks', true)).toBeNull()
  expect(onwardOf(guest, '/bookmarks', false), 'where she pressed for it').toBe('/bookmarks')
  expect(onwardOf(guest, '/feed', false)).toBe('/athletes')
})

test.each<[SessionState, string | null]>([
  [ANONYMOUS, null],
  [TIMED_OUT, null],
  [{ status: 'timed-out', user: null, supabaseUser }, '/bookmarks'],
  [{ status: 'signed-in', user, supabaseUser }, '/bookmarks'],
  [{ status: 'signed-in', user: null, supabaseUser }, '/welcome?next=%2Fbookmarks'],
  [{ status: 'half-proven', user: null, supabaseUser }, '/second-factor?next=%2Fbookmarks'],
])('who is %j is led on to %s', (session, to) => {
  expect([true, false].map((guestStays) => onwardOf(session, '/bookmarks', guestStays))).toEqual([to, to])
})
