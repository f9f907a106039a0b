import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../../../context.ts'

/** With the days of grace of who leaves (0057) less than the thirty in which all of hers is to be gone. */
const KEPT_DAYS = 14
const AT_ONCE = 500

/**
 * Those that are over, and with them the password of an account that still waits: whoever signed up with both is told
 * nothing of whose the address is, however long he waits.
 */
export async function sweepTries(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, sweepSome)) === AT_ONCE);
}

async function sweepSome({ db, now }: Context): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000)
  const over = db.selectFrom('sign_up_tries').where('tried_at', '<', before).orderBy('tried_at').limit(AT_ONCE)
  const due = await over.select(['digest', 'user_id']).execute()
  const users = [...new Set(due.flatMap(({ user_id }) => user_id ?? []))]
  // Their rows before the tries, as who confirms has it.
  await sql`select id from users where id = any(${users}::uuid[]) order by id for update`.execute(db)
  const { rows } = await sql<{ user_id: string }>`
    delete from sign_up_tries where digest = any(${due.map(({ digest }) => digest)}::text[]) and tried_at < ${before}
    returning case when made_account then user_id end as user_id`.execute(db)
  await sql`
    update users set encrypted_password = null where id = any(${rows.flatMap(({ user_id }) => user_id ?? [])}::uuid[])
      and email_confirmed_at is null and phone_confirmed_at is null`.execute(db)
  return due.length
}
