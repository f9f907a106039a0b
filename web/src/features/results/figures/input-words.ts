import type { FigureInput, FigureUnit } from '@heraia/contract/figures'
import type { inputNames } from './figure-texts.ts'

/** What a number is called. A place that is of 100 is the score that places make. */
export const inputName = ({ key, unit }: FigureInput): keyof (typeof inputNames)['en'] =>
  key === 'place' && unit === 'of100' ? 'placeScore' : key

/** A sum or a mean of places is a number, not the 199th. */
export const inputUnit = ({ key, unit }: FigureInput): FigureUnit =>
  unit === 'place' && ['sum', 'mean', 'deviation', 'seasonMean', 'lastSeasonMean'].includes(key) ? 'count' : unit
