import type { Context } from '../../../../context.ts'
import { AuthError, bannedFrom } from '../auth-error.ts'
import { isBanned } from '../bearer.ts'
import { hashToken } from '../one-time/one-time-token.ts'
import { spendHashed } from '../one-time/spend-one-time-token.ts'
import { linkExpired } from '../one-time/verify-proof.ts'
import { lockUser, type UserRow, userById } from '../users.queries.ts'
import { findOwner, identityOfAnother, keepProvided, ownerOfAddress } from './person-of-identity.ts'
import type { ProvidedPerson } from './provided-person.ts'

/**
 * What a sign-in that leaves the page keeps of the invitation it brings; the token itself would let in whoever reads the
 * database. null: it brings none. Throws where the invitation does not count, before she leaves. Spends nothing.
 */
export async function hashOfInvitation({ db, now }: Context, token: string): Promise<string | null> {
  if (token === '') return null
  const hash = await hashToken(token)
  const query = db.selectFrom('one_time_tokens').select('id').where('token_hash', '=', hash)
  const known = await query.where('purpose', '=', 'invite').where('expires_at', '>', now()).executeTakeFirst()
  if (!known) throw linkExpired()
  return hash
}

/**
 * Whoever was invited comes by a provider: the account that waits for her is confirmed, linked, and the invitation spent.
 * By the same rule as anybody's, only an address that the provider has verified links (0030); here it has to be the one
 * that was invited. Where it is another nothing is made, and the invitation still counts.
 */
export async function personInvited(
  tx: Context,
  provider: string,
  person: ProvidedPerson,
  invitation: string,
): Promise<UserRow> {
  const spent = await spendHashed(tx, ['invite'], invitation)
  if (!spent) throw linkExpired()
  await lockUser(tx.db, spent.userId)
  const invited = await userById(tx.db, spent.userId)
  if (!invited || person.email !== invited.email) throw notWhoWasInvited()
  if (isBanned(invited, tx.now())) throw bannedFrom(403, invited, 'oauth')
  const owner = await findOwner(tx, provider, person.subject)
  if (owner && owner.id !== invited.id) throw identityOfAnother()
  const user = (await ownerOfAddress(tx, provider, person)) ?? invited
  return keepProvided(tx, user, provider, person)
}

const notWhoWasInvited = () =>
  new AuthError(400, 'validation_failed', 'Invited email does not match emails from external provider')
