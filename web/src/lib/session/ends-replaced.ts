import type { authStorage } from './auth-storage.ts'
import { keptToken } from './kept-token.ts'
import { claimsOf } from './token-claims.ts'

type Storage = typeof authStorage

/**
 * Where a new session takes the place of one in this browser, the one of before is over, or it would go on in her list
 * without anybody in it. `end` is handed its access token.
 */
export const endsReplaced = (storage: Storage, end: (token: string) => void): Storage => ({
  ...storage,
  setItem(key, value) {
    const before = keptToken(storage.getItem(key))
    storage.setItem(key, value)
    const now = keptToken(value)
    if (before && now && isReplaced(claimsOf(before), claimsOf(now))) end(before)
  },
})

/** An answer that was long on its way may put back the one of before: the newer one does not end for it. */
const isReplaced = (before: Record<string, unknown>, now: Record<string, unknown>): boolean =>
  before.session_id !== now.session_id && Number(before.iat ?? 0) <= Number(now.iat ?? 0)
