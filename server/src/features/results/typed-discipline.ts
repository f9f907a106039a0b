import { type Better, betterOf, type Discipline, type Measure, type Range, rangeOf } from '@heraia/contract/discipline'
import { disciplineOf } from '@heraia/contract/disciplines'
import { foldKey } from '@heraia/contract/fold'
import type { OwnDiscipline } from '@heraia/contract/result-fields'

/** What a result is measured in: a discipline of the catalogue, or one of her own. */
export interface TypedDiscipline {
  key: string
  sport: string
  /** null: it is in the catalogue. */
  ownName: string | null
  measure: Measure
  better: Better
  range: Range
  wind: boolean
}

/** As results and goals keep it. */
export interface DisciplineColumns {
  discipline: string
  sport: string
  own_name: string | null
  measure: Measure
  lower_is_better: boolean
}

export const ofCatalogue = ({ code, sport, measure, better, range, wind }: Discipline): TypedDiscipline => ({
  ...{ key: code, sport, ownName: null, measure, better, range, wind },
})

const OWN = 'own~'
export const isOwnKey = (key: string): boolean => key.startsWith(OWN)

/** The same words give the same discipline, however they are written. */
export function ofHerOwn({ sport, name, measure, better }: OwnDiscipline): TypedDiscipline {
  // A place is never better for being higher.
  const order = measure === 'position' ? betterOf.position : better
  const key = `${OWN}${keyPart(sport).slice(0, 60)}~${keyPart(name).slice(0, 80)}~${measure}~${order}`
  return { key, sport, ownName: name, measure, better: order, range: rangeOf[measure], wind: false }
}

/** Words as they stand in the key of a discipline of her own. */
export const keyPart = (text: string): string => foldKey(text).replaceAll(/[\s~.]+/g, '-')

/** What a stored row says; the catalogue knows more of its own. */
export function ofColumns(row: DisciplineColumns): TypedDiscipline {
  const known = row.own_name === null ? disciplineOf(row.discipline) : null
  return known
    ? ofCatalogue(known)
    : {
        key: row.discipline,
        sport: row.sport,
        ownName: row.own_name ?? row.discipline,
        measure: row.measure,
        better: row.lower_is_better ? 'lower' : 'higher',
        range: rangeOf[row.measure],
        wind: false,
      }
}

export const columnsOf = (discipline: TypedDiscipline): DisciplineColumns => ({
  discipline: discipline.key,
  sport: discipline.sport,
  own_name: discipline.ownName,
  measure: discipline.measure,
  lower_is_better: discipline.better === 'lower',
})

/** Whether its values add up to something. Her own counts do. */
export const addsUp = ({ key, ownName, measure, better }: TypedDiscipline): boolean =>
  ownName === null ? (disciplineOf(key)?.adds ?? false) : measure === 'points' && better === 'higher'
