import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'
import { type Invited, noteInvited } from '../../invitations/may-register.ts'
import { asksToJoin } from '../../joining/asks-to-join.ts'
import { makeProfile, type NewProfile } from '../../profile/make-profile.ts'
import { writeAudit } from '../../write-audit.ts'
import { firstProvider, type OwnProvider, putIdentity } from '../identities/keep-identity.ts'
import type { UserRow } from '../users.queries.ts'

export interface NewAccount {
  /** Default: a new one. */
  id?: string
  email?: string
  phone?: string
  /** The address counts at once, though nobody has proven it. */
  confirmed?: boolean
  encryptedPassword?: string | null
  metadata: Record<string, unknown>
  /** What makes her profile once her address counts. null: she is asked for it then. */
  registration: NewProfile | null
  invited: Invited
}

/** User and identity; the profile where the address counts at once. Neither email nor phone: anonymous. null: the address belongs to somebody. */
export async function insertAccount(tx: Context, draft: NewAccount): Promise<UserRow | null> {
  const provider = draft.email ? 'email' : draft.phone ? 'phone' : null
  const user = await insertUser(tx, draft, provider, await asksToJoin(tx, draft.invited))
  if (!user) return null
  await noteInvited(tx, user, draft.invited, user.email_confirmed_at !== null)
  if (provider) await putIdentity(tx, user, provider)
  if (draft.registration && draft.confirmed) await makeProfile(tx, user.id, user.email, draft.registration)
  await writeAudit(tx, { action: 'account.created', actorId: user.id, subjectId: user.id })
  return user
}

async function insertUser(
  tx: Context,
  draft: NewAccount,
  provider: OwnProvider | null,
  asks_to_join: boolean,
): Promise<UserRow | undefined> {
  const { email = '', phone = '', confirmed = false, encryptedPassword = null } = draft
  const now = tx.now()
  const id = draft.id ?? uuid7(now.getTime(), tx.ports.random.bytes(10))
  const verified = { email_verified: confirmed && email !== '', phone_verified: confirmed && phone !== '' }
  const said = { ...(email && { email }), ...(phone && { phone }), ...verified, sub: id }
  return tx.db
    .insertInto('users')
    .values({
      id,
      email,
      phone,
      encrypted_password: encryptedPassword,
      email_confirmed_at: verified.email_verified ? now : null,
      email_unproven: verified.email_verified,
      phone_confirmed_at: verified.phone_verified ? now : null,
      asks_to_join,
      profile_waits: draft.registration !== null && !confirmed,
      confirmation_sent_at: null,
      recovery_sent_at: null,
      last_sign_in_at: null,
      app_metadata: JSON.stringify(provider ? firstProvider(provider) : {}),
      user_metadata: JSON.stringify(provider ? { ...draft.metadata, ...said } : draft.metadata),
      is_anonymous: provider === null,
      banned_until: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}
