import { readProviders } from '../node/auth-providers.ts'
import { authClient } from './auth-client.ts'
import { type GraphPerson, graphServer } from './graph-server.ts'
import { createTestHeraia } from './heraia.ts'
import { oidcIssuer } from './oidc-issuer.ts'
import { providerAt, providerSeason } from './provider-season.ts'

export const CALLBACK = 'http://heraia.test/auth/v1/callback'
const facebookApp = { clientId: '1057', clientSecret: 'of the app' }

/** What an address says that leads back to a page with what went wrong. */
export const problem = (site: URL) => [site.origin, site.searchParams.get('error'), site.searchParams.get('error_code')]

/**
 * A server with providers of each kind: two that are asked for by OpenID (`club`, `other`), one by plain OAuth 2.0 (`plain`),
 * Facebook, and one that does not answer (`away`); and how people come by them.
 */
export async function openProviderSite() {
  const [club, other, graph] = [await oidcIssuer(CALLBACK), await oidcIssuer(CALLBACK), await graphServer()]
  const providers = {
    club: providerAt(club),
    other: providerAt(other),
    plain: { ...providerAt(club), issuer: null, endpoints: club.endpoints },
    ...readProviders.parse(JSON.stringify({ facebook: { ...facebookApp, endpoints: graph.endpoints } })),
    away: { ...providerAt(club), issuer: 'http://127.0.0.1:1' },
  }
  const heraia = await createTestHeraia({ settings: { auth: { providers, autoconfirm: false, anonymous: true } } })
  const ways = providerSeason(heraia, club)
  let count = 0

  async function leavesForFacebook() {
    const { auth } = authClient(heraia)
    const { data } = await auth.signInWithOAuth({ provider: 'facebook', options: { skipBrowserRedirect: true } })
    return { auth, there: await ways.follow(data.url ?? '') }
  }

  /** Facebook tells us who she is. */
  async function agrees(person: GraphPerson) {
    const { auth, there } = await leavesForFacebook()
    const site = await ways.follow(graph.agrees(there, person))
    return auth.exchangeCodeForSession(site.searchParams.get('code') ?? '')
  }

  return {
    ...{ heraia, providers, club, other, graph },
    ...ways,
    ...{ leavesForFacebook, agrees, facebookId: () => `1015840${String(++count).padStart(10, '0')}` },
    close: async () => void (await Promise.all([heraia, club, other, graph].map((each) => each.close()))),
  }
}
