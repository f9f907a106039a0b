import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'
import { addKey, dropKey, listKeys, switchKey } from './rotate-keys.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

const published = async () => {
  const { keys } = await (await heraia.fetch('/auth/v1/.well-known/jwks.json')).json()
  return new Set(keys.map((key: { kid: string }) => key.kid))
}
const kidOf = (token = '') => JSON.parse(atob(token.split('.')[0] ?? '')).kid
const ask = async (token = '') =>
  (await heraia.fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status
const aMinuteLater = () => heraia.clock.advance({ minutes: 1 })

test('a key is added, switched to and the old one dropped, without a restart', async () => {
  const { auth } = authClient(heraia)
  const { data } = await auth.signUp({ email: 'mira@example.org', password: 'secret1' })
  const before = data.session?.access_token
  const old = kidOf(before)

  const added = await addKey(heraia.context)
  aMinuteLater()
  expect(await published()).toEqual(new Set([old, added]))
  expect(kidOf((await auth.refreshSession()).data.session?.access_token)).toBe(old)

  await expect(dropKey(heraia.context, old)).rejects.toThrow('This key signs')
  await switchKey(heraia.context, added)
  expect((await listKeys(heraia.context)).filter((key) => key.signs)).toMatchObject([{ kid: added }])
  aMinuteLater()
  const after = (await auth.refreshSession()).data.session?.access_token
  expect(kidOf(after)).toBe(added)
  expect([await ask(before), await ask(after)]).toEqual([200, 200])
  expect((await auth.getClaims()).error).toBeNull()

  await dropKey(heraia.context, old)
  aMinuteLater()
  expect(await published()).toEqual(new Set([added]))
  expect([await ask(before), await ask(after)]).toEqual([403, 200])
  const api = await heraia.fetch('/api/me', { headers: { authorization: `Bearer ${before}` } })
  expect(api.status).toBe(401)
  const rows = await heraia.db.selectFrom('audit_log').select('action').execute()
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['key.added', 'key.switched', 'key.dropped']))
})

test('a key that is not there cannot be switched to or dropped', async () => {
  await authClient(heraia).auth.signUp({ email: 'dana@example.org', password: 'secret1' })
  await expect(switchKey(heraia.context, 'none')).rejects.toThrow('There is no such key.')
  await expect(dropKey(heraia.context, 'none')).rejects.toThrow('There is no such key.')
  expect((await listKeys(heraia.context)).filter((key) => key.signs)).toHaveLength(1)
})
