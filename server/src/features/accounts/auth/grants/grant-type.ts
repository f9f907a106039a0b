import type { AuthRequest } from '../auth-request.ts'

/** As clients say it: alone, and in plain letters. */
const ALONE = /^[^?#]*\?grant_type=([a-z_]+)$/

/** null: not said. */
export const grantTypeOf = (request: Pick<AuthRequest, 'address' | 'url'>): string | null =>
  ALONE.exec(request.address)?.[1] ?? request.url.searchParams.get('grant_type')
