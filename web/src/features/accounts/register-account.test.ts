import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../lib/session/bearer.ts'
import {
  type Answers,
  authRefused,
  browserForTests,
  refused,
  said,
  sessionOf,
  userAlone,
} from '../../lib/session/browser-for-tests.ts'
import { LOADING, sessionState } from '../../lib/session/session-state.ts'
import { ProfileFailed } from './profile-failed.ts'
import { registerAccount } from './register-account.ts'

const SENT = { confirmation_sent_at: '2026-11-26T08:00:00Z' }
const mira = {
  email: ' Mira@Example.org',
  password: 'volley',
  profile: { name: 'Mira López', role: 'fan' as const, termsVersion: '2024-03-15' },
}
const herProfile = () => said({ id: '0197a3f0-0000-7000-8000-000000000001', name: 'Mira López' })

afterEach(() => {
  keepSession(null)
  sessionState.set(LOADING)
  vi.unstubAllGlobals()
})

/** She registers where the servers answer so; answers what came of it, and what was asked on the way. */
async function registers(answers: Answers, account: object = {}) {
  const { asked, sent, headers, globals } = browserForTests({ 'accounts/me': herProfile, ...answers })
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const outcome = await registerAccount({ ...mira, ...account }, 'a key').catch((error: unknown) => error)
  return { outcome, asked, sent, headers, profile: sessionState.get().user?.name }
}

test('with the session that comes back she is in', async () => {
  const { outcome, asked, profile } = await registers({ signup: sessionOf })
  expect([outcome, profile]).toEqual(['signed-in', 'Mira López'])
  expect(asked).not.toContain('token')
})

test('the auth server is told which client asks, and its key', async () => {
  const { headers } = await registers({ signup: sessionOf })
  expect(headers.signup?.get('x-client-info')).toBe('heraia-web/0.1.0')
  expect(headers.signup?.has('apikey')).toBe(true)
})

test('where none comes back she is signed in with what she typed', async () => {
  const { outcome, sent, profile } = await registers({ signup: () => userAlone(), token: sessionOf })
  expect([outcome, profile]).toEqual(['signed-in', 'Mira López'])
  expect(sent.token).toMatchObject({ email: 'mira@example.org', password: 'volley' })
})

test.each([
  ['invalid_credentials', 'sign-in-failed'],
  ['email_not_confirmed', 'unconfirmed'],
])('where that is refused with %s the account is there all the same', async (code, outcome) => {
  const token = () => authRefused(400, code)
  expect(await registers({ signup: () => userAlone(), token })).toMatchObject({ outcome })
})

test.each([
  ['new', { id: '0197a3f0-0000-7000-8000-000000000002' }],
  ['of a member', { identities: [] }],
])('an address that is %s waits for its mail, and nothing else is asked', async (_, user) => {
  const token = () => authRefused(400, 'invalid_credentials')
  const { outcome, asked } = await registers({ signup: () => userAlone({ ...user, ...SENT }), token })
  expect([outcome, asked]).toEqual(['unconfirmed', ['signup']])
})

test('a solved captcha counts once: it is not sent a second time', async () => {
  const { outcome, asked } = await registers({ signup: () => userAlone() }, { captchaToken: 'solved' })
  expect([outcome, asked]).toEqual(['unconfirmed', ['signup']])
})

test('where another auth server made the user, her profile is made here', async () => {
  const { outcome, sent, profile } = await registers({
    signup: sessionOf,
    'accounts/me': () => refused(404, 'NOT_FOUND'),
    'accounts/createProfile': herProfile,
  })
  expect([outcome, profile]).toEqual(['signed-in', 'Mira López'])
  expect(sent['accounts/createProfile']).toEqual({ json: mira.profile })
})

test('she is told of a profile that could not be made as such', async () => {
  const { outcome } = await registers({
    signup: sessionOf,
    'accounts/me': () => refused(404, 'NOT_FOUND'),
    'accounts/createProfile': () => refused(409, 'CONFLICT', { reason: 'profile_exists' }),
  })
  expect(outcome).toBeInstanceOf(ProfileFailed)
})
