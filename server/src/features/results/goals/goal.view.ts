import { type Better, unitOf } from '@heraia/contract/discipline'
import type { Goal } from '@heraia/contract/goals'
import { input, makeFigure } from '../statistics/figure.ts'
import { ofColumns, type TypedDiscipline } from '../typed-discipline.ts'
import { goalProgress } from './goal-progress.ts'
import type { GoalRow } from './goals.queries.ts'

/** `today`: the day by which an open goal is missed. */
export function showGoal(row: GoalRow, viewer: string | null, today: string): Goal {
  const discipline = disciplineOfGoal(row)
  const unit = row.kind === 'best' || row.kind === 'total' ? unitOf[discipline?.measure ?? 'points'] : 'count'
  const { start, current } = marksOf(row)
  const target = row.target / 1000
  const better: Better = row.kind === 'best' ? (discipline?.better ?? 'higher') : 'higher'
  const isReached = row.reached_on !== null
  const value = isReached ? 100 : goalProgress({ target, start, current, better })
  const figure = makeFigure({
    ...{ key: 'goal', discipline, unit: 'percent', formula: 'progress', results: row.results },
    // It may have been reached before it started: then it still is to be reached anew.
    value: !isReached && value === 100 ? 99.9 : value,
    inputs: [
      ...(start === null ? [] : [input('start', start, unit)]),
      ...(current === null ? [] : [input('current', current, unit)]),
      input('target', target, unit),
    ],
  })
  return {
    id: row.id,
    ...{ kind: row.kind, title: row.title, target, start, current },
    startsOn: row.starts_on,
    dueOn: row.due_on,
    state: isReached ? 'reached' : row.due_on < today ? 'missed' : 'open',
    reachedOn: row.reached_on,
    progress: { ...figure, id: `goal.${row.id}` },
    may: { edit: row.person_id === viewer },
  }
}

function disciplineOfGoal({ discipline, sport, own_name, measure, lower_is_better }: GoalRow): TypedDiscipline | null {
  if (discipline === null || sport === null || measure === null || lower_is_better === null) return null
  return ofColumns({ discipline, sport, own_name, measure, lower_is_better })
}

function marksOf({ kind, start_rank, best_rank, sum, results }: GoalRow): {
  start: number | null
  current: number | null
} {
  const value = (rank: number | null) => (rank === null ? null : Math.abs(rank) / 1000)
  switch (kind) {
    case 'best':
      return { start: value(start_rank), current: value(best_rank) }
    case 'total':
      return { start: null, current: sum / 1000 }
    default:
      return { start: null, current: results }
  }
}
