import { expect, test } from 'vitest'
import { isMutedAt } from './mute-now.ts'
import { mutedHere, noteMuted } from './muted-here.ts'

test('whom she muted is known until it is taken back or doubted, and to nobody who signs in after her', () => {
  const muted = { muted: true, mutedUntil: null }
  noteMuted('mira', 'dana', muted)
  noteMuted('mira', 'ada', muted)
  expect(mutedHere('mira', 'dana')).toBe(muted)
  expect(mutedHere('lena', 'dana')).toBeUndefined()
  noteMuted('mira', 'dana', { muted: false, mutedUntil: null })
  expect(mutedHere('mira', 'dana')).toMatchObject({ muted: false })
  noteMuted('mira', 'dana', undefined)
  noteMuted('mira', 'ada', undefined)
  expect(mutedHere('mira', 'dana')).toBeUndefined()
})

test('what was muted until a moment is muted no longer when it has come, whatever the page was told before', () => {
  const until = '2026-12-05T20:40:00.000Z'
  const at = (moment: string) => isMutedAt({ muted: true, mutedUntil: until }, Date.parse(moment))
  expect([at('2026-12-05T20:39:00.000Z'), at(until)]).toEqual([true, false])
  expect(isMutedAt({ muted: true, mutedUntil: null }, Date.parse(until))).toBe(true)
})
