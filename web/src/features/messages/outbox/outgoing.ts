import type { OutboxEntry } from './outbox-entry.ts'

/** Why something of hers is not there: the server will not have it, or could not be reached yet. */
export type Outgoing = 'refused' | 'waits'

/** null: nothing, or only what goes at this moment. */
export function outgoingOf(entries: readonly OutboxEntry[], conversationId: string): Outgoing | null {
  const its = entries.filter((entry) => entry.conversationId === conversationId)
  if (its.some(({ refusal }) => refusal !== null)) return 'refused'
  return its.some(({ attempts }) => attempts > 0) ? 'waits' : null
}

export interface Stranded {
  conversationId: string
  outgoing: Outgoing
  /** The last of them. */
  entry: OutboxEntry
}

/** Of conversations that stand in no list: they have no message yet, are older, or are not there any more. */
export function strandedOf(entries: readonly OutboxEntry[], listed: readonly string[]): Stranded[] {
  const groups = Map.groupBy(entries, ({ conversationId }) => conversationId)
  return [...groups].flatMap(([conversationId, its]) => {
    const outgoing = listed.includes(conversationId) ? null : outgoingOf(its, conversationId)
    const entry = its.at(-1)
    return outgoing && entry ? [{ conversationId, outgoing, entry }] : []
  })
}

/** What the server has refused since, in the order in which she wrote it. */
export function newlyRefused(before: readonly OutboxEntry[], now: readonly OutboxEntry[]): OutboxEntry[] {
  const wereWaiting = new Set(before.filter(({ refusal }) => refusal === null).map(({ id }) => id))
  return now.filter(({ id, refusal }) => refusal !== null && wereWaiting.has(id))
}
