import type { Db } from '@heraia/database/db'
import { type Context, inTransaction } from '../../../context.ts'
import { moveOnProfile } from '../auth/changes/change-email.ts'

/** What a token of the other server says of her address, and when it said so. */
export interface SaidEmail {
  email: string
  at: Date
}

/** As addresses are kept here. */
export const keptEmail = (email: string): string => email.toLowerCase().slice(0, 255)

/**
 * The other server knows whose an address is: what it said last counts, also where the address was somebody else's here, who
 * has another one there by now and comes to it with her next token. A token from before either of them was written says
 * nothing new: two people may change addresses with each other, and the older tokens of both live for an hour. With such a
 * one nothing is held, for she may come with it as often as she likes.
 */
export async function takeSaidEmail(ctx: Context, id: string, said: SaidEmail): Promise<void> {
  if (!whatChanges(await concerned(ctx.db, id, said).execute(), id, said)) return
  await inTransaction(ctx, async (tx) => {
    const change = whatChanges(await concerned(tx.db, id, said).forUpdate().execute(), id, said)
    if (!change) return
    const { her, owner } = change
    if (owner) {
      await tx.db.updateTable('users').set({ email: '', email_confirmed_at: null }).where('id', '=', owner.id).execute()
      await moveOnProfile(tx, owner, '')
    }
    const now = tx.now()
    const confirmed = said.email === '' ? null : now
    await tx.db
      .updateTable('users')
      .set({ email: said.email, email_confirmed_at: confirmed, updated_at: now })
      .where('id', '=', id)
      .execute()
    // A profile that shows none does not begin to.
    if (her.email !== '') await moveOnProfile(tx, her, said.email)
  })
}

interface Addressed {
  id: string
  email: string
  updated_at: Date
}

/** She, and whose the address is here. */
const concerned = (db: Db, id: string, said: SaidEmail) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'updated_at'])
    .where((row) => row.or([row('id', '=', id), row.and([row('email', '=', said.email), row('email', '<>', '')])]))
    .orderBy('id')

/** null: nothing. `owner`: who has the address until now. */
function whatChanges(
  rows: Addressed[],
  id: string,
  said: SaidEmail,
): { her: Addressed; owner: Addressed | undefined } | null {
  const her = rows.find((row) => row.id === id)
  const owner = rows.find((row) => row.id !== id)
  const isOld = (row: Addressed | undefined) => row !== undefined && row.updated_at >= said.at
  // Who has none takes any that she is said to have, when it is nobody's or was.
  if (!her || her.email === said.email || (her.email !== '' && isOld(her)) || isOld(owner)) return null
  return { her, owner }
}
