import { type AccessClaims, BadToken, verifyAccessToken } from '../tokens/access-token.ts'
import { AuthError, userBanned } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'
import { type UserRow, userById } from './users.queries.ts'

export interface Bearer {
  user: UserRow
  session: BearerSession
}

export interface BearerSession {
  id: string
  aal: string
  amr: unknown[]
  created_at: Date
}

/** The user of the request's token. Looks the session up each time, so that a sign-out counts at once. */
export async function requireBearer(request: AuthRequest): Promise<Bearer> {
  const token = tokenOf(request)
  const { ctx } = request
  const claims = await readClaims(request, token)
  const user = await userById(ctx.db, claims.sub)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await ctx.db
    .selectFrom('auth_sessions')
    .select(['id', 'aal', 'amr', 'created_at'])
    .where('id', '=', claims.session_id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (!session) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (isBanned(user, ctx.now())) throw userBanned(403)
  return { user, session }
}

export function tokenOf({ headers }: AuthRequest): string {
  const token = /^bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  return token
}

async function readClaims({ keys, ctx }: AuthRequest, token: string): Promise<AccessClaims> {
  try {
    return await verifyAccessToken(keys, token, ctx.now())
  } catch (error) {
    if (!(error instanceof BadToken)) throw error
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`)
  }
}

export const isBanned = (user: UserRow, now: Date): boolean => user.banned_until !== null && user.banned_until > now
