import { APP, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { type Auth, challenge, comesBack, signsIn, tokenFor } from './ask-auth.ts'

const name = 'custom:club'
const [start, inHerTab] = [`provider=${name}`, String(new URLSearchParams(challenge))]

/** An operator adds a provider of identities; people come in by it, and who is in links it and takes it away again. */
export async function driveProvider(
  server: RecordedServer,
  auth: Auth,
  { operator, email }: { operator: string; email: string },
): Promise<void> {
  const { ask, leads, isRefused } = auth
  const club = await oidcIssuer(`${server.siteUrl}/auth/v1/callback`)
  await addProvider(auth, operator, club)
  const logs = async (login: string, there: URL, says: 'yes' | 'no' = 'yes') => {
    club.people.set(login, { email: `${login}@club.example`, email_verified: true, name: 'Mira López' })
    return club.visits(there.href, login, says)
  }
  const comes = async (login: string, more: string, from = '/authorize', token?: string) =>
    leads('GET', (await logs(login, await leads('GET', `${from}?${start}&${more}`, token))).href)

  await comesBack(auth, await comes('by-code', inHerTab))
  await comes('by-code', '')
  await comes('by-fragment', '')
  const invitation = await tokenFor(auth, operator, 'invite', { email: 'called@club.example' })
  await comesBack(auth, await comes('called', `${inHerTab}&invite_token=${invitation}`))
  const form = await logs('by-form', await leads('GET', `/authorize?${start}&${inHerTab}`))
  await comesBack(auth, await leads('POST', '/callback', undefined, form.searchParams))
  await isRefused('GET', (await logs('unwilling', await leads('GET', `/authorize?${start}`), 'no')).href)
  await isRefused('GET', '/authorize?provider=nobody')
  await isRefused('GET', `/callback?code=none&state=${crypto.randomUUID()}`)

  const token = await signsIn(auth, email)
  await comesBack(auth, await comes('linked', inHerTab, '/user/identities/authorize', token))
  const { identities } = (await ask('GET', '/user', token)) as unknown as {
    identities: { identity_id: string; provider: string }[]
  }
  const linked = identities.find(({ provider }) => provider === name)
  await ask('DELETE', `/user/identities/${linked?.identity_id}`, token)

  const brings = async (said: object, asker?: string) =>
    ask('POST', '/token?grant_type=id_token', asker, { ...said, id_token: await club.idToken('by-code') })
  await brings({ provider: name })
  await brings({ issuer: club.issuer })
  club.people.set('by-app', {})
  const linking = { provider: name, link_identity: true, id_token: await club.idToken('by-app') }
  await ask('POST', '/token?grant_type=id_token', token, linking)
  await ask('DELETE', `/admin/custom-providers/${name}`, operator)
  await club.close()
}

/** He makes, reads and changes it. */
async function addProvider({ ask }: Auth, operator: string, club: Awaited<ReturnType<typeof oidcIssuer>>) {
  await ask('POST', '/admin/custom-providers', operator, {
    ...{ provider_type: 'oidc', identifier: name, name: 'Club', issuer: club.issuer },
    ...{ client_id: club.clientId, client_secret: club.clientSecret, acceptable_client_ids: [APP.id] },
  })
  await ask('GET', '/admin/custom-providers', operator)
  await ask('GET', '/admin/custom-providers?type=oidc', operator)
  await ask('PUT', `/admin/custom-providers/${name}`, operator, { name: 'Club Madrid', email_optional: true })
  await ask('GET', `/admin/custom-providers/${name}`, operator)
}
