import { expect, test } from 'vitest'
import { EMPTY_TEAM, isThere, mergedTeam } from './team-draft.ts'

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

test('what she sent and heard nothing of is known where it stands there', () => {
  const sent = { ...before, about: ' We win. ', website: ' ' }
  expect(isThere(sent, { ...before, about: 'We win.' })).toBe(true)
  expect(isThere(sent, before)).toBe(false)
})
