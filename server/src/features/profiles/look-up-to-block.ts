import type { ListedToBlock } from '@heraia/contract/profiles'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { hasBlocked, isActive, isVisible } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from './person.view.ts'

/**
 * Who is meant by handles out of a block list, in the order of the list. Whoever blocked her, is missing or suspended is
 * nobody, all alike; whom she blocked herself she knows by name. Walks profiles_handle_key.
 */
export async function lookUpToBlock(ctx: SignedIn, handles: readonly string[]): Promise<{ items: ListedToBlock[] }> {
  await takeFromLimit(ctx, 'blockList')
  const me = ctx.viewer.id
  const { rows } = await sql<{ asked: string; has_blocked: boolean } & (ChipRow | { chip_id: null })>`
    select asked.handle as asked, found.* from unnest(${handles}::text[]) with ordinality asked (handle, at)
      left join lateral (
        select ${chipSql}, ${hasBlocked(me, 'p')} as has_blocked from profiles p
        where p.handle = lower(asked.handle)
          and (p.id = ${me}::uuid or ${isVisible('p', me)} or (${isActive('p')} and ${hasBlocked(me, 'p')}))
      ) found on true
    order by asked.at`.execute(ctx.db)
  return {
    items: rows.map((row): ListedToBlock => {
      if (row.chip_id === null) return { handle: row.asked, found: 'nobody', person: null }
      const found = row.chip_id === me ? 'herself' : row.has_blocked ? 'blocked' : 'to_block'
      return { handle: row.asked, found, person: showChip(row, ctx.pass) }
    }),
  }
}
