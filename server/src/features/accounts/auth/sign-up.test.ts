import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

const mira = { name: ' Mira López ', role: 'athlete', sport: ' Tennis ', terms_version: '2024-03-15', language: 'es' }

const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  heraia.fetch('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const profileOf = (id: string | undefined) =>
  heraia.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()

test('a new athlete is signed in at once, and her profile is there', async () => {
  const { auth } = authClient(heraia)
  const { data, error } = await auth.signUp({
    email: ' Mira@Example.org ',
    password: 'secret1',
    options: { data: mira },
  })
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe('mira@example.org')
  expect(data.user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    is_anonymous: false,
    identities: [{ provider: 'email', email: 'mira@example.org' }],
  })
  expect(await profileOf(data.user?.id)).toMatchObject({
    handle: 'mira-lopez',
    name: 'Mira López',
    role: 'athlete',
    sport: 'Tennis',
    language: 'es',
    terms_version: '2024-03-15',
    terms_accepted_at: expect.any(Date),
    verified_at: null,
    followers_count: 0,
    search_text: expect.stringContaining('mira lopez'),
  })
})

test('a sign-up without a name makes an account whose profile is made later', async () => {
  const { auth } = authClient(heraia)
  const { data } = await auth.signUp({ email: 'bare@example.org', password: 'secret1' })
  expect(data.session).not.toBeNull()
  expect(await profileOf(data.user?.id)).toBeUndefined()
})

test('who signs up in another app without our terms has accepted nothing, and who names another day has not accepted ours', async () => {
  const { termsVersion } = (await (await heraia.fetch('/api/site')).json()) as { termsVersion: string }
  const at = async (email: string, terms_version?: string | number) => {
    const data = { name: 'Noa Elsewhere', role: 'fan', terms_version }
    const answer = await (await signUp({ email, password: 'secret1', data })).json()
    return profileOf(answer.user.id)
  }
  const nothing = { terms_version: null, terms_accepted_at: null }
  expect(await at('no-terms@example.org')).toMatchObject(nothing)
  expect(await at('odd-terms@example.org', 7)).toMatchObject(nothing)
  expect(await at('other-terms@example.org', '2031-01-01')).toMatchObject({ terms_version: '2031-01-01' })
  expect(termsVersion, 'her screens compare these two').not.toBe('2031-01-01')
})

test('nobody makes herself an admin', async () => {
  const { auth } = authClient(heraia)
  const data = { name: 'Eve Admin', role: 'admin' }
  const answer = await auth.signUp({ email: 'eve@example.org', password: 'secret1', options: { data } })
  expect((await profileOf(answer.data.user?.id))?.role).toBe('fan')
})

test('people of the same name get addresses of their own', async () => {
  const handles: (string | undefined)[] = []
  for (const email of ['ana1@example.org', 'ana2@example.org', 'ana3@example.org']) {
    const answer = await (await signUp({ email, password: 'secret1', data: { name: 'Ana Ruiz' } })).json()
    handles.push((await profileOf(answer.user.id))?.handle)
  }
  expect(handles).toEqual(['ana-ruiz', 'ana-ruiz-2', 'ana-ruiz-3'])
})

test.each(['🏀🏀🏀', 'مريم', 'Li'])('the name %s gets an address too', async (name) => {
  const email = `${crypto.randomUUID()}@example.org`
  const answer = await (await signUp({ email, password: 'secret1', data: { name } })).json()
  expect(await profileOf(answer.user.id)).toMatchObject({
    name,
    handle: expect.stringMatching(/^(person|li)-[a-z0-9]{4}$/),
  })
})

test('a double click makes one account', async () => {
  const email = 'twice@example.org'
  const answers = await Promise.all([1, 2, 3, 4].map(() => signUp({ email, password: 'secret1', data: mira })))
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422])
  const { auth } = authClient(heraia)
  const { error } = await auth.signUp({ email: 'TWICE@example.org', password: 'secret1' })
  expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
})

