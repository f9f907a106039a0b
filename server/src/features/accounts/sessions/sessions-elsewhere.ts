import { z } from 'zod'
import type { Ports } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'

/** As our own sessions are looked at (remembered-sessions.ts). */
const REMEMBER_MS = 1000
const MOST = 10_000
/** Nobody waits longer for the other server. */
const PATIENCE_MS = 2000
/** Then nobody waits for one that did not answer. */
const LEAVE_ALONE_MS = 5000
/** Streams that are asked about at once. */
const AT_ONCE = 20

/** What a server of this contract says of an account or a session that is no more. Of anything else the token itself says enough. */
const OVER = ['session_not_found', 'session_expired', 'user_not_found', 'user_banned']

const refusal = z.object({ code: z.string() })

interface Known {
  token: string
  at: number
  lives: Promise<boolean>
}

export interface SessionsElsewhere {
  /** Whether the other server lets this session in, as it said at most a second ago. */
  lives(sessionId: string, token: string): Promise<boolean>
  /** Of these, by the newest token that each came with; one that never came here counts. */
  living(sessionIds: readonly string[]): Promise<Set<string>>
}

/**
 * Sessions that the server of AUTH_URL keeps: a sign-out, ban or deletion there ends them here within a second. While it
 * does not answer, tokens count until they end.
 */
export function createSessionsElsewhere(
  { clock, log }: Pick<Ports, 'clock' | 'log'>,
  { auth: { authUrl, authKey } }: Settings,
): SessionsElsewhere {
  const known = new Map<string, Known>()
  let leftAloneUntil = 0

  /** The next one asks again in a while. Only of what no token can bring about, or whoever brings one would keep us from asking. */
  function leaveAlone(why: Record<string, unknown>) {
    leftAloneUntil = clock.now().getTime() + LEAVE_ALONE_MS
    log.warn(why, 'AUTH_URL does not say whether sessions live')
  }

  async function ask(token: string): Promise<boolean> {
    const wait = leftAloneUntil - clock.now().getTime()
    if (wait > 0 && wait <= LEAVE_ALONE_MS) return true
    try {
      const response = await fetch(`${authUrl}/user`, {
        headers: {
          authorization: `Bearer ${token}`,
          'x-supabase-api-version': '2024-01-01',
          ...(authKey && { apikey: authKey }),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const said = refusal.safeParse(await response.json().catch(() => null)).data?.code ?? ''
      if (response.status >= 500) leaveAlone({ status: response.status })
      return response.ok || !OVER.includes(said)
    } catch (error) {
      leaveAlone({ error: String(error).slice(0, 200) })
      return true
    }
  }

  const lives = (sessionId: string, token: string): Promise<boolean> => {
    const at = clock.now().getTime()
    const found = known.get(sessionId)
    // A clock that jumped back makes the entry look new for ever: then it counts no longer.
    if (found && at >= found.at && at - found.at < REMEMBER_MS) return found.lives
    const asked = { token, at, lives: ask(token) }
    known.delete(sessionId)
    known.set(sessionId, asked)
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break
      known.delete(oldest)
    }
    return asked.lives
  }

  const living = async (ids: readonly string[]): Promise<Set<string>> => {
    const alive = new Set<string>()
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      await Promise.all(
        ids.slice(at, at + AT_ONCE).map(async (id) => {
          const token = known.get(id)?.token
          if (token === undefined || (await lives(id, token))) alive.add(id)
        }),
      )
    }
    return alive
  }

  return { lives, living }
}
