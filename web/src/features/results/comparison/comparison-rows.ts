import type { Better } from '@heraia/contract/discipline'
import type { DisciplineView, Figure, FigureKey, FigureUnit, Statistics } from '@heraia/contract/figures'

export interface ComparisonRow {
  id: string
  key: FigureKey
  discipline: DisciplineView | null
  unit: FigureUnit
  /** One for each person, in their order. */
  values: (number | null)[]
  /** What each number opens. */
  sources: (Pick<Figure, 'id' | 'results'> | null)[]
  /** Where they stand best; none where one alone has a value. */
  best: boolean[]
}

export interface ComparisonGroup {
  title: 'bests' | 'career' | 'performance'
  rows: ComparisonRow[]
}

/** The same figures of several people, side by side. A discipline stands there as soon as one of them has it. */
export function comparisonRows(all: readonly Statistics[]): ComparisonGroup[] {
  return [
    { title: 'bests' as const, rows: rowsOf(all.map(({ personalBests }) => personalBests)) },
    { title: 'career' as const, rows: rowsOf(all.map(({ career }) => career.filter((figure) => !figure.discipline))) },
    { title: 'performance' as const, rows: rowsOf(all.map(({ performance }) => Object.values(performance))) },
  ].filter(({ rows }) => rows.length > 0)
}

const nameOf = ({ key, discipline }: Figure) => `${key} ${discipline?.key ?? ''}`

function rowsOf(people: readonly (readonly Figure[])[]): ComparisonRow[] {
  const named = new Map(people.flat().map((figure) => [nameOf(figure), figure]))
  const rows = [...named].map(([name, { key, discipline, unit }]) => {
    const sources = people.map((figures) => figures.find((figure) => nameOf(figure) === name) ?? null)
    const values = sources.map((figure) => figure?.value ?? null)
    return { id: name, key, discipline, unit, values, sources, best: bestOf(values, betterOf(key, discipline)) }
  })
  // What most of them have in common comes first.
  return rows
    .filter(({ values }) => values.some((value) => value !== null))
    .sort((one, other) => countOf(other.values) - countOf(one.values))
}

const countOf = (values: readonly (number | null)[]) => values.filter((value) => value !== null).length

/** To have more results, seasons or disciplines than others is neither better nor worse. */
const NEUTRAL: readonly FigureKey[] = ['results', 'competitions', 'disciplines', 'seasons']

function betterOf(key: FigureKey, discipline: DisciplineView | null): Better | null {
  if (NEUTRAL.includes(key)) return null
  return discipline?.better ?? (key === 'averagePlace' ? 'lower' : 'higher')
}

function bestOf(values: readonly (number | null)[], better: Better | null): boolean[] {
  if (better === null) return values.map(() => false)
  const known = values.filter((value) => value !== null)
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known)
  return values.map((value) => known.length > 1 && value === best && known.some((other) => other !== best))
}
