import { unitOf } from '@heraia/contract/discipline'
import { disciplineOf } from '@heraia/contract/disciplines'
import type { DisciplineView } from '@heraia/contract/figures'
import type { TypedDiscipline } from './typed-discipline.ts'

export function showDiscipline({ key, sport, ownName, measure, better, wind }: TypedDiscipline): DisciplineView {
  const known = ownName === null ? disciplineOf(key) : null
  const name = known ? { en: known.en, es: known.es } : { en: ownName ?? key, es: ownName ?? key }
  return { key, sport, name, measure, unit: unitOf[measure], better, wind }
}
