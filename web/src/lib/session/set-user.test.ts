import type { User } from '@supabase/auth-js'
import { afterEach, expect, test } from 'vitest'
import { type Me, setUser } from '../session.tsx'
import { LOADING, sessionState } from './session-state.ts'

const me = (id: string, name: string) => ({ id, name }) as Me

afterEach(() => sessionState.set(LOADING))

test('what was answered about one person is not set on who signed in meanwhile', () => {
  sessionState.set({ status: 'signed-in', user: me('luz', 'Luz'), supabaseUser: { id: 'luz' } as User })
  setUser(me('mira', 'Mira'))
  expect(sessionState.get().user?.name).toBe('Luz')
  setUser(me('luz', 'Luz Ruiz'))
  expect(sessionState.get().user?.name).toBe('Luz Ruiz')
})
