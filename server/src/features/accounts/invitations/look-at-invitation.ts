import type { LookedAtInvitation } from '@heraia/contract/invitations'
import type { Context } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { hashOfInvitationToken } from './invitation-token.ts'
import { findByHash, findMaker, stateOf } from './invitations.queries.ts'
import { readRegistrationMode } from './registration-mode.ts'

/** For whoever holds the link: whether it lets her in, and by whom. */
export async function lookAtInvitation(ctx: Context, token: string): Promise<LookedAtInvitation> {
  await takeFromLimit(ctx, 'invitationLook', ctx.address)
  const found = await findByHash(ctx, await hashOfInvitationToken(token))
  if (!found) return { state: 'unknown', by: null }
  const { mode, membersInvite } = await readRegistrationMode(ctx)
  const state = stateOf(found, { now: ctx.now(), membersInvite })
  if (state === 'open' && mode === 'closed') return { state: 'ended', by: null }
  return { state, by: state === 'open' ? await findMaker(ctx, found.made_by) : null }
}
