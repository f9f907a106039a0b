import { expect, test } from 'vitest'
import { sportChoices } from './sport-names.ts'

test('sports are chosen from in the order of her alphabet, and kept by their English names', () => {
  const spanish = sportChoices('es')
  expect(spanish.slice(0, 2)).toEqual([
    { value: 'Athletics', label: 'Atletismo' },
    { value: 'Badminton', label: 'Bádminton' },
  ])
  expect(spanish.findIndex(({ value }) => value === 'Archery')).toBeGreaterThan(spanish.length / 2)
  expect(sportChoices('en')[0]).toEqual({ value: 'Archery', label: 'Archery' })
})
