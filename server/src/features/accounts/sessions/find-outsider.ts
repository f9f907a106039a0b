import type { PersonId, SessionId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context, Viewer } from '../../../context.ts'
import { BadToken } from '../tokens/access-token.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'
import { mayAsk, refuseToken, type Sessions, unauthorized } from './find-viewer.ts'
import type { SessionsElsewhere } from './sessions-elsewhere.ts'
import { keptEmail, type SaidEmail, takeSaidEmail } from './take-said-email.ts'
import { verifiedTokens } from './verified-tokens.ts'

interface Standing {
  role: Viewer['role'] | null
  state: string | null
  banned_until: Date | null
  is_known: boolean
  email: string | null
  updated_at: Date | null
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
      iat,
      aal,
      is_anonymous,
      role: tokenRole,
    } = await tokens.verify(token, ctx.now()).catch(refuseToken)
    if (tokenRole !== 'authenticated') throw unauthorized('token_invalid', 'The access token does not count.')
    const [standing, lives] = await Promise.all([readStanding(ctx, sub), elsewhere.lives(session_id, token)])
    if (!lives) throw unauthorized('session_ended', 'This session has ended.')
    // Of the other server's guests nothing is kept here.
    const isGuest = is_anonymous && standing.role === null
    const said = { email: keptEmail(email), at: new Date(iat * 1000) }
    const isShutOut = (standing.banned_until ?? new Date(0)) > ctx.now() || !mayAsk(standing.state)
    if (isShutOut) throw unauthorized('suspended', 'This account is suspended.')
    if (!standing.is_known && !isGuest) await noteUser(ctx, sub, said)
    else if (standing.is_known && isNews(standing, said)) await takeSaidEmail(ctx, sub, said)
    const role = standing.role ?? 'fan'
    return {
      id: sub as PersonId,
      sessionId: session_id as SessionId,
      role,
      isAdmin: role === 'admin' && (aal === 'aal2' || !ctx.settings.auth.adminFactor),
      hasProfile: standing.role !== null,
      ...(standing.state === 'leaving' && { isLeaving: true }),
      ...(standing.state === 'waiting' && { isWaiting: true }),
      ...(isGuest && { isGuest }),
    }
  }

  return { findViewer, living: (_, ids) => elsewhere.living(ids), close: () => {} }
}

async function readStanding(ctx: Context, id: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select p.role, p.state, u.banned_until, u.id is not null as is_known, u.email, u.updated_at
    from (values (${id}::uuid)) asked (id) left join users u on u.id = asked.id left join profiles p on p.id = asked.id`.execute(
    ctx.db,
  )
  const [standing] = rows
  if (!standing) throw new BadToken('token_invalid', 'token has invalid claims')
  return standing
}

/** Of most requests it is not, and they write nothing. */
const isNews = ({ email, updated_at }: Standing, said: SaidEmail): boolean =>
  said.email !== email && (email === '' || updated_at === null || updated_at < said.at)

/** The first time that she comes: what her profile will be made for. Her address is the other server's to check. */
async function noteUser(ctx: Context, id: string, said: SaidEmail): Promise<void> {
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
  if (await insert(said.email)) return
  await insert('')
  await takeSaidEmail(ctx, id, said)
}
