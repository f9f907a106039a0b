import { ORPCError } from '@orpc/client'
import { failureOf } from '../../../lib/errors.ts'

/** What a failed attempt means for the message. */
export type Setback =
  | { kind: 'wait'; for: 'connection' | 'server'; afterMs?: number }
  /** The server will not have it: `reason` to look a text up by. */
  | { kind: 'refused'; reason: string }

/** A mistake on the server's side may pass; one that does not must not hold up the conversation for ever. */
const MOST_SERVER_MISTAKES = 6

export function readFailure(error: unknown, attempts: number): Setback {
  const failure = failureOf(error)
  switch (failure.code) {
    case 'NOT_LOADED':
    case 'OFFLINE':
    case 'TIMED_OUT':
    case 'UNAUTHORIZED':
      // Signed out meanwhile: it goes when she is back.
      return { kind: 'wait', for: 'connection' }
    case 'TOO_MANY_REQUESTS':
    case 'UNAVAILABLE':
      return { kind: 'wait', for: 'server', afterMs: (failure.retryAfterSeconds ?? 0) * 1000 }
    case 'UNKNOWN':
      return ofUnknown(error, attempts)
    default:
      return { kind: 'refused', reason: failure.reason ?? failure.code }
  }
}

function ofUnknown(error: unknown, attempts: number): Setback {
  const status = error instanceof ORPCError ? error.status : undefined
  // A proxy that stands before a server that is down speaks for itself, not for the server.
  if (status !== undefined && [408, 425, 429, 502, 503, 504].includes(status))
    return { kind: 'wait', for: 'connection' }
  if (status !== undefined && status < 500) return { kind: 'refused', reason: 'UNKNOWN' }
  return attempts >= MOST_SERVER_MISTAKES ? { kind: 'refused', reason: 'UNKNOWN' } : { kind: 'wait', for: 'server' }
}
