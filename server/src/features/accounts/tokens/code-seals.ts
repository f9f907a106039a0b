import { base64url as base64 } from 'jose'
import type { Context } from '../../../context.ts'
import { sameText } from '../../../files/media-pass.ts'
import { base64url } from './digest.ts'
import { keysInUse, signingOf } from './signing-keys.ts'

/** What is stored of digits that were sent: a million of them are tried in a second by who has the row alone. */
export interface CodeSeals {
  make(text: string): Promise<string>
  fits(text: string, seal: string | null): Promise<boolean>
}

/** Made with the key that signs; what one of the others made fits for as long as that one is held. */
export async function codeSeals(ctx: Context): Promise<CodeSeals> {
  const keys = await keysInUse({ ...ctx.ports, db: ctx.db }, ctx.settings)
  const sealBy = async (kid: string, text: string): Promise<string | null> => {
    const secret = keys.find(({ jwk }) => jwk.kid === kid)?.jwk.d
    return secret ? `${kid}.${await ctx.ports.digests.hmac(await codeKey(secret), text)}` : null
  }
  return {
    make: async (text) => {
      const seal = await sealBy(signingOf(keys)?.jwk.kid ?? '', text)
      if (!seal) throw new Error('No private signing key.')
      return seal
    },
    fits: async (text, seal) => {
      if (seal === null) return false
      const made = await sealBy(seal.slice(0, Math.max(0, seal.lastIndexOf('.'))), text)
      return made !== null && sameText(made, seal)
    },
  }
}

/** A key of its own, so that what signs tokens does nothing else. */
async function codeKey(secret: string): Promise<string> {
  const from = await crypto.subtle.importKey('raw', base64.decode(secret).slice(), 'HKDF', false, ['deriveBits'])
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('heraia one-time codes') }
  return base64url(new Uint8Array(await crypto.subtle.deriveBits(how, from, 256)))
}
