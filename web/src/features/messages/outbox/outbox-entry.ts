import type { MediaId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'

/** A message on its way to the server. Kept in this browser until the server has it. */
export interface OutboxEntry {
  /** Made here, once: however often it is sent, it is one message. */
  id: string
  conversationId: string
  text: string
  /** Files that came up before she pressed Send; what they show stands with them on the server. */
  media: MediaId[]
  /** What they show, where the server could not be told before she sent them. */
  alts: { id: MediaId; alt: string }[]
  replyTo: Message['replyTo']
  /** When she pressed Send, in milliseconds; each later than the one before. */
  at: number
  attempts: number
  /** Not sent again before this moment. */
  notBefore: number
  /** When that was settled, by the same clock: one that is before this was set back. */
  waitsSince: number
  /** `connection`: the network failed, and coming back ends the wait. `server`: it asked for patience. */
  waitsFor: 'turn' | 'connection' | 'server'
  /** Why the server will not have it; until she says what to do. */
  refusal: string | null
}

/** What this version can send; a note of another version, or damaged, is none. */
export function parseEntry(json: string | null): OutboxEntry | null {
  try {
    const value: Partial<OutboxEntry> | null = JSON.parse(json ?? 'null')
    if (typeof value?.id !== 'string' || typeof value.conversationId !== 'string') return null
    if (typeof value.text !== 'string' || typeof value.at !== 'number') return null
    return {
      id: value.id,
      conversationId: value.conversationId,
      text: value.text,
      media: value.media ?? [],
      alts: value.alts ?? [],
      replyTo: value.replyTo ?? null,
      at: value.at,
      attempts: value.attempts ?? 0,
      notBefore: value.notBefore ?? 0,
      waitsSince: value.waitsSince ?? value.notBefore ?? 0,
      waitsFor: value.waitsFor ?? 'turn',
      refusal: value.refusal ?? null,
    }
  } catch {
    return null
  }
}
