import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { forbidden, notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { isShown, isVisible } from '../../visibility/people.ts'
import { type ChipRow, chipSql } from '../profiles/person.view.ts'

export interface AthleteRow extends ChipRow {
  shown: boolean
  compared: boolean
}

type Asked = { ids: readonly string[]; viewer: string | null }

/** Those of these people whom the viewer may see, with whether their statistics are for her. */
export const selectAthletes = statement(
  ({ ids, viewer }: Asked) => sql<AthleteRow>`
    select ${chipSql}, ${isShown('p', 'stats_visibility', viewer)} as shown, p.allow_comparison as compared
    from profiles p where p.id = any(${ids}::uuid[]) and ${isVisible('p', viewer)}`,
)

/** An athlete whose statistics the viewer may see. Refuses alike who is missing, blocked either way or suspended. */
export async function findAthlete(ctx: Context, id: string): Promise<AthleteRow> {
  const [athlete] = await selectAthletes(ctx, { ids: [id], viewer: viewerId(ctx) })
  if (!athlete) throw notFound('person')
  if (athlete.chip_role !== 'athlete') throw forbidden('not_an_athlete', 'Only athletes have statistics.')
  if (!athlete.shown) throw forbidden('statistics_closed', 'She does not show her statistics to you.')
  return athlete
}

export function mustBeAthlete({ viewer }: SignedIn): void {
  if (viewer.role !== 'athlete') throw forbidden('not_an_athlete', 'Only athletes record results.')
}
