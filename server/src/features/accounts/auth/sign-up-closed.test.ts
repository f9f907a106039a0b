import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { samlDirectory } from '@heraia/hosts/test/saml-directory'
import { createSiweMessage, newWallets } from '@heraia/hosts/test/wallets'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const club = await oidcIssuer('http://heraia.test/auth/v1/callback')
const [providers, web3] = [{ club: providerAt(club) }, { ethereum: true, solana: true }]
const heraia = await createTestHeraia({
  settings: { auth: { signup: false, phone: true, saml: true, providers, web3 } },
})
afterAll(async () => {
  await Promise.all([heraia.close(), club.close()])
})

test('where the operator takes no new people, a sign-up says so', async () => {
  const { auth } = authClient(heraia)
  const { error } = await auth.signUp({ email: 'mira@example.org', password: 'secret1' })
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  })
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({ disable_signup: true })
})

test('and who asks for a way in is not told by it who is a member', async () => {
  const { admin } = await adminClient(heraia)
  await admin.createUser({
    email: 'member@example.org',
    phone: '+34600000001',
    email_confirm: true,
    phone_confirm: true,
  })
  const asks = async (whom: { email: string } | { phone: string }) => {
    const { data, error } = await authClient(heraia).auth.signInWithOtp(whom)
    return [error, data.messageId?.length]
  }
  const byMail = await asks({ email: 'member@example.org' })
  const bySms = await asks({ phone: '+34600000001' })
  expect([byMail[0], bySms[0]]).toEqual([null, null])
  expect(await asks({ email: 'nobody@example.org' })).toEqual(byMail)
  expect((await asks({ phone: '+34600000002' }))[0]).toBeNull()
  await heraia.runJobs()
  expect([heraia.mails.map(({ to }) => to), heraia.sms.sent.map(({ to }) => to)]).toEqual([
    ['member@example.org'],
    ['34600000001'],
  ])
  expect(await heraia.db.selectFrom('users').select('email').execute()).toHaveLength(1)
})

test('nor by an SMS that cannot be sent: it is in the log, and goes out as long as she may wait for it', async () => {
  const asks = async (phone: string) => {
    const { data, error } = await authClient(heraia).auth.signInWithOtp({ phone })
    return [error, data.messageId?.length]
  }
  heraia.sms.sent.length = 0
  heraia.sms.failWith(new Error('away'))
  const member = await asks('+34600000001')
  expect(member).toEqual([null, expect.any(Number)])
  expect(await asks('+34600000003')).toEqual(member)
  const fails = () => expect(heraia.runJobs()).rejects.toThrow('Error sending confirmation OTP')
  await fails()
  expect(heraia.log.lines.at(-1)?.message).toBe('an SMS could not be sent')
  heraia.sms.failWith(null)
  heraia.clock.advance({ seconds: 50 })
  await heraia.runJobs()
  expect(heraia.sms.sent.map(({ to }) => to)).toEqual(['34600000001'])
  heraia.sms.failWith(new Error('away'))
  await asks('+34600000001')
  await fails()
  heraia.sms.failWith(null)
  heraia.clock.advance({ seconds: 61 })
  await heraia.runJobs()
  expect(heraia.sms.sent).toHaveLength(1)
})

describe('nobody new comes in, and nothing is kept of her', () => {
  const { atClub, follow, leaves } = providerSeason(heraia, club)
  const accounts = async () => (await heraia.db.selectFrom('users').select('id').execute()).length
  const closed = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' }
  const codeOf = (site: URL) => site.searchParams.get('error_code')
  const member = 'comes-by-club@example.org'
  beforeAll(async () => {
    await (await adminClient(heraia)).admin.createUser({ email: member, email_confirm: true })
  })
  let before = 0
  beforeEach(async () => {
    before = await accounts()
  })
  afterEach(async () => {
    expect(await accounts()).toBe(before)
  })

  test('by a provider’s page, but a member does', async () => {
    const { back } = await leaves('club', atClub().login)
    expect(codeOf(await follow(back))).toBe('signup_disabled')
    const hers = await leaves('club', atClub({ email: member }).login)
    const code = (await follow(hers.back)).searchParams.get('code') ?? ''
    expect((await hers.auth.exchangeCodeForSession(code)).data.user?.email).toBe(member)
  })

  test('by a token that an app got there', async () => {
    const token = await club.idToken(atClub().login)
    const { error } = await authClient(heraia).auth.signInWithIdToken({ provider: 'club' as 'google', token })
    expect(error).toMatchObject(closed)
  })

  test('by a wallet', async () => {
    const { ethereum } = newWallets()
    const [{ host, href }, { address }] = [new URL(heraia.siteUrl), ethereum]
    const said = { domain: host, uri: href, version: '1' as const, nonce: '10000001', issuedAt: heraia.clock.now() }
    const message = createSiweMessage({ address, chainId: 1, ...said })
    const signature = ethereum.sign(`0x${Buffer.from(message).toString('hex')}`)
    const { error } = await authClient(heraia).auth.signInWithWeb3({ chain: 'ethereum', message, signature })
    expect(error).toMatchObject(closed)
  })

  test('by her organisation', async () => {
    const directory = await samlDirectory('https://id.club.example')
    const { token } = await adminClient(heraia)
    const draft = { type: 'saml', metadata_xml: directory.metadata, domains: ['club.example'] }
    await heraia.fetch('/auth/v1/admin/sso/providers', {
      ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: JSON.stringify(draft) },
    })
    const { data } = await authClient(heraia).auth.signInWithSSO({ domain: 'club.example' })
    const body = directory.answers(data?.url ?? '', { nameId: 'person', email: 'new@club.example' })
    const answer = await heraia.fetch('/auth/v1/sso/saml/acs', { method: 'POST', body, redirect: 'manual' })
    expect(codeOf(new URL(answer.headers.get('location') ?? ''))).toBe('signup_disabled')
  })
})
