import { comeBack } from '../auth-error.ts'
import type { UserRow } from '../users.queries.ts'

/** More often than once in a row it is nobody's doing. */
const TURNS = 3

/**
 * Who is made, or whose the address is already (`make` answers null). She may be deleted before she is looked for: then the
 * address is free, and the next turn makes somebody.
 */
export async function madeOrFound(
  make: () => Promise<UserRow | null>,
  find: () => Promise<UserRow | undefined>,
): Promise<{ user: UserRow; isNew: boolean }> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const made = await make()
    if (made) return { user: made, isNew: true }
    const found = await find()
    if (found) return { user: found, isNew: false }
  }
  throw comeBack()
}
