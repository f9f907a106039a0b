import type { SecurityDetail } from '@heraia/contract/account-data'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { Overtaken } from '../../../../database-errors.ts'
import { countInvited, forgetInvited, signUpDisabled, staysGuest } from '../../invitations/may-register.ts'
import { tellOfNewWay } from '../../mails/tell-of-ways.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, bannedFrom, userBanned } from '../auth-error.ts'
import { isBanned } from '../bearer.ts'
import { emailExists } from '../changes/change-email.ts'
import { NO_EMAIL_CHANGE, NO_PHONE_CHANGE } from '../changes/drop-changes.ts'
import { noteProviders } from '../identities/keep-identity.ts'
import { forgetProofs } from '../one-time/forget-proofs.ts'
import { partFromTries } from '../sign-up/tries/tries.ts'
import { identitiesOf, lockUser, type UserRow, userByEmail, userById, userGone } from '../users.queries.ts'
import { isOrganisation, makeProvidedUser } from './make-provided-user.ts'
import type { ProvidedPerson } from './provided-person.ts'

/**
 * Whose sign-in this is: who signed in with it before, else who has confirmed the same address, else somebody new.
 * Only an address that both have verified links: the provider, and this server at sign-up or since. A name, or an address
 * that one of them merely repeats, never does. `invitation`: the digest of hers, which counts where she is new.
 */
export async function personOfIdentity(
  tx: Context,
  provider: string,
  person: ProvidedPerson,
  invitation: string | null,
): Promise<UserRow> {
  const user =
    (await holdOwner(tx, provider, person.subject)) ??
    (await ownerOfAddress(tx, provider, person)) ??
    (await makeProvidedUser(tx, provider, person, invitation))
  if (isBanned(user, tx.now())) throw bannedFrom(403, user, methodOf(provider))
  return keepProvided(tx, user, provider, person)
}

/** As the `amr` claim names the way in. */
function methodOf(provider: string): SecurityDetail {
  if (provider === 'web3') return 'web3'
  return isOrganisation(provider) ? 'sso/saml' : 'oauth'
}

/** She is signed in and adds this way in. */
export async function linkIdentity(
  tx: Context,
  userId: string,
  provider: string,
  person: ProvidedPerson,
): Promise<UserRow> {
  const linked = await keepProvided(tx, await whoLinks(tx, userId, provider, person.subject), provider, person)
  const reached = await takeFreeAddress(tx, linked, person)
  await tellOfNewWay(tx, reached, 'provider')
  return reached
}

