import type { PersonChip, Relation } from '@heraia/contract/person'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { isOpen, isShown, isVisible } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from './person.view.ts'
import type { Standing } from './profiles.policy.ts'
import { type RelationRow, relationSql, showRelation, standingOf } from './relation.view.ts'

export interface VisiblePerson {
  chip: PersonChip
  /** null: nobody is signed in. */
  relation: Relation | null
  standing: Standing
  /** Her profile's content is for the viewer. */
  open: boolean
  /** So are her lists of followers and of whom she follows. */
  listsShown: boolean
}

/** Refuses alike who is missing, blocked either way or suspended. */
export async function findVisiblePerson(ctx: Context, id: string): Promise<VisiblePerson> {
  const viewer = viewerId(ctx)
  const { rows } = await sql<ChipRow & RelationRow & { open: boolean; lists_shown: boolean }>`
    select ${chipSql}, ${relationSql(viewer)}, ${isOpen('p', viewer)} as open,
      ${isShown('p', 'follows_visibility', viewer)} as lists_shown
    from profiles p where p.id = ${id}::uuid and ${isVisible('p', viewer)}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw notFound('person')
  return {
    chip: showChip(row, ctx.pass),
    relation: showRelation(row, viewer),
    standing: standingOf(row, viewer),
    open: row.open,
    listsShown: row.lists_shown,
  }
}
