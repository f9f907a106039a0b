import type { Figure, Statistics } from '@heraia/contract/figures'

/** Every figure of the statistics, to find one by its id. */
export function allFigures(statistics: Statistics): Figure[] {
  const { personalBests, seasonBests, currentSeason, career, medals, performance } = statistics
  const withChange = [...seasonBests, ...currentSeason]
  return [
    ...personalBests,
    ...withChange,
    ...withChange.flatMap(({ change }) => change ?? []),
    ...career,
    ...Object.values(medals),
    ...Object.values(performance),
  ]
}
