import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { APP } from './oidc-issuer.ts'

/** Signs what a test wants to say, as real issuers may and the package’s does not. `keyless`: nobody answers for its keys. */
export async function bareIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'ES256' }]
  const server = createServer(({ url = '' }, response) => {
    const at = url.startsWith('/keyless') ? `${issuer}/keyless` : issuer
    const said = { issuer: at, jwks_uri: at === issuer ? `${issuer}/jwks` : 'http://127.0.0.1:1/jwks' }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(url === '/jwks' ? { keys } : said))
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const idToken = (claims: Record<string, unknown>) =>
    new SignJWT({ iss: issuer, aud: APP.id, iat: 1, exp: 4_000_000_000, ...claims })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey)
  const close = () => new Promise<unknown>((done) => void server.close(done))
  return { issuer, idToken, close }
}
