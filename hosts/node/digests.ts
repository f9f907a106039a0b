import { createHmac, createPrivateKey, hash, type JsonWebKey, type KeyObject, sign } from 'node:crypto'
import type { Digests } from '@heraia/server/ports'

/** At once: what is made here is small, and handing it to a thread costs the processors more than doing it. */
export const digests: Digests = {
  sha256: (text) => hash('sha256', text, 'hex'),

  hmac: (key, text) => createHmac('sha256', key).update(text).digest('base64url'),

  signer: (jwk) => {
    const key = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' })
    // A key has one name, so nearly always it is the header of before.
    let last = { kid: '', text: '' }
    return (header, payload) => {
      if (header.kid !== last.kid) last = { kid: header.kid, text: inBase64(header) }
      const said = `${last.text}.${inBase64(payload)}`
      return `${said}.${signatureOf(said, key)}`
    }
  },
}

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const signatureOf = (text: string, key: KeyObject): string => inFixedLength(sign('sha256', Buffer.from(text), key))

const HALF = 32

/** Two numbers in DER as tokens have them, side by side. Asked for by an option it costs as much as the signature. */
function inFixedLength(der: Buffer): string {
  const fixed = Buffer.alloc(2 * HALF)
  let at = 2
  for (const end of [HALF, 2 * HALF]) {
    const length = der[at + 1] ?? 0
    const [next, kept] = [at + 2 + length, Math.min(length, HALF)]
    der.copy(fixed, end - kept, next - kept, next)
    at = next
  }
  return fixed.toString('base64url')
}
