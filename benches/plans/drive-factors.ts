import { authenticator } from '@heraia/hosts/test/authenticator'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { type Auth, signsIn } from './ask-auth.ts'

/** She has second factors of each kind, and codes for the day on which she has none of them. */
export async function driveFactors(
  server: RecordedServer,
  auth: Auth,
  { operator, email, id }: { operator: string; email: string; id: string },
): Promise<void> {
  const { ask, isRefused } = auth
  let token = await signsIn(auth, email)
  const begins = async (said: object) => {
    const factor = await ask('POST', '/factors', token, said)
    return { ...factor, id: String(factor.id) } as { id: string; totp?: { secret: string } }
  }
  const challenges = (factor: { id: string }, said: object = {}) =>
    ask('POST', `/factors/${factor.id}/challenge`, token, said)
  const proves = async (factor: { id: string }, said: object) => {
    token = String((await ask('POST', `/factors/${factor.id}/verify`, token, said)).access_token)
  }

  const app = await begins({ factor_type: 'totp', friendly_name: 'App' })
  const { id: challenge_id } = await challenges(app)
  await isRefused('POST', `/factors/${app.id}/verify`, token, { challenge_id, code: '000000' })
  await proves(app, { challenge_id, code: codeOfApp(app.totp?.secret ?? '') })
  const phone = await begins({ factor_type: 'phone', friendly_name: 'Phone', phone: '+34600000077' })
  await proves(phone, { challenge_id: (await challenges(phone)).id, code: '246810' })
  const key = await begins({ factor_type: 'webauthn', friendly_name: 'Key' })
  await provesByKey(server, key, { challenges, proves })

  await ask('POST', '/factors/recovery-codes', token, {})
  await ask('GET', '/factors/recovery-codes', token)
  const made = await ask('POST', '/factors/recovery-codes/regenerate', token, {})
  const [code] = made.codes as string[]
  await ask('POST', '/factors/recovery-codes/verify', await signsIn(auth, email), { code })
  await ask('DELETE', '/factors/recovery-codes', token)
  await ask('GET', `/admin/users/${id}/factors`, operator)
  await ask('PUT', `/admin/users/${id}/factors/${app.id}`, operator, { friendly_name: 'Her app' })
  await ask('DELETE', `/factors/${phone.id}`, token)
  for (const factor of [key, app]) await ask('DELETE', `/admin/users/${id}/factors/${factor.id}`, operator)
}

type Step<Answer> = (factor: { id: string }, said: object) => Promise<Answer>

async function provesByKey(
  { siteUrl }: RecordedServer,
  factor: { id: string },
  { challenges, proves }: { challenges: Step<Record<string, unknown>>; proves: Step<void> },
): Promise<void> {
  const device = authenticator(siteUrl)
  const webauthn = { rpId: new URL(siteUrl).hostname, rpOrigins: [siteUrl] }
  const asked = await challenges(factor, { webauthn })
  const { credential_options } = asked.webauthn as { credential_options: { publicKey: unknown } }
  const credential_response = device.creates(credential_options.publicKey as Parameters<typeof device.creates>[0])
  await proves(factor, { challenge_id: asked.id, webauthn: { ...webauthn, type: 'create', credential_response } })
}
