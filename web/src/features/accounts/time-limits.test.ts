import type { Session, User } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../lib/session/bearer.ts'
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
import { LOADING, sessionState } from '../../lib/session/session-state.ts'
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

test('what reads her session and its answer have 3 s together', async () => {
  await opensPage({})
  const slow = { getSession: () => later(2000), onAuthStateChange: () => undefined } as object
  vi.spyOn(loading, 'loadAuth').mockImplementation(async () => {
    await later(2000)
    return slow as Awaited<ReturnType<typeof loading.loadAuth>>
  })
  void readSession()
  await vi.advanceTimersByTimeAsync(2999)
  expect(sessionState.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(sessionState.get().status).toBe('timed-out')
})
