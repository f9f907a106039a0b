import type { Better, Measure } from '@heraia/contract/discipline'
import { fold } from '@heraia/contract/fold'
import { type Decimals, type Read, readDay, readNumber, readValue, readWind } from '@heraia/contract/result-cells'
import {
  CELL_MAX,
  type CellProblem,
  COMPETITION_CATEGORIES,
  COMPETITION_LEVELS,
  type CompetitionCategory,
  type CompetitionLevel,
  type DateStyle,
  EVENT_MAX,
  type ImportField,
  LOCATION_MAX,
} from '@heraia/contract/result-rules'
import { isStorable } from '@heraia/contract/text'
import { problemsOf, type ResultDraft } from '../result-columns.ts'
import type { DisciplineReader } from './read-discipline.ts'

export type Cells = { line: number } & { [Field in ImportField]?: string }

export interface FileStyle {
  dateStyle: DateStyle
  decimals: Decimals
  /** What names stand for that the catalogue does not know. */
  unknown?: { measure: Measure; better: Better }
}

export interface LineProblem {
  field: ImportField
  code: CellProblem
}

export type ReadLine = { draft: ResultDraft } | { problems: LineProblem[] }

/** One line of a file. Every field that is wrong is named, not only the first. */
export function readLine(
  cells: Cells,
  style: FileStyle,
  readDiscipline: DisciplineReader,
  { now, born }: { now: Date; born: string | null },
): ReadLine {
  const problems: LineProblem[] = []
  const take = <Value>(field: ImportField, read: Read<Value>): Value | null => {
    if ('value' in read) return read.value
    problems.push({ field, code: read.problem })
    return null
  }
  const cell = (field: ImportField): string => cells[field]?.trim() ?? ''

  const event = take('event', readText(cell('event'), EVENT_MAX, true))
  const location = take('location', readText(cell('location'), LOCATION_MAX, false))
  const discipline = take('discipline', readDiscipline(cell('discipline')))
  const date = take('date', readDay(cell('date'), style.dateStyle))
  const value = discipline && take('value', readValue(cell('value'), discipline.measure, style.decimals, cell('unit')))
  const position = take('position', readPlace(cell('position')))
  const category = take('category', readWord(cell('category'), categories, 'unknown_category'))
  const level = take('level', readWord(cell('level'), levels, 'unknown_level'))
  const wind = take('wind', readWindOf(cell('wind'), style.decimals))
  if (discipline?.measure === 'position' && value !== null && position !== null && position !== value) {
    problems.push({ field: 'position', code: 'position_differs' })
  }
  if (discipline && value !== null && date !== null)
    problems.push(...problemsOf({ discipline, value, date }, now, born))
  if (problems.length > 0 || event === null || discipline === null || value === null || date === null) {
    return { problems: problems.map(unitWhereItIs(cell('value'))) }
  }
  return { draft: { event, discipline, value, date, position, location, category, level, wind, legal: true } }
}

/** A unit that nobody knows stands in its own column, or beside the value. */
const unitWhereItIs =
  (value: string) =>
  (problem: LineProblem): LineProblem =>
    problem.code === 'unknown_unit' && !/\p{L}$/u.test(value) ? { ...problem, field: 'unit' } : problem

function readText(cell: string, most: number, required: boolean): Read<string | null> {
  if (cell === '') return required ? { problem: 'required' } : { value: null }
  if (!isStorable(cell)) return { problem: 'invalid_characters' }
  return cell.length > most ? { problem: 'too_long' } : { value: cell }
}

const readWindOf = (cell: string, decimals: Decimals): Read<number | null> =>
  cell === '' ? { value: null } : readWind(cell, decimals)

function readPlace(cell: string): Read<number | null> {
  if (cell === '') return { value: null }
  const read = readNumber(cell.replace(/(st|nd|rd|th|\.?[ºª°]|\.)$/iu, ''), 'point')
  if ('problem' in read) return read
  if (!Number.isInteger(read.value)) return { problem: 'not_a_whole_number' }
  return read.value < 1 || read.value > 100_000 ? { problem: 'out_of_range' } : read
}

function readWord<Word>(cell: string, words: ReadonlyMap<string, Word>, problem: CellProblem): Read<Word | null> {
  if (cell === '') return { value: null }
  const word = cell.length > CELL_MAX ? undefined : words.get(fold(cell))
  return word === undefined ? { problem } : { value: word }
}

const categories = new Map<string, CompetitionCategory>([
  ...COMPETITION_CATEGORIES.map((each) => [each, each] as const),
  ['nacional', 'national'],
  ['internacional', 'international'],
])

const levels = new Map<string, CompetitionLevel>([
  ...COMPETITION_LEVELS.map((each) => [each, each] as const),
  ['infantil', 'youth'],
  ['cadete', 'youth'],
  ['juvenil', 'junior'],
  ['u20', 'junior'],
  ['sub20', 'junior'],
  ['sub-20', 'junior'],
  ['sub23', 'u23'],
  ['sub-23', 'u23'],
  ['promesa', 'u23'],
  ['absoluta', 'senior'],
  ['absoluto', 'senior'],
  ['elite', 'senior'],
  ['master', 'masters'],
  ['veterana', 'masters'],
])
