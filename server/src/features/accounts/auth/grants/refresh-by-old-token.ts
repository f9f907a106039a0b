import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'
import type { Digests } from '../../../../ports.ts'
import { hashRefreshToken, newSalt, nextRefreshToken } from '../../tokens/refresh-token.ts'
import { type FamilyToken, newestTokens, noteSeen, rotateToken } from './refresh.queries.ts'
import type { Rotation } from './rotate-together.ts'

/**
 * The token to answer, with the session locked, which is noted as seen: a new one for the current one; the current one for its parent
 * (she lost the answer) and for one that was used a few seconds ago (two tabs). null: reused, maybe stolen.
 */
export async function nextToken(tx: Context, sessionId: string, given: string): Promise<string | null> {
  const family = await newestTokens(tx.db, sessionId)
  const hash = await hashRefreshToken(tx.ports.digests, given)
  const token = family.find((one) => one.token_hash === hash)
  if (!token) return null
  if (token.used_at === null) return rotate(tx, sessionId, token, given)
  if (!mayRepeat(tx, family, token, token.used_at)) return null
  const current = await followToCurrent(tx.ports.digests, family, token, given)
  if (current !== null) await noteSeen(tx.db, { id: sessionId, now: tx.now() })
  return current
}

async function rotate(tx: Context, sessionId: string, token: FamilyToken, given: string): Promise<string> {
  const { refreshToken, ...rotation } = await rotationOf(tx, given)
  await rotateToken(tx.db, { id: token.id, sessionId, now: tx.now(), ...rotation })
  return refreshToken
}

/** The token that follows, and what is stored of both. */
export async function rotationOf({ ports, now }: Context, given: string): Promise<Rotation & { refreshToken: string }> {
  const { digests, random } = ports
  const salt = newSalt(random)
  const refreshToken = await nextRefreshToken(digests, given, salt)
  return {
    refreshToken,
    tokenHash: await hashRefreshToken(digests, given),
    salt,
    nextId: uuid7(now().getTime(), random.bytes(10)),
    nextHash: await hashRefreshToken(digests, refreshToken),
  }
}

function mayRepeat(tx: Context, family: FamilyToken[], token: FamilyToken, usedAt: Date): boolean {
  const current = family.find((one) => one.used_at === null)
  if (current?.parent_id === token.id) return true
  return Math.abs(tx.now().getTime() - usedAt.getTime()) <= tx.settings.auth.refreshReuseSeconds * 1000
}

/** Derives one token from the other until the current one, which only a hash of is stored. */
async function followToCurrent(
  digests: Digests,
  family: FamilyToken[],
  from: FamilyToken,
  given: string,
): Promise<string | null> {
  let token: FamilyToken | undefined = from
  let text = given
  while (token?.next_salt) {
    text = await nextRefreshToken(digests, text, token.next_salt)
    const parent: string = token.id
    token = family.find((one) => one.parent_id === parent)
  }
  return token ? text : null
}
