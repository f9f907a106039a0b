import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { token: operator } = await adminClient(heraia)

let count = 0
async function person() {
  const { auth } = authClient(heraia)
  const email = `gone-${++count}@example.org`
  const { data } = await auth.signUp({ email, password: 'secret1' })
  return { auth, email, id: data.user?.id ?? '', token: data.session?.access_token ?? '' }
}

async function asks(method: string, path: string, token: string, body: object = {}): Promise<number> {
  const init = { method, headers: { authorization: `Bearer ${token}` } }
  const withBody = method === 'GET' ? init : { ...init, body: JSON.stringify(body) }
  return (await heraia.fetch(`/auth/v1${path}`, withBody)).status
}

test.each([false, true])('what she does while she is deleted (softly: %s) is no failure of ours', async (soft) => {
  for (let time = 0; time < 6; time++) {
    const { email, id, token } = await person()
    const answers = await Promise.all([
      asks('POST', '/token?grant_type=password', '', { email, password: 'secret1' }),
      asks('PUT', '/user', token, { data: { theme: 'dark' } }),
      asks('PUT', '/user', token, { password: 'brandnew2' }),
      asks('PUT', '/user', token, { email: `new-${email}` }),
      asks('POST', '/factors', token, { factor_type: 'totp' }),
      asks('POST', '/passkeys/registration/options', token),
      asks('GET', '/reauthenticate', token),
      asks('POST', '/admin/generate_link', operator, { type: 'recovery', email }),
      asks('PUT', `/admin/users/${id}`, operator, { user_metadata: { team: 'blue' } }),
      asks('DELETE', `/admin/users/${id}`, operator, { should_soft_delete: soft }),
    ])
    // 503: the two waited for each other, and hers was undone; the same again is refused.
    expect(answers.filter((status) => status >= 500 && status !== 503)).toEqual([])
    const left = await heraia.db.selectFrom('identities').select('id').where('user_id', '=', id).execute()
    expect(left).toEqual([])
  }
})

test('nor is what becomes of a phone whose account is deleted while somebody signs up with it, or asks for a code', async () => {
  const place = await createTestHeraia({ settings: { auth: { phone: true, autoconfirm: false } } })
  const { token } = await adminClient(place)
  const posts = (path: string, body: object) =>
    place.fetch(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) }).then(({ status }) => status)
  for (let time = 0; time < 8; time++) {
    const phone = `+34600000${100 + time}`
    const signUp = () => posts('/signup', { phone, password: 'a long enough password' })
    await signUp()
    const { id } = await place.db
      .selectFrom('users')
      .select('id')
      .where('phone', 'like', `%${100 + time}`)
      .executeTakeFirstOrThrow()
    place.clock.advance({ minutes: 2 })
    const removes = () =>
      place.fetch(`/auth/v1/admin/users/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
        body: '{}',
      })
    const [answer] = await Promise.all([time % 2 ? signUp() : posts('/otp', { phone }), removes()])
    expect([200, 403, 503]).toContain(answer)
  }
  await place.close()
})

test.each([
  ['an address', { email: 'again@example.org' }],
  ['a phone', { phone: '+34600000099' }],
])('nor is it when she signs up as she did before, with %s whose account an operator deleted and made anew', async (_, way) => {
  const place = await createTestHeraia({ settings: { auth: { phone: true, autoconfirm: false } } })
  const { admin } = await adminClient(place)
  const signsUp = async () => {
    const body = JSON.stringify({ ...way, password: 'a long enough password' })
    const { status } = await place.fetch('/auth/v1/signup', { method: 'POST', body })
    place.clock.advance({ minutes: 2 })
    return status
  }
  expect(await signsUp()).toBe(200)
  const { id } = await place.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await admin.deleteUser(id)
  await admin.createUser(way)
  expect(await signsUp()).toBe(200)
  await place.close()
})

test('a factor that is taken away while it is asked for is not there', async () => {
  for (let time = 0; time < 8; time++) {
    const { auth, token } = await person()
    const { data } = await auth.mfa.enroll({ factorType: 'totp' })
    const answers = await Promise.all([
      asks('POST', `/factors/${data?.id}/challenge`, token),
      asks('DELETE', `/factors/${data?.id}`, token),
    ])
    expect(answers.filter((status) => status !== 200 && status !== 404)).toEqual([])
  }
})
