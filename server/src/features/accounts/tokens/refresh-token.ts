import type { Digests, Random } from '../../../ports.ts'
import { base64url } from './digest.ts'

/** Opaque to the client. Only hashes are stored. */
export const firstRefreshToken = (random: Random): string => base64url(random.bytes(32))

export const newSalt = (random: Random): string => base64url(random.bytes(16))

/**
 * The token that follows. Made from the one before and a salt that is stored when it is used, so that who
 * lost the answer and sends the old token again gets the same new one, while the database alone gives none.
 */
export const nextRefreshToken = (digests: Digests, token: string, salt: string) => digests.hmac(token, salt)

export const hashRefreshToken = (digests: Digests, token: string) => digests.sha256(`refresh:${token}`)

/** Shorter ones, or ones with other signs, were never ours. */
export const looksLikeRefreshToken = (token: string): boolean => /^[A-Za-z0-9_-]{12,200}$/.test(token)
