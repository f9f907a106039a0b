import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { openProviderSite, problem } from '@heraia/hosts/test/provider-site'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from '../../../create-server.ts'

const providerSite = await openProviderSite()
const locked = await createTestHeraia({
  settings: { auth: { providers: providerSite.providers, manualLinking: false, anonymous: true } },
})
afterAll(async () => void (await Promise.all([providerSite.close(), locked.close()])))
const { heraia, providers, club } = providerSite
const { atClub, follow, leaves, signsIn, agrees, facebookId } = providerSite
let count = 0

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
