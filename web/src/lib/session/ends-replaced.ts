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
    if (before && now && claimsOf(before).session_id !== claimsOf(now).session_id) end(before)
  },
})
