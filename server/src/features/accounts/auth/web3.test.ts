import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { createSiweMessage, ethereumWallet } from '@heraia/hosts/test/wallets'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { afterAll, describe, expect, test } from 'vitest'

const redirectUrls = ['https://app.example.org/**']
const heraia = await createTestHeraia({ settings: { auth: { web3: { ethereum: true, solana: true }, redirectUrls } } })
const closed = await createTestHeraia()
afterAll(async () => {
  await heraia.close()
  await closed.close()
})

async function sends(body: object, place = heraia) {
  const response = await place.fetch('/auth/v1/token?grant_type=web3', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const wallet = ethereumWallet(`0x${'ab'.repeat(32)}`)
let nonce = 10_000_000
const ethereum = (more: object = {}) =>
  createSiweMessage({
    address: wallet.address,
    chainId: 1,
    domain: 'app.example.org',
    uri: 'https://app.example.org/login',
    version: '1',
    statement: 'Sign in to Heraia',
    nonce: String(++nonce),
    issuedAt: heraia.clock.now(),
    ...more,
  })
const signed = (message: string) => ({
  chain: 'ethereum',
  message,
  signature: wallet.signs(message),
})

const key = new Uint8Array(32).fill(7)
const solanaAddress = base58.encode(ed25519.getPublicKey(key))
const solana = (domain = 'app.example.org') =>
  [
    `${domain} wants you to sign in with your Solana account:`,
    solanaAddress,
    '',
    'Sign in to Heraia',
    '',
    `URI: https://${domain}/login`,
    'Version: 1',
    'Chain ID: solana:mainnet',
    `Nonce: ${++nonce}`,
    `Issued At: ${heraia.clock.now().toISOString()}`,
  ].join('\n')
const signedBySolana = (message: string) => ({
  chain: 'solana',
  message,
  signature: Buffer.from(ed25519.sign(new TextEncoder().encode(message), key)).toString('base64'),
})

test('an Ethereum wallet signs her up and in', async () => {
  const first = await sends(signed(ethereum()))
  expect(first).toMatchObject({
    status: 200,
    body: {
      user: {
        email: '',
        is_anonymous: false,
        app_metadata: { provider: 'web3' },
        identities: [{ provider: 'web3', id: `web3:ethereum:${wallet.address.toLowerCase()}` }],
      },
    },
  })
  const again = await sends(signed(ethereum()))
  expect(again.body.user.id).toBe(first.body.user.id)
})

test('a wallet that names its key by 0 or 1, or writes in capitals, signs her in as well', async () => {
  const first = signed(ethereum())
  const named = (body: typeof first) => ({
    ...body,
    signature: body.signature.replace(/1b$/, '00').replace(/1c$/, '01'),
  })
  const inCapitals = (body: typeof first) => ({ ...body, signature: `0x${body.signature.slice(2).toUpperCase()}` })
  expect((await sends(named(first))).status).toBe(200)
  expect((await sends(inCapitals(signed(ethereum())))).status).toBe(200)
})

test('a Solana wallet does, too', async () => {
  const first = await sends(signedBySolana(solana()))
  expect(first).toMatchObject({ status: 200, body: { user: { identities: [{ id: `web3:solana:${solanaAddress}` }] } } })
})

test('a Solana wallet that signs the text of the official client does, too', async () => {
  const message = [
    'app.example.org wants you to sign in with your Solana account:',
    solanaAddress,
    ...['', 'Sign in to Heraia', '', 'Version: 1', 'URI: https://app.example.org/login'],
    `Issued At: ${heraia.clock.now().toISOString()}`,
  ].join('\n')
  expect((await sends(signedBySolana(message))).status).toBe(200)
})

test('a wallet of who is suspended does not, which is on record', async () => {
  const { body } = await sends(signedBySolana(solana()))
  const hers = heraia.db.updateTable('users').where('id', '=', body.user.id)
  await hers.set({ banned_until: new Date('2999-01-01') }).execute()
  expect((await sends(signedBySolana(solana()))).body.code).toBe('user_banned')
  const refused = heraia.db.selectFrom('audit_log').select('details').where('subject_id', '=', body.user.id)
  expect(await refused.where('action', '=', 'session.refused').execute()).toMatchObject([
    { details: { method: 'web3' } },
  ])
  await hers.set({ banned_until: null }).execute()
})

test('a signed text counts once', async () => {
  const body = signed(ethereum())
  expect((await sends(body)).status).toBe(200)
  expect(await sends(body)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

describe('a text is refused', () => {
  const at = (minutes: number) => new Date(heraia.clock.now().getTime() + minutes * 60_000)
  test.each([
    ['for another site', () => ethereum({ domain: 'evil.example', uri: 'https://evil.example/' })],
    ['whose domain is not that of its address', () => ethereum({ domain: 'evil.example' })],
    ['without encryption', () => ethereum({ uri: 'http://app.example.org/login' })],
    ['of long ago', () => ethereum({ issuedAt: at(-11) })],
    ['of the future', () => ethereum({ issuedAt: at(11) })],
    ['that has expired', () => ethereum({ issuedAt: at(-2), expirationTime: at(-1) })],
    ['that is not valid yet', () => ethereum({ notBefore: at(5) })],
    [
      'whose end nobody can read',
      () => ethereum().replace(/^(Expiration Time: ).*$|$/m, '$1') + '\nExpiration Time: 2001-01-01',
    ],
    ['that is something else', () => `Please send all your coins to ${wallet.address}.${' '.repeat(40)}`],
  ])('%s', async (name, message) => {
    const refusals = async () =>
      (await heraia.db.selectFrom('audit_log').select('id').where('action', '=', 'session.refused').execute()).length
    const before = await refusals()
    expect(await sends(signed(message()))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    // What is no sign-in at all is nobody's try.
    expect(await refusals()).toBe(name === 'that is something else' ? before : before + 1)
  })

  test('signed by another wallet, or changed', async () => {
    const other = ethereumWallet(`0x${'cd'.repeat(32)}`)
    const message = ethereum()
    const stolen = { chain: 'ethereum', message, signature: other.signs(message) }
    expect((await sends(stolen)).body.error).toBe('invalid_grant')
    const body = signed(ethereum())
    const wrong = [
      body.signature.slice(0, -2),
      body.signature.slice(0, -2).concat('02'),
      `0x${'00'.repeat(64)}1b`,
      'hers',
    ]
    for (const signature of wrong) expect((await sends({ ...body, signature })).body.error).toBe('invalid_grant')
    expect((await sends({ ...body, message: body.message.replace('Sign in', 'Sign up') })).body.error).toBe(
      'invalid_grant',
    )
    const text = signedBySolana(solana())
    expect((await sends({ ...text, message: text.message.replace('Sign in', 'Sign up') })).body.error).toBe(
      'invalid_grant',
    )
    expect((await sends({ ...text, signature: 'AAAA' })).body.error).toBe('invalid_grant')
    const rows = await heraia.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'session.refused')
      .execute()
    expect(rows.filter(({ details }) => details.method === 'web3').length).toBeGreaterThanOrEqual(4)
  })
})

test('other chains and sizes are refused, and all where it is off', async () => {
  expect((await sends({ chain: 'dogecoin', message: 'x', signature: 'x' })).body).toMatchObject({
    code: 'web3_unsupported_chain',
  })
  expect((await sends({ chain: 'solana', message: 'x', signature: 'x' })).body.code).toBe('validation_failed')
  expect((await sends({ chain: 'solana', message: 'x'.repeat(21_000), signature: 'x' })).body.code).toBe(
    'validation_failed',
  )
  expect(await sends(signed(ethereum()), closed)).toMatchObject({
    status: 422,
    body: { code: 'web3_provider_disabled', message: 'Web3 provider is disabled' },
  })
})
