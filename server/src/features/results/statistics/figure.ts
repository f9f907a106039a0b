import type { Figure, FigureInput, FigureKey, FigureUnit, FormulaKey } from '@heraia/contract/figures'
import { showDiscipline } from '../discipline.view.ts'
import { writeFigureId } from '../figure-id.ts'
import type { TypedDiscipline } from '../typed-discipline.ts'

interface Made {
  key: FigureKey
  season?: number | null
  discipline?: TypedDiscipline | null
  value: number | null
  unit: FigureUnit
  results: number
  formula: FormulaKey
  inputs?: FigureInput[]
}

export const makeFigure = ({
  key,
  season,
  discipline = null,
  value,
  unit,
  results,
  formula,
  inputs,
}: Made): Figure => ({
  id: writeFigureId(key, { season, ...(discipline ? { discipline: discipline.key } : {}) }),
  key,
  discipline: discipline && showDiscipline(discipline),
  value: value === null ? null : rounded(value),
  unit,
  results,
  formula,
  inputs: inputs ?? [input('results', results, 'count')],
})

export const input = (
  key: FigureInput['key'],
  value: number,
  unit: FigureUnit,
  discipline: string | null = null,
): FigureInput => ({ key, value: rounded(value), unit, discipline })

/** As exact as values are. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000
