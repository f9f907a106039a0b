import { afterAll, expect, test } from 'vitest'
import { authClient } from '../test/auth-client.ts'
import { codeOfApp } from '../test/code-of-app.ts'
import { createTestHeraia } from '../test/heraia.ts'
import { recordedLog } from '../test/recorded-log.ts'
import { warnOfClosedFactors } from './warn-of-closed-factors.ts'

const open = { totp: true, phone: true, webauthn: true }
const heraia = await createTestHeraia({ settings: { auth: { phone: true, factors: open } } })
afterAll(() => heraia.close())
const { auth: settings } = heraia.context.settings

/** What the log says at a start with these turned off. */
async function saidWithout(...kinds: (keyof typeof open)[]) {
  const log = recordedLog()
  const factors = { ...open, ...Object.fromEntries(kinds.map((kind) => [kind, false])) }
  await warnOfClosedFactors(heraia.db, { ...settings, factors }, log)
  return log.lines.map(({ level, message, fields }) => [level, message.split(' ')[0], fields])
}

async function withApp(email: string) {
  const { auth } = authClient(heraia)
  const { data } = await auth.signUp({ email, password: 'secret1', options: { data: { name: 'Mira', role: 'fan' } } })
  const enrolled = await auth.mfa.enroll({ factorType: 'totp' })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  const code = codeOfApp(totp.secret, 0, heraia.clock.now())
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  return { auth, id: data.user?.id ?? '' }
}

test('who turns off the only second factor of people reads at the start how many there are, and not who', async () => {
  expect(await saidWithout('totp', 'phone', 'webauthn'), 'nobody has any').toEqual([])
  await withApp('one@example.org')
  const other = await withApp('two@example.org')
  await other.auth.mfa.recoveryCodes.generate()
  expect(await saidWithout('phone', 'webauthn')).toEqual([])
  expect(await saidWithout('totp')).toEqual([['warn', 'AUTH_MFA_TOTP', { people: 2 }]])
  await heraia.db
    .insertInto('mfa_factors')
    .values({
      ...{
        id: crypto.randomUUID(),
        user_id: other.id,
        factor_type: 'phone',
        status: 'verified',
        friendly_name: 'Phone',
      },
      ...{ phone: '34600000001', created_at: heraia.clock.now(), updated_at: heraia.clock.now() },
    })
    .execute()
  expect(await saidWithout('totp'), 'one of them has a phone, too').toEqual([['warn', 'AUTH_MFA_TOTP', { people: 1 }]])
  expect(await saidWithout('totp', 'phone')).toEqual([
    ['warn', 'AUTH_MFA_PHONE', { people: 1 }],
    ['warn', 'AUTH_MFA_TOTP', { people: 2 }],
  ])
})
