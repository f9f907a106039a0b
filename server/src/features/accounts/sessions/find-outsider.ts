import type { PersonId, SessionId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context, Viewer } from '../../../context.ts'
import { BadToken } from '../tokens/access-token.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'
import { mayAsk, refuseToken, type Sessions, unauthorized } from './find-viewer.ts'
import type { SessionsElsewhere } from './sessions-elsewhere.ts'
import { verifiedTokens } from './verified-tokens.ts'

interface Standing {
  role: Viewer['role'] | null
  state: string | null
  banned_until: Date | null
  is_known: boolean
}

/**
 * Who asks, where another auth server signs people in (AUTH_URL). Her token says who she is; what it opens here is up to
 * her profile. The sessions are the other server's, which is asked whether hers lives.
 */
export function createFindOutsider(keys: SigningKeys, elsewhere: SessionsElsewhere): Sessions {
  const tokens = verifiedTokens(keys)

  const findViewer = async (request: Request, ctx: Context): Promise<Viewer | null> => {
    const token = /^bearer +(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim()
    if (token === undefined) return null
    const {
      sub,
      session_id,
      email,
      aal,
      is_anonymous,
      role: tokenRole,
    } = await tokens.verify(token, ctx.now()).catch(refuseToken)
    if (tokenRole !== 'authenticated') throw unauthorized('token_invalid', 'The access token does not count.')
    const [standing, lives] = await Promise.all([readStanding(ctx, sub), elsewhere.lives(session_id, token)])
    if (!lives) throw unauthorized('session_ended', 'This session has ended.')
    // Of the other server's guests nothing is kept here.
    const isGuest = is_anonymous && standing.role === null
    if (!standing.is_known && !isGuest) await noteUser(ctx, sub, email)
    const isShutOut = (standing.banned_until ?? new Date(0)) > ctx.now() || !mayAsk(standing.state)
    if (isShutOut) throw unauthorized('suspended', 'This account is suspended.')
    const role = standing.role ?? 'fan'
    return {
      id: sub as PersonId,
      sessionId: session_id as SessionId,
      role,
      isAdmin: role === 'admin' && (aal === 'aal2' || !ctx.settings.auth.adminFactor),
      hasProfile: standing.role !== null,
      ...(standing.state === 'leaving' && { isLeaving: true }),
      ...(isGuest && { isGuest }),
    }
  }

  return { findViewer, living: (_, ids) => elsewhere.living(ids), close: () => {} }
}

async function readStanding(ctx: Context, id: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select p.role, p.state, u.banned_until, u.id is not null as is_known
    from (values (${id}::uuid)) asked (id) left join users u on u.id = asked.id left join profiles p on p.id = asked.id`.execute(
    ctx.db,
  )
  const [standing] = rows
  if (!standing) throw new BadToken('token_invalid', 'token has invalid claims')
  return standing
}

/** The first time that she comes: what her profile will be made for. Her address is the other server's to check. */
async function noteUser(ctx: Context, id: string, email: string): Promise<void> {
  const now = ctx.now()
  const insert = (address: string) =>
    ctx.db
      .insertInto('users')
      .values({
        id,
        email: address,
        encrypted_password: null,
        email_confirmed_at: address === '' ? null : now,
        confirmation_sent_at: null,
        recovery_sent_at: null,
        last_sign_in_at: now,
        speaks: ctx.speaks,
        app_metadata: '{}',
        user_metadata: '{}',
        banned_until: null,
        deleted_at: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  if (!(await insert(email.toLowerCase().slice(0, 255)))) await insert('')
}
