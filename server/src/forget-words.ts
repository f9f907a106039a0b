import { type RawBuilder, sql } from 'kysely'
import { type Context, inTransaction } from './context.ts'

const AT_ONCE = 500

/** A table of all that people have named of something, once each, in its only column. */
interface Words {
  table: 'people_sports' | 'people_places' | 'listing_places'
  column: string
  /** Whether anybody still names `l.word`. */
  isNamed: RawBuilder<unknown>
}

/** Forgets those that nobody names any more: they are words of somebody who may have left. */
export async function forgetWords(ctx: Context, words: Words): Promise<void> {
  let after: string | null = ''
  while (after !== null) after = await forgetSome(ctx, words, after)
}

/** From one word on; resolves to the last that was looked at, null: there are no more. */
const forgetSome = (ctx: Context, { table, column, isNamed }: Words, after: string): Promise<string | null> =>
  inTransaction(ctx, async (tx) => {
    const [all, word] = [sql.table(table), sql.ref(column)]
    // Who has named one and is not done yet is waited for, and then seen; who names one now waits.
    await sql`lock table ${all} in share row exclusive mode`.execute(tx.db)
    const { rows } = await sql<{ last: string }>`
      with looked as materialized (
        select ${word} as word from ${all} where ${word} > ${after} order by ${word} limit ${sql.lit(AT_ONCE)}
      ), forgotten as (
        delete from ${all} w using looked l where w.${word} = l.word and not (${isNamed})
      )
      select word as last from looked order by word desc limit 1`.execute(tx.db)
    return rows[0]?.last ?? null
  })
