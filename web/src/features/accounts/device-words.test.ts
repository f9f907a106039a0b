import { expect, test } from 'vitest'
import { inWords } from './device-words.ts'

test('a device is named in her language', () => {
  expect(inWords('Firefox on Windows', 'en')).toBe('Firefox on Windows')
  expect(inWords('Firefox on Windows', 'es')).toBe('Firefox en Windows')
  expect(inWords('Unknown device', 'es')).toBe('Dispositivo desconocido')
})
