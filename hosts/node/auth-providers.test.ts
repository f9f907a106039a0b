import { expect, test } from 'vitest'
import { readProviders } from './auth-providers.ts'

const read = (value: unknown) => readProviders.safeParse(typeof value === 'string' ? value : JSON.stringify(value))
const client = { clientId: 'a', clientSecret: 'b' }

test('Google and Facebook need no more than a client', () => {
  expect(read({ google: client, facebook: client }).data).toMatchObject({
    google: { issuer: 'https://accounts.google.com', scopes: 'openid email profile', trustsEmail: false },
    facebook: { issuer: null, endpoints: { token: expect.stringContaining('facebook.com') }, trustsEmail: true },
  })
})

test('any other by its issuer', () => {
  expect(read({ club: { ...client, issuer: 'https://id.club.example' } }).data).toMatchObject({
    club: { issuer: 'https://id.club.example', clientId: 'a' },
  })
})

test.each([
  ['no JSON', '{'],
  ['a name that means something else', { email: { ...client, issuer: 'https://x.example' } }],
  ['nothing by which to find it', { club: client }],
  ['a word that we do not know', { google: { ...client, secret: 'x' } }],
])('%s is refused', (_, value) => {
  expect(read(value).success).toBe(false)
})
