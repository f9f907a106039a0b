import type { GoTrueClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { freePort } from '../node/free-port.ts'
import { type killedStories, PASSWORD, STEPS } from './killed-stories.ts'
import { type OidcIssuer, oidcIssuer } from './oidc-issuer.ts'
import { samlDirectory } from './saml-directory.ts'
import { serviceToken } from './service-token.ts'
import { createSiweMessage, ethereumWallet } from './wallets.ts'

const AUTH_JWT_SECRET = 'a secret of the tests that is long enough'

/** Another service, and the settings with which a server lets people in by it and by all other ways. */
export async function opensAllWays(): Promise<{ issuer: OidcIssuer; env: Record<string, string> }> {
  const port = await freePort()
  const issuer = await oidcIssuer(`http://localhost:${port}/auth/v1/callback`)
  const club = { clientId: issuer.clientId, clientSecret: issuer.clientSecret, issuer: issuer.issuer }
  const ways = { AUTH_ANONYMOUS: 'on', AUTH_WEB3: 'on', AUTH_SAML: 'on', AUTH_PROVIDERS: JSON.stringify({ club }) }
  return { issuer, env: { ...ways, AUTH_JWT_SECRET, PORT: String(port) } }
}

/** Whoever comes by another way than a password is in, or comes in when she tries again. */
export function comeByOtherWays(
  { browser, mailTo, getsIn, member, killed, url }: ReturnType<typeof killedStories>,
  issuer: () => OidcIssuer,
): void {
  async function asksAsOperator(path: string, body: object) {
    const response = await fetch(`${url()}/auth/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await serviceToken(AUTH_JWT_SECRET)}` },
      body: JSON.stringify(body),
    })
    expect(response.ok).toBe(true)
  }

  const userOf = async (auth: GoTrueClient) => (await auth.getUser()).data.user

  /** Where her browser is sent from there. */
  async function follows(address: string, form?: URLSearchParams): Promise<string> {
    const response = await fetch(address, { redirect: 'manual', ...(form && { method: 'POST', body: form }) })
    return new URL(response.headers.get('location') ?? '', address).href
  }

  const codeOf = (address: string) => new URL(address).searchParams.get('code') ?? ''

  /** At the other service she says yes, and is sent back; once she has an account a kill on the way there proves no more. */
  async function comesBy(auth: GoTrueClient, there: string, login: string, isKnown = false) {
    if (!isKnown) await killed()
    const back = await issuer().visits(there, login)
    const site = await follows(back.href)
    if (!isKnown) await killed()
    expect((await auth.exchangeCodeForSession(codeOf(site))).error).toBeNull()
    await killed()
  }

  const options = { skipBrowserRedirect: true }
  const provider = 'club' as 'google'

  test.each([
    ['a member', 'magiclink'],
    ['somebody new', 'signup'],
  ] as const)('a link by mail to %s', STEPS, async (_, kind) => {
    const email = `${kind}@example.org`
    if (kind === 'magiclink') await member(email)
    const auth = browser()
    expect((await auth.signInWithOtp({ email })).error).toBeNull()
    await killed()
    const token_hash = await mailTo(email, `type=${kind}`)
    await killed()
    expect((await auth.verifyOtp({ type: kind, token_hash })).error).toBeNull()
    await killed()
    expect((await auth.refreshSession()).data.user?.email).toBe(email)
    if (kind === 'magiclink') await getsIn(email)
  })

  test('an invitation', STEPS, async () => {
    const email = 'invited@example.org'
    await asksAsOperator('/invite', { email })
    await killed()
    const auth = browser()
    const token_hash = await mailTo(email, 'type=invite')
    expect((await auth.verifyOtp({ type: 'invite', token_hash })).error).toBeNull()
    await killed()
    expect((await auth.updateUser({ password: PASSWORD })).error).toBeNull()
    await killed()
    await getsIn(email)
  })

  test('a guest keeps her account', STEPS, async () => {
    const email = 'guest@example.org'
    const auth = browser()
    const { data } = await auth.signInAnonymously()
    await killed()
    expect((await userOf(auth))?.id).toBe(data.user?.id)
    expect((await auth.updateUser({ email })).error).toBeNull()
    await killed()
    const token_hash = await mailTo(email, 'type=email_change')
    expect((await auth.verifyOtp({ type: 'email_change', token_hash })).error).toBeNull()
    await killed()
    expect((await auth.updateUser({ password: PASSWORD })).error).toBeNull()
    await killed()
    await getsIn(email)
    expect(await userOf(auth)).toMatchObject({ id: data.user?.id, is_anonymous: false })
  })

  test('a wallet', STEPS, async () => {
    const wallet = ethereumWallet(`0x${'cd'.repeat(32)}`)
    const signsIn = async (nonce: string) => {
      const auth = browser()
      const { host: domain, href: uri } = new URL(url())
      const text = { chainId: 1, domain, uri, version: '1', statement: 'Sign in', nonce } as const
      const message = createSiweMessage({ ...text, address: wallet.address, issuedAt: new Date() })
      const signature = wallet.signs(message)
      expect((await auth.signInWithWeb3({ chain: 'ethereum', message, signature })).error).toBeNull()
      return auth
    }
    const first = await signsIn('10000001')
    await killed()
    expect((await first.refreshSession()).error).toBeNull()
    await killed()
    const again = await signsIn('10000002')
    await killed()
    expect((await userOf(again))?.id).toBe((await userOf(first))?.id)
  })

  test('another service', STEPS, async () => {
    const email = 'by-service@example.org'
    issuer().people.set('by-service', { email, email_verified: true, name: 'Mira López' })
    const ids: (string | undefined)[] = []
    for (const isKnown of [false, true]) {
      const auth = browser('pkce')
      const { data } = await auth.signInWithOAuth({ provider, options })
      await comesBy(auth, await follows(data.url ?? ''), 'by-service', isKnown)
      ids.push((await userOf(auth))?.id)
    }
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
  })

  test('another service is linked, and unlinked', STEPS, async () => {
    const email = 'links@example.org'
    issuer().people.set('links', { email: 'links@club.example', email_verified: true, name: 'Mira López' })
    const auth = await member(email, browser('pkce'))
    const { data } = await auth.linkIdentity({ provider, options })
    await comesBy(auth, data.url ?? '', 'links')
    await getsIn(email)
    const linked = (await auth.getUserIdentities()).data?.identities.find((one) => one.provider === 'club')
    if (!linked) throw new Error('It was not linked.')
    expect((await auth.unlinkIdentity(linked)).error).toBeNull()
    await killed()
    await getsIn(email)
    expect((await userOf(auth))?.identities).toMatchObject([{ provider: 'email' }])
  })

  test('her organisation', STEPS, async () => {
    const [directory, domain] = [await samlDirectory('https://id.organisation.example'), 'organisation.example']
    const provided = { type: 'saml', metadata_xml: directory.metadata, domains: [domain] }
    await asksAsOperator('/admin/sso/providers', provided)
    const ids: (string | undefined)[] = []
    for (const isKnown of [false, true]) {
      const auth = browser('pkce')
      const { data } = await auth.signInWithSSO({ domain })
      const there = data?.url ?? ''
      if (!isKnown) await killed()
      const answer = directory.answers(there, { nameId: 'mira', email: `mira@${domain}` })
      const site = await follows(directory.reads(there).acs, answer)
      if (!isKnown) await killed()
      expect((await auth.exchangeCodeForSession(codeOf(site))).error).toBeNull()
      await killed()
      ids.push((await userOf(auth))?.id)
    }
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
  })
}
