import type { JsonAnswer } from '../../../../http/json-answer.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { grantByCode } from '../grants/grant-by-code.ts'
import { grantByIdToken } from '../grants/grant-by-id-token.ts'
import { grantByPassword } from '../grants/grant-by-password.ts'
import { grantByRefreshToken } from '../grants/grant-by-refresh-token.ts'
import { grantByWallet } from '../grants/grant-by-wallet.ts'
import { grantTypeOf } from '../grants/grant-type.ts'

export async function token(request: AuthRequest): Promise<Response | JsonAnswer> {
  switch (grantTypeOf(request)) {
    case 'password':
      return grantByPassword(request)
    case 'refresh_token':
      return grantByRefreshToken(request)
    case 'pkce':
      return grantByCode(request)
    case 'id_token':
      return grantByIdToken(request)
    case 'web3':
      return grantByWallet(request)
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}
