import type { Session } from '@supabase/auth-js'
import type { Bearer } from '../api-transport.ts'
import { loadAuth } from './load-auth.ts'
import { sessionState } from './session-state.ts'
import { mayHaveSession } from './session-storage.ts'
import { claimsOf } from './token-claims.ts'

/** Seconds before its end at which a token is no longer sent. */
const MARGIN = 30

let current: Session | null = null
/** The token of a session that lacks her second factor: it opens nothing, so it is not sent. */
let halfProven: string | undefined

/** Kept in memory from auth-js' events, so that a request needs no look into storage. */
export function keepSession(session: Session | null) {
  current = session
}

export const sessionNow = (): Session | null => current

export const isHeldBack = (session: Session): boolean => session.access_token === halfProven

const toSend = (): string | undefined => (current && !isHeldBack(current) ? current.access_token : undefined)

export const bearer: Bearer = {
  async token() {
    // Without a network auth-js would try for half a minute to renew it; sent as it is, it fails at once.
    if (current && (!navigator.onLine || (current.expires_at ?? 0) - MARGIN > Date.now() / 1000)) return toSend()
    if (!mayHaveSession()) return undefined
    const auth = await loadAuth()
    current = await auth.sessionNow()
    return toSend()
  },
  async renewed(refused) {
    if (current?.access_token === refused) current = await (await loadAuth()).afterRefusal(refused)
    // What one person asked is not asked again for another one, who signed in here meanwhile.
    return current?.user.id === claimsOf(refused).sub ? current?.access_token : undefined
  },
  wantsSecondFactor: holdBack,
}

/** This one opens nothing, and public pages are asked for without it. */
export function keepBack(token: string | undefined) {
  halfProven = token
}

/** Every screen that needs her leads to the second factor from now on (shell/guarded.tsx). */
export function holdBack(token: string) {
  if (current?.access_token !== token) return
  halfProven = token
  sessionState.set({ status: 'half-proven', user: null, supabaseUser: current.user })
}
