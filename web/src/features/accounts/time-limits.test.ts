import type { Session, User } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession, sessionNow } from '../../lib/session/bearer.ts'
import {
  type Answers,
  browserForTests,
  refused,
  said,
  sessionOf,
  userAlone,
} from '../../lib/session/browser-for-tests.ts'
import { followEvents, readProfile, readSession } from '../../lib/session/follow-session.ts'
import * as loading from '../../lib/session/load-auth.ts'
import { ANONYMOUS, LOADING, sessionState } from '../../lib/session/session-state.ts'
import { login, register } from '../../lib/session/sign-in-and-out.ts'
import { registerAccount } from './register-account.ts'

const mira = {
  email: 'mira@example.org',
  password: 'volley',
  profile: { name: 'Mira López', role: 'fan' as const, termsVersion: '2024-03-15' },
}
const never = () => new Promise<Response>(() => {})
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const noProfile = () => refused(404, 'NOT_FOUND')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  keepSession(null)
  sessionState.set(LOADING)
})

async function opensPage(answers: Answers) {
  const { asked, globals } = browserForTests(answers)
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  // Fetched before: no clock of ours counts while modules are read.
  await Promise.all([followEvents(), import('../../lib/rpc-link.ts')])
  vi.useFakeTimers()
  return asked
}

/** Counted from when the last of them is asked, which never answers. */
test.each<[string, number, Answers, () => Promise<unknown>, string]>([
  ['signing in', 5000, { token: never }, () => login(mira), 'TimedOut'],
  ['registering', 8000, { signup: never }, () => register(mira, 'a key'), 'TimedOut'],
  [
    'signing in after registering',
    3000,
    { signup: () => userAlone(), token: never },
    () => registerAccount(mira, 'a key'),
    'sign-in-failed',
  ],
  [
    'making her profile',
    5000,
    { signup: sessionOf, 'accounts/me': noProfile, 'accounts/createProfile': never },
    () => registerAccount(mira, 'a key'),
    'TimedOut',
  ],
])('%s ends after %d ms', async (_, ms, answers, act, outcome) => {
  const asked = await opensPage(answers)
  let became = ''
  const note = (end: unknown) => {
    const { cause = end } = end instanceof Error ? end : {}
    became = cause instanceof Error ? cause.name : String(cause)
  }
  void act().then(note, note)
  const held = Object.keys(answers).at(-1) ?? ''
  while (!asked.includes(held)) await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(became).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(became).toBe(outcome)
})

const signsInAs = (id: string): User => {
  const user = { id } as User
  keepSession({ access_token: `of ${id}`, user } as Session)
  return user
}

test('reading her profile ends after 2 s, and she is not taken for signed out', async () => {
  await opensPage({ 'accounts/me': never })
  void readProfile(signsInAs('mira'))
  await vi.advanceTimersByTimeAsync(1999)
  expect(sessionState.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(sessionState.get()).toMatchObject({ status: 'timed-out', supabaseUser: { id: 'mira' } })
})

test.each([
  ['nobody', () => keepSession(null)],
  ['another one', () => signsInAs('dana')],
] as const)('her profile comes too late where %s is signed in by then', async (_, meanwhile) => {
  await opensPage({ 'accounts/me': () => later(100).then(() => said({ id: 'mira' })) })
  void readProfile(signsInAs('mira'))
  await vi.advanceTimersByTimeAsync(50)
  meanwhile()
  await vi.advanceTimersByTimeAsync(100)
  expect(sessionState.get().status).toBe('loading')
})

test.each([
  ['her profile', () => said({ id: 'mira' }), 'signed-in'],
  ['that she has none yet', noProfile, 'signed-in'],
  ['that her session is over', () => refused(401, 'UNAUTHORIZED'), 'anonymous'],
  ['that she is a guest', () => refused(403, 'FORBIDDEN', { reason: 'guest' }), 'guest'],
  ['what is none about her', () => refused(503, 'SERVICE_UNAVAILABLE'), 'timed-out'],
] as const)('an answer that comes after all counts by itself: %s', async (_, answer, becomes) => {
  await opensPage({ 'accounts/me': () => later(4000).then(answer) })
  void readProfile(signsInAs('mira'))
  await vi.advanceTimersByTimeAsync(3999)
  expect(sessionState.get().status).toBe('timed-out')
  await vi.advanceTimersByTimeAsync(1)
  expect(sessionState.get().status).toBe(becomes)
})

test('so it does while she tries again', async () => {
  await opensPage({ 'accounts/me': () => later(3000).then(() => said({ id: 'mira' })) })
  void readProfile(signsInAs('mira'))
  await vi.advanceTimersByTimeAsync(2500)
  sessionState.set(LOADING)
  await vi.advanceTimersByTimeAsync(500)
  expect(sessionState.get()).toMatchObject({ status: 'signed-in', user: { id: 'mira' } })
})

test.each<[string, () => Response, () => void, object]>([
  [
    'she signed out',
    () => said({ id: 'mira' }),
    () => {
      keepSession(null)
      sessionState.set(ANONYMOUS)
    },
    ANONYMOUS,
  ],
  [
    'somebody else signed in, who waits too',
    () => said({ id: 'mira' }),
    () => sessionState.set({ status: 'timed-out', user: null, supabaseUser: signsInAs('dana') }),
    { status: 'timed-out', supabaseUser: { id: 'dana' } },
  ],
  [
    'she is in a newer session than the one that was refused',
    () => refused(401, 'UNAUTHORIZED'),
    () => keepSession({ access_token: 'newer', user: { id: 'mira' } } as Session),
    { status: 'timed-out', supabaseUser: { id: 'mira' } },
  ],
])('an answer that comes late counts for nothing where %s', async (_, answer, meanwhile, stays) => {
  await opensPage({ 'accounts/me': () => later(4000).then(answer) })
  void readProfile(signsInAs('mira'))
  await vi.advanceTimersByTimeAsync(3000)
  meanwhile()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sessionState.get()).toMatchObject(stays)
})

/** What reads the session is fetched in 2 s, and then answers in 2 s more. */
function loadsSlowly(getSession: () => Promise<unknown>) {
  const slow = { getSession: () => later(2000).then(getSession), onAuthStateChange: () => undefined } as object
  vi.spyOn(loading, 'loadAuth').mockImplementation(async () => {
    await later(2000)
    return slow as Awaited<ReturnType<typeof loading.loadAuth>>
  })
}

test('a session that is read late counts too, where nobody else came in', async () => {
  await opensPage({ 'accounts/me': () => said({ id: 'mira' }) })
  const session = { access_token: 'hers', user: { id: 'mira' } }
  loadsSlowly(async () => ({ data: { session }, error: null }))
  void readSession()
  await vi.advanceTimersByTimeAsync(3000)
  expect(sessionState.get().status).toBe('timed-out')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sessionState.get()).toMatchObject({ status: 'signed-in', user: { id: 'mira' } })

  void readSession()
  await vi.advanceTimersByTimeAsync(3000)
  sessionState.set({ status: 'timed-out', user: null, supabaseUser: signsInAs('dana') })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sessionNow()?.user.id).toBe('dana')
})

test('what reads her session and its answer have 3 s together', async () => {
  await opensPage({})
  loadsSlowly(() => never())
  void readSession()
  await vi.advanceTimersByTimeAsync(2999)
  expect(sessionState.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(sessionState.get().status).toBe('timed-out')
})
