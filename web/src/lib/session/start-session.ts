import { setBearer } from '../api-transport.ts'
import { bearer } from './bearer.ts'
import { ANONYMOUS, sessionState } from './session-state.ts'
import { mayHaveSession, SESSION_KEY } from './session-storage.ts'

/** Called once, when the page has started. Most visitors have no session: then nothing more is loaded. */
export function startSession() {
  setBearer(bearer)
  // Another tab signed in.
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY && sessionState.get().status === 'anonymous' && mayHaveSession()) void readSession()
  })
  if (mayHaveSession() || isReturnFromProvider()) void readSession()
  else sessionState.set(ANONYMOUS)
}

const isReturnFromProvider = () => new URLSearchParams(location.search).has('code')

export async function readSession() {
  const session = await import('./follow-session.ts')
  await session.readSession()
}
