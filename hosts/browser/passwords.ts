import type { PasswordHasher } from '@heraia/server/ports'

/** A browser has PBKDF2 of its own; what it guards here is made up, and a sign-in should take no time. */
const ROUNDS = 20_000

export const passwords: PasswordHasher = {
  hash: async (password) => {
    const salt = crypto.getRandomValues(new Uint8Array(16))
    return ['pbkdf2', ROUNDS, toHex(salt), await derive(password, salt, ROUNDS)].join('$')
  },
  verify: async (stored, password) => {
    const [, rounds, salt, wanted] = /^pbkdf2\$(\d{1,7})\$((?:[0-9a-f]{2})+)\$([0-9a-f]{64})$/.exec(stored) ?? []
    if (!rounds || !salt || !wanted) return false
    const found = await derive(password, fromHex(salt), Number(rounds))
    let difference = 0
    for (let at = 0; at < wanted.length; at += 1) difference |= wanted.charCodeAt(at) ^ found.charCodeAt(at)
    return difference === 0
  },
  digest: (password, salt) => derive(password, new TextEncoder().encode(salt), ROUNDS),
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return toHex(new Uint8Array(bits))
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
