import { SavedSearchId } from '@heraia/contract/ids'
import { type PeopleFilters, SAVED_SEARCHES_MAX, type SavedSearch, type SearchArea } from '@heraia/contract/people'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict } from '../../refused.ts'

interface SavedRow {
  id: string
  area: SearchArea
  filters: PeopleFilters
  created_at: Date
}

const show = (row: SavedRow): SavedSearch => ({
  id: SavedSearchId.parse(row.id),
  area: row.area,
  filters: row.filters,
  createdAt: row.created_at.toISOString(),
})

/** Hers alone, newest first; at most SAVED_SEARCHES_MAX, so there are no pages. */
export async function listSavedSearches(ctx: SignedIn, area: SearchArea): Promise<{ items: SavedSearch[] }> {
  const { rows } = await sql<SavedRow>`
    select id, area, filters, created_at from saved_searches
    where person_id = ${ctx.viewer.id} and area = ${area} order by created_at desc, id desc`.execute(ctx.db)
  return { items: rows.map(show) }
}

/** The same filters are saved once: the answer is what was saved before. */
export async function saveSearch(
  ctx: SignedIn,
  { id, area, filters }: { id: SavedSearchId; area: SearchArea; filters: PeopleFilters },
): Promise<SavedSearch> {
  const json = JSON.stringify(filters)
  return inTransaction(ctx, async (tx) => {
    // Her row is locked, so that two tabs cannot save one too many.
    await sql`select 1 from profiles where id = ${tx.viewer.id} for update`.execute(tx.db)
    const same = await findSame(tx, area, json)
    if (same) return show(same)
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from saved_searches where person_id = ${tx.viewer.id}`.execute(tx.db)
    if ((counted[0]?.count ?? 0) >= SAVED_SEARCHES_MAX) {
      throw conflict('too_many_saved_searches', `At most ${SAVED_SEARCHES_MAX} searches can be saved.`)
    }
    const { rows } = await sql<SavedRow>`
      insert into saved_searches (id, person_id, area, filters, created_at)
      values (${id}, ${tx.viewer.id}, ${area}, ${json}::jsonb, ${tx.now()})
      on conflict do nothing returning id, area, filters, created_at`.execute(tx.db)
    if (!rows[0]) throw conflict('id_taken', 'This id is taken.')
    return show(rows[0])
  })
}

async function findSame(ctx: SignedIn, area: SearchArea, json: string): Promise<SavedRow | undefined> {
  const { rows } = await sql<SavedRow>`
    select id, area, filters, created_at from saved_searches
    where person_id = ${ctx.viewer.id} and area = ${area} and filters::text = (${json}::jsonb)::text`.execute(ctx.db)
  return rows[0]
}

/** Gone, whether or not it was there. */
export async function forgetSearch(ctx: SignedIn, id: SavedSearchId): Promise<{ id: SavedSearchId }> {
  await sql`delete from saved_searches where id = ${id} and person_id = ${ctx.viewer.id}`.execute(ctx.db)
  return { id }
}
