import type { Context } from '../../../../context.ts'
import type { Digests } from '../../../../ports.ts'
import { hashOldToken, newSalt, nextOldToken, secretAfter } from '../../tokens/old-refresh-token.ts'
import { newFamily, writeRefreshToken } from '../../tokens/refresh-token.ts'
import { followOldToken, type OldToken, oldTokensOf } from './old-tokens.queries.ts'
import { type LockedSession, noteSeen } from './refresh.queries.ts'

/**
 * For a token of before turns were counted: people who are signed in stay so. The current one is followed by a family
 * of turns; one that was used gets what counts now, by the same rules as ever (her parent, or seconds ago). null:
 * reused, maybe stolen.
 */
export async function nextOfOldToken(tx: Context, session: LockedSession, given: string): Promise<string | null> {
  const { digests } = tx.ports
  const family = await oldTokensOf(tx.db, session.id)
  const hash = await hashOldToken(digests, given)
  const token = family.find((one) => one.token_hash === hash)
  if (!token) return null
  if (token.used_at === null) return follow(tx, session, token, given)
  if (!mayRepeat(tx, session, family, token, token.used_at)) return null
  const last = await followToLast(digests, family, token, given)
  if (last === null) return null
  const current = last.salt === null ? last.text : await currentTurn(digests, session, last.text, last.salt)
  await noteSeen(tx.db, { id: session.id, now: tx.now() })
  return current
}

async function follow(tx: Context, session: LockedSession, token: OldToken, given: string): Promise<string> {
  const salt = newSalt(tx.ports.random)
  const secret = await secretAfter(tx.ports.digests, given, salt)
  const { refreshToken, ...family } = await newFamily(tx.ports, session.id, secret)
  await followOldToken(tx.db, { id: token.id, salt, sessionId: session.id, now: tx.now(), ...family })
  return refreshToken
}

function mayRepeat(tx: Context, session: LockedSession, family: OldToken[], token: OldToken, usedAt: Date): boolean {
  const current = family.find((one) => one.used_at === null)
  const follower = family.find((one) => one.parent_id === token.id)
  const isParent = current ? current.parent_id === token.id : !follower && session.refresh_turn === 0
  return isParent || Math.abs(tx.now().getTime() - usedAt.getTime()) <= tx.settings.auth.refreshReuseSeconds * 1000
}

/** Derives one token from the other until the last of them; its salt, where it is used too. */
async function followToLast(
  digests: Digests,
  family: OldToken[],
  from: OldToken,
  given: string,
): Promise<{ text: string; salt: string | null } | null> {
  let token = from
  let text = given
  for (;;) {
    const next = family.find((one) => one.parent_id === token.id)
    if (!next) return token.used_at !== null && token.next_salt === null ? null : { text, salt: token.next_salt }
    if (token.next_salt === null) return null
    text = await nextOldToken(digests, text, token.next_salt)
    token = next
  }
}

async function currentTurn(digests: Digests, session: LockedSession, last: string, salt: string): Promise<string> {
  const secret = await secretAfter(digests, last, salt)
  return writeRefreshToken(digests, session.refresh_key, { sessionId: session.id, secret, turn: session.refresh_turn })
}
