import type { Insertable } from 'kysely'
import type { AchievementHistoryTable } from '../tables/achievement-history.ts'
import type { AchievementsTable } from '../tables/achievements.ts'
import type { Chance } from './chance.ts'
import type { ResultRow, Sportswoman } from './make-results.ts'
import { idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

export type AchievementRow = Insertable<AchievementsTable>
type HistoryRow = Insertable<AchievementHistoryTable>
type Type = AchievementsTable['type']

/** What the demo athlete's tiles show; eight of them are confirmed. */
const DEMO_COUNTS: Record<Type, number> = { trophy: 12, medal: 24, award: 8, record: 5 }
const DEMO_CONFIRMED = 8
const TYPES: readonly Type[] = ['trophy', 'medal', 'award', 'record']

const titles: Record<'en' | 'es', Record<Type, readonly string[]>> = {
  en: {
    trophy: ['City cup', 'League title', 'Spring tournament', 'Club championship', 'Regional cup'],
    medal: ['Gold, national championships', 'Silver, regional championships', 'Bronze, open championships'],
    award: ['Player of the season', 'Fair play award', 'Captain of the year', 'Comeback of the year'],
    record: ['Club record', 'Personal record of the season', 'Regional record'],
  },
  es: {
    trophy: ['Copa de la ciudad', 'Título de liga', 'Torneo de primavera', 'Campeonato de clubes', 'Copa regional'],
    medal: ['Oro, campeonato nacional', 'Plata, campeonato regional', 'Bronce, campeonato abierto'],
    award: ['Jugadora de la temporada', 'Premio al juego limpio', 'Capitana del año', 'Regreso del año'],
    record: ['Récord del club', 'Récord de la temporada', 'Récord regional'],
  },
}

/** What athletes have won, the demo athlete most of all; clubs confirmed some of it, and some is about a result of hers. */
export function makeAchievements(
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
  athletesWithResults: readonly Sportswoman[],
): { achievements: AchievementRow[]; history: HistoryRow[] } {
  const clubs = people.filter(({ profile }) => profile.role === 'club')
  const athletes = people.filter(({ profile }) => profile.role === 'athlete')
  const resultsOf = new Map(athletesWithResults.map(({ person, results }) => [person, results]))
  const achievements = athletes.flatMap((person, index) => {
    const counts = index === 0 ? DEMO_COUNTS : fewOfEach(chance)
    const won = TYPES.flatMap((type) =>
      Array.from({ length: counts[type] }, () => oneOf(makings, chance, person, type)),
    )
    const confirmed = chance.some(won, index === 0 ? DEMO_CONFIRMED : chance.int(0, 2))
    for (const row of confirmed) confirm(makings, chance, row, clubs)
    linkRecords(won, resultsOf.get(person) ?? [])
    person.profile.achievements_count = confirmed.length
    return won
  })
  return { achievements, history: achievements.flatMap(historyOf) }
}

const fewOfEach = (chance: Chance): Record<Type, number> => ({
  ...{ trophy: chance.int(0, 2), medal: chance.int(0, 4), award: chance.int(0, 1), record: chance.int(0, 1) },
})

function oneOf(makings: Makings, chance: Chance, person: MadePerson, type: Type): AchievementRow {
  const language = person.speaker.language === 'es' ? 'es' : 'en'
  const at = new Date(Math.max(+makings.now - chance.int(2, 60) * 86_400_000, +person.profile.created_at))
  const year = makings.now.getUTCFullYear() - chance.int(1, 6)
  const date = new Date(Date.UTC(year, chance.int(0, 11), chance.int(1, 28))).toISOString().slice(0, 10)
  return {
    ...{ id: idAt(makings, chance, at), owner_id: person.profile.id, type, date },
    title: `${chance.pick(titles[language][type])} ${year}`,
    ...{
      result_id: null,
      description: null,
      location: person.profile.location ?? null,
      audience: 'public',
      evidence: '[]',
    },
    ...{ request_of: null, request_state: null, requested_at: null, created_at: at, updated_at: at },
    ...{ confirmed_at: null, confirmed_by: null, confirmation_note: null },
  }
}

/** Each record is the first result of its year that no other has; its day is the day of that. */
function linkRecords(won: readonly AchievementRow[], results: readonly ResultRow[]): void {
  const free = [...results]
  for (const row of won.filter(({ type }) => type === 'record')) {
    const at = free.findIndex(({ held_on }) => held_on.slice(0, 4) === row.date.slice(0, 4))
    const [result] = at < 0 ? [] : free.splice(at, 1)
    if (result) Object.assign(row, { result_id: result.id, date: result.held_on })
  }
}

/** By a club, or by the staff where the world has none. */
function confirm(makings: Makings, chance: Chance, row: AchievementRow, clubs: readonly MadePerson[]): void {
  const club = clubs.length > 0 ? chance.pick(clubs) : undefined
  row.confirmed_at = new Date(Math.min(+new Date(row.created_at) + 86_400_000, +makings.now))
  row.confirmed_by = club?.profile.id ?? null
  row.confirmed_by_staff = club === undefined
}

const historyOf = (row: AchievementRow): HistoryRow[] => [
  { achievement_id: row.id, deed: 'added', by_id: row.owner_id, note: null, created_at: row.created_at },
  ...(row.confirmed_at
    ? [
        {
          ...{ achievement_id: row.id, deed: 'confirmed' as const, by_id: row.confirmed_by ?? null, note: null },
          ...{ by_staff: row.confirmed_by_staff ?? false, created_at: row.confirmed_at },
        },
      ]
    : []),
]
