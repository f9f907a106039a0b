import { MediaId, PersonId, PostId } from '@heraia/contract/ids'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { beginUpload } from '@heraia/hosts/test/upload'
import { afterAll, expect, test } from 'vitest'

const auth = { anonymous: true, phone: true }
const heraia = await createTestHeraia({ settings: { auth: { ...auth, autoconfirm: false } } })
const easy = await createTestHeraia({ settings: { auth } })
afterAll(async () => {
  await heraia.close()
  await easy.close()
})

test('who only looks around has a session, no identity and no profile', async () => {
  const { auth } = authClient(heraia)
  const { data, error } = await auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ is_anonymous: true, email: '', identities: [], user_metadata: { theme: 'dark' } })
  expect((await auth.getClaims()).data?.claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
  expect((await auth.reauthenticate()).error).toMatchObject({
    message: 'Reauthentication requires the user to have an email or a phone number',
  })
  expect((await auth.updateUser({ password: 'secret1' })).error?.code).toBe('validation_failed')
})

test('an address that she confirms makes it a full account, the same one', async () => {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInAnonymously()
  const asked = await auth.updateUser({ email: 'mira@example.org' })
  expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: 'mira@example.org' })
  const { token_hash } = await newestMail(heraia, 'mira@example.org')
  const { data: full } = await auth.verifyOtp({ type: 'email_change', token_hash })
  expect(full.user).toMatchObject({ id: data.user?.id, email: 'mira@example.org', is_anonymous: false })
  expect(full.user?.identities).toMatchObject([{ provider: 'email' }])
  expect((await auth.updateUser({ password: 'secret1' })).error).toBeNull()
  expect((await auth.signInWithPassword({ email: 'mira@example.org', password: 'secret1' })).error).toBeNull()
})

test('who signs out before she opens the mail finds her account with it', async () => {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInAnonymously()
  await auth.updateUser({ email: 'late@example.org', password: 'secret1' })
  const { token_hash } = await newestMail(heraia, 'late@example.org')
  await auth.signOut()
  expect((await auth.verifyOtp({ type: 'email_change', token_hash })).data.user?.id).toBe(data.user?.id)
  expect((await auth.signInWithPassword({ email: 'late@example.org', password: 'secret1' })).error).toBeNull()

  const left = await auth.signInAnonymously()
  await auth.updateUser({ email: 'never@example.org' })
  await auth.signOut()
  heraia.clock.advance({ hours: 49 })
  await heraia.runJob('sweep-accounts', {})
  const gone = heraia.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', left.data.user?.id ?? '')
  expect(await gone.execute()).toEqual([])
})

test('signing out does not tell her whether an address or a phone that she asked for is a member’s', async () => {
  const { auth: member } = authClient(heraia)
  await member.signUp({ email: 'member@example.org', password: 'secret1' })
  const { token_hash } = await newestMail(heraia, 'member@example.org')
  await member.verifyOtp({ type: 'signup', token_hash })
  const hers = heraia.db.updateTable('users').where('email', '=', 'member@example.org')
  await hers.set({ phone: '34600000901', phone_confirmed_at: heraia.clock.now() }).execute()
  const toldOf = async (wanted: { email: string } | { phone: string }) => {
    const { auth } = authClient(heraia)
    const { data } = await auth.signInAnonymously()
    expect((await auth.updateUser(wanted)).error).toBeNull()
    await auth.signOut()
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    const answer = await heraia.fetch('/auth/v1/user', { headers })
    return [answer.status, (await answer.json()).error_code]
  }
  expect(await toldOf({ email: 'member@example.org' })).toEqual(await toldOf({ email: 'free@example.org' }))
  expect(await toldOf({ phone: '+34600000901' })).toEqual(await toldOf({ phone: '+34600000902' }))
})

