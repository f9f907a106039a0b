import type { AuthProvider } from '@heraia/server/settings'
import { authClient } from './auth-client.ts'
import type { TestHeraia } from './heraia.ts'
import { APP, type OidcIssuer } from './oidc-issuer.ts'

/** How an operator sets up this issuer: as OpenID providers are, for a site and an app. */
export const providerAt = ({ clientId, clientSecret, issuer }: OidcIssuer): AuthProvider => ({
  ...{ clientId, clientSecret, otherClientIds: [APP.id] },
  issuer,
  endpoints: null,
  scopes: 'openid email profile',
  trustsEmail: false,
})

type OAuthOptions = Parameters<ReturnType<typeof authClient>['auth']['signInWithOAuth']>[0]['options']

/** People who come by `club`, the provider of that name of this server. */
export function providerSeason(heraia: TestHeraia, club: OidcIssuer) {
  let count = 0

  /** Somebody whom the issuer knows. */
  function atClub(more: object = {}, issuer = club) {
    const login = `member-${++count}`
    issuer.people.set(login, { email: `${login}@club.example`, email_verified: true, name: 'Mira López', ...more })
    return { login, email: `${login}@club.example` }
  }

  const follow = async (url: URL | string) => {
    const response = await heraia.fetch(String(url), { redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '', heraia.siteUrl)
  }

  /** She presses the button: the client gives the address, which sends her to the provider and back to our callback. */
  async function leaves(provider: string, login: string, says: 'yes' | 'no' = 'yes', more: OAuthOptions = {}) {
    const { auth } = authClient(heraia)
    const { data } = await auth.signInWithOAuth({
      provider: provider as 'google',
      options: { ...more, skipBrowserRedirect: true },
    })
    const there = await follow(data.url ?? '')
    return { auth, there, back: await club.visits(there.href, login, says) }
  }

  async function signsIn(provider: string, login: string) {
    const { auth, back } = await leaves(provider, login)
    const site = await follow(back)
    const result = await auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')
    return { auth, site, ...result }
  }

  return { atClub, follow, leaves, signsIn }
}
