import type { Verification } from '@heraia/contract/admin'
import type { PersonId } from '@heraia/contract/ids'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { forbidden } from '../../refused.ts'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'
import { requireStillAdmin } from '../accounts/standing/require-still-admin.ts'
import { revokeAdmin } from '../accounts/standing/revoke-admin.ts'
import { forgetStatistics } from './read-statistics.ts'
import { readVerification } from './read-verification.ts'

interface Decision {
  id: PersonId
  reason: string
}

/** Another admin, as by the operator's command. Twice changes nothing. 409 `not_active`. */
export const grantByAdmin = (ctx: SignedIn, decision: Decision): Promise<Verification> =>
  decide(ctx, decision, grantAdmin)

/** She is again what she was before. 409 `last_admin`. */
export const revokeByAdmin = (ctx: SignedIn, decision: Decision): Promise<Verification> =>
  decide(ctx, decision, revokeAdmin)

async function decide(ctx: SignedIn, { id, reason }: Decision, act: typeof grantAdmin): Promise<Verification> {
  if (id === ctx.viewer.id) throw forbidden('self', 'Another admin decides about her rights.')
  const answer = await inTransaction(ctx, async (tx) => {
    // Before anything else of hers is locked: it takes the rows of all admins in one order.
    await requireStillAdmin(tx, id)
    if (await act(tx, id, reason)) {
      // Her own pages show the staff's screens, or no longer.
      await tell(tx, [id], 'profile.changed', { personId: id })
      await announce(tx, 'profile.changed', { personId: id })
    }
    return readVerification(tx, id)
  })
  forgetStatistics(ctx)
  return answer
}
