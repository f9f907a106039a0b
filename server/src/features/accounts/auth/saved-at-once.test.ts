import { adminClient } from '@heraia/hosts/test/admin-client'
import { atOnce } from '@heraia/hosts/test/at-once'
import { authClient, type TestAuthClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

type Auth = TestAuthClient['auth']

const phone = '34600002000'
const club = await oidcIssuer('http://heraia.test/auth/v1/callback')
const heraia = await createTestHeraia({
  connections: 8,
  settings: { auth: { phone: true, testOtp: { [phone]: '424242' }, providers: { club: providerAt(club) } } },
})
afterAll(() => Promise.all([heraia, club].map((each) => each.close())))
const { atClub } = providerSeason(heraia, club)
const { admin } = await adminClient(heraia)

let count = 0
async function person() {
  const { auth } = authClient(heraia)
  const email = `saves-${++count}@example.org`
  const { data } = await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Mira', role: 'fan' } } })
  return { auth, email, id: data.user?.id ?? '' }
}

/** Past the client, which sends one request after the other. */
async function asks(auth: Auth, method: string, path: string, body: object = {}): Promise<number> {
  const token = (await auth.getSession()).data.session?.access_token
  const headers = { authorization: `Bearer ${token}` }
  return (await heraia.fetch(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })).status
}
const saves = (auth: Auth) => asks(auth, 'PUT', '/user', { data: { theme: 'dark' } })

const rowOf = (id: string) => heraia.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const linkedOf = async (id: string, provider: string) => {
  const rows = heraia.db.selectFrom('identities').select('identity_data').where('user_id', '=', id)
  return (await rows.where('provider', '=', provider).execute()).map(({ identity_data }) => identity_data)
}

// First of all: the provider’s clock does not move.
test('what she saves while she signs in by a provider stays', async () => {
  const { auth, id } = await person()
  const { login } = atClub()
  const provider = 'club' as 'google'
  expect((await auth.linkIdentity({ provider, token: await club.idToken(login) })).error).toBeNull()
  const token = await club.idToken(login)
  const signsIn = async () => ((await authClient(heraia).auth.signInWithIdToken({ provider, token })).error ? 400 : 200)
  expect(await atOnce(heraia, id, [() => saves(auth), signsIn])).toEqual([200, 200])
  expect((await rowOf(id)).user_metadata).toMatchObject({ theme: 'dark' })
})

test('who unlinks a provider while somebody signs in by it has not linked it again', async () => {
  const { auth, id } = await person()
  const { login } = atClub()
  const provider = 'club' as 'google'
  await auth.linkIdentity({ provider, token: await club.idToken(login) })
  const linked = (await auth.getUserIdentities()).data?.identities.find((one) => one.provider === 'club')
  const token = await club.idToken(login)
  const signsIn = async () => ((await authClient(heraia).auth.signInWithIdToken({ provider, token })).error ? 400 : 200)
  const path = `/user/identities/${linked?.identity_id}`
  expect(await atOnce(heraia, id, [() => asks(auth, 'DELETE', path), signsIn])).toEqual([200, 200])
  expect(await linkedOf(id, 'club')).toEqual([])
})

/** Each has looked, and waits to write; then they go on. */
async function atOnceInto<Answer>(table: 'users' | 'identities', acts: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { begun } = await heraia.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx)
    const answers = acts.map((act) => act())
    await untilWaiting(heraia, acts.length)
    return { begun: answers }
  })
  return Promise.all(begun)
}

test('she who comes by a provider for the first time, in two tabs at once, is in by both, and one person', async () => {
  const { login, email } = atClub()
  const token = await club.idToken(login)
  const comes = () => authClient(heraia).auth.signInWithIdToken({ provider: 'club' as 'google', token })
  const answers = await atOnceInto('users', [comes, comes])
  expect(answers.map(({ data, error }) => [error, data.user?.email])).toEqual([
    [null, email],
    [null, email],
  ])
  expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1)
})

