import * as addresses from '../../addresses.ts'
import { setBearer } from '../api-transport.ts'
import { reloadPage } from '../reload-page.ts'
import { within } from '../time-limit.ts'
import { bearer } from './bearer.ts'
import { ANONYMOUS, LOADING, sessionState, TIMED_OUT } from './session-state.ts'
import { mayHaveSession, SESSION_KEY } from './session-storage.ts'

/** Called once, when the page has started. Most visitors have no session: then nothing more is loaded. */
export function startSession() {
  setBearer(bearer)
  if (import.meta.env.MODE === 'demo') return void startDemoSession()
  // Another tab signed in.
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY && sessionState.get().status === 'anonymous' && mayHaveSession()) void readSession()
  })
  addEventListener('online', () => {
    if (sessionState.get().status === 'timed-out') void readSession()
  })
  leadBackErrors()
  if (mayHaveSession() || isReturnFromProvider()) void readSession()
  else sessionState.set(ANONYMOUS)
}

async function startDemoSession() {
  const demo = await import('../demo/start-demo-session.ts')
  await demo.startDemoSession()
}

const isReturnFromProvider = () => new URLSearchParams(location.search).has('code')

/** An auth server that lost track of where she came from sends her to the front door, with what went wrong. */
function leadBackErrors() {
  const { pathname, search } = location
  if (pathname === addresses.home() && new URLSearchParams(search).has('error_code'))
    location.replace(addresses.loginReturn() + search)
}

const FILE_LIMIT_MS = 3000

/** What reads her session: a new page would only begin to fetch it anew. */
let isOnItsWay = false

export async function readSession() {
  sessionState.set(LOADING)
  isOnItsWay = true
  const file = import('./follow-session.ts').finally(() => {
    isOnItsWay = false
  })
  try {
    const session = await within(FILE_LIMIT_MS, file)
    await session.readSession()
  } catch {
    // What would read it could not be fetched, or is still on its way: once it is there, she need not try again herself.
    sessionState.set(TIMED_OUT)
    file.then(
      (session) => (sessionState.get().status === 'timed-out' ? session.readSession() : undefined),
      () => undefined,
    )
  }
}

/** Where nobody is signed in yet: what happens in her other tabs is heard here from now on, and not once a session is there. */
export async function hearOtherTabs() {
  try {
    const session = await import('./follow-session.ts')
    await session.followEvents()
  } catch {
    // What would hear it could not be fetched. The form says so when it is sent.
  }
}

/** Tries again; where that does not help although the server is there, only a new page does: its files are missing. */
export async function retrySession() {
  await readSession()
  if (sessionState.get().status === 'timed-out' && !isOnItsWay) await reloadPage().catch(() => undefined)
}
