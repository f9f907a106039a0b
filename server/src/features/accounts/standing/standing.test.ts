import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from './grant-admin.ts'
import { restorePerson } from './restore-person.ts'
import { revokeAdmin } from './revoke-admin.ts'
import { accountByEmail, listAdmins } from './standing.queries.ts'
import { suspendPerson } from './suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)
const { context } = heraia

const signIn = async (email: string) => {
  const response = await heraia.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email, password: 'secret1' }),
  })
  return [response.status, (await response.json()).code]
}

test('who is suspended is out at once, is told why, and comes back when restored', async () => {
  const mira = await joins('Mira López')
  await mira.api.accounts.me()
  await suspendPerson(context, mira.id, 'Spam in comments')
  await Promise.resolve()
  expect(await refusal(mira.api.accounts.me())).toEqual({ status: 401, code: 'UNAUTHORIZED', reason: 'suspended' })
  expect(await signIn(mira.email)).toEqual([400, 'user_banned'])
  const headers = { authorization: `Bearer ${mira.token}`, 'x-supabase-api-version': '2024-01-01' }
  const user = await heraia.fetch('/auth/v1/user', { headers })
  expect([user.status, (await user.json()).code]).toEqual([403, 'user_banned'])
  await suspendPerson(context, mira.id, 'Again')
  await restorePerson(context, mira.id, 'Appeal')
  await Promise.resolve()
  expect(await mira.api.accounts.me()).toMatchObject({ id: mira.id })
  expect(await signIn(mira.email)).toEqual([200, undefined])
  const audit = await heraia.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', mira.id)
    .execute()
  expect(audit.filter(({ action }) => action.startsWith('person.'))).toEqual([
    { action: 'person.suspended', details: { reason: 'Spam in comments' } },
    { action: 'person.restored', details: { reason: 'Appeal' } },
  ])
})

test('a suspended person cannot refresh her session', async () => {
  const mira = await joins('Mira López')
  const response = await heraia.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: mira.email, password: 'secret1' }),
  })
  const { refresh_token } = await response.json()
  await suspendPerson(context, mira.id, 'Spam')
  const refused = await heraia.fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token }),
  })
  expect([refused.status, (await refused.json()).error_code]).toEqual([400, 'user_banned'])
})

test('an admin is one from the next request on; the last one stays', async () => {
  const [ana, eva] = [await joins('Ana Ruiz', { role: 'coach', sport: 'Judo' }), await joins('Eva Sanz')]
  expect(await ana.api.accounts.me()).toMatchObject({ isAdmin: false })
  await grantAdmin(context, ana.id)
  expect(await ana.api.accounts.me()).toMatchObject({ role: 'admin', isAdmin: true })
  await expect(revokeAdmin(context, ana.id)).rejects.toMatchObject({ reason: 'last_admin' })
  await expect(suspendPerson(context, ana.id, 'Oops')).rejects.toMatchObject({ reason: 'last_admin' })
  await grantAdmin(context, eva.id)
  expect((await listAdmins(heraia.db)).map(({ email }) => email)).toEqual([ana.email, eva.email].sort())
  const both = await Promise.allSettled([revokeAdmin(context, ana.id), revokeAdmin(context, eva.id)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listAdmins(heraia.db)).toHaveLength(1)
  const revoked = (await listAdmins(heraia.db))[0]?.id === ana.id ? eva : ana
  expect(await revoked.api.accounts.me()).toMatchObject({ role: revoked === ana ? 'coach' : 'athlete', isAdmin: false })
})

test('an account is found by its address, however it is written', async () => {
  const mira = await joins('Mira López')
  expect(await accountByEmail(heraia.db, ` ${mira.email.toUpperCase()} `)).toMatchObject({
    id: mira.id,
    state: 'active',
  })
  expect(await accountByEmail(heraia.db, 'nobody@example.org')).toBeUndefined()
  await expect(grantAdmin(context, '018f0000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
