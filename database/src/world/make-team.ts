import type { Insertable } from 'kysely'
import type { TeamsTable } from '../tables/teams.ts'
import type { Chance } from './chance.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'
import { teamAbouts, teamNames, teamSafeguarding } from './texts/teams.ts'

export type TeamRow = Insertable<TeamsTable> & {
  created_at: Date
  members_count: number
  followers_count: number
  achievements_count: number
}

/** The first is the demo athlete's. */
const FIRST = 'Atlético Retiro'

/** A team where its owner lives, in her language; a club's first one has the club's name. */
export function makeTeam(
  makings: Makings,
  chance: Chance,
  owner: MadePerson,
  { sport, at }: { sport: string | null; at: number },
): TeamRow {
  const { profile, speaker } = owner
  const language = speaker.language === 'es' ? 'es' : 'en'
  const city = (profile.location ?? 'Madrid').split(',')[0] ?? 'Madrid'
  const filled = (text: string) => text.replaceAll('{city}', city).replaceAll('{sport}', (sport ?? '').toLowerCase())
  const name = at === 0 ? FIRST : filled(chance.pick(teamNames[language]))
  const someDay = daysBefore(makings.now, 3 + at * 6 + chance.next() * 5)
  const createdAt = new Date(Math.max(+someDay, +profile.created_at))
  const location = profile.location ?? null
  return {
    ...{
      id: idAt(makings, chance, createdAt),
      name,
      sport,
      location,
      about: filled(chance.pick(teamAbouts[language])),
    },
    ...{ website: null, contact_id: null, logo: null, logo_id: null, cover: null, cover_id: null },
    safeguarding: chance.is(0.7) ? teamSafeguarding[language].replace('{domain}', 'team.heraia.example') : null,
    ...{ verified: chance.is(0.4), recruiting_until: null },
    ...{ members_count: 0, followers_count: 0, achievements_count: 0 },
    search_text: [name, sport ?? '', location ?? ''].map(makings.fold).join('\n'),
    ...{ sport_folded: makings.fold(sport ?? ''), location_folded: makings.fold(location ?? '') },
    ...{ created_at: createdAt, updated_at: createdAt },
  }
}
