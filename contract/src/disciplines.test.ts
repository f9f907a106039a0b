import { expect, test } from 'vitest'
import { rangeOf } from './discipline.ts'
import { DISCIPLINES } from './disciplines.ts'
import { fold } from './fold.ts'
import { SPORTS } from './sports.ts'

test('every sport of the catalogue has disciplines, and no sport that is not there', () => {
  expect(new Set(DISCIPLINES.map(({ sport }) => sport))).toEqual(new Set(SPORTS))
})

test('a code names one discipline', () => {
  expect(new Set(DISCIPLINES.map(({ code }) => code)).size).toBe(DISCIPLINES.length)
  for (const { code } of DISCIPLINES) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
})

test('within a sport a name is read as one discipline, in either language', () => {
  for (const sport of SPORTS) {
    const ofSport = DISCIPLINES.filter((each) => each.sport === sport)
    for (const language of ['en', 'es'] as const) {
      expect(new Set(ofSport.map((each) => fold(each[language]))).size).toBe(ofSport.length)
    }
  }
})

test('what a discipline takes is within what its measure takes', () => {
  for (const { code, measure, range } of DISCIPLINES) {
    expect([code, range.least < range.most]).toEqual([code, true])
    expect([code, range.least >= rangeOf[measure].least]).toEqual([code, true])
    expect([code, range.most <= rangeOf[measure].most]).toEqual([code, true])
  }
})

test('the records of the world fit', () => {
  const records = { 'athletics-100m': 10.49, 'running-marathon': 7796, 'athletics-javelin': 72.28 }
  for (const [code, value] of Object.entries(records)) {
    const { range } = DISCIPLINES.find((each) => each.code === code) ?? { range: { least: 0, most: 0 } }
    expect([code, value > range.least && value < range.most]).toEqual([code, true])
  }
})
