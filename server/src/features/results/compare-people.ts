import type { Statistics } from '@heraia/contract/figures'
import type { PersonId } from '@heraia/contract/ids'
import type { PersonChip } from '@heraia/contract/person'
import { type Context, viewerId } from '../../context.ts'
import { showChip } from '../profiles/person.view.ts'
import { selectAthletes } from './find-athlete.ts'
import { type StatisticsAsked, statisticsOf } from './statistics/read-statistics.ts'

interface Comparison {
  items: { person: PersonChip; statistics: Statistics }[]
  leftOut: PersonId[]
}

/** Side by side in the order asked for. She herself is always there, if she is an athlete. */
export async function comparePeople(
  ctx: Context,
  { ids, ...asked }: StatisticsAsked & { ids: PersonId[] },
): Promise<Comparison> {
  const wanted = [...new Set(ids)]
  const viewer = viewerId(ctx)
  const rows = await selectAthletes(ctx, { ids: wanted, viewer })
  const allowed = new Map(
    rows
      .filter((row) => row.chip_role === 'athlete' && row.shown && (row.compared || row.chip_id === viewer))
      .map((row) => [row.chip_id, showChip(row, ctx.pass)]),
  )
  const shown = wanted.filter((id) => allowed.has(id))
  const statistics = shown.length > 0 ? await statisticsOf(ctx, shown, asked) : new Map<PersonId, Statistics>()
  return {
    items: shown.flatMap((id) => {
      const [person, hers] = [allowed.get(id), statistics.get(id)]
      return person && hers ? [{ person, statistics: hers }] : []
    }),
    leftOut: wanted.filter((id) => !allowed.has(id)),
  }
}
