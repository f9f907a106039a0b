import type { Digests, Random } from '../../../ports.ts'
import { base64url } from './digest.ts'

/** Tokens of before were rows, each made from the one before it and a salt that was stored when that one was used. */
export const nextOldToken = (digests: Digests, token: string, salt: string) => digests.hmac(token, salt)

export const hashOldToken = (digests: Digests, token: string) => digests.sha256(`refresh:${token}`)

export const newSalt = (random: Random): string => base64url(random.bytes(16))

/** The secret of the family that follows the last of them: whoever has that one, and only she, can tell it. */
export const secretAfter = async (digests: Digests, token: string, salt: string): Promise<string> =>
  (await digests.hmac(token, salt)).slice(0, 22)
