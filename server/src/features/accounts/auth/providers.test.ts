import { readProviders } from '@heraia/hosts/node/auth-providers'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { type GraphPerson, graphServer } from '@heraia/hosts/test/graph-server'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from '../../../create-server.ts'

const CALLBACK = 'http://heraia.test/auth/v1/callback'
const [club, other, graph] = [await oidcIssuer(CALLBACK), await oidcIssuer(CALLBACK), await graphServer()]
const facebookApp = { clientId: '1057', clientSecret: 'of the app' }
const providers = {
  club: providerAt(club),
  other: providerAt(other),
  plain: { ...providerAt(club), issuer: null, endpoints: club.endpoints },
  ...readProviders.parse(JSON.stringify({ facebook: { ...facebookApp, endpoints: graph.endpoints } })),
  away: { ...providerAt(club), issuer: 'http://127.0.0.1:1' },
}
const heraia = await createTestHeraia({ settings: { auth: { providers, autoconfirm: false, anonymous: true } } })
const locked = await createTestHeraia({ settings: { auth: { providers, manualLinking: false, anonymous: true } } })
afterAll(async () => {
  await Promise.all([heraia, locked, club, other, graph].map((each) => each.close()))
})

const { atClub, follow, leaves, signsIn } = providerSeason(heraia, club)
let count = 0

const problem = (site: URL) => [site.origin, site.searchParams.get('error'), site.searchParams.get('error_code')]

test('she signs up and in by the provider, with PKCE, state and nonce', async () => {
  const { login, email } = atClub()
  const { auth: page, there } = await leaves('club', login)
  const { data: button } = await page.signInWithOAuth({
    ...({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } } as const),
  })
  expect((await heraia.fetch(button.url ?? '', { redirect: 'manual' })).status).toBe(302)
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    client_id: club.clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    code_challenge_method: 'S256',
    nonce: expect.any(String),
    state: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const first = await signsIn('club', login)
  expect(first.error).toBeNull()
  expect(first.data.user).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'club', providers: ['club'] },
    user_metadata: { name: 'Mira López', email_verified: true },
    identities: [{ provider: 'club', id: login }],
  })
  expect(first.data.session?.provider_token).toBeTruthy()
  expect((await first.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth', provider: 'club' }])
  const again = await signsIn('club', login)
  expect(again.data.user?.id).toBe(first.data.user?.id)
})

test('a provider whose page posts the answer as a form is understood, too', async () => {
  const { login, email } = atClub()
  const { auth, back } = await leaves('club', login)
  const answer = await heraia.fetch(CALLBACK, { method: 'POST', body: back.searchParams, redirect: 'manual' })
  const site = new URL(answer.headers.get('location') ?? '')
  expect([answer.status, site.origin]).toEqual([302, heraia.siteUrl])
  const { data, error } = await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')
  expect([error, data.user?.email]).toEqual([null, email])
})

/** As clients ask that want to go on at the provider while she is away. */
const lasting = { scopes: 'offline_access', queryParams: { prompt: 'consent' } }

test('her page gets the provider’s own tokens, with the code', async () => {
  const { login } = atClub()
  const { auth, back } = await leaves('club', login, 'yes', lasting)
  const site = await follow(back)
  expect(site.href).not.toContain('provider_')
  const { data } = await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')
  expect((await asksAs(data.session?.provider_token)).sub).toBe(login)
  expect((await asksAs(await renewed(data.session?.provider_refresh_token))).sub).toBe(login)
  expect((await auth.refreshSession()).data.session?.provider_token).toBeUndefined()
})

test('and in the fragment without a code; a page that asks for no lasting one gets none', async () => {
  const { login } = atClub()
  const fragment = async (query: string) => {
    const there = await follow(`/auth/v1/authorize?provider=club${query}`)
    const site = await follow(await club.visits(there.href, login))
    expect(site.search).toBe('')
    return new URLSearchParams(site.hash.slice(1))
  }
  const said = await fragment('&scopes=offline_access&prompt=consent')
  expect((await asksAs(said.get('provider_token'))).sub).toBe(login)
  expect((await asksAs(await renewed(said.get('provider_refresh_token')))).sub).toBe(login)
  expect((await fragment('')).has('provider_refresh_token')).toBe(false)
})

/** What the provider says to who has this token. */
async function asksAs(token: string | null | undefined) {
  const response = await fetch(club.endpoints.userinfo, { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as { sub?: string }
}

/** Another token of the provider. */
async function renewed(refresh_token: string | null | undefined) {
  const client = { client_id: club.clientId, client_secret: club.clientSecret }
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refresh_token ?? '', ...client })
  const response = await fetch(club.endpoints.token, { method: 'POST', body })
  return ((await response.json()) as { access_token?: string }).access_token
}

test('a plain OAuth 2.0 provider is asked who she is', async () => {
  const { login, email } = atClub()
  const { data, error } = await signsIn('plain', login)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, app_metadata: { provider: 'plain' } })
})

const facebookId = () => `1015840${String(++count).padStart(10, '0')}`

async function leavesForFacebook() {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInWithOAuth({ provider: 'facebook', options: { skipBrowserRedirect: true } })
  return { auth, there: await follow(data.url ?? '') }
}

