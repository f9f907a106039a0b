import type { Session } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { noteTold, toldLanguage } from './language-of-account.ts'
import { memoryStorage } from './memory-storage.ts'
import { keepSession } from './session/bearer.ts'

vi.mock('./demo/is-demo.ts', () => ({ isDemo: true }))

afterEach(() => {
  keepSession(null)
  vi.unstubAllGlobals()
})

test('in the demo, whose tabs are several people, one does not forget what another agreed on with her account', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const [hers, another] = [memoryStorage(), memoryStorage()]
  const isIn = (tab: object, sub: string) => {
    vi.stubGlobal('sessionStorage', tab)
    keepSession({ access_token: `h.${btoa(JSON.stringify({ sub, session_id: sub }))}.s`, user: { id: sub } } as Session)
  }
  isIn(hers, 'mira')
  noteTold('es')
  isIn(another, 'dana')
  expect(toldLanguage()).toBeUndefined()
  noteTold('en')
  isIn(hers, 'mira')
  expect(toldLanguage()).toBe('es')
})
