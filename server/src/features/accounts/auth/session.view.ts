import { type AccessToken, signAccessToken } from '../tokens/access-token.ts'
import type { AuthRequest } from './auth-request.ts'
import type { ShownWith } from './user/along-user.ts'
import type { ShownUser } from './user/shown-user.ts'
import { showUser, USUAL_ROLE, userView } from './user.view.ts'

export interface SessionToShow {
  id: string
  aal: string
  amr: unknown[]
  refreshToken: string
  /** Of one that has just begun: her row was read before. */
  startedAt?: Date
}

/** Who asks for a token: her own audience may be said in a header. */
type Asking = Pick<AuthRequest, 'ctx' | 'keys' | 'headers'>

/** The contract's Session, with a new access token. `along` is what the user is shown with, where it was read already. */
export async function showSession(
  asking: Asking,
  before: ShownUser,
  session: SessionToShow,
  along?: ShownWith,
): Promise<Record<string, unknown>> {
  const { startedAt } = session
  const user = startedAt ? { ...before, last_sign_in_at: startedAt, updated_at: startedAt } : before
  const access = await accessTokenFor(asking, user, session)
  const shown = along ? userView(user, along.identities, along.factors) : await showUser(asking.ctx.db, user)
  return { ...tokensView(asking, access, session.refreshToken), user: shown }
}

/** A Session but for its user. */
export const tokensView = ({ ctx }: Asking, { token, expiresAt }: AccessToken, refreshToken: string) => ({
  access_token: token,
  token_type: 'bearer',
  expires_in: ctx.settings.auth.accessTokenSeconds,
  expires_at: expiresAt,
  refresh_token: refreshToken,
})

/** A new one, from now on. */
export function accessTokenFor(
  { ctx, keys, headers }: Asking,
  user: ShownUser,
  session: Pick<SessionToShow, 'id' | 'aal' | 'amr'>,
): Promise<AccessToken> {
  const { siteUrl, auth } = ctx.settings
  return signAccessToken(keys, {
    subject: user.id,
    issuer: `${siteUrl}${auth.basePath}`,
    audience: headers.get('x-jwt-aud') || user.aud || USUAL_ROLE,
    issuedAt: ctx.now(),
    lifetimeSeconds: auth.accessTokenSeconds,
    claims: {
      email: user.email,
      phone: user.phone,
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: user.role ?? USUAL_ROLE,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
  })
}
