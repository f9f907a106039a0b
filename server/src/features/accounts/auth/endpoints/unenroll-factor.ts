import { inTransaction } from '../../../../context.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { requireBearer } from '../bearer.ts'
import { factorNotFound } from '../factors/factor-errors.ts'
import { factorOf } from '../factors/factors.queries.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { stillSignedIn } from '../still-signed-in.ts'

/** A factor that counts is taken away only by who has just shown one. */
export async function unenrollFactor(request: AuthRequest): Promise<Response> {
  const { ctx, params } = request
  const bearer = await requireBearer(request)
  const { id = '' } = params
  await inTransaction(ctx, async (tx) => {
    const { user, session } = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
    const factor = await factorOf(tx.db, user.id, id)
    if (!factor) throw factorNotFound(id)
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await removeFactor(tx, factor, user.id)
  })
  return Response.json({ id })
}
