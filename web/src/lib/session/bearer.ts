import type { Session } from '@supabase/auth-js'
import type { Bearer } from '../api-transport.ts'
import { loadAuth } from './load-auth.ts'
import { mayHaveSession } from './session-storage.ts'

/** Seconds before its end at which a token is no longer sent. */
const MARGIN = 30

let current: Session | null = null

/** Kept in memory from auth-js' events, so that a request needs no look into storage. */
export function keepSession(session: Session | null) {
  current = session
}

export const bearer: Bearer = {
  async token() {
    if (current && (current.expires_at ?? 0) - MARGIN > Date.now() / 1000) return current.access_token
    if (!mayHaveSession()) return undefined
    const auth = await loadAuth()
    const { data } = await auth.getSession()
    current = data.session
    return current?.access_token
  },
  async renewed(refused) {
    if (current && current.access_token !== refused) return current.access_token
    const auth = await loadAuth()
    const { data } = await auth.refreshSession()
    current = data.session
    return current?.access_token
  },
}
