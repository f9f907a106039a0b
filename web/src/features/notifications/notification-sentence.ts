import type { Notification } from '@heraia/contract/notifications'
import type { PersonChip } from '@heraia/contract/person'
import { type Language, LOCALES } from '../../lib/languages.ts'
import { type Deed, type DeedName, sentenceWords } from './sentence-words.ts'

/** A sentence in pieces, so that each name can lead to its profile. */
export type SentencePart = { person: PersonChip } | { words: string }

/** "Mira and 4 others like your post"; two people are both named. */
export function sentenceOf(notification: Notification, language: Language): SentencePart[] {
  const words = sentenceWords[language]
  const known: Partial<Record<DeedName, Deed>> = words.deeds
  const deed = known[deedOf(notification)]
  if (!deed) return [{ words: words.newer }]
  const team = notification.team?.name ?? ''
  if (isOfTheHouse(notification)) return [{ words: deed.one.replace('{team}', () => team) }]
  const names = namesOf(notification)
  const count = Math.max(names.people.length + names.others, 1)
  const isLike = notification.kind === 'like'
  return joined([
    ...listed(names, language, isLike ? { first: words.firstLiker, next: words.liker } : { first: '', next: '' }),
    { words: ` ${(count === 1 ? deed.one : deed.many).replace('{team}', () => team)}` },
  ])
}

/** Nobody did it by name: it is about her account, or a team that she runs. */
const isOfTheHouse = ({ kind }: Notification): boolean => ofTheHouse.includes(kind)

const ofTheHouse: readonly Notification['kind'][] = [
  ...(['verified', 'unverified', 'listing_expired', 'team_verified', 'team_unverified'] as const),
  ...(['report_upheld', 'report_dismissed', 'verification_declined', 'team_verification_declined'] as const),
  ...(['content_removed', 'content_warned', 'appeal_upheld', 'appeal_reversed'] as const),
  ...(['order_decided_for_buyer', 'order_decided_for_seller'] as const),
]

/** The same as plain words, for names of buttons. */
export const plainSentence = (notification: Notification, language: Language): string =>
  sentenceOf(notification, language)
    .map((part) => ('person' in part ? part.person.name : part.words))
    .join('')

function deedOf({ kind, commentId, team }: Notification): DeedName {
  if (kind === 'like' || kind === 'mention') return `${kind}_${commentId ? 'comment' : 'post'}`
  return kind === 'message' && team ? 'message_team' : kind
}

function namesOf({ actors, actorCount }: Notification) {
  const all = Math.max(actorCount, actors.length)
  const people = all === 2 ? actors.slice(0, 2) : actors.slice(0, 1)
  return { people, others: people.length > 0 ? all - people.length : 0 }
}

function listed(
  { people, others }: ReturnType<typeof namesOf>,
  language: Language,
  before: { first: string; next: string },
): SentencePart[] {
  const words = sentenceWords[language]
  if (people.length === 0)
    return [{ words: before.first + (before.first ? words.somebody.toLowerCase() : words.somebody) }]
  const elements: SentencePart[] = people.map((person) => ({ person }))
  if (others > 0) elements.push({ words: words.others(others) })
  const isBefore = (index: number): SentencePart => ({ words: index === 0 ? before.first : before.next })
  // The list's own rules set its words: "and", and in Spanish "e" before a name that begins with i.
  const spoken = elements.map((part, index) => {
    const start = isBefore(index)
    return ('words' in start ? start.words : '') + ('person' in part ? part.person.name : part.words)
  })
  let next = 0
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).formatToParts(spoken).flatMap((piece) => {
    if (piece.type === 'literal') return [{ words: piece.value }]
    const index = next++
    const element = elements[index]
    return element ? [isBefore(index), element] : []
  })
}

/** Neighbouring words become one piece. */
function joined(parts: SentencePart[]): SentencePart[] {
  const whole: SentencePart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if ('words' in part && last && 'words' in last) whole[whole.length - 1] = { words: last.words + part.words }
    else if (!('words' in part) || part.words) whole.push(part)
  }
  return whole
}
