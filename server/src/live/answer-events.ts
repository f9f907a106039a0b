import { decodeJwt } from 'jose'
import type { Answer, FindViewer } from '../http/handle-request.ts'
import { pathOf } from '../http/path-of.ts'
import { takeFromLimit } from '../http/rate-limits.ts'
import { notSignedIn, Refused } from '../refused.ts'
import type { OpenStreams } from './open-streams.ts'
import { findStart, type Start } from './read-log.ts'
import { streamPlaces } from './stream-places.ts'

/** Tabs and devices of one person on one process. */
const MOST_STREAMS = 30

/** The client refreshes its token before that; who did not is let go, and comes back with a fresh one. */
const AFTER_EXPIRY_MS = 60_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold events back to fill its buffer.
  'x-accel-buffering': 'no',
}

/** GET /events: one stream of server-sent events for the person who is signed in. */
export function createEventsAnswer(
  findViewer: FindViewer,
  streams: OpenStreams,
  opened: (personId: string) => void,
): Answer {
  const takePlace = streamPlaces((personId) => streams.of(personId).length, MOST_STREAMS)
  return async (request, ctx) => {
    if (pathOf(request) !== '/events' || request.method !== 'GET') return null
    await takeFromLimit(ctx, 'address', ctx.address)
    const viewer = await findViewer(request, ctx)
    if (!viewer) throw notSignedIn()
    await takeFromLimit({ ...ctx, viewer }, 'person')
    const place = takePlace(viewer.id)
    if (!place) throw tooManyStreams()
    try {
      const lastEventId = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('lastEventId')
      const start = await findStart(ctx.db, viewer.id, lastEventId)
      const stream = streams.add({
        personId: viewer.id,
        sessionId: viewer.sessionId,
        seq: start.seq,
        endsAt: endOf(request),
      })
      stream.send([hello(start)])
      opened(viewer.id)
      closeWithRequest(request, stream)
      return new Response(stream.body, { headers })
    } finally {
      place.giveBack()
    }
  }
}

/** Its id is where the stream starts, so that who is cut off before the first event resumes from here. */
const hello = (start: Start) => ({ kind: 'hello' as const, json: JSON.stringify(start), seq: start.seq })

/** The token was checked before; here it only says when it is over. */
function endOf(request: Request): Date | null {
  const token = /^bearer +(\S+)/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const { exp } = token === undefined ? {} : decodeJwt(token)
  return exp === undefined ? null : new Date(exp * 1000 + AFTER_EXPIRY_MS)
}

function closeWithRequest(request: Request, stream: { end: () => void }): void {
  if (request.signal.aborted) stream.end()
  else request.signal.addEventListener('abort', () => stream.end(), { once: true })
}

const tooManyStreams = () =>
  new Refused('TOO_MANY_REQUESTS', 'too_many_streams', 'Too many open streams.', { retryAfterSeconds: 30 })
