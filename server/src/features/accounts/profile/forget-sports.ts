import { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'

const AT_ONCE = 500

/** Forgets the sports that nobody names any more: they are words of somebody who may have left. */
export async function forgetSports(ctx: Context): Promise<void> {
  let after: string | null = ''
  while (after !== null) after = await forgetSome(ctx, after)
}

/** From one sport on; resolves to the last that was looked at, null: there are no more. */
const forgetSome = (ctx: Context, after: string): Promise<string | null> =>
  inTransaction(ctx, async (tx) => {
    // Who has named one and is not done yet is waited for, and then seen; who names one now waits.
    await sql`lock table people_sports in share row exclusive mode`.execute(tx.db)
    const { rows } = await sql<{ last: string }>`
      with looked as materialized (
        select sport from people_sports where sport > ${after} order by sport limit ${sql.lit(AT_ONCE)}
      ), forgotten as (
        delete from people_sports s using looked l where s.sport = l.sport
          and not exists (select from profiles p where p.role = any(${Role.options}) and p.sport_folded = l.sport)
      )
      select sport as last from looked order by sport desc limit 1`.execute(tx.db)
    return rows[0]?.last ?? null
  })
