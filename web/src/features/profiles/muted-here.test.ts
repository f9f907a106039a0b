import { expect, test } from 'vitest'
import { mutedHere, noteMuted } from './muted-here.ts'

test('whom she muted is known until it is taken back or doubted, and to nobody who signs in after her', () => {
  noteMuted('mira', 'dana', true)
  noteMuted('mira', 'ada', true)
  expect(mutedHere('mira', 'dana')).toBe(true)
  expect(mutedHere('lena', 'dana')).toBeUndefined()
  noteMuted('mira', 'dana', false)
  expect(mutedHere('mira', 'dana')).toBe(false)
  noteMuted('mira', 'dana', undefined)
  noteMuted('mira', 'ada', undefined)
  expect(mutedHere('mira', 'dana')).toBeUndefined()
})
