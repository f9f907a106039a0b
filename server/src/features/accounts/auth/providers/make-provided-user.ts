import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'
import { type Invited, noteInvited, requireTakesNew, TRUSTED } from '../../invitations/may-register.ts'
import { asksToJoin } from '../../joining/asks-to-join.ts'
import { writeAudit } from '../../write-audit.ts'
import type { UserRow } from '../users.queries.ts'
import type { ProvidedPerson } from './provided-person.ts'

/** Whether the provider of an identity is a directory of members, and no service that anybody may join. */
export const isOrganisation = (provider: string): boolean => provider.startsWith('sso:')

/**
 * An account without a password. She says name and role when she comes in; until then she has no profile. Whom her
 * organisation brings has her address and password kept by it; the operator set that up, so she counts as invited.
 */
export async function makeProvidedUser(
  tx: Context,
  provider: string,
  { email, data }: ProvidedPerson,
  invitation: string | null,
): Promise<UserRow> {
  const invited: Invited = isOrganisation(provider) ? TRUSTED : invitation
  await requireTakesNew(tx, invited)
  const now = tx.now()
  const user = await tx.db
    .insertInto('users')
    .values({
      id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
      email,
      encrypted_password: null,
      email_confirmed_at: email === '' ? null : now,
      confirmation_sent_at: null,
      recovery_sent_at: null,
      last_sign_in_at: null,
      app_metadata: JSON.stringify({}),
      user_metadata: JSON.stringify(data),
      is_sso_user: isOrganisation(provider),
      asks_to_join: await asksToJoin(tx, invited),
      banned_until: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    // Two callbacks at once for one new address: the second begins anew and finds her (0123).
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteInvited(tx, user, invited, true)
  await writeAudit(tx, { action: 'account.created', actorId: user.id, subjectId: user.id })
  return user
}
