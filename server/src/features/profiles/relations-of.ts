import type { Relation } from '@heraia/contract/person'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { type RelationRow, relationSql, showRelation } from './relation.view.ts'

/** What stands between the viewer and each of these people, in one query. Empty where nobody is signed in. */
export async function relationsOf(ctx: Context, personIds: readonly string[]): Promise<Map<string, Relation>> {
  const viewer = viewerId(ctx)
  const relations = new Map<string, Relation>()
  if (viewer === null || personIds.length === 0) return relations
  const ids = [...new Set(personIds)]
  const { rows } = await sql<RelationRow>`
    select ${relationSql(viewer)} from profiles p where p.id = any(${ids}::uuid[])`.execute(ctx.db)
  for (const row of rows) {
    const relation = showRelation(row, viewer)
    if (relation) relations.set(row.person_id, relation)
  }
  return relations
}
