import type { Message } from '@heraia/contract/messages'
import { type EntryStorage, type KeptEntries, openEntries } from '../../../lib/kept-entries.ts'
import { KEPT_ENTRIES } from '../../../lib/kept-here.ts'
import { type OutboxEntry, parseEntry } from './outbox-entry.ts'

/** In the order in which she wrote them. */
export type Outbox = KeptEntries<OutboxEntry, Message>

export const openOutbox = (personId: string, storage: EntryStorage): Outbox =>
  openEntries({
    start: `${KEPT_ENTRIES.outbox}${personId}:`,
    storage,
    parse: parseEntry,
    order: (one, other) => one.at - other.at || (one.id < other.id ? -1 : 1),
  })
