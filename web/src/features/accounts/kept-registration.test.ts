import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDrafts } from '../../lib/drafts.ts'
import { memoryStorage } from '../../lib/memory-storage.ts'
import type { RegistrationFields } from './account-checks.ts'
import { forgetRegistration, keepRegistration, withKept } from './kept-registration.ts'

const EMPTY: RegistrationFields = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: 'athlete',
  sport: '',
  terms: false,
}
const mira = { name: 'Mira', email: 'mira@example.org', role: 'coach', sport: 'Vela' }
const filled = { ...EMPTY, ...mira, password: 'volley', confirmPassword: 'volley', terms: true }
const entries = () => Object.keys(sessionStorage).filter((key) => key.startsWith('heraia'))

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('what she typed to register is there again in this tab, without her passwords', () => {
  keepRegistration(filled)
  expect(withKept(EMPTY, EMPTY)).toEqual({ ...EMPTY, ...mira })
  expect(JSON.stringify(sessionStorage)).not.toContain('volley')
})

test('what she typed since stays', () => {
  keepRegistration(filled)
  expect(withKept({ ...EMPTY, name: 'Vera', password: 'sailing' }, EMPTY)).toEqual({
    ...EMPTY,
    ...mira,
    name: 'Vera',
    password: 'sailing',
  })
})

test('it is gone once she has registered, or somebody signed in', () => {
  keepRegistration(filled)
  forgetRegistration()
  expect(entries()).toEqual([])
  keepRegistration(filled)
  openDrafts(memoryStorage(), sessionStorage).clearOthers('heraia-draft:', 'heraia-draft:mira:')
  expect(entries()).toEqual([])
})

test.each(['{"name":"Mi', 'null', '"Mira"', '{"name":7,"role":"admin"}'])('damaged, it is none: %s', (words) => {
  sessionStorage.setItem('heraia-draft:visitor:registration', words)
  expect(withKept(EMPTY, EMPTY)).toEqual(EMPTY)
})
