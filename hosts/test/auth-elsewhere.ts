import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Another auth server, as far as AUTH_URL asks: it lists its key, and says of everybody that she is there. */
export async function authElsewhere() {
  const key = await generateKeyPair('ES256')
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(key.publicKey)), kid: 'other', alg: 'ES256' }] })
  const http = createServer(({ url }, response) => void response.end(url?.endsWith('jwks.json') ? keys : '{}'))
  await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    signs: (id: string, email: string, at: Date) =>
      new SignJWT({ role: 'authenticated', session_id: id, email })
        .setProtectedHeader({ alg: 'ES256', kid: 'other' })
        .setSubject(id)
        .setAudience('authenticated')
        .setIssuedAt(at)
        .setExpirationTime(new Date(at.getTime() + 3_600_000))
        .sign(key.privateKey),
    close: () => new Promise<void>((done) => void http.close(() => done())),
  }
}
