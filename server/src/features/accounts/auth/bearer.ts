import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { statement } from '../../../statement.ts'
import { together } from '../../../together.ts'
import { goesOn, limitsOfToken, type SessionLimits } from '../sessions/session-limits.ts'
import { verifiedTokens } from '../sessions/verified-tokens.ts'
import { type AccessClaims, BadToken } from '../tokens/access-token.ts'
import { AuthError, userBanned } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'
import { type AlongUser, alongUser, type ShownWith, takeApart } from './user/along-user.ts'
import { type UserRow, userGone } from './users.queries.ts'

export interface Bearer {
  user: UserRow
  session: BearerSession
}

/** With what her User is shown with. */
export interface WholeBearer extends Bearer {
  along: ShownWith
}

export interface BearerSession {
  id: string
  aal: string
  amr: unknown[]
  created_at: Date
}

/** The user of the request's token. Looks the session up each time, so that a sign-out counts at once. */
export async function requireBearer(request: AuthRequest): Promise<Bearer> {
  const claims = await readClaims(request, tokenOf(request))
  const { ctx } = request
  const [row] = await selectBearer(ctx, { user: claims.sub, session: claims.session_id, ...limitsOfToken(ctx) })
  return bearerOf(ctx, row)
}

/** The same where nobody has to be signed in. What else stands there (clients send their key) is nobody's. */
export async function bearerIfAny(request: AuthRequest): Promise<Bearer | null> {
  try {
    return await requireBearer(request)
  } catch (error) {
    if (error instanceof AuthError) return null
    throw error
  }
}

/** The same, and what it takes to show her, in one question. */
export async function requireWholeBearer(request: AuthRequest): Promise<WholeBearer> {
  const claims = await readClaims(request, tokenOf(request))
  const row = await readWholeBearer(request.ctx, { user: claims.sub, session: claims.session_id })
  const { own, along } = row ? takeApart(row) : { own: undefined, along: { identities: [], factors: [] } }
  return { ...bearerOf(request.ctx, own), along }
}

function bearerOf(ctx: Context, row: BearerRow | undefined): Bearer {
  if (!row) throw userGone()
  const { of_session: id, of_session_aal: aal, of_session_amr: amr, of_session_created: created_at, ...user } = row
  if (id === null) throw sessionGone()
  if (isBanned(user, ctx.now())) throw userBanned()
  return { user, session: { id, aal, amr, created_at } }
}

export const sessionGone = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')

type BearerRow = UserRow & {
  /** null: it has ended, a limit is reached, or it is another user's. */
  of_session: string | null
  of_session_aal: string
  of_session_amr: unknown[]
  of_session_created: Date
}

type Asked = { user: string; session: string }

const columns = sql`
  u.*, s.id as of_session, s.aal as of_session_aal, s.amr as of_session_amr, s.created_at as of_session_created`

const selectBearer = statement(
  ({ user, session, ...limits }: Asked & SessionLimits) => sql<BearerRow>`
    select ${columns}
    from users u left join auth_sessions s on s.id = ${session}::uuid and s.user_id = u.id and ${goesOn(limits)}
    where u.deleted_at is null and u.id = ${user}::uuid`,
)

type WholeRow = BearerRow & AlongUser

const selectWholeBearers = statement(
  ({ users, sessions, ...limits }: { users: readonly string[]; sessions: readonly string[] } & SessionLimits) => sql<
    WholeRow & { asked_at: number }
  >`
    select asked.at as asked_at, ${columns}, ${alongUser}
    from unnest(${users}::uuid[], ${sessions}::uuid[]) with ordinality asked (user_id, session_id, at)
      join users u on u.id = asked.user_id and u.deleted_at is null
      left join auth_sessions s on s.id = asked.session_id and s.user_id = u.id and ${goesOn(limits)}`,
)

/** undefined: there is no such user. */
const readWholeBearer = together(
  1,
  async (ctx: Context, asked: readonly Asked[]): Promise<(WholeRow | undefined)[]> => {
    const rows = await selectWholeBearers(ctx, {
      users: asked.map(({ user }) => user),
      sessions: asked.map(({ session }) => session),
      ...limitsOfToken(ctx),
    })
    const answers: (WholeRow | undefined)[] = asked.map(() => undefined)
    for (const { asked_at, ...row } of rows) answers[asked_at - 1] = row
    return answers
  },
)

export function tokenOf({ headers }: AuthRequest): string {
  const token = /^bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  return token
}

async function readClaims({ keys, ctx }: AuthRequest, token: string): Promise<AccessClaims> {
  try {
    return await verifiedTokens(keys).verify(token, ctx.now())
  } catch (error) {
    if (!(error instanceof BadToken)) throw error
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`)
  }
}

export const isBanned = (user: UserRow, now: Date): boolean => user.banned_until !== null && user.banned_until > now
