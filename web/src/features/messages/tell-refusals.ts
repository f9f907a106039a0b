import { currentToasts } from '@heraia/ui/toast-queue.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'
import { newlyRefused } from './outbox/outgoing.ts'

interface Tab {
  isSeen: () => boolean
  isWrittenHere: (messageId: string) => boolean
  /** Whether she has this conversation open: there it stands at the message. */
  isOpen: (conversationId: string) => boolean
  /** Returns the id of the toast. */
  show: (conversationId: string) => number
}

/** For each change of her outbox, which every tab hears of. What waited there may be refused message by message. */
export function tellRefusals({ isSeen, isWrittenHere, isOpen, show }: Tab) {
  const shown = new Map<string, number>()
  return (before: readonly OutboxEntry[], now: readonly OutboxEntry[]) => {
    for (const { id, conversationId } of newlyRefused(before, now)) {
      if (isOpen(conversationId) || !(isSeen() || isWrittenHere(id))) continue
      const last = shown.get(conversationId)
      if (!currentToasts().some((toast) => toast.id === last)) shown.set(conversationId, show(conversationId))
    }
  }
}
