import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'
import { broadcastForget } from '../../../../live/broadcasts.ts'
import type { UserRow } from '../users.queries.ts'

/** What her own address makes an identity of: her email or her phone. */
export type OwnProvider = 'email' | 'phone'

/**
 * Her own email or phone as an identity, made or brought up to date from the user's row. She is anonymous no longer. Answers
 * the user as she is now.
 */
export async function keepIdentity(tx: Context, user: UserRow, provider: OwnProvider): Promise<UserRow> {
  await putIdentity(tx, user, provider)
  return noteProviders(tx, user.id)
}

/** Without a word of it in `app_metadata`. Each says nothing of the other, which may go or change by itself. */
export async function putIdentity(tx: Context, user: UserRow, provider: OwnProvider): Promise<void> {
  const now = tx.now()
  const data = JSON.stringify({
    sub: user.id,
    ...(provider === 'email' ? { email: user.email } : { phone: user.phone }),
    email_verified: provider === 'email' && user.email_confirmed_at !== null,
    phone_verified: provider === 'phone' && user.phone_confirmed_at !== null,
  })
  await tx.db
    .insertInto('identities')
    .values({
      id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
      user_id: user.id,
      provider,
      provider_id: user.id,
      identity_data: data,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_id']).doUpdateSet({ identity_data: data, updated_at: now }),
    )
    .execute()
}

/** Of a new account: what `noteProviders` says of one identity. */
export const firstProvider = (provider: OwnProvider) => ({ provider, providers: [provider] })

/** `app_metadata.provider` and `providers` name what she signs in with, in the order in which it came. */
export async function noteProviders(tx: Context, userId: string): Promise<UserRow> {
  const identities = await tx.db
    .selectFrom('identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const linked = new Set(identities.map((identity) => identity.provider))
  const { app_metadata, is_anonymous } = await tx.db
    .selectFrom('users')
    .select(['app_metadata', 'is_anonymous'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { provider, providers: before, ...rest } = app_metadata
  // Whoever was a guest until now is none any more, on every process.
  if (linked.size > 0 && is_anonymous) tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [userId]))
  const known = (Array.isArray(before) ? before : []).filter((one) => linked.has(one))
  const providers: string[] = [...new Set([...known, ...linked])]
  const first = typeof provider === 'string' && providers.includes(provider) ? provider : providers[0]
  return tx.db
    .updateTable('users')
    .set({
      app_metadata: JSON.stringify({ ...rest, ...(first && { provider: first, providers }) }),
      ...(providers.length > 0 && { is_anonymous: false }),
      updated_at: tx.now(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
