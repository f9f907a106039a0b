import { expect, test } from 'vitest'
import { EMPTY_TEAM, mergedTeam } from './team-draft.ts'

const before = { ...EMPTY_TEAM, name: 'Leonas', about: 'We play.', location: 'Madrid', contactId: null }

test('what two people wrote of the same team goes together, and where both wrote hers stays', () => {
  const hers = { ...before, about: 'We win.', location: 'Getafe' }
  const others = { ...before, name: 'Leonas FC', location: 'Toledo' }
  expect(mergedTeam(before, hers, others)).toEqual({
    ...before,
    name: 'Leonas FC',
    about: 'We win.',
    location: 'Getafe',
  })
})
