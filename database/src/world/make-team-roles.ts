import type { Chance } from './chance.ts'
import type { TeamRow } from './make-team.ts'
import type { MadeTeams } from './make-teams.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'
import { applicationTexts, rolesOfTeams } from './texts/teams.ts'

interface Cast {
  owner: MadePerson
  at: number
  applicants: readonly MadePerson[]
  demo: MadePerson | undefined
}

const STAGES = ['received', 'received', 'in_conversation', 'trial', 'declined'] as const

/** Half of the teams look for somebody; a few have let the day pass on which they promised to answer. */
export function makeRoles(
  makings: Makings,
  chance: Chance,
  made: MadeTeams,
  team: TeamRow,
  { owner, at, applicants, demo }: Cast,
): void {
  if (at > 0 && chance.is(0.5)) return
  const language = owner.speaker.language === 'es' ? 'es' : 'en'
  const city = (team.location ?? 'Madrid').split(',')[0] ?? 'Madrid'
  for (const [title, text, pay] of chance.some(rolesOfTeams[language], chance.int(1, 3))) {
    const isPast = chance.is(0.25)
    const day = (days: number) => daysBefore(makings.now, -days).toISOString().slice(0, 10)
    const deadline = isPast ? day(-20) : day(chance.int(5, 60))
    const answerBy = isPast ? day(-4) : day(chance.int(61, 90))
    const createdAt = new Date(Math.max(+team.created_at, +daysBefore(makings.now, 30)))
    const id = idAt(makings, chance, createdAt)
    made.open_roles.push({
      ...{ id, team_id: team.id, title, text: text.replaceAll('{city}', city), position: null, pay },
      ...{ deadline, answer_by: answerBy, closed_at: null, created_at: createdAt, updated_at: createdAt },
    })
    if (!team.recruiting_until || team.recruiting_until < deadline) team.recruiting_until = deadline
    // The demo athlete applied to a few teams that are not hers.
    const others = chance.some(
      applicants.filter((person) => person !== demo),
      chance.int(0, 3),
    )
    for (const person of demo && at > 0 && at % 6 === 1 ? [demo, ...others] : others) {
      const stage = chance.pick(STAGES)
      const sentAt = new Date(+createdAt + chance.int(1, 40) * 3_600_000)
      const when = sentAt > makings.now ? makings.now : sentAt
      made.role_applications.push({
        ...{ role_id: id, person_id: person.profile.id, stage, created_at: when, updated_at: when },
        message: chance.pick(applicationTexts[person.speaker.language === 'es' ? 'es' : 'en']),
        answered_at: stage === 'received' ? null : when,
      })
    }
  }
}
