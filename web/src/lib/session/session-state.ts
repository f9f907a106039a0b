import type { Me } from '@heraia/contract/accounts'
import type { User } from '@supabase/auth-js'
import { createStore } from '../store.ts'

/** `timed-out`: nobody answered in time; she may well be signed in, so she is offered to try again. */
export type SessionState =
  | { status: 'loading'; user: null; supabaseUser: null }
  /** `hasEnded`: she was signed in, and it was not here that she left; or her account is suspended. */
  | { status: 'anonymous'; user: null; supabaseUser: null; hasEnded?: 'ended' | 'suspended' }
  | { status: 'timed-out'; user: null; supabaseUser: User | null }
  /** She has a session, and a second factor that she has not shown in it: until she does, the API knows nobody. */
  | { status: 'half-proven'; user: null; supabaseUser: User }
  /** Signed in without an address: she reads what visitors do, and may make it a full account. */
  | { status: 'guest'; user: null; supabaseUser: User }
  /** `user` is null while an account of another auth server has no profile yet. */
  | { status: 'signed-in'; user: Me | null; supabaseUser: User }

export const LOADING: SessionState = { status: 'loading', user: null, supabaseUser: null }
export const ANONYMOUS: SessionState = { status: 'anonymous', user: null, supabaseUser: null }
export const TIMED_OUT: SessionState = { status: 'timed-out', user: null, supabaseUser: null }
export const ENDED: SessionState = { ...ANONYMOUS, hasEnded: 'ended' }

export const sessionState = createStore<SessionState>(LOADING)
