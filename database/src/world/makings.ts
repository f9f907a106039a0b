import type { Insertable } from 'kysely'
import type { ProfilesTable } from '../tables/profiles.ts'
import type { ResultsTable } from '../tables/results.ts'
import type { Chance } from './chance.ts'

type ProfilesInsert = Insertable<ProfilesTable>

interface SearchedPerson {
  name: string
  handle: string
  sport: string | null
  location: string | null
}

/** A discipline of the catalogue (contract/src/discipline.ts), as far as results of the world need it. */
export interface WorldDiscipline {
  code: string
  sport: string
  measure: ResultsTable['measure']
  better: 'lower' | 'higher'
  /** In the base unit: what anybody can have. */
  range: { least: number; most: number }
  wind: boolean
  /** Counted in a match. */
  adds: boolean
}

/** What the world is made with; the parts that the contract has come from there. */
export interface Makings {
  /** The world's present: everything happened before it. */
  now: Date
  /** The catalogue of sports. */
  sports: readonly string[]
  /** The catalogue of disciplines. */
  disciplines: readonly WorldDiscipline[]
  /** How searches compare text (contract/src/fold.ts). */
  fold: (text: string) => string
  /** What a people search reads of a profile (server/src/search-columns.ts). */
  searchColumns: (person: SearchedPerson) => Pick<ProfilesInsert, 'search_text' | 'sport_folded' | 'location_folded'>
  /** contract/src/uuid7.ts. */
  uuid7: (milliseconds: number, random: Uint8Array) => string
  /** argon2id of the password that the four demo accounts share. */
  passwordHash: string
  /** Handles of people who are there already. */
  takenHandles?: ReadonlySet<string>
}

export const idAt = (makings: Makings, chance: Chance, at: Date): string =>
  makings.uuid7(at.getTime(), chance.bytes(10))

const minute = 60_000
export const minutesBefore = (now: Date, minutes: number): Date =>
  new Date(now.getTime() - Math.round(minutes * minute))
export const daysBefore = (now: Date, days: number): Date => minutesBefore(now, days * 24 * 60)
