import { unitOf } from '@heraia/contract/discipline'
import type { BestFigure, SeasonBest } from '@heraia/contract/figures'
import { ofColumns, type TypedDiscipline } from '../typed-discipline.ts'
import { makeFigure } from './figure.ts'
import type { GroupRow } from './gather.ts'
import { changeOf } from './season-change.ts'

type HeldGroup = GroupRow & { holder: NonNullable<GroupRow['holder']> }
const isHeld = (group: GroupRow): group is HeldGroup => group.holder !== null

/** Of all seasons, one a discipline; those with the most results first. */
export function personalBests(groups: readonly GroupRow[]): BestFigure[] {
  const byDiscipline = Map.groupBy(groups.filter(isHeld), ({ discipline }) => discipline)
  return [...byDiscipline.values()]
    .map((seasons) => bestOf('personalBest', null, seasons))
    .sort((one, other) => other.results - one.results)
}

export function seasonBests(groups: readonly GroupRow[], season: number | null): SeasonBest[] {
  return groups
    .filter(isHeld)
    .filter((group) => group.season === season)
    .map((group) => {
      const best = bestOf('seasonBest', season, [group])
      const earlier = groups.filter(isHeld).filter(({ discipline }) => discipline === group.discipline)
      const { better } = ofColumns(group)
      return { ...best, change: changeOf(best, seasonValue(group), earlier.map(seasonValue), better) }
    })
}

const seasonValue = ({ season, holder, counting }: HeldGroup) => ({
  season,
  value: holder.value / 1000,
  results: counting,
})

function bestOf(key: 'personalBest' | 'seasonBest', season: number | null, groups: readonly HeldGroup[]): BestFigure {
  const best = groups.reduce((first, each) => (isBetter(each, first) ? each : first))
  const discipline: TypedDiscipline = ofColumns(best)
  const { id, event, held_on, location, value } = best.holder
  return {
    ...makeFigure({
      ...{ key, season, discipline, value: value / 1000, unit: unitOf[discipline.measure], formula: 'best' },
      results: groups.reduce((sum, { counting }) => sum + counting, 0),
    }),
    holder: { id, event, date: held_on, location },
  }
}

/** The first to reach a value holds it. */
const isBetter = (one: HeldGroup, other: HeldGroup): boolean =>
  one.holder.value === other.holder.value
    ? one.holder.held_on < other.holder.held_on
    : one.holder.value < other.holder.value === one.lower_is_better