async function agrees(person: GraphPerson) {
  const { auth, there } = await leavesForFacebook()
  const site = await follow(graph.agrees(there, person))
  return auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')
}

describe('Facebook', () => {
  test('is asked for her address, and who has one there is confirmed by it', async () => {
    const { there } = await leavesForFacebook()
    expect(there.searchParams.get('scope')).toBe('public_profile email')
    const person = { id: facebookId(), name: 'Mira López', email: `Face-${count}@Example.org` }
    const { data, error } = await agrees(person)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      ...{ email: person.email.toLowerCase(), email_confirmed_at: expect.any(String) },
      user_metadata: { name: 'Mira López', full_name: 'Mira López' },
      identities: [{ provider: 'facebook', id: person.id, email: person.email.toLowerCase() }],
    })
    expect((await agrees(person)).data.user?.id).toBe(data.user?.id)
  })

  test('lets in who signed up there by phone, and knows her again by her number alone', async () => {
    const person = { id: facebookId(), name: 'Dana Okafor' }
    const { data, error } = await agrees(person)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: '', phone: '', identities: [{ provider: 'facebook', id: person.id }] })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    const other = await agrees({ ...person, id: facebookId() })
    expect(other.data.user?.id).not.toBe(data.user?.id)
    expect((await agrees({ ...person, name: 'D. O.' })).data.user?.id).toBe(data.user?.id)
  })

  test('gives each code once: a spent one opens nothing on another way back', async () => {
    const first = await leavesForFacebook()
    const back = graph.agrees(first.there, { id: facebookId(), name: 'Mira López' })
    expect((await follow(back)).searchParams.get('code')).toBeTruthy()
    const second = await leavesForFacebook()
    back.searchParams.set('state', second.there.searchParams.get('state') ?? '')
    const site = await follow(back)
    expect(problem(site)).toEqual([heraia.siteUrl, 'invalid_request', 'provider_error'])
    expect(site.searchParams.get('code')).toBeNull()
  })
})

test('who refuses comes back to the site and is told so', async () => {
  const { back } = await leaves('club', atClub().login, 'no')
  expect(problem(await follow(back))).toEqual([heraia.siteUrl, 'access_denied', 'access_denied'])
})

test('what went wrong with us leads back to the page that she left, and says so', async () => {
  const { login } = atClub()
  const redirectTo = `${heraia.siteUrl}/login/return?next=%2Fteams`
  const { back } = await leaves('club', login, 'yes', { redirectTo })
  await sql`alter table identities add constraint unlucky check (provider_id <> ${sql.lit(login)})`.execute(heraia.db)
  const site = await follow(back)
  await sql`alter table identities drop constraint unlucky`.execute(heraia.db)
  expect(`${site.origin}${site.pathname}`).toBe(`${heraia.siteUrl}/login/return`)
  expect(problem(site)).toEqual([heraia.siteUrl, 'server_error', 'unexpected_failure'])
  expect(Object.fromEntries(new URLSearchParams(site.hash.slice(1)))).toMatchObject({
    ...{ error: 'server_error', error_code: 'unexpected_failure', sb: '' },
  })
})

