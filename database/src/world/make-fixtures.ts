import type { Insertable } from 'kysely'
import type { TeamFixturesTable } from '../tables/team-fixtures.ts'
import type { Chance } from './chance.ts'
import type { TeamRow } from './make-team.ts'
import type { MadeTeams } from './make-teams.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'
import { competitionsOfTeams, otherCities, teamNames } from './texts/teams.ts'

type FixtureRow = Insertable<TeamFixturesTable>

const STATES = ['planned', 'planned', 'planned', 'planned', 'postponed'] as const
const SIDES = ['home', 'away', 'home', 'away', 'neutral'] as const
const HOURS = ['10:30', '12:00', '17:00', '18:30', '20:15'] as const

/** A match a week: some were played, the next ones are planned. */
export function makeFixtures(
  makings: Makings,
  chance: Chance,
  { teams, team_members }: MadeTeams,
  people: readonly MadePerson[],
): FixtureRow[] {
  const speakers = new Map(people.map(({ profile, speaker }) => [profile.id, speaker.language]))
  const languages = new Map(
    team_members
      .filter(({ role }) => role === 'owner')
      .map(({ team_id, person_id }) => [team_id, speakers.get(person_id) === 'es' ? 'es' : 'en'] as const),
  )
  return teams.flatMap((team) => {
    const [first, last] = [-chance.int(2, 5), chance.int(1, 4)]
    const weeks = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    return weeks.map((week) => oneOf(makings, chance, team, { week, language: languages.get(team.id) ?? 'en' }))
  })
}

function oneOf(
  makings: Makings,
  chance: Chance,
  team: TeamRow,
  { week, language }: { week: number; language: 'en' | 'es' },
): FixtureRow {
  const isOver = week <= 0
  const day = daysBefore(makings.now, 3 - week * 7)
    .toISOString()
    .slice(0, 10)
  const said = new Date(Math.max(+team.created_at, +daysBefore(makings.now, 60)))
  const side = chance.pick(SIDES)
  const [league, cup] = competitionsOfTeams[language]
  return {
    ...{ id: idAt(makings, chance, said), team_id: team.id, side, state: isOver ? 'planned' : chance.pick(STATES) },
    opponent: chance.pick(teamNames[language]).replace('{city}', chance.pick(otherCities[language])),
    ...{ starts_at: new Date(`${day}T${chance.pick(HOURS)}:00.000Z`), is_day_only: false },
    ...{ competition: chance.is(0.2) ? cup : league, location: side === 'home' ? (team.location ?? null) : null },
    ...{ own_score: isOver ? chance.int(0, 5) : null, their_score: isOver ? chance.int(0, 4) : null },
    ...{ created_at: said, updated_at: said },
  }
}
