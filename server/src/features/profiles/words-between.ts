import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'

/*
 * What one says under the post of another and a block between the two come one after the other. Not by a lock on their
 * rows: whoever counts or tells anything of either would wait, and crosswise. It is the first thing of a transaction, so
 * that who waits here holds nothing that others want.
 */

/** `author`: what selects whose post it is. Many speak at once; none where she blocks or was blocked a moment before. */
export const beginWords = (tx: Context, by: string, author: RawBuilder<unknown>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${pairOf(sql`${by}::uuid`, sql`of.author_id`)}) from (${author}) of`.execute(
    tx.db,
  )

/** For who blocks: what is on its way between the two is there afterwards. */
export const waitForWords = (tx: Context, one: string, other: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${pairOf(sql`${one}::uuid`, sql`${other}::uuid`)})`.execute(tx.db)

const pairOf = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`hashtextextended(concat('words ', least(${one}, ${other}), ' ', greatest(${one}, ${other})), 0)`
