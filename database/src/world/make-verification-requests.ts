import type { Insertable } from 'kysely'
import type { VerificationRequestsTable } from '../tables/verification-requests.ts'
import type { Chance } from './chance.ts'
import type { MadeTeams } from './make-teams.ts'
import { idAt, type Makings, minutesBefore } from './makings.ts'
import type { MadePerson } from './person.ts'

type RequestRow = Insertable<VerificationRequestsTable>

/** Hours for which people wait, and for which others waited before the staff answered. */
const WAITING = [3, 22, 71]
/** Likewise for their teams. */
const TEAMS_WAITING = [5, 52]
const ANSWERED = [2, 5, 9, 14, 20, 31, 44]
const DAY_HOURS = 24

const said: Record<'en' | 'es', readonly string[]> = {
  en: [
    'I play in the first team of my club and for the regional selection.',
    'National championships 2024, third place. My federation lists me with my licence.',
    'I coach the juniors; the page of the club names me.',
  ],
  es: [
    'Juego en el primer equipo de mi club y en la selección regional.',
    'Campeonato nacional de 2024, tercer puesto. Mi federación me tiene en su lista con mi licencia.',
    'Entreno a las juveniles; la página del club me nombra.',
  ],
}

/** Some wait for the staff, for themselves or for their team, some were declined before, so that its screens show how long answers take. */
export function makeVerificationRequests(
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
  { teams, team_members }: Pick<MadeTeams, 'teams' | 'team_members'>,
): RequestRow[] {
  const [, ...others] = people
  const asking = others.filter(({ profile }) => profile.role === 'athlete' && !profile.verified_at)
  const chosen = chance.some(asking, WAITING.length + ANSWERED.length)
  const ofPeople = chosen.map((person, index) => {
    const waits = WAITING[index]
    const took = ANSWERED[index - WAITING.length] ?? 0
    const at = minutesBefore(makings.now, (waits ?? took + (index + 1) * 2 * DAY_HOURS) * 60)
    const answered_at = waits === undefined ? new Date(at.getTime() + took * 3_600_000) : null
    const language = person.speaker.language === 'es' ? 'es' : 'en'
    return {
      ...{ id: idAt(makings, chance, at), person_id: person.profile.id, known_for: chance.pick(said[language]) },
      ...{ links: JSON.stringify([]), files: JSON.stringify([]), created_at: at, answered_at, answered_by: null },
      state: answered_at ? ('declined' as const) : ('waiting' as const),
      reason: answered_at ? REASON[language] : null,
    }
  })
  const ofTeams = chance
    .some(
      teams.filter(({ verified }) => !verified),
      TEAMS_WAITING.length,
    )
    .flatMap((team, index) => {
      const owner = team_members.find(({ team_id, role }) => team_id === team.id && role === 'owner')
      const asker = people.find(({ profile }) => profile.id === owner?.person_id)
      if (!asker) return []
      const at = minutesBefore(makings.now, (TEAMS_WAITING[index] ?? 0) * 60)
      return [
        {
          ...{ id: idAt(makings, chance, at), person_id: asker.profile.id, team_id: team.id, created_at: at },
          ...{ known_for: OF_TEAM[asker.speaker.language === 'es' ? 'es' : 'en'], links: JSON.stringify([]) },
          ...{
            files: JSON.stringify([]),
            state: 'waiting' as const,
            reason: null,
            answered_by: null,
            answered_at: null,
          },
        },
      ]
    })
  return [...ofPeople, ...ofTeams]
}

const OF_TEAM = {
  en: 'We play in the regional league; its page lists us, and I am the captain named there.',
  es: 'Jugamos en la liga regional; su página nos tiene en la lista y yo soy la capitana que nombra.',
}

const REASON = {
  en: 'We could not find your name there. A link to your federation’s page would help.',
  es: 'No encontramos tu nombre ahí. Ayudaría un enlace a la página de tu federación.',
}
