import type { Message } from '@heraia/contract/messages'
import { isSameDay } from './list-moment.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'

/** What stands in the log, oldest first. */
export type LogLine =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'message'; key: string; message: Message; startsGroup: boolean }
  | { kind: 'waiting'; key: string; entry: OutboxEntry; startsGroup: boolean }

const PAUSE_MS = 5 * 60_000

/**
 * The server's messages (newest first, as the API gives them) and, after them, what still waits to be sent.
 * A message that has arrived and whose entry is not gone yet stands here once.
 */
export function logLines(
  newestFirst: readonly Message[],
  waiting: readonly OutboxEntry[],
  viewerId: string,
): LogLine[] {
  const arrived = new Set<string>(newestFirst.map(({ id }) => id))
  const written = [
    ...newestFirst
      .toReversed()
      .map((message) => ({ message, at: Date.parse(message.createdAt), by: message.senderId ?? 'hidden' })),
    ...waiting.filter(({ id }) => !arrived.has(id)).map((entry) => ({ entry, at: entry.at, by: viewerId })),
  ]
  const lines: LogLine[] = []
  let before: { at: number; by: string } | undefined
  for (const line of written) {
    const isNewDay = !before || !isSameDay(new Date(before.at), new Date(line.at))
    const startsGroup = isNewDay || before?.by !== line.by || line.at - before.at > PAUSE_MS
    if (isNewDay) lines.push({ kind: 'day', key: `day-${new Date(line.at).toDateString()}`, at: line.at })
    // One key for an entry and the message that it becomes: it stays the same element.
    lines.push(
      'entry' in line
        ? { kind: 'waiting', key: line.entry.id, entry: line.entry, startsGroup }
        : { kind: 'message', key: line.message.id, message: line.message, startsGroup },
    )
    before = line
  }
  return lines
}
