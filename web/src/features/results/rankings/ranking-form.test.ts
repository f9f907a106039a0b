import { expect, test } from 'vitest'
import { emptyRanking, readRanking } from './ranking-form.ts'

const today = '2026-06-30'
const filled = { ...emptyRanking(today), category: '100 m U23', position: '12', source: 'RFEA' }

test('a place in a list, with its source and its day', () => {
  expect(readRanking({ ...filled, outOf: '480', sourceUrl: ' https://rfea.es/ranking ' }, today)).toEqual({
    input: {
      ...{ scope: 'national', category: '100 m U23', position: 12, outOf: 480, source: 'RFEA' },
      ...{ sourceUrl: 'https://rfea.es/ranking', date: today },
    },
  })
})

test('every box says what is wrong with it', () => {
  expect(readRanking({ ...emptyRanking(today), position: 'x' }, today).problems).toEqual({
    category: 'required',
    position: 'not_a_whole_number',
    source: 'required',
  })
  expect(readRanking({ ...filled, outOf: '11' }, today).problems).toEqual({ outOf: 'out_of_range' })
  expect(readRanking({ ...filled, date: '2026-07-01' }, today).problems).toEqual({ date: 'in_future' })
  expect(readRanking({ ...filled, sourceUrl: 'javascript:alert(1)' }, today).problems).toEqual({
    sourceUrl: 'invalid_url',
  })
})