describe('what does not fit together is refused', () => {
  test('a callback that is opened twice', async () => {
    const { back } = await leaves('club', atClub().login)
    expect((await follow(back)).searchParams.get('code')).toBeTruthy()
    expect(problem(await follow(back))).toEqual([heraia.siteUrl, 'invalid_request', 'bad_oauth_state'])
  })

  test('a state that nobody left with, and one that is too old', async () => {
    expect(problem(await follow(`${CALLBACK}?code=x&state=${crypto.randomUUID()}`))[2]).toBe('bad_oauth_state')
    expect(problem(await follow(`${CALLBACK}?code=x&state=nonsense`))[2]).toBe('bad_oauth_state')
    const { back } = await leaves('club', atClub().login)
    heraia.clock.advance({ minutes: 5, seconds: 1 })
    expect(problem(await follow(back))[2]).toBe('bad_oauth_state')
    heraia.clock.advance({ minutes: -5, seconds: -1 })
  })

  test('a code that her tab exchanges five minutes after she left, however long she was away', async () => {
    const { auth, back } = await leaves('club', atClub().login)
    heraia.clock.advance({ minutes: 4 })
    const site = await follow(back)
    heraia.clock.advance({ minutes: 1, seconds: 1 })
    const { error } = await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
    heraia.clock.advance({ minutes: -5, seconds: -1 })
  })

  test('a code of another sign-in', async () => {
    const [mine, stolen] = [await leaves('club', atClub().login), await leaves('club', atClub().login)]
    mine.back.searchParams.set('code', stolen.back.searchParams.get('code') ?? '')
    expect(problem(await follow(mine.back))[2]).toBe('provider_error')
  })

  test('a nonce that is not ours', async () => {
    const { back } = await leaves('club', atClub().login)
    const id = back.searchParams.get('state') ?? ''
    const row = await heraia.db
      .selectFrom('auth_flows')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const details = JSON.stringify({ ...row.details, nonce: 'another' })
    await heraia.db.updateTable('auth_flows').set({ details }).where('id', '=', id).execute()
    expect(problem(await follow(back))[2]).toBe('provider_error')
  })

  test('an answer of another issuer', async () => {
    const { back } = await leaves('club', atClub().login)
    back.searchParams.set('iss', other.issuer)
    expect(problem(await follow(back))[2]).toBe('provider_error')
  })

  test('a code of ours in the hands of who did not begin', async () => {
    const { back } = await leaves('club', atClub().login)
    const code = (await follow(back)).searchParams.get('code') ?? ''
    const { auth } = await leaves('club', atClub().login)
    expect((await auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
  })

  test('on the way back and at the exchange, and it is on record', async () => {
    await heraia.db.deleteFrom('audit_log').where('action', '=', 'session.refused').execute()
    const { back } = await leaves('club', atClub().login)
    back.searchParams.set('iss', other.issuer)
    await follow(back)
    // Once more, as by a Back button, and one that nobody left with: that tells nothing of anybody.
    expect(problem(await follow(back))[2]).toBe('bad_oauth_state')
    await follow(`${CALLBACK}?code=x&state=${crypto.randomUUID()}`)
    const hers = await leaves('club', atClub().login)
    const code = (await follow(hers.back)).searchParams.get('code') ?? ''
    await (await leaves('club', atClub().login)).auth.exchangeCodeForSession(code)
    const rows = await heraia.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'session.refused')
      .execute()
    const told = rows.filter(({ details }) => details.method === 'oauth')
    // The answer and the exchange; those of one millisecond come in any order.
    expect(told.map(({ details }) => [details.provider, details.reason].join(' ')).sort()).toEqual([
      ...[' ', 'club provider_error'],
    ])
  })
})

test('looking at the way back with HEAD uses nothing up', async () => {
  const { back } = await leaves('club', atClub().login)
  expect((await heraia.fetch(String(back), { method: 'HEAD' })).status).toBe(204)
  expect((await follow(back)).searchParams.get('code')).toBeTruthy()
})

test('a name that cannot be stored is no failure of ours', async () => {
  const { back } = await leaves('club', atClub({ name: 'Mira\u0000' }).login)
  expect(problem(await follow(back))[2]).toBe('provider_error')
})

test('a provider that is unknown, or away, says so', async () => {
  const ask = async (provider: string) => {
    const response = await heraia.fetch(`/auth/v1/authorize?provider=${provider}`, { redirect: 'manual' })
    return [response.status, (await response.json()).msg]
  }
  expect(await ask('nobody')).toEqual([400, 'Unsupported provider: provider is not enabled'])
  expect(await ask('__proto__')).toEqual([400, 'Unsupported provider: provider is not enabled'])
  expect(await ask('custom:%00')).toEqual([400, 'Unsupported provider: provider is not enabled'])
  expect((await ask('away'))[0]).toBe(503)
})

test('a browser on its way to a provider that is unknown, or away, is led back with the reason', async () => {
  const redirectTo = `${heraia.siteUrl}/login/return?next=%2Fteams`
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const press = async (provider: string, more = '') => {
    const address = `/auth/v1/authorize?provider=${provider}${more}`
    const response = await heraia.fetch(address, { redirect: 'manual', headers: browser })
    return [response.status, new URL(response.headers.get('location') ?? '')] as const
  }
  const asked = `&redirect_to=${encodeURIComponent(redirectTo)}`
  const [status, away] = await press('away', asked)
  expect([status, away.pathname, away.searchParams.get('next')]).toEqual([303, '/login/return', '/teams'])
  expect(problem(away)).toEqual([heraia.siteUrl, 'temporarily_unavailable', 'unexpected_failure'])
  expect(problem((await press('nobody', asked))[1])[2]).toBe('validation_failed')
  const stranger = await press('nobody', '&redirect_to=https%3A%2F%2Fevil.example')
  expect([stranger[1].origin, stranger[1].pathname]).toEqual([heraia.siteUrl, '/'])
})

test('the client cannot choose what is the flow’s own', async () => {
  const query =
    'provider=club&state=x&nonce=x&redirect_uri=https://evil.example&client_id=x&prompt=login&login_hint=mira'
  const there = await follow(`/auth/v1/authorize?${query}`)
  expect(there.searchParams.get('redirect_uri')).toBe(CALLBACK)
  expect(there.searchParams.get('client_id')).toBe(club.clientId)
  expect([there.searchParams.get('prompt'), there.searchParams.get('login_hint')]).toEqual(['login', 'mira'])
  expect(there.searchParams.getAll('state')).not.toContain('x')
  const reserved = [
    ...['request', 'request_uri', 'response_mode', 'response_type', 'client_secret', 'code', 'code_verifier'],
    ...['grant_type', 'redirect_to', 'apikey', 'scope', 'skip_http_redirect', 'sb_flow_id'],
  ]
  // An invitation that is not there is refused, one that is empty is none.
  const asked = `${new URLSearchParams(reserved.map((name) => [name, 'x']))}&scopes=phone&invite_token=`
  const sent = (await follow(`/auth/v1/authorize?provider=club&${asked}`)).searchParams
  expect(Object.fromEntries(sent)).toEqual({
    ...{ client_id: club.clientId, redirect_uri: CALLBACK, response_type: 'code', code_challenge_method: 'S256' },
    ...{ state: expect.any(String), nonce: expect.any(String), code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
    scope: `${providers.club.scopes} phone`,
  })
})

test('without a challenge the session comes in the fragment', async () => {
  const { login, email } = atClub()
  const there = await follow('/auth/v1/authorize?provider=club')
  const site = await follow(await club.visits(there.href, login))
  const session = new URLSearchParams(site.hash.slice(1))
  expect(session.get('provider_token')).toBeTruthy()
  const user = await heraia.fetch('/auth/v1/user', {
    headers: { authorization: `Bearer ${session.get('access_token')}` },
  })
  expect(await user.json()).toMatchObject({ email })
})

describe('an account that is there already', () => {
  async function registers(email: string, confirms: boolean) {
    const { auth } = authClient(heraia)
    await auth.signUp({ email, password: 'secret1' })
    const { token_hash } = await newestMail(heraia, email)
    if (confirms) await auth.verifyOtp({ type: 'signup', token_hash })
    const { id } = await heraia.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return { auth, id }
  }

  test('is linked by a verified address', async () => {
    const { login, email } = atClub()
    const { id } = await registers(email, true)
    const { data } = await signsIn('club', login)
    expect(data.user).toMatchObject({ id, app_metadata: { provider: 'email', providers: ['email', 'club'] } })
    async function timesTold() {
      await heraia.runJobs()
      const news = 'A new way to prove who you are on Heraia'
      return heraia.mails.filter(({ to, subject }) => to === email && subject === news).length
    }
    expect(await timesTold()).toBe(1)
    await signsIn('club', login)
    expect(await timesTold(), 'once').toBe(1)
    expect((await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })).error).toBeNull()
  })

  test('is not touched by an address that the provider did not verify', async () => {
    const { login, email } = atClub({ email_verified: false })
    const { id } = await registers(email, true)
    const { back } = await leaves('club', login)
    expect(problem(await follow(back))[2]).toBe('provider_email_needs_verification')
    const identities = await heraia.db.selectFrom('identities').select('provider').where('user_id', '=', id).execute()
    expect(identities).toEqual([{ provider: 'email' }])
  })

  test('that nobody confirmed becomes hers, and the password of who made it counts no longer', async () => {
    const { login, email } = atClub()
    const { id } = await registers(email, false)
    const { data } = await signsIn('club', login)
    expect(data.user).toMatchObject({ id, app_metadata: { providers: ['club'] } })
    expect((await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })).error?.code).toBe(
      'email_not_confirmed',
    )
  })

  test('that somebody has shown a phone for is that somebody’s, and stays as it is', async () => {
    const { login, email } = atClub()
    const { admin } = await adminClient(heraia)
    const ofPhone = { phone: '34600000987', phone_confirm: true }
    const { data } = await admin.createUser({ email, password: 'secret1', ...ofPhone })
    const { back } = await leaves('club', login)
    expect(problem(await follow(back))[2]).toBe('email_exists')
    const { data: left } = await admin.getUserById(data.user?.id ?? '')
    expect(left.user).toMatchObject({ email, phone: ofPhone.phone, identities: data.user?.identities })
    expect(left.user?.email_confirmed_at).toBeUndefined()
    const kept = heraia.db.selectFrom('users').select('encrypted_password').where('email', '=', email)
    expect((await kept.executeTakeFirst())?.encrypted_password).not.toBeNull()
  })

  test('to whose owner, who comes by a service alone, an operator gave this address, stays hers', async () => {
    const { admin } = await adminClient(heraia)
    const { data: hers } = await agrees({ id: facebookId(), name: 'Dana Okafor' })
    const { login, email } = atClub()
    expect((await admin.updateUserById(hers.user?.id ?? '', { email })).data.user?.email).toBe(email)
    const { back } = await leaves('club', login)
    expect(problem(await follow(back))[2]).toBe('email_exists')
    const { data: left } = await admin.getUserById(hers.user?.id ?? '')
    expect(left.user?.app_metadata.providers).toEqual(['facebook', 'email'])
  })

  test('whose confirmed address an operator corrected is linked once that one is shown, by her or by his word', async () => {
    const { login, email } = atClub()
    const { id } = await registers(`before-${email}`, true)
    const { admin } = await adminClient(heraia)
    expect((await admin.updateUserById(id, { email })).data.user?.email_confirmed_at).toBeTruthy()
    const { back } = await leaves('club', login)
    expect(problem(await follow(back))[2]).toBe('email_exists')
    await admin.updateUserById(id, { email_confirm: true })
    expect((await signsIn('club', login)).data.user).toMatchObject({
      id,
      app_metadata: { providers: ['email', 'club'] },
    })
  })

  test('whose address counted unproven stays with who has the password, until it is proven by mail', async () => {
    const { login, email } = atClub()
    await authClient(locked).auth.signUp({ email, password: 'secret1' })
    const comes = async () => {
      const credentials = { provider: 'club' as 'google', token: await club.idToken(login) }
      return authClient(locked).auth.signInWithIdToken(credentials)
    }
    expect((await comes()).error?.code).toBe('email_exists')
    await authClient(locked).auth.signInWithOtp({ email })
    const { token_hash, text } = await newestMail(locked, email)
    expect(text, 'of the password that a stranger may have').toContain('http://heraia.test/forgot-password')
    await authClient(locked).auth.verifyOtp({ type: 'magiclink', token_hash })
    expect((await comes()).data.user).toMatchObject({ email, app_metadata: { providers: ['email', 'club'] } })
  })

  test('that had no address before took one unproven, too', async () => {
    const { login, email } = atClub()
    const { auth } = authClient(locked)
    await auth.signInAnonymously()
    expect((await auth.updateUser({ email })).data.user?.email).toBe(email)
    const token = await club.idToken(login)
    const { error } = await authClient(locked).auth.signInWithIdToken({ provider: 'club' as 'google', token })
    expect(error?.code).toBe('email_exists')
  })

  test('that is suspended stays out, by the provider’s page and by its token, which is on record', async () => {
    const refusals = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'session.refused')
    const suspended = async () => {
      const { login } = atClub()
      const id = (await signsIn('club', login)).data.user?.id ?? ''
      const hers = heraia.db.updateTable('users').where('id', '=', id)
      await hers.set({ banned_until: new Date('2999-01-01') }).execute()
      return { login, record: () => refusals.where('subject_id', '=', id).execute() }
    }
    const [byPage, byToken] = [await suspended(), await suspended()]
    expect(problem(await follow((await leaves('club', byPage.login)).back))[2]).toBe('user_banned')
    const token = await club.idToken(byToken.login)
    const { error } = await authClient(heraia).auth.signInWithIdToken({ provider: 'club' as 'google', token })
    expect(error?.code).toBe('user_banned')
    for (const { record } of [byPage, byToken]) expect(await record()).toMatchObject([{ details: { method: 'oauth' } }])
  })

  test('is linked and unlinked by its owner, and one way in stays', async () => {
    const email = `owner-${++count}@example.org`
    const { auth, id } = await registers(email, true)
    const member = atClub()
    const asked = await auth.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    const site = await follow(await club.visits(asked.data?.url ?? '', member.login))
    expect((await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')).data.user?.id).toBe(id)
    expect((await newestMail(heraia, email)).text).toContain('A sign-in by another service was added to your account')
    const { data } = await auth.getUserIdentities()
    const [byEmail, byClub] = ['email', 'club'].map((name) => data?.identities.find((one) => one.provider === name))
    if (!byEmail || !byClub) throw new Error('an identity is missing')
    expect((await auth.unlinkIdentity(byEmail)).error?.code).toBe('email_conflict_identity_not_deletable')
    expect((await auth.unlinkIdentity(byClub)).error).toBeNull()
    const isGone = 'A sign-in by another service was removed from your account on Heraia: it opens nothing any more.'
    expect((await newestMail(heraia, email)).text).toContain(isGone)
    expect((await auth.unlinkIdentity(byClub)).error?.code).toBe('identity_not_found')
    expect((await auth.unlinkIdentity(byEmail)).error?.code).toBe('single_identity_not_deletable')
    const rows = await heraia.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['identity.linked', 'identity.unlinked']))
  })

  test('is linked, and her session is as old as it was: what asks for a fresh one still does', async () => {
    const { auth, id } = await registers(`aged-${++count}@example.org`, true)
    const begun = new Date(heraia.clock.now().getTime() - 25 * 3_600_000)
    // The provider has a clock of its own.
    await heraia.db.updateTable('auth_sessions').set({ created_at: begun }).where('user_id', '=', id).execute()
    const token = await club.idToken(atClub().login)
    expect((await auth.linkIdentity({ provider: 'club' as 'google', token })).error).toBeNull()
    expect((await auth.updateUser({ password: 'another one' })).error?.code).toBe('reauthentication_needed')
    const sessions = heraia.db.selectFrom('auth_sessions').select('created_at').where('user_id', '=', id)
    for (const { created_at } of await sessions.execute()) expect(created_at).toEqual(begun)
  })

  test('is not linked by a session that ends meanwhile', async () => {
    const { auth, id } = await registers(`meanwhile-${++count}@example.org`, true)
    const token = await club.idToken(atClub().login)
    const linking = await heraia.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
      const asked = auth.linkIdentity({ provider: 'club' as 'google', token })
      await untilWaiting(heraia, 1)
      await tx.deleteFrom('auth_sessions').where('user_id', '=', id).execute()
      return { asked }
    })
    expect((await linking.asked).error).not.toBeNull()
    expect(await heraia.db.selectFrom('auth_sessions').select('id').where('user_id', '=', id).execute()).toEqual([])
  })

  test('is linked without asking again for the second factor that she has shown', async () => {
    const { auth } = await registers(`shown-${++count}@example.org`, true)
    const { id: factorId = '', totp } = (await auth.mfa.enroll({ factorType: 'totp' })).data ?? {}
    await auth.mfa.challengeAndVerify({ factorId, code: codeOfApp(totp?.secret ?? '', 0, heraia.clock.now()) })
    const asked = await auth.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    const site = await follow(await club.visits(asked.data?.url ?? '', atClub().login))
    expect((await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')).error).toBeNull()
    expect((await auth.getClaims()).data?.claims).toMatchObject({
      ...{ aal: 'aal2', amr: [{ method: 'oauth' }, { method: 'totp' }, { method: 'email/signup' }] },
    })
    const { login } = atClub()
    const token = await club.idToken(login)
    expect((await auth.linkIdentity({ provider: 'club' as 'google', token })).error).toBeNull()
    const { claims } = (await auth.getClaims()).data ?? {}
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'oauth' }, { method: 'totp' }, { method: 'email/signup' }],
    })
    // Whoever comes by it later has shown nothing yet.
    const later = authClient(heraia).auth
    await later.signInWithIdToken({ provider: 'club' as 'google', token })
    expect((await later.getClaims()).data?.claims.aal).toBe('aal1')
  })

  test('is joined by her address once she chooses a password, which signs her in', async () => {
    const { login, email } = atClub()
    const { auth, data } = await signsIn('club', login)
    expect(data.user?.identities).toMatchObject([{ provider: 'club' }])
    const chosen = await auth.updateUser({ password: 'secret1' })
    const providers = ({ identities = [] }: { identities?: { provider: string }[] }) =>
      identities.map(({ provider }) => provider).sort()
    expect(providers(chosen.data.user ?? {})).toEqual(['club', 'email'])
    const { data: back } = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
    expect([back.user?.id, back.user?.app_metadata.providers]).toEqual([data.user?.id, ['club', 'email']])
  })

  const guestLinks = async (login: string) => {
    const guest = authClient(heraia).auth
    const { data: before } = await guest.signInAnonymously()
    const asked = await guest.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    const site = await follow(await club.visits(asked.data?.url ?? '', login))
    const { data } = await guest.exchangeCodeForSession(site.searchParams.get('code') ?? '')
    return { before: before.user, user: data.user }
  }

  test('makes a guest a full account, the same one, unless nobody new is taken', async () => {
    const { login, email } = atClub()
    const { before, user } = await guestLinks(login)
    expect(user).toMatchObject({ id: before?.id, email, is_anonymous: false, identities: [{ id: login }] })
    expect(user?.email_confirmed_at).toEqual(expect.any(String))
    expect((await signsIn('club', login)).data.user?.id).toBe(before?.id)

    const other = authClient(heraia).auth
    const { data: waits } = await other.signInAnonymously()
    const { ports, settings } = heraia.context
    const full = createServer(ports, { ...settings, auth: { ...settings.auth, signup: false } })
    const headers = { authorization: `Bearer ${waits.session?.access_token}` }
    const path = `${heraia.siteUrl}/auth/v1/user/identities/authorize?provider=club&skip_http_redirect=true`
    expect((await full.fetch(new Request(path, { headers }), { address: '127.0.0.1' })).status).toBe(403)
    await full.close()
  })

  test('leaves a guest without an address where hers is of another account', async () => {
    const { login, email } = atClub()
    await registers(email, true)
    expect((await guestLinks(login)).user).toMatchObject({
      email: '',
      is_anonymous: false,
      identities: [{ id: login }],
    })
  })

  test('with her own address may be all that is left: her password opens nothing then, and she is told', async () => {
    const { login, email } = atClub()
    await registers(email, true)
    const { auth, data } = await signsIn('club', login)
    const byEmail = data.user?.identities?.find((one) => one.provider === 'email')
    const byPassword = () => authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
    expect((await byPassword()).error).toBeNull()
    if (!byEmail) throw new Error('her address is not linked to her')
    expect((await auth.unlinkIdentity(byEmail)).error).toBeNull()
    expect((await newestMail(heraia, email)).text).toContain('The password was removed from your account on Heraia')
    expect((await byPassword()).error?.code).toBe('invalid_credentials')
    expect((await signsIn('club', login)).data.user).toMatchObject({ email, id: data.user?.id })
  })

  test('of somebody else cannot be linked', async () => {
    const { login } = atClub()
    await signsIn('club', login)
    const { auth } = await registers(`second-${++count}@example.org`, true)
    const asked = await auth.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    const site = await follow(await club.visits(asked.data?.url ?? '', login))
    expect(problem(site)[2]).toBe('identity_already_exists')
  })

  test('is not linked by who only follows an address that its owner of another account asked for', async () => {
    const { auth, id } = await registers(`lures-${++count}@example.org`, true)
    const { login, email } = atClub()
    const asked = await auth.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    const lured = await follow(await club.visits(asked.data?.url ?? '', login))
    const code = lured.searchParams.get('code') ?? ''
    expect((await (await leaves('club', login)).auth.exchangeCodeForSession(code)).error?.code).toBe(
      'bad_code_verifier',
    )
    const { data } = await signsIn('club', login)
    expect(data.user?.email).toBe(email)
    expect(data.user?.id).not.toBe(id)
    expect((await auth.exchangeCodeForSession(code)).error?.code).toBe('identity_already_exists')
  })

  test('is linked by no session that has ended meanwhile', async () => {
    const { auth: thief, id } = await registers(`evicts-${++count}@example.org`, true)
    const begins = async () => {
      const asked = await thief.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
      return club.visits(asked.data?.url ?? '', atClub().login)
    }
    const token = (await thief.getSession()).data.session?.access_token
    const asked = await heraia.fetch('/auth/v1/user/identities/authorize?provider=club&skip_http_redirect=true', {
      headers: { authorization: `Bearer ${token}` },
    })
    const plain = await club.visits((await asked.json()).url, atClub().login)
    const back = await begins()
    const code = (await follow(await begins())).searchParams.get('code') ?? ''
    await heraia.db.deleteFrom('auth_sessions').where('user_id', '=', id).execute()
    expect((await thief.exchangeCodeForSession(code)).error?.name).toBe('AuthSessionMissingError')
    for (const late of [back, plain]) expect(problem(await follow(late))[2]).toBe('session_not_found')
    const email = `away-${++count}@example.org`
    const { auth: away, id: hersAway } = await registers(email, true)
    const left = await away.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    const late = await club.visits(left.data?.url ?? '', atClub().login)
    const unseen = { last_seen_at: new Date('2020-01-01') }
    await heraia.db.updateTable('auth_sessions').set(unseen).where('user_id', '=', hersAway).execute()
    expect(problem(await follow(late))[2], 'a limit ended it').toBe('session_not_found')
    const hers = await heraia.db.selectFrom('identities').select('provider').where('user_id', '=', id).execute()
    expect(hers).toEqual([{ provider: 'email' }])
  })

  test('is led to the provider with her token, by a program that follows', async () => {
    const { auth, id } = await registers(`led-${++count}@example.org`, true)
    const token = (await auth.getSession()).data.session?.access_token
    const ask = (more: string) =>
      heraia.fetch(`/auth/v1/user/identities/authorize?provider=club${more}`, {
        ...{ redirect: 'manual', headers: { authorization: `Bearer ${token}` } },
      })
    const response = await ask('')
    const there = response.headers.get('location') ?? ''
    expect([response.status, there]).toEqual([302, expect.stringContaining(`${club.issuer}/auth?`)])
    expect((await ask('&skip_http_redirect=false')).status).toBe(302)
    const { login } = atClub()
    expect((await follow(await club.visits(there, login))).hash).toContain('access_token=')
    const hers = await heraia.db.selectFrom('identities').select('provider_id').where('user_id', '=', id).execute()
    expect(hers.map(({ provider_id }) => provider_id)).toContain(login)
    expect((await heraia.fetch('/auth/v1/user/identities/authorize?provider=club')).status).toBe(401)
  })

  test('gives who came by phone alone her address, verified', async () => {
    const { login, email } = atClub()
    const { data } = await authClient(heraia).auth.signInAnonymously()
    const hers = heraia.db.updateTable('users').where('id', '=', data.user?.id ?? '')
    await hers.set({ user_metadata: JSON.stringify({ email_verified: false }) }).execute()
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    const body = JSON.stringify({ provider: 'club', id_token: await club.idToken(login), link_identity: true })
    const path = '/auth/v1/token?grant_type=id_token'
    const { user } = await (await heraia.fetch(path, { method: 'POST', headers, body })).json()
    expect(user).toMatchObject({ email, user_metadata: { email, email_verified: true } })
  })

  test('without a challenge is not begun from a page of another site, whose browser keeps no cookie', async () => {
    const { auth } = await registers(`elsewhere-${++count}@example.org`, true)
    const token = (await auth.getSession()).data.session?.access_token
    const path = '/auth/v1/user/identities/authorize?provider=club&skip_http_redirect=true'
    const asks = (origin: string, more = '') =>
      heraia.fetch(path + more, { headers: { authorization: `Bearer ${token}`, origin } })
    const plain = await asks('https://app.example.org')
    expect([plain.status, (await plain.json()).error_code]).toEqual([400, 'validation_failed'])
    expect((await asks(heraia.siteUrl)).status).toBe(200)
    const challenge = `&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`
    expect((await asks('https://app.example.org', challenge)).status).toBe(200)
  })

  test('without a challenge is linked in the browser that began, and in no other', async () => {
    const { auth, id } = await registers(`plain-${++count}@example.org`, true)
    const token = (await auth.getSession()).data.session?.access_token
    const comesBack = async (bring: (cookie: string) => Record<string, string>) => {
      const asked = await heraia.fetch('/auth/v1/user/identities/authorize?provider=club&skip_http_redirect=true', {
        headers: { authorization: `Bearer ${token}` },
      })
      const { login } = atClub()
      const back = await club.visits((await asked.json()).url, login)
      const [cookie = ''] = asked.headers.getSetCookie()
      expect(cookie).toMatch(/^heraia_linking=[^;]+; Path=\/auth\/v1\/callback; Max-Age=300; HttpOnly; SameSite=Lax$/)
      const headers = bring(cookie.split(';')[0] ?? '')
      const response = await heraia.fetch(String(back), { redirect: 'manual', headers })
      return new URL(response.headers.get('location') ?? '')
    }
    const navigates = { 'sec-fetch-mode': 'navigate' }
    const lured = await comesBack(() => ({ ...navigates, cookie: 'heraia_linking=another' }))
    expect(problem(lured)[2]).toBe('bad_oauth_state')
    for (const bring of [(cookie: string) => ({ ...navigates, cookie: `a=b; ${cookie}` }), () => ({})]) {
      expect((await comesBack(bring)).hash).toContain('access_token=')
    }
    const hers = await heraia.db.selectFrom('identities').select('provider').where('user_id', '=', id).execute()
    expect(hers.map(({ provider }) => provider).sort()).toEqual(['club', 'club', 'email'])
  })

  test('without a challenge is linked by a form that the provider posts, too: its cookie comes along on https', async () => {
    const secure = await createTestHeraia({ settings: { siteUrl: 'https://heraia.test', auth: { providers } } })
    const { auth } = authClient(secure)
    const { data } = await auth.signUp({ email: 'by-form@example.org', password: 'secret1' })
    const asked = await secure.fetch('/auth/v1/user/identities/authorize?provider=club&skip_http_redirect=true', {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    await secure.close()
    const [cookie] = asked.headers.getSetCookie()
    expect(cookie).toMatch(/^heraia_linking=[^;]+; Path=[^;]+; Max-Age=300; HttpOnly; SameSite=None; Secure$/)
  })

  test('cannot be linked where the operator does not want it', async () => {
    const { auth } = authClient(locked)
    await auth.signUp({ email: 'mira@example.org', password: 'secret1' })
    const { error } = await auth.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    expect(error).toMatchObject({ status: 404, message: 'Manual linking is disabled' })
  })
})