/** Who had none, a guest or by phone alone, has the address that the provider vouches for, unless it is somebody's. */
async function takeFreeAddress(tx: Context, user: UserRow, { email, emailVerified }: ProvidedPerson): Promise<UserRow> {
  if (user.email !== '' || user.new_email !== '' || !emailVerified || email === '') return user
  if (await userByEmail(tx.db, email)) return user
  return tx.db
    .updateTable('users')
    .set({
      ...{ email, email_confirmed_at: tx.now() },
      user_metadata: JSON.stringify({ ...user.user_metadata, email, email_verified: true }),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whom this way in would be added to. Refuses one that is somebody's. */
export async function whoLinks(tx: Context, userId: string, provider: string, subject: string): Promise<UserRow> {
  const owner = await findOwner(tx, provider, subject)
  if (owner && owner.id !== userId) throw identityOfAnother()
  if (owner) throw new AuthError(422, 'identity_already_exists', 'Identity is already linked')
  const user = await userById(tx.db, userId)
  if (!user) throw userGone()
  if (isBanned(user, tx.now())) throw userBanned()
  if (await staysGuest(tx, user)) throw signUpDisabled()
  return user
}

export const identityOfAnother = () =>
  new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user')

export async function findOwner(tx: Context, provider: string, subject: string): Promise<UserRow | undefined> {
  const identity = await tx.db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_id', '=', subject)
    .executeTakeFirst()
  return identity && userById(tx.db, identity.user_id)
}

/** She may unlink it at this moment: whose it is counts once her row is held. */
async function holdOwner(tx: Context, provider: string, subject: string): Promise<UserRow | undefined> {
  const owner = await findOwner(tx, provider, subject)
  if (!owner) return undefined
  await lockUser(tx.db, owner.id)
  return findOwner(tx, provider, subject)
}

/** Who has confirmed this address, or waits with it and is hers now. Throws where the provider does not vouch for it. */
export async function ownerOfAddress(
  tx: Context,
  provider: string,
  { email, emailVerified }: ProvidedPerson,
): Promise<UserRow | undefined> {
  if (email === '') return undefined
  if (!emailVerified) {
    const text = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`
    throw new AuthError(422, 'provider_email_needs_verification', text)
  }
  const user = await holdAddress(tx, email)
  // Whoever signed up may know its password and not be she, or be she and have written much there: she says which.
  if (user?.email_unproven) throw emailExists()
  if (!user) return undefined
  // Nor is it nobody's where somebody has shown a phone, which is as good a proof (forget-first-comer.ts), or comes by a
  // wallet or a service, to whom an operator gave this address.
  if (!user.email_confirmed_at && (user.phone_confirmed_at || (await comesOtherwise(tx, user.id)))) throw emailExists()
  if (!user.email_confirmed_at) return claim(tx, user, provider)
  // She did not ask for it as when she links one herself: whoever holds that address at the provider is in from now on.
  await tellOfNewWay(tx, user, 'provider')
  return user
}

const comesOtherwise = async (tx: Context, userId: string): Promise<boolean> =>
  (await identitiesOf(tx.db, userId)).some(({ provider }) => provider !== 'email' && provider !== 'phone')

/** She may confirm it at this moment, or move on to another one. */
async function holdAddress(tx: Context, email: string): Promise<UserRow | undefined> {
  const user = await userByEmail(tx.db, email)
  if (!user) return undefined
  await lockUser(tx.db, user.id)
  return userByEmail(tx.db, email)
}

/** Somebody registered her address and never confirmed it: what he chose there counts no longer. */
async function claim(tx: Context, user: UserRow, provider: string): Promise<UserRow> {
  await (isOrganisation(provider) ? forgetInvited : countInvited)(tx, user.id)
  await endSessions(tx, user.id, 'all', null)
  await forgetProofs(tx, user.id)
  await partFromTries(tx, user.id)
  await tx.db.deleteFrom('identities').where('user_id', '=', user.id).execute()
  await writeAudit(tx, { action: 'account.confirmed', actorId: user.id, subjectId: user.id })
  return tx.db
    .updateTable('users')
    .set({
      ...{ encrypted_password: null, profile_waits: false, ...NO_EMAIL_CHANGE, ...NO_PHONE_CHANGE },
      email_confirmed_at: tx.now(),
      is_sso_user: isOrganisation(provider),
      user_metadata: JSON.stringify({ ...user.user_metadata, email_verified: true }),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The identity, made or brought up to date. */
export async function keepProvided(
  tx: Context,
  user: UserRow,
  provider: string,
  person: ProvidedPerson,
): Promise<UserRow> {
  const now = tx.now()
  const data = JSON.stringify(person.data)
  const row = { identity_data: data, last_sign_in_at: now, updated_at: now }
  const made = await tx.db
    .insertInto('identities')
    .values({
      id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
      user_id: user.id,
      provider,
      provider_id: person.subject,
      created_at: now,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doUpdateSet(row))
    .returning(['user_id', 'created_at'])
    .executeTakeFirstOrThrow()
  // Two sign-ins at once, or two people who add it: the one that came first has it, and this one looks again (0123).
  if (made.user_id !== user.id) throw new Overtaken()
  if (made.created_at.getTime() === now.getTime()) {
    await writeAudit(tx, { action: 'identity.linked', actorId: user.id, subjectId: user.id, details: { provider } })
  }
  // What she said of herself stays; the provider only fills what is empty.
  await tx.db
    .updateTable('users')
    .set({ user_metadata: sql`${data}::jsonb || user_metadata` })
    .where('id', '=', user.id)
    .execute()
  return noteProviders(tx, user.id)
}