test('two who link one identity at once: one has it, the other is told whose it is', async () => {
  const token = await club.idToken(atClub().login)
  const links = [await person(), await person()].map(
    ({ auth }) =>
      () =>
        auth.linkIdentity({ provider: 'club' as 'google', token }),
  )
  const answers = await atOnceInto('identities', links)
  expect(answers.map(({ error }) => error?.code ?? 'linked').toSorted()).toEqual(['identity_already_exists', 'linked'])
})

test('who confirms her address while a provider vouches for it keeps her password and her session', async () => {
  const { auth: settings } = heraia.context.settings
  settings.autoconfirm = false
  const { login, email } = atClub()
  const { auth } = authClient(heraia)
  const id = (await auth.signUp({ email, password: 'secret1' })).data.user?.id ?? ''
  settings.autoconfirm = true
  const { token_hash } = await newestMail(heraia, email)
  const token = await club.idToken(login)
  const confirms = async () => (await auth.verifyOtp({ type: 'signup', token_hash })).error
  const signsIn = async () =>
    (await authClient(heraia).auth.signInWithIdToken({ provider: 'club' as 'google', token })).error
  expect(await atOnce(heraia, id, [confirms, signsIn])).toEqual([null, null])
  expect(await linkedOf(id, 'club')).toMatchObject([{ email }])
  expect((await auth.getUser()).error).toBeNull()
  expect((await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })).error).toBeNull()
})

test('what several operators say of one person at once is all kept', async () => {
  const { id } = await person()
  const keys = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6']
  const says = keys.map((key) => async () => (await admin.updateUserById(id, { app_metadata: { [key]: true } })).error)
  expect(await atOnce(heraia, id, says)).toEqual(keys.map(() => null))
  expect((await rowOf(id)).app_metadata).toMatchObject(Object.fromEntries(keys.map((key) => [key, true])))
})

test('an operator who says only her role leaves what she saves at that moment', async () => {
  const { auth, id } = await person()
  const says = async () => ((await admin.updateUserById(id, { role: 'authenticated' })).error ? 400 : 200)
  expect(await atOnce(heraia, id, [() => saves(auth), says])).toEqual([200, 200])
  expect((await rowOf(id)).user_metadata).toMatchObject({ theme: 'dark' })
})

test('what she saves while her phone is unlinked stays', async () => {
  const { auth, id } = await person()
  await auth.updateUser({ phone })
  expect((await auth.verifyOtp({ type: 'phone_change', phone, token: '424242' })).error).toBeNull()
  const linked = (await auth.getUserIdentities()).data?.identities.find((one) => one.provider === 'phone')
  const unlinks = () => asks(auth, 'DELETE', `/user/identities/${linked?.identity_id}`)
  expect(await atOnce(heraia, id, [() => saves(auth), unlinks])).toEqual([200, 200])
  const { user_metadata, phone: left } = await rowOf(id)
  expect([user_metadata.theme, left, user_metadata.phone]).toEqual(['dark', '', undefined])
})

test('a password that is chosen while the new address is confirmed goes with that one', async () => {
  const { auth, email, id } = await person()
  const wanted = `new-${email}`
  expect((await auth.updateUser({ email: wanted })).error).toBeNull()
  const [current, next] = [await newestMail(heraia, email), await newestMail(heraia, wanted)]
  await authClient(heraia).auth.verifyOtp({ type: 'email_change', token_hash: current.token_hash })
  const confirms = async () => {
    const proof = { type: 'email_change', token_hash: next.token_hash } as const
    return (await authClient(heraia).auth.verifyOtp(proof)).error ? 400 : 200
  }
  const chooses = () => asks(auth, 'PUT', '/user', { password: 'another one' })
  expect(await atOnce(heraia, id, [confirms, chooses])).toEqual([200, 200])
  expect((await rowOf(id)).email).toBe(wanted)
  expect(await linkedOf(id, 'email')).toMatchObject([{ email: wanted }])
  expect((await newestMail(heraia, wanted)).subject).toBe('Your password for Heraia was changed')
})