test('until then she is nobody to everybody: not found, not counted, without a word, a file or a stream', async () => {
  const { joins, stranger, newId } = season(easy)
  const mira = await joins('Mira')
  const counts = async () => [
    await stranger.people.count({}),
    (await stranger.people.search({ q: 'Look' })).items,
    (await stranger.site.info()).figures,
  ]
  const before = await counts()
  const { auth } = authClient(easy)
  const { data } = await auth.signInAnonymously({ options: { data: { name: 'Look Around', role: 'fan' } } })
  const guest = apiFor(easy, data.session?.access_token)
  const told = { status: 403, code: 'FORBIDDEN', reason: 'guest' }
  expect(await refusal(guest.accounts.me())).toMatchObject(told)
  expect(await refusal(guest.accounts.createProfile({ name: 'Look', role: 'fan', termsVersion: '1' }))).toEqual(told)
  expect(await refusal(guest.feed.publish({ id: PostId.parse(newId()), text: 'Hello' }))).toMatchObject(told)
  expect(await refusal(guest.messages.open({ personId: mira.id }))).toMatchObject(told)
  expect(await refusal(mira.api.messages.open({ personId: PersonId.parse(data.user?.id) }))).toMatchObject({
    status: 404,
  })
  const token = data.session?.access_token ?? ''
  const file = { id: MediaId.parse(newId()), purpose: 'post', type: 'image/png' } as const
  expect((await beginUpload(easy.fetch, token, 10, file)).status).toBe(401)
  expect((await easy.fetch('/events', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  expect(await counts()).toEqual(before)
})

test('once it is a full account, she may make her profile at once', async () => {
  const { auth } = authClient(easy)
  const { data } = await auth.signInAnonymously()
  const api = apiFor(easy, data.session?.access_token)
  expect(await refusal(api.accounts.me())).toMatchObject({ reason: 'guest' })
  await auth.updateUser({ email: 'nina@example.org' })
  expect(await refusal(api.accounts.me())).toMatchObject({ status: 404, reason: 'profile_missing' })
  expect(await api.accounts.createProfile({ name: 'Nina', role: 'fan', termsVersion: '1' })).toMatchObject({
    id: data.user?.id,
  })
})

test('her account goes with her last session, whether she signs out or stays away; a full one stays', async () => {
  const [left, away, kept] = [authClient(easy).auth, authClient(easy).auth, authClient(easy).auth]
  const ids: string[] = []
  for (const each of [left, away, kept]) ids.push((await each.signInAnonymously()).data.user?.id ?? '')
  const there = async () => {
    const rows = await easy.db.selectFrom('users').select('id').where('id', 'in', ids).execute()
    return ids.map((id) => rows.some((row) => row.id === id))
  }
  await kept.updateUser({ email: 'kim@example.org', password: 'secret1' })
  await left.signOut()
  await kept.signOut()
  expect(await there()).toEqual([false, true, true])
  easy.clock.advance({ days: 29 })
  await easy.runJob('sweep-accounts')
  const { auth } = authClient(easy)
  const late = (await auth.signInAnonymously()).data.user?.id ?? ''
  ids.push(late)
  expect(await there()).toEqual([false, true, true, true])
  easy.clock.advance({ days: 2 })
  await easy.runJob('sweep-accounts')
  expect(await there()).toEqual([false, false, true, true])
  const gone = easy.db.selectFrom('audit_log').select('subject_id').where('action', '=', 'account.deleted')
  expect((await gone.where('subject_id', 'in', ids).execute()).map((row) => row.subject_id)).toEqual(
    expect.arrayContaining(ids.slice(0, 2)),
  )
})

test('a phone does, too', async () => {
  const { auth } = authClient(heraia)
  const { data } = await auth.signInAnonymously()
  await auth.updateUser({ phone: '+34600000001' })
  const code = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const { data: full } = await auth.verifyOtp({ type: 'phone_change', phone: '+34600000001', token: code })
  expect(full.user).toMatchObject({ id: data.user?.id, phone: '34600000001', is_anonymous: false })
})

test('where addresses count at once, so does hers, with a password in the same breath', async () => {
  const { auth } = authClient(easy)
  await auth.signInAnonymously()
  const { data, error } = await auth.updateUser({ email: 'dana@example.org', password: 'secret1' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: 'dana@example.org', is_anonymous: false })
  expect(
    (await authClient(easy).auth.signInWithPassword({ email: 'dana@example.org', password: 'secret1' })).error,
  ).toBe(null)
})
