import type { PersonChip } from '@heraia/contract/person'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { isActive } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from './person.view.ts'
import { readRef } from './read-ref.ts'

/**
 * Whom she blocked, by id or handle, where the address of a profile leads to nobody for her. Nothing but her own block
 * is looked at: whoever blocked her, is missing or suspended is not found, all alike.
 */
export async function findBlocked(ctx: SignedIn, ref: string): Promise<PersonChip> {
  const { id, handle } = readRef(ref)
  const { rows } = await sql<ChipRow>`
    select ${chipSql} from profiles p join blocks b on b.blocked_id = p.id
    where b.blocker_id = ${ctx.viewer.id}::uuid and ${isActive('p')}
      and ${id === null ? sql`p.handle = ${handle}` : sql`p.id = ${id}::uuid`}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound('person')
  return showChip(row, ctx.pass)
}
