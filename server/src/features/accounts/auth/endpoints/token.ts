import type { JsonAnswer } from '../../../../http/json-answer.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { grantByCode } from '../grants/grant-by-code.ts'
import { grantByIdToken } from '../grants/grant-by-id-token.ts'
import { grantByPassword } from '../grants/grant-by-password.ts'
import { grantByRefreshToken } from '../grants/grant-by-refresh-token.ts'
import { grantByWallet } from '../grants/grant-by-wallet.ts'
import { grantTypeOf } from '../grants/grant-type.ts'

type Grant = (request: AuthRequest) => Promise<Response | JsonAnswer>

const grants: Record<string, Grant> = {
  password: grantByPassword,
  refresh_token: grantByRefreshToken,
  pkce: grantByCode,
  id_token: grantByIdToken,
  web3: grantByWallet,
}

export const grantTypes: readonly string[] = Object.keys(grants)

export async function token(request: AuthRequest): Promise<Response | JsonAnswer> {
  const type = grantTypeOf(request) ?? ''
  const grant = Object.hasOwn(grants, type) ? grants[type] : undefined
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  return grant(request)
}
