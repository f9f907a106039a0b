import { InvitationId } from '@heraia/contract/ids'
import type { RegistrationMode } from '@heraia/contract/site-settings'
import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { providerAt, providerSeason } from '@heraia/hosts/test/provider-season'
import { samlDirectory } from '@heraia/hosts/test/saml-directory'
import { refusal, season } from '@heraia/hosts/test/season'
import { createSiweMessage, newWallets } from '@heraia/hosts/test/wallets'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { saveSiteSetting } from '../../site/site-settings.ts'
import { grantAdmin } from '../standing/grant-admin.ts'

const club = await oidcIssuer('http://heraia.test/auth/v1/callback')
const heraia = await createTestHeraia({
  settings: {
    auth: {
      ...{ autoconfirm: false, phone: true, saml: true, anonymous: true, accessTokenSeconds: 10 ** 7 },
      ...{ providers: { club: providerAt(club) }, web3: { ethereum: true, solana: true } },
    },
  },
})
afterAll(async () => {
  await Promise.all([heraia.close(), club.close()])
})
const { joins: joinsAtOnce, newId, stranger } = season(heraia)
const { auth: asked } = heraia.context.settings
/** Her address counts at once, and nobody need have invited her. */
async function joins(name: string) {
  await takes('open')
  asked.autoconfirm = true
  const player = await joinsAtOnce(name)
  asked.autoconfirm = false
  await takes('invite')
  return player
}
const takes = (mode: RegistrationMode, membersInvite = true) =>
  saveSiteSetting(heraia.context, 'registration', { mode, membersInvite })
const closed = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' }
const [ada, mira] = [await joins('Ada Admin'), await joins('Mira Member')]
await grantAdmin(heraia.context, ada.id)
await takes('open')
const guest = authClient(heraia).auth
await guest.signInAnonymously()

beforeEach(async () => {
  await takes('invite')
  await heraia.runJobs()
  heraia.mails.length = 0
  heraia.sms.sent.length = 0
})

let count = 0
const newEmail = () => `invited-${++count}@example.org`
const data = { name: 'Ines Invited', role: 'fan' }
const makes = async (by = ada, mostUses = 1) =>
  (await by.api.accounts.makeInvitation({ id: InvitationId.parse(newId()), mostUses })).token
/** A browser with what the link left there. */
const invited = (token: string) => authClient(heraia, heraia.fetch, { headers: { 'x-invitation': token } }).auth
type Auth = ReturnType<typeof invited>
const signsUp = (auth: Auth, email = newEmail()) => auth.signUp({ email, password: 'secret1', options: { data } })
function proves(auth: Auth, email: string) {
  const mail = heraia.mails.findLast(({ to }) => to === email)
  return auth.verifyOtp({ type: 'signup', token_hash: /token_hash=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '' })
}
const accounts = async () => (await heraia.db.selectFrom('users').select('id').execute()).length
const looksAt = (token: string) => stranger.accounts.lookAtInvitation({ token })

const { atClub, follow, leaves } = providerSeason(heraia, club)
function walletSaid() {
  const { ethereum } = newWallets()
  const [{ host, href }, { address }] = [new URL(heraia.siteUrl), ethereum]
  const nonce = `1000000${++count}`
  const said = { domain: host, uri: href, version: '1' as const, nonce, issuedAt: heraia.clock.now() }
  const message = createSiweMessage({ address, chainId: 1, ...said })
  return { message, sign: () => ethereum.sign(`0x${Buffer.from(message).toString('hex')}`) }
}
/** Each way that makes an account, but the provider's page: with what her browser brings. */
const ways: [string, (auth: Auth) => Promise<{ error: unknown }>][] = [
  ['password', (auth) => signsUp(auth)],
  ['phone and password', (auth) => auth.signUp({ phone: `+3460000020${++count}`, password: 'secret1' })],
  [
    'id token',
    async (auth) => auth.signInWithIdToken({ provider: 'club' as 'google', token: await club.idToken(atClub().login) }),
  ],
  [
    'wallet',
    async (auth) => {
      const { message, sign } = walletSaid()
      return auth.signInWithWeb3({ chain: 'ethereum', message, signature: sign() })
    },
  ],
]

