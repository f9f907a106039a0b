import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { createSigningKeys } from './signing-keys.ts'

async function jwk(kid: string, key_ops: string[]) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', key_ops }
}

const signUp = async (heraia: Awaited<ReturnType<typeof createTestHeraia>>) => {
  const body = JSON.stringify({ email: 'mira@example.org', password: 'secret1' })
  return (await heraia.fetch('/auth/v1/signup', { method: 'POST', body })).json()
}

const kidOf = (token: string) => JSON.parse(atob(token.split('.')[0] ?? '')).kid

test('keys of the operator sign and are published; the old one still verifies', async () => {
  const signingKeys = JSON.stringify([await jwk('old', ['verify']), await jwk('new', ['sign'])])
  const heraia = await createTestHeraia({ settings: { auth: { signingKeys } } })
  const { access_token } = await signUp(heraia)
  expect(kidOf(access_token)).toBe('new')
  const { keys } = await (await heraia.fetch('/auth/v1/.well-known/jwks.json')).json()
  expect(keys.map((key: { kid: string }) => key.kid)).toEqual(['old', 'new'])
  expect(JSON.stringify(keys)).not.toContain('"d"')
  await heraia.close()
})

test('processes that start at once agree on one key', async () => {
  const heraia = await createTestHeraia()
  const { ports, settings } = heraia.context
  const processes = [1, 2, 3].map(() => createSigningKeys(ports, settings))
  const kids = await Promise.all(processes.map(async (keys) => (await keys.signing()).kid))
  expect(new Set(kids).size).toBe(1)
  expect(await heraia.db.selectFrom('signing_keys').select('kid').execute()).toHaveLength(1)
  const { access_token } = await signUp(heraia)
  expect(kidOf(access_token)).toBe(kids[0])
  await heraia.close()
})
