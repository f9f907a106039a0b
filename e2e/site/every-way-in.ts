import { freePort } from '@heraia/hosts/node/free-port'
import { type OidcIssuer, oidcIssuer } from '@heraia/hosts/test/oidc-issuer'
import { type OpenHeraia, openHeraia } from '@heraia/hosts/test/open-heraia'

/** What its service tokens are signed with. */
export const SECRET = 'a secret of the journeys that is long enough'
/** Each phone gets its own code, so that no journey waits for another's. */
export const OTPS =
  '+34600000001=123456,+34600000002=246810,+34600000003=135790,+34600000005=112233,+34600000006=445566,+34600000007=778899'

export interface EveryWayIn {
  heraia: OpenHeraia
  /** Of both other services. */
  issuer: OidcIssuer
  close(): Promise<void>
}

/** A server of its own where every way in is open. */
export async function openEveryWayIn(): Promise<EveryWayIn> {
  const port = await freePort()
  const issuer = await oidcIssuer(`http://localhost:${port}/auth/v1/callback`)
  const client = { clientId: issuer.clientId, clientSecret: issuer.clientSecret }
  const google = { ...client, issuer: issuer.issuer }
  // Without the address of an issuer, as Facebook is asked.
  const facebook = { ...client, endpoints: issuer.endpoints, scopes: 'openid email profile' }
  const env = {
    AUTH_PROVIDERS: JSON.stringify({ google, facebook }),
    AUTH_WEB3: 'on',
    AUTH_SAML: 'on',
    AUTH_TEST_OTP: OTPS,
    AUTH_ANONYMOUS: 'on',
    AUTH_WHATSAPP: 'on',
    AUTH_JWT_SECRET: SECRET,
    AUTH_PASSWORD_PASSES: '2',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
  }
  const heraia = await openHeraia({ port, env })
  return {
    heraia,
    issuer,
    close: async () => {
      await heraia.stop()
      await issuer.close()
    },
  }
}
