import { createStore } from '../../lib/store.ts'
import { EVERY_SECONDS } from './one-a-minute.ts'

/** The mail that signing up sent from this page: where to, in small letters, and when. */
export const signUpMail = createStore({ to: '', at: 0 })

/** Seconds until another one goes to this address: until then the server drops it, and says nothing. */
export function untilAnotherTo(email: string, now = Date.now()): number {
  const { to, at } = signUpMail.get()
  return to === email.trim().toLowerCase() ? Math.max(0, Math.ceil(EVERY_SECONDS - (now - at) / 1000)) : 0
}
