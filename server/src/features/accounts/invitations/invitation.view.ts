import { InvitationId } from '@heraia/contract/ids'
import type { Invitation } from '@heraia/contract/invitations'
import type { SignedIn } from '../../../context.ts'
import { type ListedRow, stateOf } from './invitations.queries.ts'

export const showInvitation =
  (ctx: SignedIn, membersInvite: boolean) =>
  (row: ListedRow): Invitation => ({
    id: InvitationId.parse(row.id),
    state: stateOf(row, { now: ctx.now(), membersInvite }),
    madeBy:
      row.maker_name === null || row.maker_handle === null
        ? null
        : { name: row.maker_name, handle: row.maker_handle, isSelf: row.made_by === ctx.viewer.id },
    mostUses: row.most_uses,
    uses: row.uses,
    usedBy: row.used_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  })
