import type { Me, Registration } from '@heraia/contract/accounts'
import { rolesWithSport } from '@heraia/contract/roles'
import { inTransaction, type SignedIn } from '../../context.ts'
import { broadcastForget } from '../../live/broadcasts.ts'
import { accountWaiting, invalidField } from '../../refused.ts'
import { keepLanguage } from './profile/keep-language.ts'
import { makeProfile } from './profile/make-profile.ts'
import { readMe } from './read-me.ts'

/**
 * For an account without one: made by another auth server, or by a bare sign-up. Twice gives the first. 401 `account_waiting`
 * where it is made, and waits for an admin.
 */
export async function createProfile(ctx: SignedIn, said: Registration): Promise<Me> {
  const { name, role, sport = null, termsVersion, language = null } = said
  if (sport === null && rolesWithSport.includes(role)) {
    throw invalidField('sport', 'required', 'Athletes and coaches say their sport.')
  }
  const { made, me } = await inTransaction(ctx, async (tx) => {
    const user = await tx.db.selectFrom('users').select('email').where('id', '=', tx.viewer.id).executeTakeFirst()
    const state = await makeProfile(tx, tx.viewer.id, user?.email ?? '', { name, role, sport, termsVersion, language })
    if (state && language) await keepLanguage(tx, tx.viewer.id, language)
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [tx.viewer.id]))
    return { made: state, me: await readMe(tx) }
  })
  if (made === 'waiting') throw accountWaiting()
  return me
}
