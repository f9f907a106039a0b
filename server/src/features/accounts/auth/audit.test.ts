import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { autoconfirm: false, phone: true } } })
afterAll(() => heraia.close())

const sentCode = () => /\d{6}/.exec(heraia.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''

test('each thing that matters for security is on record, without a secret', async () => {
  const { auth } = authClient(heraia)
  const [email, wanted, phone] = ['mira@example.org', 'new@example.org', '+34600000001']
  await auth.signUp({ email, password: 'hunter-2222' })
  const confirm = await newestMail(heraia, email)
  await auth.verifyOtp({ type: 'signup', email, token: '000000' })
  await auth.verifyOtp({ type: 'signup', token_hash: confirm.token_hash })
  await auth.signInWithPassword({ email, password: 'wrong-1111' })
  await auth.signInWithPassword({ email, password: 'hunter-2222' })
  await auth.updateUser({ email: wanted })
  const [current, next] = [await newestMail(heraia, email), await newestMail(heraia, wanted)]
  await auth.verifyOtp({ type: 'email_change', token_hash: current.token_hash })
  await auth.verifyOtp({ type: 'email_change', token_hash: next.token_hash })
  await auth.updateUser({ phone })
  const code = sentCode()
  await auth.verifyOtp({ type: 'phone_change', phone, token: code })
  await auth.updateUser({ password: 'hunter-3333' })
  await auth.signOut()
  const rows = await heraia.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(rows.map((row) => row.action).sort()).toEqual(
    [
      'account.created',
      'code.refused',
      'account.confirmed',
      'session.started',
      'session.refused',
      'session.started',
      'account.email_change_asked',
      'account.email_change_confirmed',
      'account.email_change_confirmed',
      'session.started',
      'account.phone_change_asked',
      'account.phone_changed',
      'session.started',
      'account.password_changed',
      'session.ended',
    ].sort(),
  )
  const record = JSON.stringify(rows)
  const secrets = [email, wanted, phone.slice(1), 'hunter', 'wrong-1111', '000000', code, confirm.token_hash]
  expect(secrets.filter((secret) => record.includes(secret))).toEqual([])
})
