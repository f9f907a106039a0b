import {
  ADMIN_INVITATIONS_MAX,
  INVITATION_USES_MAX,
  type MayInvite,
  MEMBER_INVITATIONS_MAX,
} from '@heraia/contract/invitations'
import type { SignedIn } from '../../../context.ts'
import { countOpen } from './invitations.queries.ts'
import { readRegistrationMode } from './registration-mode.ts'

export const INVITATION_DAYS = 30

/** A member's is for one registration each; neither she nor an admin has more open ones than that. */
export async function readAllowance(ctx: SignedIn): Promise<MayInvite> {
  const { isAdmin } = ctx.viewer
  const mostUses = isAdmin ? INVITATION_USES_MAX : 1
  if (ctx.settings.auth.authUrl) return { mode: null, allowed: false, left: 0, mostUses }
  const { mode, membersInvite } = await readRegistrationMode(ctx)
  if (mode !== 'invite' || !(isAdmin || membersInvite)) return { mode, allowed: false, left: 0, mostUses }
  const since = new Date(ctx.now().getTime() - INVITATION_DAYS * 86_400_000)
  const most = isAdmin ? ADMIN_INVITATIONS_MAX : MEMBER_INVITATIONS_MAX
  return { mode, allowed: true, left: Math.max(0, most - (await countOpen(ctx, ctx.viewer.id, since))), mostUses }
}
