import type { SignedIn } from '../../../context.ts'
import { forbidden } from '../../../refused.ts'
import { lockAdmins } from './standing.queries.ts'

/**
 * First of all in an act of one admin about another's rights: from here on nobody else decides about an admin or about her,
 * and who decides is one still, though she may have been removed while it waited. 403 `not_admin`.
 */
export async function requireStillAdmin(tx: SignedIn, personId: string): Promise<void> {
  const standing = await lockAdmins(tx.db, personId)
  if (!standing.some(({ id, role }) => id === tx.viewer.id && role === 'admin')) {
    throw forbidden('not_admin', 'Admins only.')
  }
}
