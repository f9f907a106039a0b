import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { token } = await adminClient(heraia)

let count = 0
async function withApps(...names: string[]) {
  const { auth } = authClient(heraia)
  const { data } = await auth.signUp({ email: `names-${++count}@example.org`, password: 'secret1' })
  const ids: string[] = []
  for (const friendlyName of names) {
    const { data: app } = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
    const totp = new TOTP({ secret: Secret.fromBase32(app?.totp.secret ?? '') })
    const code = totp.generate({ timestamp: heraia.clock.now().getTime() })
    const { error } = await auth.mfa.challengeAndVerify({ factorId: app?.id ?? '', code })
    if (error) throw error
    ids.push(app?.id ?? '')
  }
  return { auth, id: data.user?.id ?? '', ids }
}

test('an operator who names a factor as another is called is told so', async () => {
  const { id, ids } = await withApps('Phone', 'Tablet')
  const renames = async (friendly_name: string) => {
    const response = await heraia.fetch(`/auth/v1/admin/users/${id}/factors/${ids[0]}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ friendly_name }),
    })
    return [response.status, await response.json()]
  }
  expect(await renames('TABLET')).toMatchObject([422, { code: 'mfa_factor_name_conflict' }])
  expect(await renames('PHONE')).toMatchObject([200, { id: ids[0], friendly_name: 'PHONE' }])
  const renamed = heraia.db.selectFrom('audit_log').selectAll().where('action', '=', 'factor.renamed')
  expect(await renamed.execute()).toMatchObject([{ actor_id: null, subject_id: id, details: { type: 'totp' } }])
})

test('who calls her app Recovery codes gets recovery codes all the same', async () => {
  const { auth } = await withApps('recovery codes', 'Keys')
  const named = await auth.mfa.recoveryCodes.generate({ friendlyName: 'Keys' })
  expect(named.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  const { data, error } = await auth.mfa.recoveryCodes.generate()
  expect(error).toBeNull()
  expect(data?.codes).toHaveLength(10)
  expect((await auth.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10)
})

test('the name of an issuer is cut between letters', async () => {
  const { auth } = await withApps()
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: `${'a'.repeat(99)}😀` })
  expect(error).toBeNull()
  expect(data?.totp.uri).toContain(`issuer=${'a'.repeat(99)}`)
})
