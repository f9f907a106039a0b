import { expect, test } from 'vitest'
import { whoseLanguage } from './language-of-account.ts'

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
