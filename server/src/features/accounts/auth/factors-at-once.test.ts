import { atOnce } from '@heraia/hosts/test/at-once'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ connections: 8 })
afterAll(() => heraia.close())

let count = 0
async function person() {
  const { auth } = authClient(heraia)
  const email = `once-${++count}@example.org`
  const { data } = await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Mira', role: 'fan' } } })
  return { auth, email, id: data.user?.id ?? '' }
}
type Auth = Awaited<ReturnType<typeof person>>['auth']

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: heraia.clock.now().getTime() })

async function enrolls(auth: Auth) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: `App ${++count}` })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret }
}

async function withApp(auth: Auth) {
  const app = await enrolls(auth)
  const { error } = await auth.mfa.challengeAndVerify({ factorId: app.id, code: codeOf(app.secret) })
  if (error) throw error
  return app
}

/** Past the client, which sends one request after the other. */
async function asks(auth: Auth, method: string, path: string, body: object = {}): Promise<number> {
  const token = (await auth.getSession()).data.session?.access_token
  const headers = { authorization: `Bearer ${token}` }
  return (await heraia.fetch(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })).status
}

const challenge = async (auth: Auth, factorId: string) => (await auth.mfa.challenge({ factorId })).data?.id ?? ''

const needsFactor = async (id: string) =>
  (await heraia.db.selectFrom('users').select('has_second_factor').where('id', '=', id).executeTakeFirstOrThrow())
    .has_second_factor

const hasFactor = async (id: string) =>
  (await heraia.db.selectFrom('mfa_factors').select('id').where('user_id', '=', id).execute()).length > 0

test('one answer that is sent several times at once raises her session once, and the last to be heard goes on', async () => {
  const { auth, id } = await person()
  const app = await withApp(auth)
  heraia.clock.advance({ minutes: 2 })
  const body = { challenge_id: await challenge(auth, app.id), code: codeOf(app.secret) }
  const answers = await Promise.all([1, 2, 3].map(() => asks(auth, 'POST', `/factors/${app.id}/verify`, body)))
  expect(answers).toEqual([200, 200, 200])
  const proven = heraia.db.selectFrom('audit_log').select('id').where('action', '=', 'factor.proven')
  expect(await proven.where('subject_id', '=', id).execute()).toHaveLength(1)
})

test('a recovery code that is sent twice at once is used once, and right both times', async () => {
  const { auth, id } = await person()
  await withApp(auth)
  const code = (await auth.mfa.recoveryCodes.generate()).data?.codes[0]
  const path = '/factors/recovery-codes/verify'
  expect(await Promise.all([1, 2].map(() => asks(auth, 'POST', path, { code })))).toEqual([200, 200])
  const rows = heraia.db.selectFrom('audit_log').select('action').where('subject_id', '=', id)
  const actions = (await rows.execute()).map(({ action }) => action)
  expect(actions.filter((action) => action === 'recovery_code.used')).toHaveLength(1)
  expect(actions).not.toContain('factor.refused')
})

test('a code that is sent to several challenges at once counts once', async () => {
  const { auth } = await person()
  const app = await withApp(auth)
  heraia.clock.advance({ minutes: 2 })
  const challenges = await Promise.all([1, 2, 3, 4].map(() => challenge(auth, app.id)))
  const code = codeOf(app.secret)
  const answers = await Promise.all(
    challenges.map((challenge_id) => asks(auth, 'POST', `/factors/${app.id}/verify`, { challenge_id, code })),
  )
  expect(answers.sort((one, other) => one - other)).toEqual([200, 422, 422, 422])
})

test('who takes her two factors away at once is not asked for one that is gone', async () => {
  for (let time = 0; time < 5; time++) {
    const { auth, id } = await person()
    const apps = [await withApp(auth), await withApp(auth)]
    await Promise.all(apps.map((app) => asks(auth, 'DELETE', `/factors/${app.id}`)))
    expect(await needsFactor(id)).toBe(await hasFactor(id))
  }
})

test('a factor that is taken away twice at once was there once', async () => {
  const { auth, id } = await person()
  const app = await withApp(auth)
  const answers = await Promise.all([1, 2].map(() => asks(auth, 'DELETE', `/factors/${app.id}`)))
  expect(answers.sort((one, other) => one - other)).toEqual([200, 404])
  const record = await heraia.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
  expect(record.filter(({ action }) => action === 'factor.removed')).toHaveLength(1)
})

test('recovery codes that two tabs ask for at once are those of one of them, and work', async () => {
  const { auth } = await person()
  await withApp(auth)
  const answers = await Promise.all([1, 2].map(() => asks(auth, 'POST', '/factors/recovery-codes')))
  expect(answers.sort((one, other) => one - other)).toEqual([200, 422])
})

test('recovery codes that she asks for while her last factor goes are not made, for they would stand for none', async () => {
  const { auth, id } = await person()
  const app = await withApp(auth)
  const removes = () => asks(auth, 'DELETE', `/factors/${app.id}`)
  expect(await atOnce(heraia, id, [removes, () => asks(auth, 'POST', '/factors/recovery-codes')])).toEqual([200, 422])
  expect(await hasFactor(id)).toBe(false)
})

test('who takes a factor away while she proves it is never asked for one that is not there', async () => {
  for (let time = 0; time < 8; time++) {
    const { auth, id } = await person()
    const app = await enrolls(auth)
    const answer = { challenge_id: await challenge(auth, app.id), code: codeOf(app.secret) }
    await Promise.all([
      asks(auth, 'POST', `/factors/${app.id}/verify`, answer),
      asks(auth, 'DELETE', `/factors/${app.id}`),
    ])
    expect(await needsFactor(id)).toBe(await hasFactor(id))
  }
})

test('of two factors that two sessions prove at once one counts, and the other session has shown none', async () => {
  for (let time = 0; time < 5; time++) {
    const { auth, email } = await person()
    const other = authClient(heraia).auth
    await other.signInWithPassword({ email, password: 'secret1' })
    const sessions = await Promise.all(
      [auth, other].map(async (each) => {
        const app = await enrolls(each)
        const answer = { challenge_id: await challenge(each, app.id), code: codeOf(app.secret) }
        return { each, app, answer }
      }),
    )
    const answers = await Promise.all(
      sessions.map(({ each, app, answer }) => asks(each, 'POST', `/factors/${app.id}/verify`, answer)),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
  }
})

test('who signs out while she proves a factor gets no session that is gone', async () => {
  for (let time = 0; time < 5; time++) {
    const { auth } = await person()
    const app = await enrolls(auth)
    const answer = { challenge_id: await challenge(auth, app.id), code: codeOf(app.secret) }
    const [proven, out] = await Promise.all([
      asks(auth, 'POST', `/factors/${app.id}/verify`, answer),
      asks(auth, 'POST', '/logout?scope=local'),
    ])
    expect([200, 403]).toContain(proven)
    expect(out).toBe(204)
  }
})
