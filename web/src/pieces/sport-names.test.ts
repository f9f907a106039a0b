import { expect, test } from 'vitest'
import { sportIn } from './sport-names.ts'

test('a sport of the catalogue is said in her language, one of her own as she wrote it', () => {
  expect(sportIn('es', 'Swimming')).toBe('Natación')
  expect(sportIn('en', 'Swimming')).toBe('Swimming')
  expect(sportIn('es', 'Pelota vasca')).toBe('Pelota vasca')
  expect(sportIn('es', 'constructor')).toBe('constructor')
  expect(sportIn('es', null)).toBeNull()
})
