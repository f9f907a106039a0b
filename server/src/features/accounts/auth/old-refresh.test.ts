import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { hashOldToken, nextOldToken } from '../tokens/old-refresh-token.ts'
import { readRefreshToken } from '../tokens/refresh-token.ts'

/** People who signed in before turns were counted: their tokens are rows, made one from the other. */
const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { newId } = season(heraia)
const { digests } = heraia.context.ports
const SALT = 'salt-of-the-row'

let count = 0
/** A session as an earlier release left it, refreshed once: its used token and the current one. */
async function signedInBefore(): Promise<{ used: string; current: string }> {
  count += 1
  const { data } = await authClient(heraia).auth.signUp({ email: `before${count}@example.org`, password: 'secret1' })
  const session_id = readRefreshToken(data.session?.refresh_token ?? '')?.sessionId ?? ''
  const used = `before-${count}-${'x'.repeat(30)}`
  const current = await nextOldToken(digests, used, SALT)
  const rows = [
    { text: used, used_at: heraia.clock.now(), next_salt: SALT, created_at: new Date('2026-01-01') },
    { text: current, used_at: null, next_salt: null, created_at: new Date('2026-01-02') },
  ]
  let parent_id: string | null = null
  for (const { text, ...row } of rows) {
    const id: string = newId()
    await heraia.db
      .insertInto('refresh_tokens')
      .values({ ...row, id, session_id, parent_id, token_hash: await hashOldToken(digests, text) })
      .execute()
    parent_id = id
  }
  await heraia.db
    .updateTable('auth_sessions')
    .set({ refresh_key: '', refresh_secret_hash: '' })
    .where('id', '=', session_id)
    .execute()
  return { used, current }
}

async function refresh(refresh_token: string) {
  const response = await heraia.fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token }),
  })
  return { status: response.status, ...(await response.json()) }
}

test('stay signed in', async () => {
  const { current } = await signedInBefore()
  heraia.clock.advance({ hours: 1 })
  let token = current
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await refresh(token)
    expect(answer.status).toBe(200)
    token = answer.refresh_token
    heraia.clock.advance({ hours: 1 })
  }
})

test('twenty tabs of them get one token', async () => {
  const { current } = await signedInBefore()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(current)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
  expect((await refresh(answers[0]?.refresh_token)).status).toBe(200)
})

test('who lost the answer gets it again, the next day too', async () => {
  const { used, current } = await signedInBefore()
  heraia.clock.advance({ hours: 24 })
  expect(await refresh(used)).toMatchObject({ status: 200, refresh_token: current })
  const lost = await refresh(current)
  heraia.clock.advance({ hours: 24 })
  expect(await refresh(current)).toMatchObject({ status: 200, refresh_token: lost.refresh_token })
})

test('a token of two refreshes ago counts for a few seconds', async () => {
  const { current } = await signedInBefore()
  const second = await refresh(current)
  const third = await refresh(second.refresh_token)
  heraia.clock.advance({ seconds: 9 })
  expect(await refresh(current)).toMatchObject({ status: 200, refresh_token: third.refresh_token })
})

test('an old token used later ends the session', async () => {
  const { used, current } = await signedInBefore()
  const second = await refresh(current)
  heraia.clock.advance({ seconds: 11 })
  expect((await refresh(used)).code).toBe('refresh_token_already_used')
  expect((await refresh(second.refresh_token)).code).toBe('session_not_found')

  const other = await signedInBefore()
  const next = await refresh(other.current)
  const last = await refresh(next.refresh_token)
  heraia.clock.advance({ seconds: 11 })
  expect((await refresh(other.current)).code).toBe('refresh_token_already_used')
  expect((await refresh(last.refresh_token)).code).toBe('session_not_found')
})
