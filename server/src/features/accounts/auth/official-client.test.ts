import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { authenticator } from '@heraia/hosts/test/authenticator'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newWallets } from '@heraia/hosts/test/wallets'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'

/** What of the official client no other test of the server drives. */
const heraia = await createTestHeraia({ settings: { auth: { web3: { ethereum: true, solana: true } } } })
afterAll(() => heraia.close())

const url = `${heraia.siteUrl}/login`
const issuedAt = heraia.clock.now()
let count = 0
async function person() {
  const { auth } = authClient(heraia)
  const { data } = await auth.signUp({ email: `p${++count}@example.org`, password: 'secret1' })
  if (!data.session) throw new Error('She is not signed in.')
  return { auth, session: data.session, id: data.session.user.id }
}

test('an Ethereum wallet answers it, and she is in', async () => {
  const { address, sign } = newWallets().ethereum
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_requestAccounts') return [address]
    return method === 'eth_chainId' ? '0x1' : sign((params as [`0x${string}`])[0])
  }
  const wallet = { address, request, on: () => {}, removeListener: () => {} }
  const { auth } = authClient(heraia)
  const options = { url, signInWithEthereum: { issuedAt } }
  const signed = await auth.signInWithWeb3({ chain: 'ethereum', wallet: wallet as never, statement: 'Hello', options })
  expect(signed).toMatchObject({ error: null, data: { user: { last_sign_in_at: issuedAt.toISOString() } } })
  expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'web3' }])
  const further = { nonce: 'of the page', requestId: '7', resources: [url] }
  const all = { url, signInWithEthereum: { issuedAt, ...further } }
  expect((await auth.signInWithWeb3({ chain: 'ethereum', wallet: wallet as never, options: all })).error).toBeNull()
  // Apps refuse an account without a name, and she has no address.
  const { data: app } = await auth.mfa.enroll({ factorType: 'totp' })
  expect(decodeURIComponent(app?.totp.uri ?? '')).toContain(`:web3:ethereum:${address.toLowerCase()}?`)
  const { data: passkey } = await auth.passkey.startRegistration()
  expect(passkey?.options.user.name).toBe(`web3:ethereum:${address.toLowerCase()}`)
})

test('and so does a Solana wallet', async () => {
  const { address, sign } = newWallets().solana
  const wallet = {
    publicKey: { toBase58: () => address },
    signMessage: async (text: Uint8Array) => new Uint8Array(sign(new TextDecoder().decode(text))),
  }
  const { auth } = authClient(heraia)
  const options = { url, signInWithSolana: { issuedAt: issuedAt.toISOString() } }
  const signed = await auth.signInWithWeb3({ chain: 'solana', wallet: wallet as never, statement: 'Hello', options })
  expect(signed.error).toBeNull()
  expect((await auth.getUser()).data.user?.app_metadata.provider).toBe('web3')
  const knowing = {
    signIn: async ({ domain, uri, issuedAt: at }: { domain?: string; uri?: string; issuedAt?: string }) => {
      const first = [`${domain} wants you to sign in with your Solana account:`, address, '', `URI: ${uri}`]
      const text = [...first, 'Version: 1', `Issued At: ${at}`].join('\n')
      return { account: {}, signedMessage: new TextEncoder().encode(text), signature: new Uint8Array(sign(text)) }
    },
  }
  expect((await auth.signInWithWeb3({ chain: 'solana', wallet: knowing as never, options })).error).toBeNull()
})

test('each act of hers is told to her pages as what it is', async () => {
  const { auth, session } = await person()
  const told: string[] = []
  auth.onAuthStateChange((event) => void told.push(event))
  await auth.getSession()
  await auth.refreshSession()
  await auth.updateUser({ data: { shirt: 7 } })
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const timestamp = heraia.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') }).generate({ timestamp })
  await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  await auth.signOut()
  await auth.signInWithPassword({ email: session.user.email ?? '', password: 'secret1' })
  expect(told).toEqual([
    'INITIAL_SESSION',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'MFA_CHALLENGE_VERIFIED',
    'SIGNED_OUT',
    'SIGNED_IN',
  ])
})

test('a session is handed to another client, which goes on with it', async () => {
  const { session, id } = await person()
  const { auth } = authClient(heraia)
  expect((await auth.setSession(session)).data.user?.id).toBe(id)
  expect((await auth.refreshSession()).error).toBeNull()
  const made = { access_token: `${session.access_token.slice(0, -4)}AAAA`, refresh_token: session.refresh_token }
  expect((await authClient(heraia).auth.setSession(made)).error).not.toBeNull()
})

test('a program of the operator signs her out of the others, or everywhere', async () => {
  const { admin } = await adminClient(heraia)
  const { auth, session } = await person()
  const other = authClient(heraia).auth
  await other.signInWithPassword({ email: session.user.email ?? '', password: 'secret1' })
  expect((await admin.signOut(session.access_token, 'others')).error).toBeNull()
  expect((await other.getUser()).error).not.toBeNull()
  expect((await auth.getUser()).error).toBeNull()
  expect((await admin.signOut(session.access_token, 'global')).error).toBeNull()
  expect((await auth.getUser()).error).not.toBeNull()
})

test('an operator lists and removes her passkeys', async () => {
  const { admin } = await adminClient(heraia)
  const { auth, id: userId } = await person()
  const key = authenticator(heraia.siteUrl)
  const { data } = await auth.passkey.startRegistration()
  const credential = key.creates(data?.options as unknown as Parameters<typeof key.creates>[0])
  await auth.passkey.verifyRegistration({ challengeId: data?.challenge_id, credential } as never)
  const listed = await admin.passkey.listPasskeys({ userId })
  expect(listed.data).toMatchObject([{ id: expect.any(String), created_at: expect.any(String) }])
  const passkeyId = listed.data?.[0]?.id ?? ''
  expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull()
  expect((await auth.passkey.list()).data).toEqual([])
  expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error?.status).toBe(404)
})
