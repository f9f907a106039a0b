import type { SavedSearchId } from '@heraia/contract/ids'
import { SAVED_SEARCHES_MAX } from '@heraia/contract/people'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict } from '../../refused.ts'

/** A search that she wants to make again, of any area; its filters are as the search of that area takes them. */
export interface KeptSearch<Filters = unknown> {
  id: SavedSearchId
  area: string
  filters: Filters
  created_at: Date
}

type Wanted = Pick<KeptSearch, 'id' | 'area' | 'filters'> & {
  /** Its words as they are compared, where new finds are told. */
  folded?: Record<string, string>
}

/** Hers alone, newest first; at most SAVED_SEARCHES_MAX in all, so there are no pages. */
export async function searchesOf<Filters>(ctx: SignedIn, area: string): Promise<KeptSearch<Filters>[]> {
  const { rows } = await sql<KeptSearch<Filters>>`
    select id, area, filters, created_at from saved_searches
    where person_id = ${ctx.viewer.id} and area = ${area} order by created_at desc, id desc`.execute(ctx.db)
  return rows
}

/** The same filters are saved once: the answer is what was saved before. */
export async function keepSearch<Filters>(
  ctx: SignedIn,
  { id, area, filters, folded }: Wanted,
): Promise<KeptSearch<Filters>> {
  const json = JSON.stringify(filters)
  return inTransaction(ctx, async (tx) => {
    // Her row is locked, so that two tabs cannot save one too many.
    await sql`select 1 from profiles where id = ${tx.viewer.id} for update`.execute(tx.db)
    const same = await findSame<Filters>(tx, area, json)
    if (same) return same
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from saved_searches where person_id = ${tx.viewer.id}`.execute(tx.db)
    if ((counted[0]?.count ?? 0) >= SAVED_SEARCHES_MAX) {
      throw conflict('too_many_saved_searches', `At most ${SAVED_SEARCHES_MAX} searches can be saved.`)
    }
    const { rows } = await sql<KeptSearch<Filters>>`
      insert into saved_searches (id, person_id, area, filters, folded, created_at)
      values (${id}, ${tx.viewer.id}, ${area}, ${json}::jsonb, ${folded ? JSON.stringify(folded) : null}::jsonb, ${tx.now()})
      on conflict do nothing returning id, area, filters, created_at`.execute(tx.db)
    if (!rows[0]) throw conflict('id_taken', 'This id is taken.')
    return rows[0]
  })
}

async function findSame<Filters>(ctx: SignedIn, area: string, json: string): Promise<KeptSearch<Filters> | undefined> {
  const { rows } = await sql<KeptSearch<Filters>>`
    select id, area, filters, created_at from saved_searches
    where person_id = ${ctx.viewer.id} and area = ${area} and filters::text = (${json}::jsonb)::text`.execute(ctx.db)
  return rows[0]
}

/** Gone, whether or not it was there. */
export async function dropSearch(ctx: SignedIn, id: SavedSearchId): Promise<{ id: SavedSearchId }> {
  await sql`delete from saved_searches where id = ${id} and person_id = ${ctx.viewer.id}`.execute(ctx.db)
  return { id }
}
