import type { GoTrueClient } from '@supabase/auth-js'

/** What she began and did not finish is thrown away: it would take up the name. */
export async function dropUnfinished(auth: GoTrueClient, type: 'totp' | 'phone' | 'webauthn'): Promise<void> {
  const { data } = await auth.mfa.listFactors()
  for (const factor of data?.all ?? []) {
    if (factor.factor_type === type && factor.status === 'unverified') await auth.mfa.unenroll({ factorId: factor.id })
  }
}
