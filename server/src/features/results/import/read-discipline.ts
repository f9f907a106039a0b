import type { Better, Measure } from '@heraia/contract/discipline'
import { DISCIPLINES, disciplineOf } from '@heraia/contract/disciplines'
import { fold } from '@heraia/contract/fold'
import type { Read } from '@heraia/contract/result-cells'
import { OWN_NAME_MAX } from '@heraia/contract/result-rules'
import { isStorable } from '@heraia/contract/text'
import { ofCatalogue, ofHerOwn, type TypedDiscipline } from '../typed-discipline.ts'

export type DisciplineReader = (cell: string) => Read<TypedDiscipline>

export interface ReaderSettings {
  /** Looked through first. */
  sport: string | null
  /** For cells that are empty. */
  always: TypedDiscipline | null
  /** Those that she used before and the catalogue does not know. */
  own: readonly TypedDiscipline[]
  unknown?: { measure: Measure; better: Better }
}

/** By code, or by name in either language: in her sport first, then among her own, then anywhere if only one is meant. */
export function disciplineReader({ sport, always, own, unknown }: ReaderSettings): DisciplineReader {
  const foldedSport = fold(sport ?? '')
  const byName = Map.groupBy(
    DISCIPLINES.flatMap((each) => [...new Set([fold(each.en), fold(each.es)])].map((name) => ({ name, each }))),
    ({ name }) => name,
  )
  const ownByName = new Map(own.map((each) => [fold(each.ownName ?? ''), each]))
  return (cell) => {
    if (cell === '') return always ? { value: always } : { problem: 'required' }
    if (!isStorable(cell)) return { problem: 'invalid_characters' }
    if (cell.length > OWN_NAME_MAX) return { problem: 'too_long' }
    const known = disciplineOf(cell.toLowerCase())
    if (known) return { value: ofCatalogue(known) }
    const name = fold(cell)
    const named = (byName.get(name) ?? []).map(({ each }) => each)
    const inSport = named.find((each) => fold(each.sport) === foldedSport)
    if (inSport) return { value: ofCatalogue(inSport) }
    const hers = ownByName.get(name)
    if (hers) return { value: hers }
    if (unknown && sport) return { value: ofHerOwn({ sport, name: cell, ...unknown }) }
    const [only, second] = named
    if (only && !second) return { value: ofCatalogue(only) }
    return { problem: second ? 'ambiguous_discipline' : 'unknown_discipline' }
  }
}