describe('an invitation', () => {
  const accounts = async () =>
    (await heraia.db.selectFrom('users').select(heraia.db.fn.countAll().as('all')).executeTakeFirstOrThrow()).all

  async function invites(email: string) {
    const { admin } = await adminClient(heraia)
    const { data } = await admin.inviteUserByEmail(email)
    return { id: data.user?.id, ...(await newestMail(heraia, email)) }
  }

  /** She presses the provider's button on the page behind the mail; back at our callback. */
  async function answers(invite_token: string, login: string) {
    const { auth } = authClient(heraia)
    const options = { skipBrowserRedirect: true, queryParams: { invite_token } }
    const { data } = await auth.signInWithOAuth({ provider: 'club' as 'google', options })
    const there = await follow(data.url ?? '')
    expect(there.href, 'it is nothing for the provider').not.toContain('invite')
    return { auth, back: await club.visits(there.href, login) }
  }

  test('is accepted by a provider that has verified the invited address, and spent', async () => {
    const { login, email } = atClub()
    const { id, token_hash } = await invites(email)
    const { auth, back } = await answers(token_hash, login)
    const { data, error } = await auth.exchangeCodeForSession((await follow(back)).searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      ...{ id, email, email_confirmed_at: expect.any(String), invited_at: expect.any(String) },
      ...{ user_metadata: { email_verified: true }, identities: [{ provider: 'club', id: login }] },
    })
    const again = await authClient(heraia).auth.verifyOtp({ type: 'invite', token_hash })
    expect(again.error?.code).toBe('otp_expired')
    const deeds = await heraia.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id ?? '')
      .execute()
    expect(deeds.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.invited', 'account.confirmed', 'identity.linked']),
    )
  })

  test('is not accepted with another address, and makes no account; she may come with the right one', async () => {
    const [{ login, email }, wrong] = [atClub(), atClub()]
    const { id, token_hash } = await invites(email)
    const before = await accounts()
    const site = await follow((await answers(token_hash, wrong.login)).back)
    expect(problem(site)).toEqual([heraia.siteUrl, 'invalid_request', 'validation_failed'])
    expect(site.searchParams.get('error_description')).toBe(
      'Invited email does not match emails from external provider',
    )
    expect(await accounts()).toBe(before)
    const { auth, back } = await answers(token_hash, login)
    const { data } = await auth.exchangeCodeForSession((await follow(back)).searchParams.get('code') ?? '')
    expect(data.user?.id).toBe(id)
  })

  test('is not accepted with an address that the provider only repeats, nor with what is another account’s', async () => {
    const repeated = atClub({ email_verified: false })
    const unverified = await answers((await invites(repeated.email)).token_hash, repeated.login)
    expect(problem(await follow(unverified.back))[2]).toBe('provider_email_needs_verification')

    const { login } = atClub()
    await signsIn('club', login)
    const email = `moved-${++count}@club.example`
    club.people.set(login, { email, email_verified: true })
    const { back } = await answers((await invites(email)).token_hash, login)
    expect(problem(await follow(back))[2]).toBe('identity_already_exists')
  })

  test('that expired while she was away, or before she left, is told her, and makes no account', async () => {
    const { login, email } = atClub()
    const { token_hash } = await invites(email)
    heraia.clock.advance({ hours: 23, minutes: 58 })
    const { back } = await answers(token_hash, login)
    const before = await accounts()
    heraia.clock.advance({ minutes: 3 })
    expect(problem(await follow(back))).toEqual([heraia.siteUrl, 'access_denied', 'otp_expired'])
    for (const token of [token_hash, 'a'.repeat(64)]) {
      const asked = `${heraia.siteUrl}/auth/v1/authorize?provider=club&invite_token=${token}`
      const response = await heraia.fetch(asked, { redirect: 'manual', headers: { accept: 'text/html' } })
      expect(problem(new URL(response.headers.get('location') ?? ''))[2]).toBe('otp_expired')
    }
    expect(await accounts()).toBe(before)
    heraia.clock.advance({ hours: -24, minutes: -1 })
  })
})

test('settings name the providers', async () => {
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({
    external: { club: true, other: true, facebook: true, google: false },
  })
})
