import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Broadcast } from '../../../ports.ts'
import { readSession, type SessionState } from './read-session.ts'

/** A lost broadcast costs at most this. */
const REMEMBER_MS = 1000
const MOST = 10_000

const forgetMessage = z.object({ forget: z.array(z.string()) })

interface Remembered {
  at: number
  state: Promise<SessionState | null>
  /** null until it was read. */
  userId: string | null
}

/** Looks a session up at most once a second, and at once after a sign-out, suspension or role change anywhere. */
export function createRememberedSessions(broadcast: Broadcast) {
  const known = new Map<string, Remembered>()

  const close = broadcast.subscribe((message) => {
    if (!message.startsWith('{"forget"')) return
    const ids = new Set(forgetMessage.safeParse(JSON.parse(message)).data?.forget ?? [])
    for (const [id, { userId }] of known) {
      if (userId === null || ids.has(id) || ids.has(userId)) known.delete(id)
    }
  })

  const remember = (ctx: Context, id: string): Promise<SessionState | null> => {
    const at = ctx.now().getTime()
    const found = known.get(id)
    // A clock that jumped back makes the entry look new for ever: then it counts no longer.
    if (found && at >= found.at && at - found.at < REMEMBER_MS) return found.state
    const state = readSession(ctx, id)
    const remembered: Remembered = { at, state, userId: null }
    known.delete(id)
    known.set(id, remembered)
    state.then(
      (read) => {
        remembered.userId = read?.userId ?? ''
      },
      () => known.delete(id),
    )
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break
      known.delete(oldest)
    }
    return state
  }

  return { remember, close }
}
