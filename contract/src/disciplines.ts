import type { Discipline } from './discipline.ts'
import { artistic } from './disciplines/artistic.ts'
import { athletics, paraAthletics, poleVault, running } from './disciplines/athletics.ts'
import { combat, racket } from './disciplines/combat-and-racket.ts'
import { skill, strength } from './disciplines/strength-and-skill.ts'
import { teams } from './disciplines/teams.ts'
import { boats, paraSwimming, swimming, triathlon, waves } from './disciplines/water.ts'
import { wheels, winter } from './disciplines/wheels-and-snow.ts'

/**
 * The catalogue of disciplines, every sport of `SPORTS` with its own. Codes stand in stored results: they may be
 * added, and never change what they mean. Without schemas, so that a screen may load it.
 */
export const DISCIPLINES: readonly Discipline[] = [
  ...athletics,
  ...paraAthletics,
  ...running,
  ...poleVault,
  ...swimming,
  ...paraSwimming,
  ...boats,
  ...waves,
  ...triathlon,
  ...wheels,
  ...winter,
  ...strength,
  ...skill,
  ...artistic,
  ...combat,
  ...racket,
  ...teams,
]

const byCode = new Map(DISCIPLINES.map((discipline) => [discipline.code, discipline]))

export const disciplineOf = (code: string): Discipline | null => byCode.get(code) ?? null
