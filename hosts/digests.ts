import type { Digests } from '@heraia/server/ports'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** By WebCrypto, which every host has. Node's own is several times quicker: node/digests.ts. */
export const digests: Digests = {
  sha256: async (text) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)))),

  hmac: async (key, text) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const secret = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
    return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytesOf(text))))
  },

  signer: (jwk) => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const key = crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign'])
    return async (header, payload) => {
      const said = [header, payload].map((part) => base64url(bytesOf(JSON.stringify(part)))).join('.')
      return `${said}.${base64url(new Uint8Array(await crypto.subtle.sign(algorithm, await key, bytesOf(said))))}`
    }
  },
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
