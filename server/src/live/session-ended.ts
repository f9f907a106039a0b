import type { LiveEvents, SignalKind } from '@heraia/contract/events'
import { SessionId } from '@heraia/contract/ids'
import { z } from 'zod'
import type { Broadcast } from '../ports.ts'
import { broadcastForget, broadcastSignal } from './broadcasts.ts'

type Reason = LiveEvents['session.ended']['reason']

const MOST_SESSIONS = 80
const told = z.object({ sessionIds: z.array(SessionId) })

/** Every process forgets these sessions, and their open streams end. Call it after the commit. */
export async function broadcastSessionsEnded(
  broadcast: Broadcast,
  personId: string,
  sessionIds: string[],
  reason: Reason,
): Promise<void> {
  for (let start = 0; start < sessionIds.length; start += MOST_SESSIONS) {
    const some = sessionIds.slice(start, start + MOST_SESSIONS)
    await broadcastForget(broadcast, some)
    await broadcastSignal(
      broadcast,
      'session.ended',
      { reason, sessionIds: z.array(SessionId).parse(some) },
      { to: [personId] },
    )
  }
}

/** Whether a stream that was opened with this session must send the signal and close. */
export function endsSession(kind: SignalKind, data: unknown, sessionId: string): boolean {
  if (kind !== 'session.ended') return false
  const read = told.safeParse(data)
  return read.success && read.data.sessionIds.some((ended) => ended === sessionId)
}
