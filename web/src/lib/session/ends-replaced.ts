import type { authStorage } from './auth-storage.ts'
import { claimsOf } from './token-claims.ts'

type Storage = typeof authStorage

/**
 * Where a new session takes the place of one in this browser, the one of before is over, or it would go on in her list
 * without anybody in it. `end` is handed its access token.
 */
export const endsReplaced = (storage: Storage, end: (token: string) => void): Storage => ({
  ...storage,
  setItem(key, value) {
    const before = tokenIn(storage.getItem(key))
    storage.setItem(key, value)
    const now = tokenIn(value)
    if (before && now && claimsOf(before).session_id !== claimsOf(now).session_id) end(before)
  },
})

/** undefined: it is no session; auth-js keeps other things beside it. */
function tokenIn(kept: string | null): string | undefined {
  const { access_token } = kept?.startsWith('{') ? (JSON.parse(kept) as { access_token?: string }) : {}
  return access_token
}
