import { beginOf } from '../auth-request.ts'
import type { UserRow } from '../users.queries.ts'

/**
 * What her app or key lists the account by. Some apps refuse one without a name, and who came by a wallet or a provider
 * may have no address.
 */
export function accountName({ id, email, phone, user_metadata: { name, sub } }: UserRow): string {
  const said = [email, phone, name, sub].find((each) => typeof each === 'string' && each.trim() !== '')
  return beginOf(typeof said === 'string' ? said : id, 100)
}