test.each(
  ways,
)('nobody new comes by %s without an invitation, or by one that is made up, and by one she does', async (_, comes) => {
  const before = await accounts()
  expect((await comes(authClient(heraia).auth)).error).toMatchObject(closed)
  expect((await comes(invited('join_made-up'))).error).toMatchObject(closed)
  expect(await accounts()).toBe(before)
  expect((await comes(invited(await makes()))).error).toBeNull()
  expect(await accounts()).toBe(before + 1)
})

test('a code by mail or SMS is sent to nobody new without one, and the answer is the same', async () => {
  const before = await accounts()
  const asks = async (auth: Auth, whom: { email: string } | { phone: string }) => (await auth.signInWithOtp(whom)).error
  const { auth } = authClient(heraia)
  expect([await asks(auth, { email: newEmail() }), await asks(auth, { phone: '+34600000301' })]).toEqual([null, null])
  await heraia.runJobs()
  expect([heraia.mails, heraia.sms.sent, await accounts()]).toEqual([[], [], before])
  const hers = invited(await makes(ada, 2))
  expect([await asks(hers, { email: newEmail() }), await asks(hers, { phone: '+34600000302' })]).toEqual([null, null])
  await heraia.runJobs()
  expect([heraia.mails.length, heraia.sms.sent.length, await accounts()]).toEqual([1, 1, before + 2])
})

test('by a provider’s page she comes with it alone; her organisation’s people count as invited', async () => {
  const codeOf = (site: URL) => site.searchParams.get('error_code')
  expect(codeOf(await follow((await leaves('club', atClub().login)).back))).toBe('signup_disabled')
  const token = await makes()
  const { back, auth } = await leaves('club', atClub().login, 'yes', { queryParams: { invite_token: token } })
  const code = (await follow(back)).searchParams.get('code') ?? ''
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull()
  expect((await looksAt(token)).state).toBe('used')

  const directory = await samlDirectory('https://id.club.example')
  const draft = { type: 'saml', metadata_xml: directory.metadata, domains: ['club.example'] }
  await heraia.fetch('/auth/v1/admin/sso/providers', {
    ...{ method: 'POST', body: JSON.stringify(draft) },
    headers: { authorization: `Bearer ${(await adminClient(heraia)).token}` },
  })
  const { data: led } = await authClient(heraia).auth.signInWithSSO({ domain: 'club.example' })
  const body = directory.answers(led?.url ?? '', { nameId: 'person', email: 'new@club.example' })
  const answer = await heraia.fetch('/auth/v1/sso/saml/acs', { method: 'POST', body, redirect: 'manual' })
  expect(codeOf(new URL(answer.headers.get('location') ?? ''))).toBeNull()
})

test('no guest comes, and one who is here becomes no member', async () => {
  expect((await invited(await makes()).signInAnonymously()).error).toMatchObject(closed)
  expect((await guest.updateUser({ email: newEmail() })).error).toMatchObject(closed)
})

