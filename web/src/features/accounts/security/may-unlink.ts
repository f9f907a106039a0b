import type { User, UserIdentity } from '@supabase/auth-js'
import { isManaged } from './use-auth-user.ts'

/**
 * The last way in stays, and so does the organisation that made her account; one that she linked herself goes like any
 * other. Whether what is left still lets her in, the server knows.
 */
export const mayUnlink = (user: User, { provider }: Pick<UserIdentity, 'provider'>): boolean =>
  (user.identities?.length ?? 0) > 1 && !(isManaged(user) && provider.startsWith('sso:'))
