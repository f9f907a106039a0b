import { FigureKey } from '@heraia/contract/figures'

/** What a figure's id says: which figure, and of which season, discipline, month or goal. */
export interface FigureScope {
  key: FigureKey
  /** Of a season against the one before it. */
  change: boolean
  season: number | null
  discipline: string | null
  /** 2026-05 */
  month: string | null
  goalId: string | null
}

const FIGURE = /^(change\.)?([A-Za-z]+)(?:\.(\d{4}))?(?:\.([^.]+))?$/
const MONTH = /^month\.(\d{4}-(?:0[1-9]|1[0-2]))(?:\.([^.]+))?$/
const GOAL = /^goal\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function writeFigureId(
  key: FigureKey,
  of: { season?: number | null; discipline?: string; change?: boolean } = {},
): string {
  const parts = [of.change ? 'change' : null, key, of.season ?? null, of.discipline ?? null]
  return parts.filter((part) => part !== null).join('.')
}

/** null: made up. */
export function readFigureId(id: string): FigureScope | null {
  const none = { change: false, season: null, discipline: null, month: null, goalId: null }
  const month = MONTH.exec(id)
  if (month) return { ...none, key: 'month', month: month[1] ?? null, discipline: month[2] ?? null }
  const goal = GOAL.exec(id)
  if (goal) return { ...none, key: 'goal', goalId: goal[1] ?? null }
  const parts = FIGURE.exec(id)
  const key = FigureKey.safeParse(parts?.[2])
  if (!parts || !key.success) return null
  const scope: FigureScope = {
    ...none,
    key: key.data,
    change: parts[1] !== undefined,
    season: parts[3] === undefined ? null : Number(parts[3]),
    discipline: parts[4] ?? null,
  }
  return isWhole(scope) ? scope : null
}

const ofDiscipline: readonly FigureKey[] = ['personalBest', 'seasonBest', 'total', 'mean']
const ofSeason: readonly FigureKey[] = ['seasonBest', 'improvement']
const never: readonly FigureKey[] = ['month', 'goal', 'seasonChange']

/** Every part is there that the figure needs, and none besides. */
const isWhole = ({ key, change, season, discipline }: FigureScope): boolean =>
  !never.includes(key) &&
  ofDiscipline.includes(key) === (discipline !== null) &&
  (season !== null || !(change || ofSeason.includes(key)))
