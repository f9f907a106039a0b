import { createHmac, createPrivateKey, hash, type JsonWebKey } from 'node:crypto'
import type { Digests } from '@heraia/server/ports'
import { signInBunches } from './sign-in-bunches.ts'

/** At once: what is hashed here is small, and handing it to a thread costs ten times as much as doing it. */
export const digests: Digests = {
  sha256: (text) => hash('sha256', text, 'hex'),

  hmac: (key, text) => createHmac('sha256', key).update(text).digest('base64url'),

  signer: (jwk) => {
    const sign = signInBunches(createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' }))
    return async (header, payload) => {
      const said = `${inBase64(header)}.${inBase64(payload)}`
      return `${said}.${await sign(said)}`
    }
  },
}

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
