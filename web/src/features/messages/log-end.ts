import type { LogLine } from './log-lines.ts'

/** What stands last in the log, as far as it decides whether the log moves. */
export interface LogEnd {
  /** The newest message that the server has; what waits to be sent stands below it. */
  stored: string | undefined
  /** Where its line stands among all. */
  storedAt: number
  /** The newest that she wrote in this tab, sent or not. */
  writtenHere: string | undefined
}

export function logEnd(lines: readonly LogLine[], isWrittenHere: (id: string) => boolean): LogEnd {
  const storedAt = lines.findLastIndex(({ kind }) => kind === 'message')
  return {
    stored: lines[storedAt]?.key,
    storedAt,
    writtenHere: lines.findLast(({ kind, key }) => kind !== 'day' && isWrittenHere(key))?.key,
  }
}

/** She wrote in this tab since. Ids count up, so that one that is deleted is not taken for the one before it. */
export const hasWritten = (before: LogEnd, now: LogEnd): boolean =>
  now.writtenHere !== undefined && now.writtenHere > (before.writtenHere ?? '')

/** Somebody else wrote after the message that was the last when she went up to read older ones. */
export const hasNewSince = (lines: readonly LogLine[], leftAt: string, viewerId: string): boolean =>
  lines
    .slice(lines.findIndex(({ key }) => key === leftAt) + 1)
    .some((line) => line.kind === 'message' && line.message.senderId !== viewerId)
