import type { Insertable } from 'kysely'
import type { ResultsTable } from '../tables/results.ts'
import type { Chance } from './chance.ts'
import { idAt, type Makings, type WorldDiscipline } from './makings.ts'
import type { MadePerson } from './person.ts'
import { oneValue, typicalValue } from './typical-values.ts'

export type ResultRow = Insertable<ResultsTable>

/** So many seasons up to now. */
const SEASONS = 3

/** An athlete with the discipline that she is best at, and what she can do in it. */
export interface Sportswoman {
  person: MadePerson
  discipline: WorldDiscipline
  level: number
  results: ResultRow[]
}

/** Three seasons of every athlete; the demo athlete, the first of all, plays more than most. */
export function makeResults(makings: Makings, chance: Chance, people: readonly MadePerson[]): Sportswoman[] {
  const athletes = people.filter(({ profile }) => profile.role === 'athlete')
  return athletes.flatMap((person, index) => {
    const [main, second, third] = disciplinesOf(makings, chance, person)
    if (!main) return []
    const level = typicalValue(chance, main)
    const often = index === 0 ? 9 : chance.int(3, 7)
    const results = [
      ...seasonsOf(makings, chance, person, { discipline: main, level, often }),
      ...(second
        ? seasonsOf(makings, chance, person, { discipline: second, level: typicalValue(chance, second), often: 3 })
        : []),
      ...(third ? seasonsOf(makings, chance, person, { discipline: third, level: 2.4, often: 2 }) : []),
    ]
    person.profile.matches_count = results.length
    return [{ person, discipline: main, level, results }]
  })
}

/** Of her sport: what is counted in each match, then the tournaments; or two that anybody may choose. */
const disciplinesOf = (makings: Makings, chance: Chance, { profile }: MadePerson): WorldDiscipline[] => {
  const ofSport = makings.disciplines.filter(({ sport }) => sport === profile.sport)
  const counted = ofSport.filter(({ adds }) => adds)
  const tournaments = ofSport.filter(({ measure }) => measure === 'position')
  return counted.length > 0 ? [...counted.slice(0, 2), ...tournaments.slice(0, 1)] : chance.some(ofSport, 2)
}

interface Played {
  discipline: WorldDiscipline
  level: number
  /** Results a season. */
  often: number
}

function seasonsOf(
  makings: Makings,
  chance: Chance,
  person: MadePerson,
  { discipline, level, often }: Played,
): ResultRow[] {
  const thisYear = makings.now.getUTCFullYear()
  return Array.from({ length: SEASONS }, (_, index) => thisYear - SEASONS + 1 + index).flatMap((year) => {
    // She gets a little better with the years.
    const ago = thisYear - year
    const now = discipline.better === 'lower' ? level * (1 + ago * 0.012) : level * (1 - ago * 0.035)
    return Array.from({ length: often }, () => oneResult(makings, chance, person, discipline, now, year)).filter(
      (row) => row.held_on <= dayOf(makings.now),
    )
  })
}

function oneResult(
  makings: Makings,
  chance: Chance,
  person: MadePerson,
  discipline: WorldDiscipline,
  level: number,
  year: number,
): ResultRow {
  const value = oneValue(chance, discipline, level)
  const reach = chance.pick(reaches)
  const city = chance.is(0.5) ? person.speaker.city : person.speaker.rival
  const event = chance.pick(events[person.speaker.language][reach])(city, chance.int(1, 22))
  const heldOn = dayOf(new Date(Date.UTC(year, chance.int(0, 11), chance.int(1, 28))))
  const place = discipline.adds || chance.is(0.2) ? null : Math.ceil(12 * chance.next() ** 2) + 1 - chance.int(0, 1)
  const position = discipline.measure === 'position' ? value : place && Math.max(1, place)
  const wind = discipline.wind ? chance.int(-18, 26) : null
  const recorded = new Date(Math.max(+new Date(heldOn), +person.profile.created_at))
  return {
    id: idAt(makings, chance, recorded),
    person_id: person.profile.id,
    ...{ event, event_key: makings.fold(event), discipline: discipline.code, sport: discipline.sport, own_name: null },
    ...{ measure: discipline.measure, lower_is_better: discipline.better === 'lower', value: Math.round(value * 1000) },
    ...{ held_on: heldOn, position, location: city, category: reach, level: chance.pick(levels), wind_tenths: wind },
    counts: wind === null || wind <= 20,
    fingerprint: `${heldOn} ${discipline.code} ${value} ${event}`,
    imported_as: null,
    ...{ created_at: recorded, updated_at: recorded },
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const levels = ['senior', 'senior', 'senior', 'senior', 'u23', 'junior'] as const

/** Most competitions are near. */
const reaches = ['regional', 'regional', 'regional', 'national', 'national', 'international'] as const

type Named = (city: string, round: number) => string
const events: Record<'en' | 'es', Record<(typeof reaches)[number], readonly Named[]>> = {
  en: {
    regional: [(city) => `${city} Open`, (_, round) => `Regional League, round ${round}`, (city) => `${city} Cup`],
    national: [() => 'National Championships', (_, round) => `National League, round ${round}`],
    international: [(city) => `${city} International`, () => 'European Cup', () => 'Nations Trophy'],
  },
  es: {
    regional: [(city) => `Trofeo ${city}`, (_, round) => `Liga regional, jornada ${round}`, (city) => `Copa ${city}`],
    national: [() => 'Campeonato nacional', (_, round) => `Liga nacional, jornada ${round}`],
    international: [(city) => `Internacional de ${city}`, () => 'Copa de Europa', () => 'Trofeo de las Naciones'],
  },
}
