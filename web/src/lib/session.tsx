import type { Me } from '@heraia/contract/accounts'
import type { User } from '@supabase/auth-js'
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { fetched } from './fetched.ts'
import { REGISTRATION_LIMIT_MS, SIGN_IN_LIMIT_MS } from './session/limits-of-ways-in.ts'
import { ANONYMOUS, LOADING, type SessionState, sessionState } from './session/session-state.ts'
import type * as SignInAndOut from './session/sign-in-and-out.ts'
import { retrySession } from './session/start-session.ts'
import { within } from './time-limit.ts'

export type { Me, User }
export { loadAuth } from './session/load-auth.ts'
export type { Credentials, MailProof, MailProofType, NewAccount, SignOutScope } from './session/sign-in-and-out.ts'
export { hearOtherTabs } from './session/start-session.ts'

/** What the server drew, which the browser's first drawing must repeat. */
const DrawnByServer = createContext<SessionState>(LOADING)

export function SessionProvider({ expected, children }: { expected: boolean; children: ReactNode }) {
  return <DrawnByServer value={expected ? LOADING : ANONYMOUS}>{children}</DrawnByServer>
}

/** Fetched when somebody signs in or out: visitors do without. Where it is late it goes on its way, for her next try. */
const signInAndOut = () => fetched(import('./session/sign-in-and-out.ts'))

const actions: Pick<typeof SignInAndOut, 'login' | 'register' | 'prove' | 'logout'> & {
  retry: () => Promise<void>
} = {
  login: async (...given) => (await within(SIGN_IN_LIMIT_MS, signInAndOut())).login(...given),
  register: async (...given) => (await within(REGISTRATION_LIMIT_MS, signInAndOut())).register(...given),
  prove: async (...given) => (await within(REGISTRATION_LIMIT_MS, signInAndOut())).prove(...given),
  logout: async (...given) => (await signInAndOut()).logout(...given),
  retry: retrySession,
}

/** Reads her profile anew, after something changed it. */
async function refreshUser() {
  const { supabaseUser } = sessionState.get()
  if (!supabaseUser) return
  const session = await import('./session/follow-session.ts')
  await session.readProfile(supabaseUser)
}

/** What the server answered with: saves asking again. Another one may have signed in while it was on its way. */
export function setUser(user: Me) {
  const now = sessionState.get()
  if (now.status === 'signed-in' && now.supabaseUser.id === user.id) sessionState.set({ ...now, user })
}

export function useSession() {
  const drawn = use(DrawnByServer)
  const state = useSyncExternalStore(sessionState.subscribe, sessionState.get, () => drawn)
  return {
    ...state,
    ...actions,
    refreshUser,
    loading: state.status === 'loading',
    isAuthenticated: state.status === 'signed-in',
    /** Nobody, or nobody whose name is known: screens show what they show to all. */
    isVisitor: state.status === 'anonymous' || state.status === 'guest',
    isAdmin: state.user?.isAdmin ?? false,
  }
}

/** Her profile, on screens that only the signed-in see. */
export function useMe(): Me {
  const { user } = useSession()
  if (!user) throw new Error('Nobody is signed in here')
  return user
}
