import type { Insertable } from 'kysely'
import type { ConversationsTable } from '../tables/conversations.ts'
import type { MessagesTable } from '../tables/messages.ts'
import type { ParticipantsTable } from '../tables/participants.ts'
import type { Chance } from './chance.ts'
import { fillIn } from './fill-in.ts'
import { idAt, type Makings, minutesBefore } from './makings.ts'
import type { MadePerson } from './person.ts'
import { dialoguesEn, dialoguesEs } from './texts/dialogues.ts'
import type { Dialogue } from './texts/mood.ts'

export interface MadeConversation {
  row: Insertable<ConversationsTable>
  messages: (Insertable<MessagesTable> & { created_at: Date })[]
  participants: Insertable<ParticipantsTable>[]
}

/** Nine of the demo athlete's, one with unread messages, and some of the others. */
export function makeConversations(makings: Makings, chance: Chance, people: readonly MadePerson[]): MadeConversation[] {
  const [demo, ...others] = people
  if (!demo) return []
  const coach = others.slice(0, 3)
  const partners = [...coach, ...chance.some(others.slice(4), 6)]
  const hers = partners.map((partner, index) =>
    converse(makings, chance, partner, demo, minutesBefore(makings.now, 25 + index ** 2 * 400), index === 0 ? 1 : 0),
  )
  const loose = chance.some(others, 90)
  const theirs = Array.from({ length: 45 }, (_, index) => [loose[index * 2], loose[index * 2 + 1]]).flatMap(
    ([one, two]) =>
      one && two ? [converse(makings, chance, one, two, minutesBefore(makings.now, chance.int(60, 50_000)), 0)] : [],
  )
  return [...hers, ...theirs]
}

/** `opener` writes first. The last `unread` messages, all hers, wait for `other`. */
function converse(
  makings: Makings,
  chance: Chance,
  opener: MadePerson,
  other: MadePerson,
  endedAt: Date,
  unread: number,
): MadeConversation {
  const language = opener.speaker.language === 'es' && other.speaker.language === 'es' ? 'es' : 'en'
  const lines = linesFor(chance.pick(language === 'es' ? dialoguesEs : dialoguesEn), unread)
  const times = timesOf(chance, endedAt, lines.length)
  const start = times[0] ?? endedAt
  const conversationId = idAt(makings, chance, start)
  const messages = lines.map(([who, text], index) => {
    const at = times[index] ?? endedAt
    const said = fillIn(chance, text, { ...opener.speaker, language })
    return {
      id: idAt(makings, chance, at),
      conversation_id: conversationId,
      sender_id: (who === 0 ? opener : other).profile.id,
      text: said,
      search_text: makings.fold(said),
      created_at: at,
    }
  })
  const last = messages.at(-1)
  const [low, high] = [opener.profile.id, other.profile.id].toSorted()
  return {
    row: {
      id: conversationId,
      low_id: low,
      high_id: high,
      last_message_id: last?.id ?? null,
      created_at: start,
      updated_at: endedAt,
    },
    messages,
    participants: [
      participant(conversationId, opener, messages.at(-1), endedAt, 0),
      participant(conversationId, other, messages.at(-1 - unread), endedAt, unread),
    ],
  }
}

/** Ends with the opener where something waits unread. */
function linesFor(dialogue: Dialogue, unread: number): Dialogue {
  if (unread === 0) return dialogue
  const last = dialogue.findLastIndex(([who]) => who === 0)
  return dialogue.slice(0, last + 1)
}

function timesOf(chance: Chance, endedAt: Date, count: number): Date[] {
  const times: Date[] = []
  let minutes = 0
  for (let index = 0; index < count; index += 1) {
    times.unshift(minutesBefore(endedAt, minutes))
    minutes += 1 + 40 * chance.next() ** 2
  }
  return times
}

const participant = (
  conversationId: string,
  person: MadePerson,
  read: MadeConversation['messages'][number] | undefined,
  updatedAt: Date,
  unread: number,
): Insertable<ParticipantsTable> => ({
  conversation_id: conversationId,
  person_id: person.profile.id,
  read_at: read?.created_at ?? null,
  read_message_id: read?.id ?? null,
  delivered_at: updatedAt,
  delivered_message_id: read?.id ?? null,
  unread_count: unread,
  updated_at: updatedAt,
})
