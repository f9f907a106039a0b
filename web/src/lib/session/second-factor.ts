import type { Session } from '@supabase/auth-js'

/** Her account has a second factor, and this session has not seen it: its token says so. */
export function lacksItsFactor({ user, access_token }: Session): boolean {
  const hasOne = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasOne && levelOf(access_token) !== 'aal2'
}

function levelOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    const claims: { aal?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return claims.aal
  } catch {
    return undefined
  }
}
