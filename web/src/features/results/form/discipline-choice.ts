import { type Better, betterOf, type Measure, rangeOf } from '@heraia/contract/discipline'
import type { DisciplineView } from '@heraia/contract/figures'

/** A discipline that no catalogue has, in her own words. */
export interface OwnDiscipline {
  name: string
  measure: Measure
  better: Better
}

export interface ChosenDiscipline {
  /** Of one that is listed, in both languages. */
  name?: DisciplineView['name']
  measure: Measure
  wind: boolean
  range?: { least: number; most: number }
}

export interface DisciplineForm {
  sport: string
  discipline: string
  own: OwnDiscipline
}

type Listed = DisciplineView & { range?: { least: number; most: number } }

/** What she chose, whichever way; null while she has not. */
export function chosenDiscipline(form: DisciplineForm, listed: readonly Listed[]): ChosenDiscipline | null {
  if (form.discipline === 'own') return { measure: form.own.measure, wind: false, range: rangeOf[form.own.measure] }
  return listed.find(({ key }) => key === form.discipline) ?? null
}

/** As the API takes it: a key, or all of a new one. */
export const disciplineInput = ({ sport, discipline, own }: DisciplineForm) =>
  discipline === 'own'
    ? { discipline: null, own: { ...own, sport: sport.trim(), name: own.name.trim() } }
    : { discipline, own: null }

/** Those she used before come first; nothing stands twice. */
export function listDisciplines(used: readonly DisciplineView[], ofSport: readonly Listed[], sport: string): Listed[] {
  const hers = used.filter((one) => one.sport.toLowerCase() === sport.trim().toLowerCase())
  const withRange = (one: DisciplineView): Listed => ofSport.find(({ key }) => key === one.key) ?? one
  return [...hers.map(withRange), ...ofSport.filter(({ key }) => !hers.some((one) => one.key === key))]
}

/** Less is better in times and places, until she says otherwise. */
export const withMeasure = (own: OwnDiscipline, measure: Measure): OwnDiscipline => ({
  ...own,
  measure,
  better: betterOf[measure],
})
