import { type Context, inTransaction } from '../../../../context.ts'
import { tellOfLostWay } from '../../mails/tell-of-ways.ts'
import type { Way } from '../../mails/way-names.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import type { Bearer } from '../bearer.ts'
import { forgetCodes } from '../changes/change-phone.ts'
import { noteProviders } from '../identities/keep-identity.ts'
import { opensNothing } from '../identities/opens-nothing.ts'
import { whoMayLink } from '../identities/who-may-link.ts'
import { isUuid } from '../is-uuid.ts'
import { stillSignedIn } from '../still-signed-in.ts'
import { type IdentityRow, identitiesOf, type UserRow } from '../users.queries.ts'

/** Takes a way in away; one that is open here always stays. Her address goes with none: another identity must have the same. Her phone does. */
export async function unlinkIdentity(request: AuthRequest): Promise<Response> {
  const { ctx, params } = request
  const bearer = await whoMayLink(request, 'unlink')
  const id = params.id ?? ''
  if (!isUuid(id)) throw invalid('identity_id must be an UUID')
  await inTransaction(ctx, (tx) => unlink(tx, bearer, id))
  return Response.json({})
}

async function unlink(tx: Context, bearer: Bearer, id: string): Promise<void> {
  const { user } = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
  const identities = await identitiesOf(tx.db, user.id)
  const identity = identities.find((one) => one.id === id)
  if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
  const others = identities.filter((one) => one.id !== id)
  if (others.length === 0 || (await opensNothing(tx, user, others))) {
    const text = 'User must have at least 1 identity after unlinking'
    throw new AuthError(422, 'single_identity_not_deletable', text)
  }
  if (identity.provider === 'email') await forgetPassword(tx, user, identities)
  if (identity.provider === 'phone') await forgetPhone(tx, user)
  await tx.db.deleteFrom('identities').where('id', '=', id).execute()
  await noteProviders(tx, user.id)
  const details = { provider: identity.provider }
  await writeAudit(tx, { action: 'identity.unlinked', actorId: user.id, subjectId: user.id, details })
  await tellOfLostWay(tx, user, wayOf(identity.provider))
}

function wayOf(provider: string): Way {
  if (provider === 'email') return 'password'
  return provider === 'phone' ? 'phone' : 'provider'
}

async function forgetPassword(tx: Context, user: UserRow, identities: IdentityRow[]): Promise<void> {
  // What a phone's identity says of an address is of before, when it repeated hers.
  const others = identities.filter((one) => one.provider !== 'email' && one.provider !== 'phone')
  if (!others.some((one) => one.identity_data.email === user.email)) {
    const text = 'Unable to unlink identity due to email conflict'
    throw new AuthError(422, 'email_conflict_identity_not_deletable', text)
  }
  await tx.db.updateTable('users').set({ encrypted_password: null }).where('id', '=', user.id).execute()
}

/** No code goes there any more; the codes that are on their way count no longer. */
async function forgetPhone(tx: Context, user: UserRow): Promise<void> {
  const { phone: _, phone_verified: __, ...metadata } = user.user_metadata
  await tx.db
    .updateTable('users')
    .set({ phone: '', phone_confirmed_at: null, user_metadata: JSON.stringify(metadata) })
    .where('id', '=', user.id)
    .execute()
  await forgetCodes(tx, user)
}
