import { expect, test } from 'vitest'
import { asHerself } from './as-herself.ts'

/** What went out as whom; `token` is the one of her session. */
async function sent(path: string, body: object, token?: string) {
  let seen: string | null = null
  const send = asHerself(
    async (_, init) => {
      seen = new Headers(init?.headers).get('authorization')
      return new Response()
    },
    async () => token,
  )
  await send(`http://localhost/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
  return seen
}

test.each(['email_change', 'phone_change'])('she confirms a change of her own as who she is: %s', async (type) => {
  expect(await sent('/verify', { type, token: '123456' }, 'hers')).toBe('Bearer hers')
  expect(await sent('/verify', { type, token: '123456' })).toBeNull()
})

test('what lets her in is proven by nobody yet', async () => {
  for (const type of ['recovery', 'magiclink', 'signup', 'email', 'sms', 'invite'])
    expect(await sent('/verify', { type, token: '123456' }, 'hers')).toBeNull()
  expect(await sent('/otp', { type: 'email_change' }, 'hers')).toBeNull()
})
