import type { DisciplineView } from '@heraia/contract/figures'
import { readWind } from '@heraia/contract/result-cells'
import {
  COMPETITION_CATEGORIES,
  COMPETITION_LEVELS,
  EVENT_MAX,
  FIRST_DAY,
  LOCATION_MAX,
} from '@heraia/contract/result-rules'
import type { Result } from '@heraia/contract/results'
import type { Language } from '../../../lib/languages.ts'
import { typedMark } from '../marks/format-mark.ts'
import { decimalsOf, readMark, valueOf } from '../marks/read-mark.ts'
import { type ChosenDiscipline, disciplineInput, type OwnDiscipline } from './discipline-choice.ts'

/** What stands in the boxes. */
export interface ResultForm {
  sport: string
  /** A key, or 'own' for a new one in her own words. */
  discipline: string
  own: OwnDiscipline
  value: string
  event: string
  date: string
  position: string
  location: string
  category: string
  level: string
  wind: string
  legal: boolean
}

export type FieldProblem =
  | 'required'
  | 'invalid_mark'
  | 'out_of_range'
  | 'invalid_date'
  | 'in_future'
  | 'too_long'
  | 'not_a_whole_number'
  | 'invalid'
export type ResultProblems = Partial<
  Record<'sport' | 'discipline' | 'own' | 'value' | 'event' | 'date' | 'position' | 'location' | 'wind', FieldProblem>
>

export const emptyResult = (sport: string): ResultForm => ({
  sport,
  discipline: '',
  own: { name: '', measure: 'time', better: 'lower' },
  ...{ value: '', event: '', date: '', position: '', location: '', category: '', level: '', wind: '' },
  legal: true,
})

/** A result that is there, for changing it. */
export const formOf = (result: Result, language: Language): ResultForm => ({
  ...emptyResult(result.discipline.sport),
  discipline: result.discipline.key,
  value: typedMark(result.value, result.discipline.unit, language),
  event: result.event,
  date: result.date,
  position: result.position?.toString() ?? '',
  location: result.location ?? '',
  category: result.category ?? '',
  level: result.level ?? '',
  wind:
    result.wind === null ? '' : `${result.wind < 0 ? '-' : ''}${typedMark(Math.abs(result.wind), 'score', language)}`,
  legal: result.legal,
})

/** What the API takes, or what is wrong with which box. `today` as YYYY-MM-DD; `language`: that she writes numbers in. */
export function readResult(form: ResultForm, chosen: ChosenDiscipline | null, today: string, language: Language) {
  const problems: ResultProblems = {}
  if (!form.sport.trim()) problems.sport = 'required'
  if (!chosen) problems.discipline = 'required'
  if (form.discipline === 'own' && !form.own.name.trim()) problems.own = 'required'
  if (!form.event.trim()) problems.event = 'required'
  else if (form.event.trim().length > EVENT_MAX) problems.event = 'too_long'
  if (form.location.trim().length > LOCATION_MAX) problems.location = 'too_long'

  const value = chosen ? readMark(form.value, chosen.measure, language) : null
  if (!form.value.trim()) problems.value = 'required'
  else if (value === null) problems.value = 'invalid_mark'
  else if (chosen?.range && (value < chosen.range.least || value > chosen.range.most)) problems.value = 'out_of_range'

  if (!form.date) problems.date = 'required'
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(form.date) || form.date < FIRST_DAY) problems.date = 'invalid_date'
  else if (form.date > today) problems.date = 'in_future'

  const isPlace = chosen?.measure === 'position'
  const position = isPlace || !form.position.trim() ? null : Number(form.position)
  if (position !== null && (!Number.isInteger(position) || position < 1)) problems.position = 'not_a_whole_number'
  const wind = chosen?.wind && form.wind.trim() ? readWindSpeed(form.wind) : null
  if (chosen?.wind && form.wind.trim() && wind === null) problems.wind = 'invalid'

  if (Object.keys(problems).length > 0 || value === null) return { problems }
  return {
    input: {
      ...disciplineInput(form),
      event: form.event.trim(),
      value,
      date: form.date,
      position,
      location: form.location.trim() || null,
      category: COMPETITION_CATEGORIES.find((category) => category === form.category) ?? null,
      level: COMPETITION_LEVELS.find((level) => level === form.level) ?? null,
      wind,
      legal: form.legal,
    },
  }
}

/** -1,3 and +0.8. */
function readWindSpeed(text: string): number | null {
  const written = text.replace('−', '-')
  return valueOf(readWind(written, decimalsOf(written)))
}

/** The same result anew, for taking a deletion back. */
export const again = (result: Result) => {
  const { event, value, date, position, location, category, level, wind, legal, discipline } = result
  const isPlace = discipline.unit === 'place'
  return {
    ...disciplineAgain(discipline),
    ...{ event, value, date, location, category, level, wind, legal },
    position: isPlace ? null : position,
  }
}

/** One of her own may have gone with its last result: it is given in full. */
const disciplineAgain = ({ key, sport, name, measure, better }: DisciplineView) =>
  key.startsWith('own~')
    ? { discipline: null, own: { sport, name: name.en, measure, better } }
    : { discipline: key, own: null }
