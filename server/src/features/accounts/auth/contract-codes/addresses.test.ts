import { adminClient, adminClientBy } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { type CodeRow, rawAuth, testCodes, testCodesByClient } from '@heraia/hosts/test/auth-codes'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { phone: true } } })
const strict = await createTestHeraia({ settings: { auth: { requireCurrentPassword: true } } })
const closed = await createTestHeraia({ settings: { auth: { manualLinking: false } } })
const full = await createTestHeraia({ settings: { auth: { signup: false } } })
const withoutMail = await createTestHeraia({ settings: { auth: { email: false } } })
const places = [heraia, strict, closed, full, withoutMail]
afterAll(() => Promise.all(places.map((place) => place.close())))

const { post, put, get, joins, change, newEmail, newPhone } = rawAuth(heraia)
const [atStrict, atClosed, atFull, atWithoutMail] = [strict, closed, full, withoutMail].map(rawAuth) as [
  ...[ReturnType<typeof rawAuth>, ReturnType<typeof rawAuth>],
  ...[ReturnType<typeof rawAuth>, ReturnType<typeof rawAuth>],
]
const { admin, token: operator } = await adminClient(heraia)

const password = 'secret1'
const newAccount = () => ({ email: newEmail(), password })

async function aDayLater() {
  const her = await joins()
  heraia.clock.advance({ hours: 25 })
  await her.auth.refreshSession()
  return put({ password: 'brandnew2' }, await her.tokenNow())
}

/** Changes hers to what somebody else already has. */
async function takesThePhoneOf<T>(ask: (phone: string) => Promise<T>) {
  const phone = newPhone()
  await change((await joins()).email, { phone: phone.slice(1), phone_confirmed_at: new Date() })
  return ask(phone)
}

