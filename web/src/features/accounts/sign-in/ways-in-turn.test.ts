import { expect, test } from 'vitest'
import { waysInTurn } from './ways-in-turn.ts'

test('a way in that never ends keeps her from no other one, and says nothing more once another one runs', () => {
  const turns = waysInTurn()
  const hangs = turns.begin('passkey')
  expect([turns.runs('passkey'), turns.runs('google')]).toEqual([true, false])
  const other = turns.begin('google')
  expect([hangs.isCurrent(), other.isCurrent()]).toEqual([false, true])
  hangs.end()
  expect(turns.runs('google')).toBe(true)
  other.end()
  expect(turns.runs('google')).toBe(false)
})
