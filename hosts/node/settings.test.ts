import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readSettings, settingNames } from './settings.ts'

test('with nothing set, everything has a default for one machine', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, dataDir: '.data', databaseUrl: null, smtpUrl: null })
  expect(settings.server).toMatchObject({ siteUrl: 'http://localhost:3000', rateLimitFactor: 1 })
  expect(settings.server.auth).toMatchObject({ basePath: '/auth/v1', autoconfirm: true, passwordMin: 6 })
})

test('the site is where it listens, unless it says otherwise', () => {
  expect(readSettings({ PORT: '8080' }).server.siteUrl).toBe('http://localhost:8080')
  expect(readSettings({ SITE_URL: 'https://heraia.example/' }).server.siteUrl).toBe('https://heraia.example')
})

test('addresses must be confirmed once there is a mail server, unless the operator says otherwise', () => {
  expect(readSettings({ SMTP_URL: 'smtps://a:b@mail.example' }).server.auth.autoconfirm).toBe(false)
  expect(readSettings({ SMTP_URL: 'smtp://mail.example', AUTH_AUTOCONFIRM: 'on' }).server.auth.autoconfirm).toBe(true)
})

describe('each setting of the ways in changes what it says, and nothing else', () => {
  const usual = readSettings({}).server.auth
  const { factors } = usual
  const secret = 'a secret of at least 32 characters'

  test.each([
    ['AUTH_ANONYMOUS', 'on', { anonymous: true }],
    ['AUTH_MANUAL_LINKING', 'off', { manualLinking: false }],
    ['AUTH_PHONE', 'on', { phone: true, factors: { ...factors, phone: true } }],
    ['AUTH_PASSKEYS', 'off', { passkeys: false }],
    ['AUTH_MFA_TOTP', 'off', { factors: { ...factors, totp: false } }],
    ['AUTH_MFA_PHONE', 'on', { factors: { ...factors, phone: true } }],
    ['AUTH_MFA_WEBAUTHN', 'off', { factors: { ...factors, webauthn: false } }],
    ['AUTH_REFRESH_REUSE_SECONDS', '0', { refreshReuseSeconds: 0 }],
    ['AUTH_EVEN_MS', '300', { evenMs: 300 }],
    ['AUTH_PASSWORD_MIN', '12', { passwordMin: 12 }],
    ['AUTH_BASE_PATH', '/', { basePath: '/' }],
    ['AUTH_JWT_SECRET', secret, { jwtSecret: secret }],
    ['AUTH_SIGNUP', '0', { signup: false }],
    ['AUTH_EMAIL', 'false', { email: false }],
    ['AUTH_SAML', 'true', { saml: true }],
    ['AUTH_WEB3', 'solana', { web3: { ethereum: false, solana: true } }],
    ['AUTH_ACCESS_TOKEN_SECONDS', '600', { accessTokenSeconds: 600 }],
    ['AUTH_REQUIRE_CURRENT_PASSWORD', '1', { requireCurrentPassword: true }],
    ['AUTH_REDIRECT_URLS', 'https://a.example/**, a://in', { redirectUrls: ['https://a.example/**', 'a://in'] }],
    ['AUTH_MFA_SAME_ADDRESS', 'on', { factorSameAddress: true }],
  ])('%s=%s', (name, value, changed) => {
    expect(usual).not.toMatchObject(changed)
    expect(readSettings({ [name]: value }).server.auth).toEqual({ ...usual, ...changed })
  })

  test('who can get an SMS may sign in by one, unless the operator says otherwise', () => {
    const sms = { SMS_URL: 'twilio://account:token@api.twilio.com?from=%2B15550100' }
    const read = (more: object) => {
      const { phone, factors: read, smsProvider } = readSettings({ ...sms, ...more }).server.auth
      return [phone, read.phone, smsProvider]
    }
    expect(read({})).toEqual([true, true, 'twilio'])
    expect(read({ AUTH_PHONE: 'off' })).toEqual([false, false, 'twilio'])
    expect(read({ AUTH_MFA_PHONE: 'off' })).toEqual([true, false, 'twilio'])
  })

  test('a shared key that is short enough to guess is refused', () => {
    expect(() => readSettings({ AUTH_JWT_SECRET: 'x'.repeat(31) })).toThrow('AUTH_JWT_SECRET: ')
  })
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('every wrong variable is named at once', () => {
  const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', SITE_URL: 'heraia', AUTH_SIGNUP: 'maybe' }
  expect(() => readSettings(wrong)).toThrow(/PORT(.|\n)*DATABASE_URL(.|\n)*SITE_URL(.|\n)*AUTH_SIGNUP/)
})

test.each([
  ['SITE_URL', 'https://heraia.example/below'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Heraia'],
  ['PUSH_SERVICES', 'https://push.example'],
  ['SMS_URL', 'twilio://api.twilio.com?from=+15550100'],
  ['AUTH_BASE_PATH', '/api'],
  ['AUTH_EVEN_MS', '-1'],
  ['AUTH_PASSWORD_MIN', '1000'],
  ['AUTH_PROVIDERS', 'google'],
  ['AUTH_REDIRECT_URLS', 'app.example'],
  ['LISTING_DAYS', '99999999'],
  ['DATABASE_CONNECTIONS', '100'],
  ['PORT', '0'],
])('what would fail only when somebody needs it is named at the start: %s %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^  ${name}: `, 'm'))
})

test('an address that is none of its kind is answered with how to write one', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://db' })).toThrow('DATABASE_URL: write postgres://')
  expect(() => readSettings({ SMTP_URL: 'mail.example' })).toThrow('SMTP_URL: write smtps://')
})

test('codes by WhatsApp are offered where somebody writes there, or the operator says so', () => {
  const SMS_URL = 'twilio://AC1:secret@api.twilio.com?from=+15550100'
  const offers = (env: Record<string, string>) => readSettings(env).server.auth.whatsapp
  expect([offers({}), offers({ SMS_URL })]).toEqual([false, false])
  expect(offers({ SMS_URL: `${SMS_URL}&whatsapp=+15550101` })).toBe(true)
  expect(offers({ SMS_URL, AUTH_WHATSAPP: 'on' })).toBe(true)
  expect(offers({ SMS_URL: `${SMS_URL}&whatsapp=+15550101`, AUTH_WHATSAPP: 'off' })).toBe(false)
})

test('half of a pair is not taken for none of it', () => {
  expect(() => readSettings({ FILES_S3_KEY: 'key', FILES_S3_SECRET: 'secret' })).toThrow(
    'FILES_S3_URL: FILES_S3_KEY, FILES_S3_SECRET need it',
  )
  expect(() => readSettings({ AUTH_MFA_HOOK_URL: 'https://judge.example' })).toThrow('AUTH_MFA_HOOK_SECRET: AUTH_MFA')
  expect(() => readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec' })).toThrow('STRIPE_SECRET_KEY: STRIPE_WEBHOOK_SECRET')
  const captcha = { AUTH_CAPTCHA_PROVIDER: 'turnstile', AUTH_CAPTCHA_SITE_KEY: 'site' }
  expect(() => readSettings(captcha)).toThrow('AUTH_CAPTCHA_SECRET: AUTH_CAPTCHA_PROVIDER')
  const elsewhere = { ...captcha, AUTH_URL: 'https://id.example/auth/v1' }
  expect(readSettings(elsewhere).server.auth.captcha).toBe('turnstile')
})

test('a code for tests has the six digits that every field takes', () => {
  const { testOtp } = readSettings({ AUTH_TEST_OTP: '+34600000001=123456, 34600000002=654321' }).server.auth
  expect(testOtp).toEqual({ 34600000001: '123456', 34600000002: '654321' })
  expect(() => readSettings({ AUTH_TEST_OTP: '+34600000001=12345678' })).toThrow(/AUTH_TEST_OTP: write .* six digits/)
})

test('a limit that does not exist, or has no number, is named and not left out in silence', () => {
  expect(readSettings({ AUTH_RATE_SIGN_UP: '60' }).server.auth.rates).toEqual({ signUp: 60 })
  const wrong = { AUTH_RATE_SIGN_UP: 'many', AUTH_RATE_SINGUP: '60' }
  expect(() => readSettings(wrong)).toThrow(/AUTH_RATE_SIGN_UP: write(.|\n)*AUTH_RATE_SINGUP: there is no such limit/)
})

test('sessions last for as long as she comes unless the operator limits them, to five minutes at the least', () => {
  const { auth } = readSettings({}).server
  expect([auth.sessionTimeboxSeconds, auth.sessionLowAalSeconds, auth.sessionSingle]).toEqual([null, null, false])
  expect(auth.sessionInactivitySeconds).toBe(30 * 86_400)
  const set = { AUTH_SESSION_TIMEBOX_SECONDS: '28800', AUTH_SESSION_LOW_AAL_SECONDS: '900', AUTH_SESSION_SINGLE: 'on' }
  expect(readSettings(set).server.auth).toMatchObject({
    ...{ sessionTimeboxSeconds: 28_800, sessionLowAalSeconds: 900, sessionSingle: true },
  })
  expect(() => readSettings({ AUTH_SESSION_INACTIVITY_SECONDS: '60' })).toThrow('AUTH_SESSION_INACTIVITY_SECONDS')
})

describe('signing keys are judged before anybody signs in', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'one', key_ops: ['sign'] }
  const { d: _, ...open } = { ...key, key_ops: ['verify'] }
  const read = (...keys: unknown[]) => readSettings({ AUTH_SIGNING_KEYS: JSON.stringify(keys) }).server.auth.signingKeys

  test('one signs, others verify', () => {
    expect(read(key, { ...open, kid: 'two' })).toContain('"two"')
  })

  test.each([
    ['no key at all', []],
    ['two that sign', [key, { ...key, kid: 'two' }]],
    ['two of one name', [key, open]],
    ['none with its private part', [open]],
    ['a key off its curve', [{ ...key, y: key.x }]],
    ['a key of another kind', [{ ...key, kty: 'RSA' }]],
  ])('%s', (_, keys) => {
    expect(() => read(...keys)).toThrow('AUTH_SIGNING_KEYS')
  })

  test('a private part of another key, whose tokens nobody would believe', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
    expect(() => read({ ...key, d: other.d })).toThrow('the private part (d) of "one" belongs to another key')
  })

  test('what is no JSON', () => {
    expect(() => readSettings({ AUTH_SIGNING_KEYS: 'key' })).toThrow('write a JSON array')
  })
})

test('the README has each setting, and no other', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const table =
    readme
      .split('## Settings')[1]
      ?.split('\n\n')
      .find((part) => part.startsWith('| variable')) ?? ''
  const firstCells = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1] ?? '')
  const named = firstCells.flatMap((cell) => cell.match(/`[A-Z][A-Z0-9_]*`/g) ?? []).map((name) => name.slice(1, -1))
  const told = [...table.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST|DEMO)`/g)].map(([, name]) => name)
  expect(settingNames.filter((name) => !told.includes(name))).toEqual([])
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
})