const rows: CodeRow[] = [
  [
    ...([400, 'validation_failed', 'Unable to validate email address: invalid format'] as const),
    () => post('/signup', { email: 'x', password }),
  ],
  [
    ...([400, 'validation_failed', 'Invalid phone number format (E.164 required)'] as const),
    () => post('/otp', { phone: '12ab' }),
  ],
  [
    ...([400, 'validation_failed', 'Password cannot be longer than 72 characters'] as const),
    () => post('/signup', { email: newEmail(), password: 'x'.repeat(73) }),
  ],
  [
    ...([400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge'] as const),
    () => post('/otp', { email: newEmail(), code_challenge: 'x' }),
  ],
  [
    ...([400, 'validation_failed', 'PKCE not supported for phone signups'] as const),
    () =>
      post('/signup', { phone: newPhone(), password, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }),
  ],
  [
    ...([400, 'validation_failed', 'Unsupported verification type'] as const),
    () => post('/verify', { type: 'nonsense', token_hash: 'x' }),
  ],
  [400, 'reauthentication_needed', 'Password update requires reauthentication', aDayLater],
  [
    ...([422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'] as const),
    async () => put({ password: 'brandnew2', nonce: '000000' }, (await joins()).token),
  ],
  [
    ...([400, 'current_password_required', /^Current password required/] as const),
    async () => atStrict.put({ password: 'brandnew2' }, (await atStrict.joins()).token),
  ],
  [
    ...([400, 'current_password_invalid', /^Current password required/] as const),
    async () => put({ password: 'brandnew2', current_password: 'another' }, (await joins()).token),
  ],
  [
    ...([422, 'same_password', 'New password should be different from the old password.'] as const),
    async () => put({ password }, (await joins()).token),
  ],
  [
    ...([422, 'weak_password', 'Password should be at least 6 characters'] as const),
    async () => put({ password: 'short' }, (await joins()).token),
  ],
  [
    ...([422, 'weak_password', 'Password should be at least 6 characters'] as const),
    () => post('/signup', { email: newEmail(), password: 'short' }),
  ],
  [
    ...([422, 'user_already_exists', 'User already registered'] as const),
    async () => post('/signup', { email: (await joins()).email, password }),
  ],
  [
    ...([422, 'email_exists', 'A user with this email address has already been registered'] as const),
    async () => put({ email: (await joins()).email }, (await joins()).token),
  ],
  [
    ...([422, 'email_exists', 'A user with this email address has already been registered'] as const),
    async () => post('/admin/users', { email: (await joins()).email }, operator),
  ],
  [
    ...([422, 'phone_exists', 'A user with this phone number has already been registered'] as const),
    () => takesThePhoneOf(async (phone) => put({ phone }, (await joins()).token)),
  ],
  [
    ...([422, 'phone_exists', 'A user with this phone number has already been registered'] as const),
    () => takesThePhoneOf((phone) => post('/admin/users', { phone }, operator)),
  ],
  [422, 'signup_disabled', 'Signups not allowed for this instance', () => atFull.post('/signup', newAccount())],
  [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled', () => post('/signup', { data: {} })],
  [400, 'email_provider_disabled', 'Email signups are disabled', () => atWithoutMail.post('/signup', newAccount())],
  [422, 'email_provider_disabled', 'Email logins are disabled', () => atWithoutMail.grant('password', newAccount())],
  [
    ...([422, 'email_provider_disabled', 'Email logins are disabled'] as const),
    () => atWithoutMail.post('/otp', { email: newEmail() }),
  ],
  [
    ...([422, 'email_provider_disabled', 'Email logins are disabled'] as const),
    () => atWithoutMail.post('/recover', { email: newEmail() }),
  ],
  [
    ...([400, 'email_provider_disabled', 'Email logins are disabled'] as const),
    () => atWithoutMail.post('/resend', { type: 'signup', email: newEmail() }),
  ],
  [
    ...([400, 'phone_provider_disabled', 'Phone signups are disabled'] as const),
    () => atClosed.post('/signup', { phone: newPhone(), password }),
  ],
  [
    ...([400, 'phone_provider_disabled', 'Unsupported phone provider'] as const),
    () => atClosed.post('/otp', { phone: newPhone() }),
  ],
  [
    ...([422, 'phone_provider_disabled', 'Phone logins are disabled'] as const),
    () => atClosed.grant('password', { phone: newPhone(), password }),
  ],
  [
    ...([422, 'otp_disabled', 'Signups not allowed for otp'] as const),
    () => post('/otp', { email: newEmail(), create_user: false }),
  ],
  [
    ...([403, 'otp_expired', 'Token has expired or is invalid'] as const),
    () => post('/verify', { type: 'email', email: newEmail(), token: '000000' }),
  ],
  [
    ...([403, 'otp_expired', 'Email link is invalid or has expired'] as const),
    () => post('/verify', { type: 'signup', token_hash: 'used' }),
  ],
  [404, 'user_not_found', 'User not found', () => get(`/admin/users/${crypto.randomUUID()}`, operator)],
  [400, 'validation_failed', 'user_id must be an UUID', () => get('/admin/users/mira', operator)],
  [403, 'not_admin', 'User not allowed', async () => get('/admin/users', (await joins()).token)],
  [
    ...([404, 'manual_linking_disabled', 'Manual linking is disabled'] as const),
    async () => atClosed.get('/user/identities/authorize?provider=google', (await atClosed.joins()).token),
  ],
]

testCodes(rows)

const client = (place = heraia) => authClient(place).auth
type Changes = Parameters<ReturnType<typeof client>['updateUser']>[0]
const updates = async (to: Changes, at = { joins }) => (await at.joins()).auth.updateUser(to)

async function updatesADayLater() {
  const { auth } = await joins()
  heraia.clock.advance({ hours: 25 })
  await auth.refreshSession()
  return auth.updateUser({ password: 'brandnew2' })
}

testCodesByClient([
  [
    ...([400, 'validation_failed', 'Unable to validate email address: invalid format'] as const),
    () => client().signUp({ email: 'x', password }),
  ],
  [400, 'reauthentication_needed', 'Password update requires reauthentication', updatesADayLater],
  [
    ...([422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'] as const),
    () => updates({ password: 'brandnew2', nonce: '000000' }),
  ],
  [400, 'current_password_required', /^Current password required/, () => updates({ password: 'brandnew2' }, atStrict)],
  [
    ...([400, 'current_password_invalid', /^Current password required/] as const),
    () => updates({ password: 'brandnew2', current_password: 'another' }),
  ],
  [422, 'same_password', 'New password should be different from the old password.', () => updates({ password })],
  [422, 'weak_password', 'Password should be at least 6 characters', () => updates({ password: 'short' })],
  [
    ...([422, 'user_already_exists', 'User already registered'] as const),
    async () => client().signUp({ email: (await joins()).email, password }),
  ],
  [
    ...([422, 'email_exists', 'A user with this email address has already been registered'] as const),
    async () => updates({ email: (await joins()).email }),
  ],
  [
    ...([422, 'phone_exists', 'A user with this phone number has already been registered'] as const),
    () => takesThePhoneOf((phone) => updates({ phone })),
  ],
  [422, 'signup_disabled', 'Signups not allowed for this instance', () => client(full).signUp(newAccount())],
  [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled', () => client().signInAnonymously()],
  [400, 'email_provider_disabled', 'Email signups are disabled', () => client(withoutMail).signUp(newAccount())],
  [
    ...([422, 'email_provider_disabled', 'Email logins are disabled'] as const),
    () => client(withoutMail).signInWithPassword(newAccount()),
  ],
  [
    ...([400, 'phone_provider_disabled', 'Phone signups are disabled'] as const),
    () => client(closed).signUp({ phone: newPhone(), password }),
  ],
  [
    ...([422, 'phone_provider_disabled', 'Phone logins are disabled'] as const),
    () => client(closed).signInWithPassword({ phone: newPhone(), password }),
  ],
  [
    ...([422, 'otp_disabled', 'Signups not allowed for otp'] as const),
    () => client().signInWithOtp({ email: newEmail(), options: { shouldCreateUser: false } }),
  ],
  [
    ...([403, 'otp_expired', 'Token has expired or is invalid'] as const),
    () => client().verifyOtp({ type: 'email', email: newEmail(), token: '000000' }),
  ],
  [404, 'user_not_found', 'User not found', () => admin.getUserById(crypto.randomUUID())],
  [403, 'not_admin', 'User not allowed', async () => adminClientBy(heraia, (await joins()).token).listUsers()],
  [
    ...([404, 'manual_linking_disabled', 'Manual linking is disabled'] as const),
    async () => (await atClosed.joins()).auth.linkIdentity({ provider: 'google' }),
  ],
])
