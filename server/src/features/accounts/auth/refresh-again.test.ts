import type { Db } from '@heraia/database/db'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { readRefreshToken } from '../tokens/refresh-token.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

interface Session {
  status: number
  access_token: string
  refresh_token: string
  user: Record<string, unknown>
}

async function refresh(refresh_token: string, headers: Record<string, string> = {}): Promise<Session> {
  const response = await heraia.fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
    body: JSON.stringify({ refresh_token }),
  })
  return { status: response.status, ...(await response.json()) }
}

let count = 0
/** Somebody whose session was refreshed twice: the server remembers what it showed her. */
async function refreshedTwice() {
  count += 1
  const { data } = await authClient(heraia).auth.signUp({ email: `again${count}@example.org`, password: 'secret1' })
  const first = await refresh(data.session?.refresh_token ?? '')
  const session = await refresh(first.refresh_token)
  return {
    session,
    userId: String(session.user.id),
    sessionId: readRefreshToken(session.refresh_token)?.sessionId ?? '',
  }
}

/** Of everything that a session shows: what an access token says of her, and her User. */
const shownBy = ({ access_token, user }: Session) => {
  const { iat: _, exp: __, ...claims } = decodeJwt(access_token)
  return { claims, user }
}

test('a session that is refreshed again is shown as before, with a token that counts from now on', async () => {
  const { session } = await refreshedTwice()
  heraia.clock.advance({ minutes: 59 })
  const again = await refresh(session.refresh_token)
  expect(shownBy(again)).toEqual(shownBy(session))
  expect((decodeJwt(again.access_token).iat ?? 0) - (decodeJwt(session.access_token).iat ?? 0)).toBe(59 * 60)
  const asked = await heraia.fetch('/auth/v1/user', { headers: { authorization: `Bearer ${again.access_token}` } })
  expect(await asked.json()).toEqual(again.user)
})

interface Hers {
  userId: string
  sessionId: string
}

const updateUser = (db: Db, { userId }: Hers, values: Record<string, unknown>) =>
  db.updateTable('users').set(values).where('id', '=', userId).execute()

const identity = ({ userId }: Hers, provider_id: string) => ({
  id: crypto.randomUUID(),
  user_id: userId,
  provider: 'google',
  provider_id,
  identity_data: JSON.stringify({ sub: provider_id, email: 'her@example.org' }),
  created_at: new Date('2026-01-01'),
  updated_at: new Date('2026-01-01'),
})

/** Each by another hand than this server's own endpoints: another process may have done it. */
const changes: [string, (db: Db, hers: Hers) => Promise<unknown>, (session: Session) => unknown][] = [
  [
    'what she says of herself',
    (db, hers) => updateUser(db, hers, { user_metadata: JSON.stringify({ name: 'Iris' }) }),
    ({ access_token, user }) => [decodeJwt(access_token).user_metadata, user.user_metadata],
  ],
  [
    'her email address',
    (db, hers) => updateUser(db, hers, { email: `${hers.userId}@example.org` }),
    ({ access_token, user }) => [decodeJwt(access_token).email, user.email],
  ],
  [
    'her role',
    (db, hers) => updateUser(db, hers, { role: 'referee' }),
    ({ access_token, user }) => [decodeJwt(access_token).role, user.role],
  ],
  [
    'an identity that was linked',
    (db, hers) =>
      db
        .insertInto('identities')
        .values(identity(hers, `linked-${hers.userId}`))
        .execute(),
    ({ user }) => (user.identities as { provider: string }[]).map(({ provider }) => provider),
  ],
  [
    'an identity that was taken away',
    (db, { userId }) => db.deleteFrom('identities').where('user_id', '=', userId).execute(),
    ({ user }) => user.identities,
  ],
  [
    'what a provider says of her',
    (db, { userId }) =>
      db
        .updateTable('identities')
        .set({ identity_data: JSON.stringify({ name: 'Iris' }) })
        .where('user_id', '=', userId)
        .execute(),
    ({ user }) => (user.identities as { identity_data: unknown }[]).map(({ identity_data }) => identity_data),
  ],
  [
    'how she signed in',
    (db, { sessionId }) =>
      db
        .updateTable('auth_sessions')
        .set({ aal: 'aal2', amr: JSON.stringify([{ method: 'totp', timestamp: 1 }]) })
        .where('id', '=', sessionId)
        .execute(),
    ({ access_token }) => [decodeJwt(access_token).aal, decodeJwt(access_token).amr],
  ],
]

for (const [what, change, look] of changes) {
  test(`the next refresh shows ${what}, once it is another`, async () => {
    const { session, ...hers } = await refreshedTwice()
    await change(heraia.db, hers)
    const next = await refresh(session.refresh_token)
    expect(next.status).toBe(200)
    expect(look(next)).not.toEqual(look(session))
    const after = await refresh(next.refresh_token)
    expect(shownBy(after)).toEqual(shownBy(next))
  })
}

test('the next refresh shows a second factor that was added, and then that it is gone', async () => {
  const client = authClient(heraia)
  await client.auth.signUp({ email: 'factor@example.org', password: 'secret1' })
  for (let turn = 0; turn < 2; turn += 1) await client.auth.refreshSession()
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const enrolled = await client.auth.refreshSession()
  expect(enrolled.data.user?.factors?.map(({ id }) => id)).toEqual([data?.id])
  await client.auth.mfa.unenroll({ factorId: data?.id ?? '' })
  const gone = await client.auth.refreshSession()
  expect(gone.data.user?.factors).toBeUndefined()
})

test('who was banned, or is gone, gets no token that was made ahead', async () => {
  const [banned, gone] = [await refreshedTwice(), await refreshedTwice()]
  await updateUser(heraia.db, banned, { banned_until: new Date('2100-01-01') })
  await updateUser(heraia.db, gone, { deleted_at: new Date('2026-01-01') })
  const refused = await Promise.all([banned, gone].map(({ session }) => refresh(session.refresh_token)))
  expect(refused.map(({ status, access_token }) => [status, access_token])).toEqual([
    [400, undefined],
    [400, undefined],
  ])
})

test('the audience is the one that is asked for', async () => {
  const { session } = await refreshedTwice()
  const next = await refresh(session.refresh_token, { 'x-jwt-aud': 'partners' })
  const after = await refresh(next.refresh_token)
  expect([next, after].map(({ access_token }) => decodeJwt(access_token).aud)).toEqual(['partners', 'authenticated'])
})

test('of many who refresh at the same moment each is shown herself, also where some are others now', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, refreshedTwice))
  await Promise.all(
    all
      .filter((_, at) => at % 3 === 0)
      .map((hers) => updateUser(heraia.db, hers, { user_metadata: JSON.stringify({ of: hers.userId }) })),
  )
  const next = await Promise.all(all.map(({ session }) => refresh(session.refresh_token)))
  expect(next.map(({ access_token }) => decodeJwt(access_token).sub)).toEqual(all.map(({ userId }) => userId))
  expect(next.map(({ user }) => user.user_metadata)).toEqual(
    all.map(({ userId, session }, at) => (at % 3 === 0 ? { of: userId } : session.user.user_metadata)),
  )
})

test('who has written very much about herself is shown all of it, each time', async () => {
  const { session, ...hers } = await refreshedTwice()
  await updateUser(heraia.db, hers, { user_metadata: JSON.stringify({ story: 'x'.repeat(7000) }) })
  const next = await refresh(session.refresh_token)
  const after = await refresh(next.refresh_token)
  expect([next, after].map(({ user }) => JSON.stringify(user.user_metadata).length)).toEqual([7012, 7012])
})
