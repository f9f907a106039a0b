import type { Session } from '@supabase/auth-js'
import { claimsOf } from './token-claims.ts'

/** Her account has a second factor, and this session has not seen it: its token says so. */
export function lacksItsFactor({ user, access_token }: Session): boolean {
  const hasOne = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasOne && claimsOf(access_token).aal !== 'aal2'
}
