import { expect, test } from 'vitest'
import { emptyGoal, readGoal } from './goal-form.ts'

const jump = { measure: 'distance', wind: true, range: { least: 1, most: 10 } } as const
const goal = { ...emptyGoal('Athletics', '2026-06-30'), discipline: 'athletics-long-jump', target: '6,50' }

test('a goal is for the year that runs until she says otherwise', () => {
  expect(readGoal(goal, jump, 'es')).toEqual({
    input: {
      kind: 'best',
      discipline: 'athletics-long-jump',
      own: null,
      title: null,
      target: 6.5,
      startsOn: '2026-01-01',
      dueOn: '2026-12-31',
    },
  })
})

test('a number of podiums has no discipline, and is whole', () => {
  expect(readGoal({ ...goal, kind: 'podiums', target: '3' }, null, 'es')).toMatchObject({
    input: { discipline: null, own: null, target: 3 },
  })
  expect(readGoal({ ...goal, kind: 'wins', target: '1,5' }, null, 'es').problems).toEqual({
    target: 'not_a_whole_number',
  })
})

test('the end comes after the start, and a best within what can be', () => {
  expect(readGoal({ ...goal, dueOn: '2025-12-31' }, jump, 'es').problems).toEqual({ dueOn: 'before_start' })
  expect(readGoal({ ...goal, target: '65' }, jump, 'es').problems).toEqual({ target: 'out_of_range' })
  expect(readGoal({ ...goal, kind: 'total', target: '65' }, jump, 'es').problems).toBeUndefined()
  expect(readGoal({ ...goal, discipline: '', target: '' }, null, 'es').problems).toEqual({
    discipline: 'required',
    target: 'required',
  })
})
