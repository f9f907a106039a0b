import { signOperatorToken } from '@heraia/server/features/accounts/tokens/operator-token'
import { createSigningKeys } from '@heraia/server/features/accounts/tokens/signing-keys'
import { GoTrueAdminApi } from '@supabase/auth-js'
import type { TestHeraia } from './heraia.ts'

/** The official client of the admin endpoints, with the token of `npm run admin -- token`. */
export async function adminClient(heraia: TestHeraia): Promise<{ admin: GoTrueAdminApi; token: string }> {
  const { ports, settings } = heraia.context
  const token = await signOperatorToken(createSigningKeys(ports, settings), heraia.siteUrl, heraia.clock.now(), 30)
  const url = `${heraia.siteUrl}/auth/v1`
  const admin = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${token}` }, fetch: heraia.fetch })
  return { admin, token }
}
