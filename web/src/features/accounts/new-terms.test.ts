import { expect, test } from 'vitest'
import { isAsked } from './new-terms.tsx'

test('who has not accepted the terms of today is asked, whatever else she accepted', () => {
  const today = '2026-05-01'
  expect(isAsked({ termsVersion: today }, today)).toBe(false)
  for (const termsVersion of [null, '', '2024-03-15', '2031-01-01', ' 2026-05-01'])
    expect(isAsked({ termsVersion }, today), JSON.stringify(termsVersion)).toBe(true)
})

test('nobody is asked for terms whose day is not known yet', () => {
  expect(isAsked({ termsVersion: null }, '')).toBe(false)
})
