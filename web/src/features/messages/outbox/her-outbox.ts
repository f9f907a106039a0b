import type { Message } from '@heraia/contract/messages'
import { uuid7 } from '@heraia/contract/uuid7'
import { useSyncExternalStore } from 'react'
import { useMe } from '../../../lib/session.tsx'
import { oneTabAtATime } from './one-tab-at-a-time.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { type Sender, type SenderPorts, startSender } from './outbox-sender.ts'
import { type Outbox, openOutbox } from './outbox-store.ts'

type Written = Pick<OutboxEntry, 'conversationId' | 'text' | 'media' | 'alts' | 'replyTo'>

interface Opened {
  personId: string
  outbox: Outbox
  sender: Sender | null
}

let opened: Opened | null = null

/** What she wrote in this tab; the outbox has what waits of all tabs of this browser. */
const writtenHere = new Set<string>()
export const isWrittenHere = (id: string): boolean => writtenHere.has(id)

/** One a tab, of whoever is signed in. What another person has not sent yet waits for her to come back. */
function open(personId: string): Opened {
  if (opened?.personId !== personId) opened = { personId, outbox: openOutbox(personId, localStorage), sender: null }
  return opened
}

export function useOutbox() {
  const { id: personId } = useMe()
  const { outbox } = open(personId)
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  return {
    entries,
    isWrittenHere,
    send: (draft: Written) => post(open(personId), draft),
    retry: (entry: OutboxEntry) => again(open(personId), entry),
    discard: (entry: OutboxEntry) => outbox.remove(entry.id),
  }
}

/** Tells of each change of her outbox, in this tab or another. Returns what ends it. */
export function watchOutbox(
  personId: string,
  onChange: (before: readonly OutboxEntry[], now: readonly OutboxEntry[]) => void,
): () => void {
  const { outbox } = open(personId)
  let before = outbox.entries()
  return outbox.subscribe(() => {
    const now = outbox.entries()
    onChange(before, now)
    before = now
  })
}

function post({ outbox, sender }: Opened, draft: Written) {
  const last = outbox.entries().at(-1)?.at ?? 0
  const at = Math.max(Date.now(), last + 1)
  const id = uuid7(at)
  writtenHere.add(id)
  outbox.put({ ...draft, id, at, attempts: 0, notBefore: 0, waitsSince: 0, waitsFor: 'turn', refusal: null })
  sender?.wake()
}

function again({ outbox, sender }: Opened, entry: OutboxEntry) {
  outbox.put({ ...entry, attempts: 0, notBefore: 0, waitsSince: 0, waitsFor: 'turn', refusal: null })
  sender?.wake()
}

/** Sends for this person until it is stopped. */
export function runSender(personId: string, ports: Pick<SenderPorts, 'send' | 'onSent'>) {
  const mine = open(personId)
  const sender = startSender(mine.outbox, {
    ...ports,
    alone: (run) => oneTabAtATime(`heraia-outbox:${personId}`, run),
    now: Date.now,
    chance: Math.random,
  })
  mine.sender = sender

  const fromOtherTab = (event: StorageEvent) => {
    mine.outbox.takeStorageEvent(event, (message: Message) => ports.onSent(message))
    // That tab sends it; should it be closed before, this one does.
    if (event.newValue) sender.wake()
  }
  window.addEventListener('storage', fromOtherTab)
  window.addEventListener('online', sender.reconnected)
  return {
    reconnected: sender.reconnected,
    stop() {
      sender.stop()
      mine.sender = null
      window.removeEventListener('storage', fromOtherTab)
      window.removeEventListener('online', sender.reconnected)
    },
  }
}
