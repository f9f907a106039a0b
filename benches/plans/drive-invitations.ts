import { InvitationId } from '@heraia/contract/ids'
import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

type Others = { mira: Player; stranger: Player['api']; newId: () => string }

/** The site is by invitation for a while: an admin and Mira invite, and somebody comes. */
export async function driveInvitations(
  server: RecordedServer,
  { api: { admin, accounts } }: Player,
  { mira, stranger, newId }: Others,
): Promise<void> {
  const open = { mode: 'open' as const, membersInvite: false }
  const invite = { mode: 'invite' as const, membersInvite: true }
  await admin.saveSiteSettings({ values: { registration: invite }, was: { registration: open } })
  const { token } = await accounts.makeInvitation({ id: InvitationId.parse(newId()), mostUses: 2 })
  await stranger.accounts.lookAtInvitation({ token })
  await server.fetch('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-invitation': token },
    body: JSON.stringify({ email: 'invited@example.org', password: 'secret1', data: { name: 'Ines', role: 'fan' } }),
  })
  for (const id of [newId(), newId()]) await mira.api.accounts.makeInvitation({ id: InvitationId.parse(id) })
  await mira.api.accounts.mayInvite()
  const { items, nextCursor } = await mira.api.accounts.invitations({ limit: 1 })
  await mira.api.accounts.invitations({ limit: 20, ...(nextCursor !== null && { cursor: nextCursor }) })
  for (const { id } of items) await mira.api.accounts.endInvitation({ id })
  const all = await accounts.invitations({ everyones: true, limit: 1 })
  await accounts.invitations({ everyones: true, ...(all.nextCursor !== null && { cursor: all.nextCursor }) })
  await admin.saveSiteSettings({ values: { registration: open }, was: { registration: invite } })
}
