import type { PersonId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { REACTIONS } from './message-limits.ts'
import { withReaction } from './react-in-place.ts'

const mira = 'mira' as PersonId
const dana = 'dana' as PersonId
const message = (reactions: Message['reactions']) => ({ reactions }) as Message
const shown = (changed: Message) => changed.reactions.map(({ emoji, personIds }) => `${emoji} ${personIds.join(',')}`)

test('one reaction a person: another takes its place, and null takes it back', () => {
  const once = withReaction(message([]), mira, '🔥', REACTIONS)
  expect(shown(once)).toEqual(['🔥 mira'])
  const other = withReaction(once, mira, '👍', REACTIONS)
  expect(shown(other)).toEqual(['👍 mira'])
  expect(shown(withReaction(other, mira, null, REACTIONS))).toEqual([])
})

test('the same sign of both stands once, in the order in which signs are offered', () => {
  const both = withReaction(message([{ emoji: '🔥', personIds: [dana] }]), mira, '🔥', REACTIONS)
  expect(shown(both)).toEqual(['🔥 dana,mira'])
  expect(shown(withReaction(both, mira, '👍', REACTIONS))).toEqual(['👍 mira', '🔥 dana'])
})
