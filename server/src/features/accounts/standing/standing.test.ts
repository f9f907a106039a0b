import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction, type Viewer } from '../../../context.ts'
import { createStillHere } from '../sessions/still-here.ts'
import { grantAdmin } from './grant-admin.ts'
import { restorePerson } from './restore-person.ts'
import { revokeAdmin } from './revoke-admin.ts'
import { accountByEmail, listAdmins, lockStanding } from './standing.queries.ts'
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

test('who asked for her deletion is suspended all the same: she cannot change her mind until she is restored', async () => {
  const mira = await joins('Mira López')
  await mira.api.accounts.leave({ password: 'secret1' })
  await suspendPerson(context, mira.id, 'Threats')
  expect(await signIn(mira.email)).toEqual([400, 'user_banned'])
  const state = () =>
    heraia.db.selectFrom('profiles').select('state').where('id', '=', mira.id).executeTakeFirstOrThrow()
  expect(await state()).toEqual({ state: 'suspended' })
  await restorePerson(context, mira.id, 'Appeal')
  expect(await state()).toEqual({ state: 'leaving' })
  expect(await signIn(mira.email)).toEqual([200, undefined])
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

test('what somebody was about to do as she was suspended, or lost her powers, is not done', async () => {
  const [mira, ada, eva] = [await joins('Mira López'), await joins('Ada Ruiz'), await joins('Eva Sanz')]
  for (const { id } of [ada, eva]) await grantAdmin(context, id)
  const { watch, close } = createStillHere(context.ports.broadcast)
  const writes = async (person: typeof mira, meanwhile: () => Promise<unknown>, isAdmin = false) => {
    const [id, sessionId] = [crypto.randomUUID(), crypto.randomUUID() as Viewer['sessionId']]
    const viewer: Viewer = { id: person.id, sessionId, role: 'athlete', isAdmin, hasProfile: true }
    const mayCommit = watch()
    await meanwhile()
    const done = inTransaction({ ...context, viewer, mayCommit }, (tx) =>
      sql`insert into posts (id, author_id, text, created_at) values (${id}, ${person.id}, '', now())`.execute(tx.db),
    )
    const said = await done.then(
      () => 'done',
      (error) => error.reason,
    )
    const { rows } = await sql`select 1 from posts where id = ${id}`.execute(heraia.db)
    return [said, rows.length]
  }
  const nothing = async () => {}
  expect(await writes(mira, nothing)).toEqual(['done', 1])
  expect(await writes(mira, () => suspendPerson(context, eva.id, 'Spam'))).toEqual(['done', 1])
  expect(await writes(mira, () => suspendPerson(context, mira.id, 'Spam'))).toEqual(['suspended', 0])
  expect(await writes(ada, nothing, true)).toEqual(['done', 1])
  await restorePerson(context, eva.id, 'Appeal')
  expect(await writes(ada, () => revokeAdmin(context, ada.id), true)).toEqual(['session_ended', 0])
  close()
})

test.runIf(heraia.databaseUrl)('what waits while she is suspended is refused when its turn comes', async () => {
  const [mira, dana] = [await joins('Mira López'), await joins('Dana Ruiz')]
  const { id } = await dana.posts('First goal!')
  const likes = await heraia.db.transaction().execute(async (tx) => {
    await sql`select 1 from posts where id = ${id} for update`.execute(tx)
    const waits = refusal(mira.api.feed.like({ id }))
    await untilWaiting(heraia, 1)
    await suspendPerson(context, mira.id, 'Spam')
    return { waits }
  })
  expect(await likes.waits).toMatchObject({ status: 401, reason: 'suspended' })
  expect((await dana.api.feed.get({ id })).likes).toBe(0)
})

test.runIf(heraia.databaseUrl)('two of the staff who decide about two people do not wait for each other', async () => {
  const [ada, mira, dana] = [await joins('Ada Ruiz'), await joins('Mira López'), await joins('Dana Sanz')]
  await grantAdmin(context, ada.id)
  await heraia.db.transaction().execute(async (tx) => {
    await lockStanding(tx, mira.id)
    await suspendPerson(context, dana.id, 'Spam')
  })
  expect(await refusal(dana.api.accounts.me())).toMatchObject({ reason: 'suspended' })
})
