import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** A search by sport, or by sport and place, finds people of those that stand here. As they stand in her row; '' is none. */
export async function keepSportAndPlace(
  tx: Context,
  { sport_folded, location_folded }: { sport_folded: string; location_folded: string },
): Promise<void> {
  if (sport_folded === '' && location_folded === '') return
  await sql`
    with sports as (
      insert into people_sports (sport) select ${sport_folded} where ${sport_folded} <> '' on conflict do nothing
    )
    insert into people_places (place) select ${location_folded} where ${location_folded} <> ''
    on conflict do nothing`.execute(tx.db)
}
