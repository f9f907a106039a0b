import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** A search by sport finds people of those that stand here. `folded`: as it stands in her row; '' is none. */
export async function keepSport(tx: Context, folded: string): Promise<void> {
  if (folded === '') return
  await sql`insert into people_sports (sport) values (${folded}) on conflict do nothing`.execute(tx.db)
}
