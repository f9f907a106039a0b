import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { createSiweMessage, ethereumWallet } from '@heraia/hosts/test/wallets'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { phone: true, web3: { ethereum: true, solana: false } } } })
afterAll(() => heraia.close())
const { admin, token } = await adminClient(heraia)

type Answer = [status: number, code: string | undefined]
async function asks(method: string, path: string, body: object, bearer = token): Promise<Answer> {
  const headers = { authorization: `Bearer ${bearer}`, 'x-supabase-api-version': '2024-01-01' }
  const response = await heraia.fetch(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })
  return [response.status, (await response.json()).code]
}
const byStatus = (answers: Answer[]) => answers.toSorted(([one], [other]) => one - other)

test('two who come to have one address at once: one gets it, the other is told', async () => {
  const emails = ['one@example.org', 'other@example.org']
  const ids = await Promise.all(emails.map(async (email) => (await admin.createUser({ email })).data.user?.id))
  const email = 'wanted@example.org'
  const answers = await Promise.all(ids.map((id) => asks('PUT', `/admin/users/${id}`, { email })))
  expect(byStatus(answers)).toEqual([
    [200, undefined],
    [422, 'email_exists'],
  ])
})

test('two who confirm one phone at once: one gets it, the other is told', async () => {
  const phone = '+34600000500'
  const codes = await Promise.all(
    ['mira@example.org', 'dana@example.org'].map(async (email) => {
      const { auth } = authClient(heraia)
      const { data } = await auth.signUp({ email, password: 'secret1' })
      const { error } = await auth.updateUser({ phone })
      if (error) throw error
      return data.user?.id
    }),
  )
  expect(codes).toHaveLength(2)
  const tokens = heraia.sms.sent.map(({ text }) => /\d{6}/.exec(text)?.[0])
  const answers = await Promise.all(
    tokens.map((code) => asks('POST', '/verify', { type: 'phone_change', phone, token: code })),
  )
  expect(byStatus(answers)).toEqual([
    [200, undefined],
    [422, 'phone_exists'],
  ])
})

test('an operator who makes somebody twice at once is told what is taken', async () => {
  const made = await Promise.all([1, 2].map(() => asks('POST', '/admin/users', { phone: '34600000501' })))
  expect(byStatus(made)).toEqual([
    [200, undefined],
    [422, 'phone_exists'],
  ])
})

test('a wallet that comes for the first time, several times at once, is one person', async () => {
  const wallet = ethereumWallet(`0x${'cd'.repeat(32)}`)
  const texts = ['aaaaaaaa1', 'aaaaaaaa2', 'aaaaaaaa3'].map((nonce) =>
    createSiweMessage({
      ...{ address: wallet.address, chainId: 1, version: '1', nonce, issuedAt: heraia.clock.now() },
      ...{ domain: 'heraia.test', uri: 'http://heraia.test/login' },
    }),
  )
  const answers = await Promise.all(
    texts.map(async (message) =>
      asks('POST', '/token?grant_type=web3', {
        ...{ chain: 'ethereum', message, signature: wallet.signs(message) },
      }),
    ),
  )
  expect(answers).toEqual(texts.map(() => [200, undefined]))
  const wallets = await heraia.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', '')
    .where('phone', '=', '')
    .execute()
  expect(wallets).toHaveLength(1)
})
