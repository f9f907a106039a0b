import { inTransaction } from '../../../../context.ts'
import { forgetGuest } from '../../deletion/forget-guests.ts'
import { endSessions, type WhichSessions } from '../../sessions/end-sessions.ts'
import { writeAudit } from '../../write-audit.ts'
import { invalid } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { requireBearer } from '../bearer.ts'
import { stillSignedIn } from '../still-signed-in.ts'

/** Here (`local`), on the other devices (`others`), or everywhere (`global`, when nothing is said). */
export async function logOut(request: AuthRequest): Promise<Response> {
  const { user, session } = await requireBearer(request)
  const scope = scopeOf(request)
  const which = sessionsOf(scope, session.id)
  await inTransaction(request.ctx, async (tx) => {
    if (which === 'all' || 'allBut' in which) await stillSignedIn(tx, user.id, session.id)
    const ended = await endSessions(tx, user.id, which, session.id)
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

function sessionsOf(scope: Scope, sessionId: string): WhichSessions {
  if (scope === 'global') return 'all'
  return scope === 'local' ? { only: sessionId } : { allBut: sessionId }
}