test('a guest who asked while the site was open becomes no member once it is not', async () => {
  await takes('open')
  const { auth } = authClient(heraia)
  await auth.signInAnonymously()
  const [email, phone] = [newEmail(), '+34600000401']
  expect((await auth.updateUser({ email, phone })).error).toBeNull()
  await heraia.runJobs()
  await takes('invite')
  const link = /token_hash=(\w+)/.exec(heraia.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
  expect((await auth.verifyOtp({ type: 'email_change', token_hash: link })).error).toMatchObject(closed)
  const token = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  expect((await auth.verifyOtp({ type: 'phone_change', phone, token })).error).toMatchObject(closed)
  expect((await auth.getUser()).data.user).toMatchObject({ is_anonymous: true, email: '', phone: '' })
})

test('who has an account signs in as ever, and who is a member is not told by an invitation', async () => {
  expect(
    (await authClient(heraia).auth.signInWithPassword({ email: mira.email, password: 'secret1' })).error,
  ).toBeNull()
  const token = await makes()
  const shapeOf = (answer: object) => JSON.stringify(answer).replaceAll(/[\w-]+@[\w.]+|[\da-f-]{36}|\d{4}-[^"]+Z/g, '')
  const [known, fresh] = [await signsUp(invited(token), mira.email), await signsUp(invited(token))]
  expect(shapeOf(known)).toBe(shapeOf(fresh))
  // Neither has used it up: what is not proven counts for nothing.
  expect(await looksAt(token)).toEqual({ state: 'open', by: { name: 'Ada Admin', handle: 'ada-admin' } })
})

test('of two who prove their address by the last use at the same moment one gets in', async () => {
  const token = await makes()
  const [one, other] = [newEmail(), newEmail()]
  const [first, second] = [invited(token), invited(token)]
  await signsUp(first, one)
  await signsUp(second, other)
  await heraia.runJobs()
  const answers = await Promise.all([proves(first, one), proves(second, other)])
  expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual(['in', 'signup_disabled'])
  expect((await signsUp(invited(token))).error).toMatchObject(closed)
  // Another one lets in who was too late.
  const [late, email] = answers[0]?.error ? [first, one] : [second, other]
  heraia.clock.advance({ minutes: 2 })
  await signsUp(invited(await makes()), email)
  await heraia.runJobs()
  expect((await proves(late, email)).error).toBeNull()
})

test('whose answer is lost after the last use of hers is let in when she sends the same again, and nobody else is', async () => {
  const token = await makes()
  const email = newEmail()
  const sends = (password: string, key: string) =>
    heraia.fetch('/auth/v1/signup', {
      method: 'POST',
      headers: { 'x-invitation': token, 'idempotency-key': key },
      body: JSON.stringify({ email, password, data }),
    })
  asked.autoconfirm = true
  try {
    const lost = (await (await sends('secret1', 'lost-answer')).json()) as { user: { id: string } }
    expect(await (await sends('secret1', 'lost-answer')).json()).toMatchObject({ user: { id: lost.user.id } })
    for (const [password, key] of [
      ['secret2', 'lost-answer'],
      ['secret1', 'another-key'],
    ] as const) {
      expect(await (await sends(password, key)).json()).toMatchObject({ error_code: closed.code })
    }
  } finally {
    asked.autoconfirm = false
  }
})

test('whoever made it sees who came, an admin sees everybody’s, and either ends it', async () => {
  const token = await makes(mira)
  const email = newEmail()
  await signsUp(invited(token), email)
  await heraia.runJobs()
  await proves(authClient(heraia).auth, email)
  const [used] = (await mira.api.accounts.invitations({})).items
  expect(used).toMatchObject({ state: 'used', uses: 1, usedBy: [{ name: data.name }], madeBy: { isSelf: true } })
  const next = await makes(mira)
  expect((await ada.api.accounts.invitations({ everyones: true, limit: 1 })).items).toMatchObject([
    { state: 'open', madeBy: { name: 'Mira Member', isSelf: false } },
  ])
  expect(await refusal(mira.api.accounts.invitations({ everyones: true }))).toMatchObject({ status: 403 })
  const [open] = (await mira.api.accounts.invitations({})).items
  const dana = await joins('Dana Other')
  const id = open?.id ?? InvitationId.parse(newId())
  expect(await refusal(dana.api.accounts.endInvitation({ id }))).toMatchObject({ status: 404 })
  expect(await ada.api.accounts.endInvitation({ id })).toMatchObject({ state: 'ended' })
  expect(await looksAt(next)).toEqual({ state: 'ended', by: null })
  const audit = await heraia.db.selectFrom('audit_log').select(['action', 'actor_id']).orderBy('id', 'desc').execute()
  for (const [action, actor_id] of [
    ['invitation.made', mira.id],
    ['invitation.ended', ada.id],
  ] as const) {
    expect(audit).toContainEqual({ action, actor_id })
  }
})

test('a member makes a few, for one each, where an admin lets members; hers end with that', async () => {
  const yuki = await joins('Yuki Few')
  const id = InvitationId.parse(newId())
  const { token: lost } = await yuki.api.accounts.makeInvitation({ id })
  // The answer was lost, and what she asks for again tells another token.
  const { token } = await yuki.api.accounts.makeInvitation({ id })
  expect([(await looksAt(lost)).state, (await looksAt(token)).state]).toEqual(['unknown', 'open'])
  for (let more = 1; more < 5; more += 1) await makes(yuki)
  expect(await yuki.api.accounts.mayInvite()).toEqual({ mode: 'invite', allowed: true, left: 0, mostUses: 1 })
  expect(await refusal(makes(yuki))).toMatchObject({ status: 409, reason: 'too_many_invitations' })
  expect(await refusal(makes(yuki, 2))).toMatchObject({
    status: 422,
    fields: [{ field: 'mostUses', code: 'too_many' }],
  })
  await yuki.sets({ profileVisibility: 'followers' })
  expect(await looksAt(token)).toEqual({ state: 'open', by: null })
  await takes('invite', false)
  expect(await refusal(makes(yuki))).toMatchObject({ status: 403, reason: 'may_not_invite' })
  expect((await signsUp(invited(token))).error).toMatchObject(closed)
})

test('after 30 days it lets in nobody, but for who signed up before', async () => {
  const token = await makes()
  const [hers, email] = [invited(token), newEmail()]
  await signsUp(hers, email)
  heraia.clock.advance({ days: 29, hours: 23 })
  await signsUp(hers, email)
  heraia.clock.advance({ hours: 2 })
  await heraia.runJobs()
  expect((await signsUp(invited(token))).error).toMatchObject(closed)
  expect((await proves(hers, email)).error).toBeNull()
})

test('who waits by an invitation whose maker’s account is deleted needs another one', async () => {
  const leaving = await joins('Lea Leaving')
  const [waits, email] = [invited(await makes(leaving)), newEmail()]
  await signsUp(waits, email)
  await heraia.runJobs()
  await (await adminClient(heraia)).admin.deleteUser(leaving.id)
  await heraia.runJobs()
  expect((await proves(waits, email)).error).toMatchObject({ code: 'signup_disabled' })
  heraia.clock.advance({ minutes: 2 })
  await signsUp(invited(await makes()), email)
  await heraia.runJobs()
  expect((await proves(waits, email)).error).toBeNull()
})

test('who waits by one that still lets in comes by that, whoever else signs up with her address', async () => {
  const [hers, others] = [await makes(), await makes(mira)]
  const [waits, email] = [invited(hers), newEmail()]
  await signsUp(waits, email)
  await heraia.runJobs()
  expect((await signsUp(invited(others), email)).error).toBeNull()
  expect((await proves(waits, email)).error).toBeNull()
  expect([(await looksAt(hers)).state, (await looksAt(others)).state]).toEqual(['used', 'open'])
})

test('an admin’s invitation for many ends when she is none any more', async () => {
  const former = await joins('Fay Former')
  await grantAdmin(heraia.context, former.id)
  const token = await makes(former, 2)
  expect((await looksAt(token)).state).toBe('open')
  await heraia.db.updateTable('profiles').set({ role: 'athlete' }).where('id', '=', former.id).execute()
  expect(await looksAt(token)).toEqual({ state: 'ended', by: null })
})

test('who asks for a link by another invitation right after the first ended comes by that with the mail she has', async () => {
  const [first, email] = [await makes(mira), newEmail()]
  await invited(first).signInWithOtp({ email })
  await heraia.runJobs()
  await heraia.db
    .updateTable('invitations')
    .set({ ended_at: heraia.clock.now() })
    .where('made_by', '=', mira.id)
    .execute()
  const next = await makes()
  await invited(next).signInWithOtp({ email })
  await heraia.runJobs()
  expect((await proves(authClient(heraia).auth, email)).error).toBeNull()
  expect((await looksAt(next)).state).toBe('used')
})

test('where nobody is taken no invitation is good, and pages and clients are told', async () => {
  const token = await makes()
  const said = async () => (await heraia.fetch('/auth/v1/settings')).json()
  expect(await said()).toMatchObject({ disable_signup: true, registration: 'invite' })
  expect(await stranger.site.info()).toMatchObject({ registration: { mode: 'invite', membersInvite: true } })
  await takes('closed')
  expect(await said()).toMatchObject({ disable_signup: true, registration: 'closed' })
  expect((await signsUp(invited(token))).error).toMatchObject(closed)
  expect((await looksAt(token)).state).toBe('ended')
})

test('no token is kept, nor written to the log', async () => {
  const token = await makes()
  await signsUp(invited(token))
  await heraia.fetch(`/auth/v1/authorize?provider=club&invite_token=${token}`)
  const rows = await heraia.db.selectFrom('invitations').selectAll().execute()
  const audit = await heraia.db.selectFrom('audit_log').selectAll().execute()
  const flows = await heraia.db.selectFrom('auth_flows').selectAll().execute()
  expect(JSON.stringify([rows, audit, flows, heraia.log.lines])).not.toContain(token)
})
