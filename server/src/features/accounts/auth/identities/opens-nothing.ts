import type { Context } from '../../../../context.ts'
import { passkeysOf } from '../passkeys/passkeys.queries.ts'
import { customProvider } from '../providers/custom-providers.queries.ts'
import { ssoProviderById } from '../sso/sso.queries.ts'
import type { IdentityRow, UserRow } from '../users.queries.ts'

/** With these alone she would not get in again: the operator may have turned off, or removed, what they are of. */
export async function opensNothing(tx: Context, user: UserRow, identities: IdentityRow[]): Promise<boolean> {
  const { auth } = tx.settings
  // A mail to her address lets her in, whichever identity says it.
  if (auth.email && user.email !== '') return false
  for (const identity of identities) if (await isOpen(tx, identity)) return false
  return !auth.passkeys || (await passkeysOf(tx.db, user.id)).length === 0
}

async function isOpen({ db, settings: { auth } }: Context, { provider, provider_id }: IdentityRow): Promise<boolean> {
  if (provider === 'email') return auth.email
  if (provider === 'phone') return auth.phone
  if (provider === 'web3') return provider_id.startsWith('web3:ethereum:') ? auth.web3.ethereum : auth.web3.solana
  if (!provider.startsWith('sso:'))
    return Object.hasOwn(auth.providers, provider) || (await customProvider(db, provider)) !== undefined
  const organisation = auth.saml && (await ssoProviderById(db, provider.slice('sso:'.length)))
  return !!organisation && !organisation.disabled
}
