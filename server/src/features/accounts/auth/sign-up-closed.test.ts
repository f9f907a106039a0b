import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { signup: false } } })
afterAll(() => heraia.close())

test('where the operator takes no new people, a sign-up says so', async () => {
  const { auth } = authClient(heraia)
  const { error } = await auth.signUp({ email: 'mira@example.org', password: 'secret1' })
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  })
  expect(await (await heraia.fetch('/auth/v1/settings')).json()).toMatchObject({ disable_signup: true })
})
