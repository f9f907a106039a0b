import { authClient } from '@heraia/hosts/test/auth-client'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, describe, expect, test } from 'vitest'

const factors = { totp: true, phone: true, webauthn: true }
const heraia = await createTestHeraia({ settings: { auth: { phone: true, factors } } })
afterAll(() => heraia.close())

const password = 'secret1'
let count = 0

async function withApp() {
  const { auth } = authClient(heraia)
  const email = `lost${++count}@example.org`
  await auth.signUp({ email, password, options: { data: { name: 'Mira López', role: 'fan' } } })
  const enrolled = await auth.mfa.enroll({ factorType: 'totp' })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  const codeNow = () => codeOfApp(totp.secret, 0, heraia.clock.now())
  return { auth, email, factorId, codeNow }
}
type Auth = Awaited<ReturnType<typeof withApp>>['auth']

const tokenOf = async (auth: Auth) => (await auth.getSession()).data.session?.access_token ?? ''

/** What her browser sends; nobody hears what came of it. */
async function sends(auth: Auth, path: string, body: Record<string, unknown>) {
  const response = await heraia.fetch(`/auth/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(auth)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, said: await response.json() }
}

async function challenged(auth: Auth, factorId: string) {
  const { data, error } = await auth.mfa.challenge({ factorId })
  if (error) throw error
  return data.id
}

const timesOnRecord = async (auth: Auth, action: string) => {
  const { data } = await auth.getUser(await tokenOf(auth))
  const rows = heraia.db.selectFrom('audit_log').select('id').where('action', '=', action)
  return (await rows.where('subject_id', '=', data.user?.id ?? '').execute()).length
}

const refreshes = async (refreshToken: string) => {
  const answer = await authClient(heraia).auth.refreshSession({ refresh_token: refreshToken })
  return answer.error?.code ?? answer.data.session?.access_token.length
}

describe('an answer to a second factor that came, and of which she did not hear,', () => {
  test('is sent again and keeps her signed in, when she sets the app up and when she signs in with it', async () => {
    const { auth, factorId, codeNow, email } = await withApp()
    for (const action of ['factor.added', 'factor.proven']) {
      const challengeId = await challenged(auth, factorId)
      const code = codeNow()
      const lost = await sends(auth, `/factors/${factorId}/verify`, { challenge_id: challengeId, code })
      expect(lost.status).toBe(200)
      const again = await auth.mfa.verify({ factorId, challengeId, code })
      expect(again.error).toBeNull()
      expect(await timesOnRecord(auth, action)).toBe(1)
      expect(await refreshes(again.data?.refresh_token ?? '')).toBeGreaterThan(100)
      expect(await refreshes(lost.said.refresh_token)).toBe('refresh_token_not_found')
      await auth.signInWithPassword({ email, password })
      heraia.clock.advance({ minutes: 2 })
    }
  })

  test('is that of one session, one challenge and one code, until she has heard', async () => {
    const { auth, factorId, codeNow, email } = await withApp()
    await auth.mfa.challengeAndVerify({ factorId, code: codeNow() })
    await auth.signInWithPassword({ email, password })
    const thief = authClient(heraia).auth
    await thief.signInWithPassword({ email, password })
    heraia.clock.advance({ minutes: 2 })
    const code = codeNow()
    const answer = { challenge_id: await challenged(auth, factorId), code }
    const ofThief = { challenge_id: await challenged(thief, factorId), code }
    const path = `/factors/${factorId}/verify`
    const thiefsToken = await tokenOf(thief)
    expect((await sends(auth, path, answer)).status).toBe(200)
    // The others have ended.
    expect((await thief.getUser(thiefsToken)).error).not.toBeNull()
    await thief.signInWithPassword({ email, password })
    expect((await sends(thief, path, answer)).said.error_code).toBe('mfa_factor_not_found')
    expect((await sends(thief, path, ofThief)).said.error_code).toBe('mfa_verification_failed')
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await sends(auth, path, { ...answer, code: other })).said.error_code).toBe('mfa_factor_not_found')
    const heard = await sends(auth, path, answer)
    expect(heard.status).toBe(200)
    await refreshes(heard.said.refresh_token)
    expect((await sends(auth, path, answer)).said.error_code).toBe('mfa_factor_not_found')
  })

  test('is too old after five minutes', async () => {
    const { auth, factorId, codeNow } = await withApp()
    const answer = { challenge_id: await challenged(auth, factorId), code: codeNow() }
    const path = `/factors/${factorId}/verify`
    expect((await sends(auth, path, answer)).status).toBe(200)
    heraia.clock.advance({ seconds: 301 })
    expect((await sends(auth, path, answer)).said.error_code).toBe('mfa_challenge_expired')
  })

  test('may be a recovery code: used once, in one session', async () => {
    const { auth, factorId, codeNow, email } = await withApp()
    await auth.mfa.challengeAndVerify({ factorId, code: codeNow() })
    const codes = (await sends(auth, '/factors/recovery-codes', {})).said.codes as string[]
    const signedIn = await auth.signInWithPassword({ email, password })
    expect(signedIn.error).toBeNull()
    const path = '/factors/recovery-codes/verify'
    const lost = await sends(auth, path, { code: codes[0] })
    expect(lost.status).toBe(200)
    const again = await sends(auth, path, { code: codes[0] })
    expect(again.status).toBe(200)
    expect(await timesOnRecord(auth, 'recovery_code.used')).toBe(1)
    expect(await refreshes(again.said.refresh_token)).toBeGreaterThan(100)
    expect((await sends(auth, path, { code: codes[0] })).said.error_code).toBe('mfa_verification_failed')
    const other = authClient(heraia).auth
    await other.signInWithPassword({ email, password })
    expect((await sends(other, path, { code: codes[0] })).said.error_code).toBe('mfa_verification_failed')
  })
})
