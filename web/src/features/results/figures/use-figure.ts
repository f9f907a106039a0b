import type { Figure } from '@heraia/contract/figures'
import type { PersonId } from '@heraia/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { goalsOf, monthsOf, statisticsOf } from '../results-queries.ts'
import type { StatsView } from '../stats-view.ts'
import { allFigures } from './all-figures.ts'

/** The figure that the address names, wherever it stands: in the statistics, among the months or the goals. */
export function useFigure(id: PersonId, view: StatsView): Figure | undefined {
  const isNamed = view.figure !== undefined
  const statistics = useQuery({ ...statisticsOf(id, view), enabled: isNamed })
  const season = view.season ?? statistics.data?.season ?? 0
  const months = useQuery({ ...monthsOf(id, season, view), enabled: isNamed && season > 0 })
  const goals = useQuery({ ...goalsOf(id), enabled: isNamed })
  const figures = [
    ...(statistics.data ? allFigures(statistics.data) : []),
    ...(months.data?.months ?? []),
    ...(goals.data?.items.map(({ progress }) => progress) ?? []),
  ]
  return figures.find((figure) => figure.id === view.figure)
}
