import { signOperatorToken } from '@heraia/server/features/accounts/tokens/operator-token'
import { createSigningKeys } from '@heraia/server/features/accounts/tokens/signing-keys'
import { GoTrueAdminApi } from '@supabase/auth-js'
import type { TestHeraia } from './heraia.ts'

/** The official client of the admin endpoints, with the token of `npm run admin -- token`. */
export async function adminClient(heraia: TestHeraia): Promise<{ admin: GoTrueAdminApi; token: string }> {
  const { ports, settings } = heraia.context
  const token = await signOperatorToken(createSigningKeys(ports, settings), heraia.siteUrl, heraia.clock.now(), 30)
  return { admin: adminClientBy(heraia, token), token }
}

/** The same client with whatever token somebody has; null: with none. */
export function adminClientBy(heraia: TestHeraia, token: string | null): GoTrueAdminApi {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
  return new GoTrueAdminApi({ url: `${heraia.siteUrl}/auth/v1`, headers, fetch: heraia.fetch })
}
