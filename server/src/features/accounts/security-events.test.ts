import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { apiFor, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { readActivity } from './export/read-activity.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

test('she reads what happened to her account, from where, and nothing of others', async () => {
  const [mira, dana] = [await joins('Mira Watches'), await joins('Dana Watches')]
  const browser = authClient(heraia, (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('user-agent', firefox)
    return heraia.fetch(input, { ...init, headers })
  }).auth
  heraia.clock.advance({ minutes: 1 })
  await browser.signInWithPassword({ email: mira.email, password: 'wrong-one' })
  heraia.clock.advance({ minutes: 1 })
  await browser.signInWithPassword({ email: mira.email, password: 'secret1' })
  heraia.clock.advance({ minutes: 1 })
  await browser.updateUser({ password: 'secret2' })
  const { data } = await browser.getSession()
  const { accounts } = apiFor(heraia, data.session?.access_token)
  const { items } = await accounts.securityEvents({})
  expect(items.slice(0, 3).map(({ action, device, detail }) => [action, device, detail])).toEqual([
    ['account.password_changed', 'Firefox on Windows', null],
    ['session.started', 'Firefox on Windows', 'password'],
    ['session.refused', 'Firefox on Windows', null],
  ])
  // Both of one moment.
  expect(new Set(items.slice(3).map(({ action }) => action))).toEqual(new Set(['session.started', 'account.created']))
  const first = await accounts.securityEvents({ limit: 2 })
  const second = await accounts.securityEvents({ limit: 2, cursor: first.nextCursor ?? undefined })
  expect([...first.items, ...second.items]).toEqual(items.slice(0, 4))
  expect((await dana.api.accounts.securityEvents({})).items).toHaveLength(2)
})

test('what an operator’s program did to her account is told to her, and not where that runs', async () => {
  const nora = await joins('Nora Watches')
  const { token } = await adminClient(heraia)
  const changed = await heraia.fetchFrom('203.0.113.80')(`/auth/v1/admin/users/${nora.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'user-agent': firefox },
    body: JSON.stringify({ user_metadata: { team: 'Blue' } }),
  })
  expect(changed.status).toBe(200)
  const { items } = await nora.api.accounts.securityEvents({})
  const told = items.find(({ action }) => action === 'account.changed_by_operator')
  expect([told?.device, told?.network]).toEqual([null, null])
  const kept = (await readActivity(heraia.context, nora.id)) as { action: string; details: object }[]
  expect(kept.find(({ action }) => action === 'account.changed_by_operator')?.details).toEqual({
    fields: 'userMetadata',
  })
  const record = heraia.db.selectFrom('audit_log').select('details').where('subject_id', '=', nora.id)
  const { details } = await record.where('action', '=', 'account.changed_by_operator').executeTakeFirstOrThrow()
  expect(details, 'the operator sees it').toMatchObject({ device: 'Firefox on Windows' })
})

test('a change of address that waits can be dropped, and its mails count no longer', async () => {
  const mira = await joins('Mira Drops')
  const { auth } = authClient(heraia)
  await auth.signInWithPassword({ email: mira.email, password: 'secret1' })
  await auth.updateUser({ email: 'dropped@example.org' })
  const letter = await newestMail(heraia, 'dropped@example.org')
  expect(await mira.api.accounts.emailChange()).toEqual({ confirmed: null })
  const half = await newestMail(heraia, mira.email)
  await auth.verifyOtp({ type: 'email_change', token_hash: half.token_hash })
  expect(await mira.api.accounts.emailChange()).toEqual({ confirmed: 'current' })
  expect(await mira.api.accounts.cancelEmailChange()).toEqual({ cancelled: true })
  expect(await mira.api.accounts.cancelEmailChange()).toEqual({ cancelled: false })
  expect(await mira.api.accounts.emailChange()).toEqual({ confirmed: null })
  const { error } = await auth.verifyOtp({ type: 'email_change', token_hash: letter.token_hash })
  expect(error?.code).toBe('otp_expired')
  expect((await auth.getUser()).data.user?.new_email).toBeUndefined()
})
