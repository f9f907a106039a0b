import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepSession } from '../../lib/session/bearer.ts'
import { browserForTests, said, sessionOf } from '../../lib/session/browser-for-tests.ts'
import { comeIn } from '../../lib/session/come-in.ts'
import { followEvents } from '../../lib/session/follow-session.ts'
import * as loading from '../../lib/session/load-auth.ts'
import { LOADING, sessionState } from '../../lib/session/session-state.ts'
import { login, prove, register } from '../../lib/session/sign-in-and-out.ts'
import { useSession } from '../../lib/session.tsx'
import { TimedOut } from '../../lib/time-limit.ts'
import { useCode } from './sign-in/use-code.ts'

const mira = { email: 'mira@example.org', password: 'volley' }
const profile = { name: 'Mira López', role: 'fan' as const, termsVersion: '2024-03-15' }
const link = { type: 'magiclink' as const, token_hash: 'hers' }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  keepSession(null)
  sessionState.set(LOADING)
})

async function opensPage() {
  const answer = () => sessionOf()
  const answers = { token: answer, signup: answer, verify: answer, 'accounts/me': () => said({ id: 'mira' }) }
  for (const [name, value] of Object.entries(browserForTests(answers).globals)) vi.stubGlobal(name, value)
  // Fetched before: only what a test holds is on its way.
  const [auth] = await Promise.all([followEvents(), import('../../lib/rpc-link.ts')])
  // A client that has just been made says that nobody is signed in, in its own time.
  await auth.getSession()
  await new Promise((resolve) => setTimeout(resolve))
  sessionState.set(LOADING)
}

/** What became of it in so many milliseconds. */
async function after(ms: number, act: () => Promise<unknown>): Promise<unknown> {
  let became: unknown = 'pending'
  const note = (end: unknown) => {
    became = end
  }
  vi.useFakeTimers()
  void act().then(note, note)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(became).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  return became
}

/** The client of the auth server is on its way until then. */
async function holdsAuth() {
  const auth = await loading.loadAuth()
  const { promise, resolve } = Promise.withResolvers<typeof auth>()
  const held = vi.spyOn(loading, 'loadAuth').mockReturnValue(promise)
  onTestFinished(() => held.mockRestore())
  return () => resolve(auth)
}

test.each<[string, number, () => Promise<unknown>]>([
  ['signing in', 5000, () => login(mira)],
  ['another way in', 5000, () => comeIn(true, (auth) => auth.signInWithPassword(mira))],
  ['registering', 8000, () => register({ ...mira, profile }, 'a key')],
  ['her link', 8000, () => prove(link)],
])('%s ends after %d ms where the client of the auth server is on its way, and works once it is there', async (_, ms, act) => {
  await opensPage()
  const release = await holdsAuth()
  expect(await after(ms, act)).toBeInstanceOf(TimedOut)
  expect(sessionState.get().status).toBe('loading')
  release()
  await act()
  expect(sessionState.get().status).toBe('signed-in')
})

test('so does asking for a code', async () => {
  await opensPage()
  const release = await holdsAuth()
  const captcha = { box: null, take: () => ({}) }
  let sent = 0
  const send = async () => {
    sent += 1
    return { error: null }
  }
  const { ask } = screenThat(() => useCode({ remember: true, captcha, send }))
  const asks = () => ask({ email: mira.email })
  expect(await after(5000, asks)).toBeUndefined()
  expect(sent).toBe(0)
  release()
  await asks()
  expect(sent).toBe(1)
})

/** What a screen of hers has of it. */
function screenThat<Has>(uses: () => Has): Has {
  const has: Has[] = []
  function Screen() {
    has.push(uses())
    return null
  }
  renderToStaticMarkup(<Screen />)
  const [first] = has
  if (first === undefined) throw new Error('Nothing was drawn')
  return first
}

type Session = ReturnType<typeof useSession>

test.each<[string, number, (session: Session) => Promise<unknown>]>([
  ['signing in', 5000, ({ login }) => login(mira)],
  ['registering', 8000, ({ register }) => register({ ...mira, profile }, 'a key')],
  ['her link', 8000, ({ prove }) => prove(link)],
])('%s ends after %d ms where what does it is on its way, and works once it is there', async (_, ms, act) => {
  await opensPage()
  const released = Promise.withResolvers<void>()
  const path = '../../lib/session/sign-in-and-out.ts'
  vi.doMock(path, async (importOriginal) => {
    await released.promise
    return importOriginal()
  })
  onTestFinished(() => vi.doUnmock(path))
  expect(await after(ms, () => act(screenThat(useSession)))).toBeInstanceOf(TimedOut)
  released.resolve()
  await act(screenThat(useSession))
  expect(sessionState.get().status).toBe('signed-in')
})
