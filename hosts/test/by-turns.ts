import { engineOfThisRun } from './test-database.ts'

type Choice = (each: unknown, at: number) => boolean

/** On PGlite, one in so many. */
const AMONG = 6

/** One in `among`, another one from place to place: together the places ask everything. */
export const byTurns =
  (place: number, among: number): Choice =>
  (_, at) =>
    (at + place) % among === 0

/**
 * For tables that ask everything of everything. PostgreSQL is asked all of it. PGlite is its own code, and serves the demo
 * alone, where nothing of anybody is kept: there one in six, by turns.
 */
export const fewerOnPglite = (place: number): Choice =>
  engineOfThisRun() === 'pglite' ? byTurns(place, AMONG) : () => true

/** How often a property is tried: as `fewerOnPglite`. */
export const fewerRunsOnPglite = (runs: number): number =>
  engineOfThisRun() === 'pglite' ? Math.ceil(runs / AMONG) : runs
