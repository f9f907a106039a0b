import { authenticator } from '@heraia/hosts/test/authenticator'
import { codeOfApp } from '@heraia/hosts/test/code-of-app'
import type { Player } from '@heraia/hosts/test/season'
import { serviceToken } from '@heraia/hosts/test/service-token'
import { OPERATOR_SECRET, type RecordedServer } from '../servers/recorded-server.ts'

interface Answered {
  [key: string]: unknown
}

/** What the auth endpoints can be asked, by somebody who looks after her account and by a program of the operator. */
export async function driveAuth(server: RecordedServer, mira: Player): Promise<void> {
  const operator = await serviceToken(OPERATOR_SECRET)
  const ask = async (method: string, path: string, token?: string, body?: unknown): Promise<Answered> => {
    const response = await server.fetch(`/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json().catch(() => ({}))) as Answered
  }
  const password = 'secret1'
  const signsIn = async (email: string) => {
    const { access_token } = await ask('POST', '/token?grant_type=password', undefined, { email, password })
    return String(access_token)
  }
  const tokenFor = async (type: string, email: string, more: object = {}) => {
    const made = await ask('POST', '/admin/generate_link', operator, { type, email, ...more })
    return String(made.hashed_token)
  }
  const proves = (type: string, token_hash: string, token?: string) =>
    ask('POST', '/verify', token, { type, token_hash })
  const { email, id } = mira

  await ask('POST', '/otp', undefined, { email })
  await ask('POST', '/magiclink', undefined, { email })
  await proves('magiclink', await tokenFor('magiclink', email))
  await proves('recovery', await tokenFor('recovery', email))
  await proves('signup', await tokenFor('signup', 'new@example.org', { password }))
  await proves('invite', await tokenFor('invite', 'invited@example.org'))
  await ask('POST', '/invite', operator, { email: 'another@example.org' })
  const challenge = 'c'.repeat(43)
  await ask('POST', '/otp', undefined, { email, code_challenge: challenge, code_challenge_method: 'plain' })
  await ask('POST', '/token?grant_type=pkce', undefined, { auth_code: crypto.randomUUID(), code_verifier: challenge })

  const guest = String((await ask('POST', '/signup', undefined, {})).access_token)
  await ask('PUT', '/user', guest, { email: 'guest@example.org' })
  await ask('GET', '/user', guest)
  await ask('POST', '/logout', guest)

  let token = await signsIn(email)
  await ask('PUT', '/user', token, { data: { theme: 'dark' } })
  await ask('PUT', '/user', token, { email: 'moved@example.org' })
  await ask('PUT', '/user', token, { phone: '+34600000077' })
  await ask('POST', '/verify', token, { type: 'phone_change', phone: '+34600000077', token: '246810' })
  await ask('POST', '/otp', undefined, { phone: '+34600000077' })
  await ask('POST', '/verify', undefined, { type: 'sms', phone: '+34600000077', token: '246810' })
  await ask('GET', '/reauthenticate', token)
  await ask('PUT', '/user', token, { password: 'secret2', current_password: password })
  await ask('PUT', '/user', token, { password, current_password: 'secret2' })
  await ask('DELETE', `/user/identities/${crypto.randomUUID()}`, token)
  await signsIn(email)
  await ask('POST', '/logout?scope=others', token)
  await ask('POST', '/logout?scope=local', token)
  token = await signsIn(email)
  await ask('POST', '/logout?scope=global', token)

  token = await signsIn(email)
  const passkey = authenticator(server.siteUrl)
  const begun = await ask('POST', '/passkeys/registration/options', token, {})
  const credential = passkey.creates(begun.options as Parameters<typeof passkey.creates>[0])
  await ask('POST', '/passkeys/registration/verify', token, { challenge_id: begun.challenge_id, credential })
  const asked = await ask('POST', '/passkeys/authentication/options', undefined, {})
  const signed = passkey.signs(asked.options as Parameters<typeof passkey.signs>[0])
  await ask('POST', '/passkeys/authentication/verify', undefined, {
    challenge_id: asked.challenge_id,
    credential: signed,
  })
  const passkeys = (await ask('GET', '/passkeys', token)) as unknown as { id: string }[]
  const key = passkeys[0]?.id ?? crypto.randomUUID()
  await ask('PATCH', `/passkeys/${key}`, token, { friendly_name: 'Phone' })
  await ask('GET', `/admin/users/${id}/passkeys`, operator)
  await ask('DELETE', `/passkeys/${key}`, token)
  await ask('DELETE', `/admin/users/${id}/passkeys/${key}`, operator)

  const factor = await ask('POST', '/factors', token, { factor_type: 'totp', friendly_name: 'App' })
  const { secret } = factor.totp as { secret: string }
  const { id: challenged } = await ask('POST', `/factors/${String(factor.id)}/challenge`, token, {})
  const proven = { challenge_id: challenged, code: codeOfApp(secret) }
  token = String((await ask('POST', `/factors/${String(factor.id)}/verify`, token, proven)).access_token)
  await ask('POST', '/factors/recovery-codes', token, {})
  await ask('GET', '/factors/recovery-codes', token)
  const made = await ask('POST', '/factors/recovery-codes/regenerate', token, {})
  await ask('POST', '/factors/recovery-codes/verify', await signsIn(email), {
    code: String((made.codes as string[])[0]),
  })
  await ask('DELETE', '/factors/recovery-codes', token)
  await ask('GET', `/admin/users/${id}/factors`, operator)
  await ask('PUT', `/admin/users/${id}/factors/${String(factor.id)}`, operator, { friendly_name: 'Her app' })
  await ask('DELETE', `/factors/${String(factor.id)}`, token)
  await ask('DELETE', `/admin/users/${id}/factors/${String(factor.id)}`, operator)

  await ask('GET', '/admin/users?page=2&per_page=50', operator)
  await ask('GET', `/admin/users/${id}`, operator)
  await ask('PUT', `/admin/users/${id}`, operator, { user_metadata: { by: 'operator' } })
  const other = await ask('POST', '/admin/users', operator, {
    email: 'other@example.org',
    password,
    email_confirm: true,
  })
  await ask('DELETE', `/admin/users/${String(other.id)}`, operator, { should_soft_delete: true })
  await ask('DELETE', `/admin/users/${String(other.id)}`, operator)
  await ask('GET', '/admin/audit?page=2&per_page=20', operator)
  await ask('GET', '/admin/sso/providers', operator)
  await ask('GET', '/admin/custom-providers', operator)
  await ask('GET', '/admin/oauth/clients', operator)
  await ask('GET', '/authorize?provider=nobody')
  await ask('GET', `/callback?code=none&state=${crypto.randomUUID()}`)
  await ask('POST', '/sso', undefined, { domain: 'nobody.example' })
}
