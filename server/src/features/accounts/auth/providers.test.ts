import { CALLBACK, openProviderSite, problem } from '@heraia/hosts/test/provider-site'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

const providerSite = await openProviderSite()
afterAll(() => providerSite.close())
const { heraia, providers, club, other, graph } = providerSite
const { atClub, follow, leaves, signsIn, leavesForFacebook, agrees, facebookId } = providerSite

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

describe('Facebook', () => {
  test('is asked for her address, and who has one there is confirmed by it', async () => {
    const { there } = await leavesForFacebook()
    expect(there.searchParams.get('scope')).toBe('public_profile email')
    const id = facebookId()
    const person = { id, name: 'Mira López', email: `Face-${id}@Example.org` }
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

test('settings name the providers', async () => {
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({
    external: { club: true, other: true, facebook: true, google: false },
  })
})
