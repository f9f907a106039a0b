import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { isNewAccount, isUnconfirmed, newUntil } from './is-new-account.ts'

interface Standing {
  until: Date | null
  unconfirmed: boolean
}

/** Why she counts as new; null: she does not. */
export async function readStanding({ db, settings, viewer, now }: SignedIn): Promise<Standing | null> {
  const { rows } = await sql<{ created_at: Date; unconfirmed: boolean }>`
    select p.created_at, ${isUnconfirmed('p')} as unconfirmed from profiles p
    where p.id = ${viewer.id}::uuid and ${isNewAccount('p', settings.newAccounts, now())}`.execute(db)
  if (!rows[0]) return null
  const { created_at, unconfirmed } = rows[0]
  return { until: newUntil(created_at, settings.newAccounts, now()), unconfirmed }
}
