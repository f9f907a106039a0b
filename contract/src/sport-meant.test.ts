import { expect, test } from 'vitest'
import { sportMeant, sportsInSpanish } from './sport-meant.ts'
import { SPORTS } from './sports.ts'
import { SPORTS_IN_SPANISH } from './sports-in-spanish.ts'

test('a sport is meant by its name in either language, and her own words stay hers', () => {
  for (const sport of SPORTS) {
    expect(sportMeant(SPORTS_IN_SPANISH[sport])).toBe(sport)
    expect(sportMeant(sport.toUpperCase())).toBe(sport)
  }
  expect(sportMeant('natacion')).toBe('Swimming')
  expect([sportMeant('Carrera'), sportMeant('saltos')]).toEqual(['Running', 'Diving'])
  expect(sportMeant('Pelota vasca')).toBe('Pelota vasca')
  expect(sportMeant('')).toBe('')
})

test('a search knows the Spanish names, and beginnings that are hardly those of a name', () => {
  expect(sportsInSpanish('remo')).toEqual(['rowing'])
  expect(sportsInSpanish('balon')).toEqual(['basketball', 'handball', 'wheelchair basketball'])
  expect(sportsInSpanish('carr')).toEqual([])
  expect(sportsInSpanish('')).toEqual([])
})

test('no sport is a pattern: searches compare their names by "like"', () => {
  expect(SPORTS.filter((sport) => /[%_\\]/.test(sport))).toEqual([])
})
