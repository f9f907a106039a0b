import { expect, test } from 'vitest'
import { sportScene } from './sport-scene.ts'

test('the cover of a swimmer is a pool, and of a judoka a woman in motion', () => {
  expect(sportScene('Para Swimming')).toBe('pool')
  expect(sportScene('Judo')).toBe('athletes')
})

test('who names no sport gets what her id draws, and who wrote one of her own a woman in motion', () => {
  expect(sportScene(null)).toBeUndefined()
  expect(sportScene('Pelota mixteca')).toBe('athletes')
})
