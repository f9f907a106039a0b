import { adminClient } from './admin-client.ts'
import { authClient } from './auth-client.ts'
import { authenticator } from './authenticator.ts'
import type { TestHeraia } from './heraia.ts'
import { samlDirectory } from './saml-directory.ts'

export interface NamedInAuth {
  /** By the names that stand for them in the endpoint's path. */
  ids: Record<string, string>
  /** What a request has to say to be about it. */
  body?: Record<string, unknown>
  /** Whose it is; undefined: the operator's. */
  token?: string
}

/** Something of each kind that a path of the auth contract names by its id; new at each call, for requests may delete it. */
export async function namedInAuth(heraia: TestHeraia) {
  const { admin, token: operator } = await adminClient(heraia)
  const club = await samlDirectory('https://id.named.example')
  let count = 0

  async function ask<T>(path: string, body: object, token = operator): Promise<T> {
    const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await heraia.fetch(`/auth/v1${path}`, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json() as Promise<T>
  }

  async function somebody() {
    const { auth } = authClient(heraia)
    const { data } = await auth.signUp({ email: `named-${++count}@example.org`, password: 'secret1' })
    return { auth, id: data.user?.id ?? '', token: data.session?.access_token ?? '' }
  }

  /** With a challenge, at which no number of wrong answers ends: each of them is judged. */
  async function factor(draft: object, asked: object = {}): Promise<NamedInAuth & { userId: string }> {
    const { id: userId, token } = await somebody()
    const { id } = await ask<{ id: string }>('/factors', { friendly_name: 'Named', ...draft }, token)
    const { id: challenge_id } = await ask<{ id: string }>(`/factors/${id}/challenge`, asked, token)
    await heraia.db.updateTable('mfa_challenges').set({ attempts: -9999 }).where('id', '=', challenge_id).execute()
    return { ids: { id }, body: { challenge_id }, token, userId }
  }

  const webauthn = { rpId: new URL(heraia.siteUrl).hostname, rpOrigins: [heraia.siteUrl] }
  const app = () => factor({ factor_type: 'totp' })

  async function passkey(): Promise<NamedInAuth & { userId: string }> {
    const { auth, id: userId, token } = await somebody()
    const { data: begun } = await auth.passkey.startRegistration()
    const made = authenticator(heraia.siteUrl).creates(begun?.options as never)
    const { data } = await auth.passkey.verifyRegistration({
      ...{ challengeId: begun?.challenge_id ?? '', credential: made as never },
    })
    return { ids: { id: data?.id ?? '' }, token, userId }
  }

  return {
    user: async (): Promise<NamedInAuth> => {
      const her = { email: `named-${++count}@example.org`, password: 'secret1', email_confirm: true }
      return { ids: { id: (await admin.createUser(her)).data.user?.id ?? '' } }
    },
    usersFactor: async (): Promise<NamedInAuth> => {
      const { userId, ids } = await app()
      return { ids: { id: userId, factor: ids.id ?? '' } }
    },
    usersPasskey: async (): Promise<NamedInAuth> => {
      const { userId, ids } = await passkey()
      return { ids: { id: userId, passkey: ids.id ?? '' } }
    },
    identity: async (): Promise<NamedInAuth> => {
      const { auth, token } = await somebody()
      return { ids: { id: (await auth.getUserIdentities()).data?.identities[0]?.identity_id ?? '' }, token }
    },
    ssoProvider: async (): Promise<NamedInAuth> => {
      await heraia.db.deleteFrom('sso_providers').execute()
      const draft = { type: 'saml', metadata_xml: club.metadata, domains: ['named.example'] }
      return { ids: { id: (await ask<{ id: string }>('/admin/sso/providers', draft)).id }, body: draft }
    },
    oauthClient: async (): Promise<NamedInAuth> => {
      const draft = { client_name: 'x', redirect_uris: ['https://x.example'] }
      return { ids: { id: (await ask<{ client_id: string }>('/admin/oauth/clients', draft)).client_id } }
    },
    customProvider: async (): Promise<NamedInAuth> => {
      const [identifier, nowhere] = [`custom:named-${++count}`, 'http://127.0.0.1:1']
      const endpoints = { authorization_url: nowhere, token_url: nowhere, userinfo_url: nowhere }
      const draft = { provider_type: 'oauth2', name: 'x', client_id: 'x', client_secret: 'x', ...endpoints }
      await ask('/admin/custom-providers', { identifier, ...draft })
      return { ids: { id: identifier } }
    },
    app,
    phone: () =>
      factor({ factor_type: 'phone', phone: `+346002${String(++count).padStart(5, '0')}` }, { channel: 'sms' }),
    key: () => factor({ factor_type: 'webauthn' }, { webauthn }),
    passkey,
  }
}
