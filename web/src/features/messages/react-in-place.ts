import type { PersonId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { Reaction } from './message-limits.ts'

/** The message as it is once her reaction is saved: one a person, in the order in which they are offered. */
export function withReaction(
  message: Message,
  personId: PersonId,
  emoji: Reaction | null,
  order: readonly string[],
): Message {
  const others = message.reactions
    .map((given) => ({ ...given, personIds: given.personIds.filter((id) => id !== personId) }))
    .filter(({ personIds }) => personIds.length > 0)
  if (!emoji) return { ...message, reactions: others }
  const joined = others.some((given) => given.emoji === emoji)
    ? others.map((given) => (given.emoji === emoji ? { ...given, personIds: [...given.personIds, personId] } : given))
    : [...others, { emoji, personIds: [personId] }]
  return { ...message, reactions: joined.sort((one, other) => order.indexOf(one.emoji) - order.indexOf(other.emoji)) }
}
