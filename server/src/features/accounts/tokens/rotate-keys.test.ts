import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'
import { codeSeals } from './code-seals.ts'
import { addKey, dropKey, listKeys, switchKey } from './rotate-keys.ts'

const factors = { totp: true, phone: true, webauthn: true }
const heraia = await createTestHeraia({ settings: { auth: { factors } } })
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

test('a code on its way counts after the keys changed, and cannot be told from what is stored', async () => {
  const { auth } = authClient(heraia)
  const [email, phone] = ['noor@example.org', '+34600000007']
  const { data } = await auth.signUp({ email, password: 'secret1' })
  const factorId = (await auth.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? ''
  const challengeId = (await auth.mfa.challenge({ factorId })).data?.id ?? ''
  const sms = /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  await auth.resetPasswordForEmail(email)
  const { code } = await newestMail(heraia, email)

  const stored = [
    await heraia.db.selectFrom('one_time_tokens').select('code_hash').executeTakeFirstOrThrow(),
    await heraia.db.selectFrom('mfa_challenges').select('code_hash').executeTakeFirstOrThrow(),
  ].map(({ code_hash }) => code_hash ?? '')
  const said = [`code:${data.user?.id}:recovery:${code}`, `challenge:${challengeId}:${sms}`]
  const seals = await codeSeals(heraia.context)
  expect(await Promise.all(said.map(seals.make))).toEqual(stored)

  const [old = ''] = (await listKeys(heraia.context)).filter((key) => key.signs).map(({ kid }) => kid)
  await switchKey(heraia.context, await addKey(heraia.context))
  // Row and digits are the same: all that is another is the key of the server.
  const after = await codeSeals(heraia.context)
  for (const [at, text] of said.entries()) {
    expect((await after.make(text)).split('.').at(-1)).not.toBe(stored[at]?.split('.').at(-1))
  }
  expect((await auth.mfa.verify({ factorId, challengeId, code: sms })).error).toBeNull()
  const opened = await authClient(heraia).auth.verifyOtp({ type: 'recovery', email, token: code })
  expect([opened.error, opened.data.user?.email]).toEqual([null, email])

  await dropKey(heraia.context, old)
  expect(await (await codeSeals(heraia.context)).fits(said[0] ?? '', stored[0] ?? '')).toBe(false)
})
