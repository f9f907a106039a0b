import type { Goal, GoalKind } from '@heraia/contract/goals'
import type { Language } from '../../../lib/languages.ts'
import { type ChosenDiscipline, type DisciplineForm, disciplineInput } from '../form/discipline-choice.ts'
import { typedMark } from '../marks/format-mark.ts'
import { readMark } from '../marks/read-mark.ts'

export const GOAL_KINDS = ['best', 'total', 'results', 'podiums', 'wins'] as const satisfies readonly GoalKind[]

export interface GoalForm extends DisciplineForm {
  kind: GoalKind
  title: string
  target: string
  startsOn: string
  dueOn: string
}

export type GoalProblems = Partial<
  Record<
    'sport' | 'discipline' | 'own' | 'target' | 'startsOn' | 'dueOn',
    'required' | 'invalid_mark' | 'out_of_range' | 'not_a_whole_number' | 'before_start'
  >
>

/** A best and a sum are of one discipline; the others count results of all. */
export const hasDiscipline = (kind: GoalKind) => kind === 'best' || kind === 'total'

/** The year that runs, until she says otherwise. */
export const emptyGoal = (sport: string, today: string): GoalForm => ({
  sport,
  kind: 'best',
  discipline: '',
  own: { name: '', measure: 'time', better: 'lower' },
  title: '',
  target: '',
  startsOn: `${today.slice(0, 4)}-01-01`,
  dueOn: `${today.slice(0, 4)}-12-31`,
})

export function formOfGoal(goal: Goal, today: string, language: Language): GoalForm {
  const { discipline } = goal.progress
  return {
    ...emptyGoal(discipline?.sport ?? '', today),
    kind: goal.kind,
    discipline: discipline?.key ?? '',
    title: goal.title ?? '',
    target: typedMark(goal.target, discipline?.unit ?? 'count', language),
    startsOn: goal.startsOn,
    dueOn: goal.dueOn,
  }
}

/** What the API takes, or what is wrong with which box. */
export function readGoal(form: GoalForm, chosen: ChosenDiscipline | null, language: Language) {
  const problems: GoalProblems = {}
  const isTyped = hasDiscipline(form.kind)
  if (isTyped && !form.sport.trim()) problems.sport = 'required'
  if (isTyped && !chosen) problems.discipline = 'required'
  if (isTyped && form.discipline === 'own' && !form.own.name.trim()) problems.own = 'required'

  const target = readTarget(form, chosen, language)
  if (!form.target.trim()) problems.target = 'required'
  else if (target === null) problems.target = isTyped ? 'invalid_mark' : 'not_a_whole_number'
  else if (form.kind === 'best' && isOutside(target, chosen)) problems.target = 'out_of_range'

  if (!form.startsOn) problems.startsOn = 'required'
  if (!form.dueOn) problems.dueOn = 'required'
  else if (form.dueOn < form.startsOn) problems.dueOn = 'before_start'

  if (Object.keys(problems).length > 0 || target === null) return { problems }
  return {
    input: {
      ...(isTyped ? disciplineInput(form) : { discipline: null, own: null }),
      kind: form.kind,
      title: form.title.trim() || null,
      target,
      startsOn: form.startsOn,
      dueOn: form.dueOn,
    },
  }
}

function readTarget({ kind, target }: GoalForm, chosen: ChosenDiscipline | null, language: Language): number | null {
  if (hasDiscipline(kind)) return chosen ? readMark(target, chosen.measure, language) : null
  const count = Number(target.trim())
  return Number.isInteger(count) && count > 0 ? count : null
}

const isOutside = (value: number, chosen: ChosenDiscipline | null) =>
  chosen?.range !== undefined && (value < chosen.range.least || value > chosen.range.most)
