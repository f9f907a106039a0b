import { WIND_LIMIT } from '@heraia/contract/discipline'
import { foldKey } from '@heraia/contract/fold'
import type { CellProblem, CompetitionCategory, CompetitionLevel } from '@heraia/contract/result-rules'
import { FIRST_DAY } from '@heraia/contract/result-rules'
import { columnsOf, type DisciplineColumns, type TypedDiscipline } from './typed-discipline.ts'

/** What somebody says of a result, once it is read. */
export interface ResultDraft {
  event: string
  discipline: TypedDiscipline
  /** In the base unit. */
  value: number
  date: string
  position: number | null
  location: string | null
  category: CompetitionCategory | null
  level: CompetitionLevel | null
  wind: number | null
  legal: boolean
}

export interface ResultColumns extends DisciplineColumns {
  event: string
  event_key: string
  value: number
  held_on: string
  position: number | null
  location: string | null
  category: CompetitionCategory | null
  level: CompetitionLevel | null
  wind_tenths: number | null
  legal: boolean
  counts: boolean
}

export type DraftProblem = { field: 'value' | 'date'; code: CellProblem }

/** What the contract's schema cannot know: whether anybody can have this value, on a day that has been. */
export function problemsOf(
  draft: Pick<ResultDraft, 'discipline' | 'value' | 'date'>,
  now: Date,
  born: string | null,
): DraftProblem[] {
  const { range, measure } = draft.discipline
  const found: DraftProblem[] = []
  if (measure === 'position' && !Number.isInteger(draft.value)) {
    found.push({ field: 'value', code: 'not_a_whole_number' })
  } else if (draft.value < range.least || draft.value > range.most) found.push({ field: 'value', code: 'out_of_range' })
  if (draft.date < FIRST_DAY) found.push({ field: 'date', code: 'too_early' })
  // Her birth date, written into the wrong box, would tell everybody what only she is shown.
  else if (born !== null && draft.date <= born) found.push({ field: 'date', code: 'before_birth' })
  // It is tomorrow already in some places.
  else if (draft.date > dayOf(new Date(now.getTime() + 14 * 3_600_000)))
    found.push({ field: 'date', code: 'in_future' })
  return found
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

export function writeColumns(draft: ResultDraft): ResultColumns {
  const { discipline, event, value, date, location, category, level, legal } = draft
  const wind = discipline.wind ? draft.wind : null
  return {
    ...columnsOf(discipline),
    ...{ event, category, level, legal },
    event_key: foldKey(event).slice(0, 200),
    value: Math.round(value * 1000),
    held_on: date,
    position: discipline.measure === 'position' ? value : draft.position,
    location: location || null,
    wind_tenths: wind === null ? null : Math.round(wind * 10),
    counts: legal && (wind === null || wind <= WIND_LIMIT),
  }
}

/** What makes two results the same: a file that is read twice gives each once. */
export const fingerprintText = ({ held_on, discipline, value, event_key, position }: ResultColumns): string =>
  JSON.stringify([held_on, discipline, value, event_key, position])
