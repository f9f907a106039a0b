import { inTransaction } from '../../../../context.ts'
import { forgetGuest } from '../../deletion/forget-guests.ts'
import { endSessions, type WhichSessions } from '../../sessions/end-sessions.ts'
import { writeAudit } from '../../write-audit.ts'
import { invalid } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { stillSignedIn } from '../still-signed-in.ts'

/**
 * Here (`local`), on the other devices (`others`), or everywhere (`global`, when nothing is said). Who has not shown her second
 * factor here ends this session alone, and none with `others`: it may be who knows her password, and hers are not his to end
 * (0029).
 */
export async function logOut(request: AuthRequest): Promise<Response> {
  const { user, session } = await requireBearer(request)
  const said = scopeOf(request)
  await inTransaction(request.ctx, async (tx) => {
    const isHereAlone = said !== 'local' && isHalfProven(await stillSignedIn(tx, user.id, session.id))
    if (isHereAlone && said === 'others') return
    const scope: Scope = isHereAlone ? 'local' : said
    const ended = await endSessions(tx, user.id, sessionsOf(scope, session.id), session.id)
    const details = { scope, sessions: ended.length }
    await writeAudit(tx, { action: 'session.ended', actorId: user.id, subjectId: session.id, details })
    if (user.is_anonymous) await forgetGuest(tx, user.id)
  })
  return new Response(null, { status: 204 })
}

const SCOPES = ['global', 'local', 'others'] as const
type Scope = (typeof SCOPES)[number]

function scopeOf({ url }: AuthRequest): Scope {
  const said = url.searchParams.get('scope') || 'global'
  const scope = SCOPES.find((each) => each === said)
  if (!scope) throw invalid('Unsupported logout scope')
  return scope
}

const isHalfProven = ({ user, session }: Bearer): boolean => user.has_second_factor && session.aal !== 'aal2'

function sessionsOf(scope: Scope, sessionId: string): WhichSessions {
  if (scope === 'global') return 'all'
  return scope === 'local' ? { only: sessionId } : { allBut: sessionId }
}
