import type { PersonId } from '@heraia/contract/ids'
import type { Relation } from '@heraia/contract/person'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { countHidden, hiddenFollowers } from '../../visibility/hidden-counts.ts'
import { type RelationRow, relationSql, showRelation } from './relation.view.ts'

export interface Related {
  id: PersonId
  relation: Relation
  followers: number
}

/** What stands between them now, after a change. */
export async function showRelated(ctx: SignedIn, id: PersonId): Promise<Related> {
  const { rows } = await sql<RelationRow & { followers_count: number; hidden_followers: number | null }>`
    select ${relationSql(ctx.viewer.id)}, p.followers_count,
      ${countHidden(ctx.viewer.id, (them) => hiddenFollowers('p', them))} as hidden_followers
    from profiles p where p.id = ${id}::uuid`.execute(ctx.db)
  const row = rows[0]
  const relation = row && showRelation(row, ctx.viewer.id)
  if (!relation) throw notFound('person')
  return { id, relation, followers: row.followers_count - (row.hidden_followers ?? 0) }
}