describe('a sign-up whose answer was lost', () => {
  const loses = async (email: string) => {
    const body = { email, password: 'secret1', data: mira }
    const key = { 'idempotency-key': `try-0001-of-${email}` }
    return { body, key, first: await (await signUp(body, key)).json() }
  }

  test('is answered with a session of the same account when it is sent again', async () => {
    const { body, key, first } = await loses('lost@example.org')
    const second = await (await signUp(body, key)).json()
    expect(second.user.id).toBe(first.user.id)
    expect(second.access_token).not.toBe(first.access_token)
  })

  test('is not answered to who does not know the password, or comes with another key, or too late', async () => {
    const { body, key } = await loses('late@example.org')
    expect((await signUp({ ...body, password: 'another1' }, key)).status).toBe(422)
    expect((await signUp(body, { 'idempotency-key': 'another-key' })).status).toBe(422)
    heraia.clock.advance({ minutes: 61 })
    expect((await signUp(body, key)).status).toBe(422)
  })
})

describe('refuses', () => {
  const good = { email: 'new@example.org', password: 'secret1' }
  test.each([
    ['a short password', { ...good, password: '12345' }, 422, 'weak_password'],
    ['a password of 73 bytes', { ...good, password: 'ñ'.repeat(37) }, 400, 'validation_failed'],
    ['no password', { email: good.email }, 400, 'validation_failed'],
    ['no address', { password: 'secret1' }, 400, 'validation_failed'],
    ['an address without a dot', { ...good, email: 'a@b' }, 400, 'validation_failed'],
    ['an address of 300 letters', { ...good, email: `${'a'.repeat(290)}@b.org` }, 400, 'validation_failed'],
    ['two addresses', { ...good, email: 'a@b.org, c@d.org' }, 400, 'validation_failed'],
    ['HTML as address', { ...good, email: '<b>@b.org' }, 400, 'validation_failed'],
    ['a phone number', { phone: '+34600000000', password: 'secret1' }, 400, 'phone_provider_disabled'],
    ['an address and a phone', { ...good, phone: '+34600000000' }, 400, 'validation_failed'],
    ['nobody', { data: {} }, 422, 'anonymous_provider_disabled'],
    ['nulls', { email: null, password: null, phone: null }, 422, 'anonymous_provider_disabled'],
    ['a name of one letter', { ...good, data: { name: ' A ' } }, 400, 'validation_failed'],
    ['a name that is a number', { ...good, data: { name: 12 } }, 400, 'validation_failed'],
    ['an athlete without sport', { ...good, data: { name: 'Ana', role: 'athlete' } }, 400, 'validation_failed'],
    [
      'a coach with an empty sport',
      { ...good, data: { name: 'Ana', role: 'coach', sport: ' ' } },
      400,
      'validation_failed',
    ],
    ['metadata without end', { ...good, data: { a: 'x'.repeat(9000) } }, 400, 'validation_failed'],
    ['metadata that is a list', { ...good, data: [1] }, 400, 'bad_json'],
    ['an address that is a list', { ...good, email: ['a@b.org'] }, 400, 'bad_json'],
    ['NUL', { ...good, data: { name: 'Ana\u0000' } }, 400, 'bad_json'],
    ['NUL in a key', { ...good, data: { 'a\u0000': 1 } }, 400, 'bad_json'],
    ['half a letter', '{"email":"a@b.org","password":"secret1","data":{"name":"Ana\\ud800"}}', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['half of a body', '{"email":', 400, 'bad_json'],
  ])('%s', async (_what, body, status, code) => {
    const response = await signUp(body)
    expect([response.status, await response.json()]).toMatchObject([status, { code, message: expect.any(String) }])
  })

  test('with the text of the field', async () => {
    const response = await signUp({ ...good, data: { name: 'A', role: 'athlete' } })
    expect(await response.json()).toMatchObject({
      message: 'The name must have 2 to 80 characters',
      fields: [
        { field: 'name', code: 'too_short' },
        { field: 'sport', code: 'required' },
      ],
    })
  })

  test('and has made nothing', async () => {
    expect(await heraia.db.selectFrom('users').select('id').where('email', '=', good.email).execute()).toEqual([])
  })
})

test('fields that nobody knows and null do no harm', async () => {
  const body = {
    email: 'lenient@example.org',
    password: 'secret1',
    data: null,
    code_challenge: null,
    gotrue_meta_security: {},
  }
  expect((await signUp(body)).status).toBe(200)
})

test('a prototype is nothing special', async () => {
  const body =
    '{"email":"proto@example.org","password":"secret1","__proto__":{"x":1},"data":{"__proto__":{"admin":true},"name":"Pia"}}'
  expect((await signUp(body)).status).toBe(200)
})
