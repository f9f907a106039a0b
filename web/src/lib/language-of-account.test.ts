import type { Session } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { noteTold, toldLanguage, whoseLanguage } from './language-of-account.ts'
import { memoryStorage } from './memory-storage.ts'
import { keepSession } from './session/bearer.ts'

test('what she chose here, and the account was not told, goes to the account', () => {
  expect(whoseLanguage({ kept: 'es', told: null, ofAccount: null })).toBe('hers')
  expect(whoseLanguage({ kept: 'es', told: 'en', ofAccount: 'en' })).toBe('hers')
  // She chose again while the account was being told of another choice.
  expect(whoseLanguage({ kept: 'en', told: null, ofAccount: 'es' })).toBe('hers')
})

test('what came from the account, or was told to it, gives way to what she chose on another device since', () => {
  expect(whoseLanguage({ kept: 'en', told: 'en', ofAccount: 'es' })).toBe('of the account')
  expect(whoseLanguage({ kept: null, told: null, ofAccount: 'es' })).toBe('of the account')
  expect(whoseLanguage({ kept: null, told: 'en', ofAccount: 'es' })).toBe('of the account')
})

test('where both say the same, or neither says anything, nothing is done', () => {
  expect(whoseLanguage({ kept: 'es', told: 'es', ofAccount: 'es' })).toBe(null)
  expect(whoseLanguage({ kept: 'es', told: null, ofAccount: 'es' })).toBe('noted')
  expect(whoseLanguage({ kept: null, told: null, ofAccount: null })).toBe(null)
  expect(whoseLanguage({ kept: null, told: 'es', ofAccount: null })).toBe(null)
  expect(whoseLanguage({ kept: 'es', told: 'es', ofAccount: null })).toBe(null)
})

test('an account that has a language keeps it where she signs in, whatever stood in that browser', () => {
  expect(whoseLanguage({ kept: 'en', told: undefined, ofAccount: 'es' })).toBe('of the account')
  expect(whoseLanguage({ kept: null, told: undefined, ofAccount: 'es' })).toBe('of the account')
  expect(whoseLanguage({ kept: 'es', told: undefined, ofAccount: 'es' })).toBe('noted')
  // Nothing is overruled where it has none.
  expect(whoseLanguage({ kept: 'en', told: undefined, ofAccount: null })).toBe('hers')
  expect(whoseLanguage({ kept: null, told: undefined, ofAccount: null })).toBe(null)
})

/** As auth-js hands it over, of one session after the other. */
const signsIn = (sub: string, session_id: string) =>
  keepSession({ access_token: `h.${btoa(JSON.stringify({ sub, session_id }))}.s`, user: { id: sub } } as Session)

afterEach(() => {
  keepSession(null)
  vi.unstubAllGlobals()
})

test('what was agreed on counts in that session alone', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  signsIn('mira', 'one')
  expect(toldLanguage()).toBeUndefined()
  noteTold('es')
  expect(toldLanguage()).toBe('es')
  noteTold(null)
  expect(toldLanguage()).toBe(null)
  for (const [who, session] of [
    ['mira', 'two'],
    ['dana', 'three'],
  ] as const) {
    signsIn(who, session)
    expect(toldLanguage()).toBeUndefined()
  }
})

test('of several who are signed in in one browser, as in tabs of the demo, none forgets what another agreed on', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const languages = { mira: 'es', dana: 'en', ines: 'es', luz: 'en' } as const
  for (const [who, language] of Object.entries(languages)) {
    signsIn(who, who)
    noteTold(language)
  }
  for (const [who, language] of Object.entries(languages)) {
    signsIn(who, who)
    expect(toldLanguage()).toBe(language)
  }
  signsIn('mira', 'next')
  noteTold('en')
  expect(toldLanguage()).toBe('en')
  signsIn('mira', 'mira')
  expect(toldLanguage(), 'the one that noted first').toBeUndefined()
})

test('where there is no room to note it, a choice on this page is hers all the same', () => {
  const localStorage = Object.assign(memoryStorage(), { full: true })
  vi.stubGlobal('localStorage', localStorage)
  signsIn('mira', 'one')
  noteTold('es')
  expect(toldLanguage()).toBe(null)
})
