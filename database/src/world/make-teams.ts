import type { Insertable } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Chance } from './chance.ts'
import type { MadePost } from './make-posts.ts'
import { makeTeam, type TeamRow } from './make-team.ts'
import { makeRoles } from './make-team-roles.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'
import { wonByTeams } from './texts/teams.ts'

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>[]

export interface MadeTeams {
  teams: TeamRow[]
  team_members: Rows<'team_members'>
  team_follows: Rows<'team_follows'>
  team_achievements: Rows<'team_achievements'>
  open_roles: Rows<'open_roles'>
  role_applications: Rows<'role_applications'>
}

const TEAMS = 48
const DAY = 86_400_000

/** Teams of one sport each, run by a club or a coach; the demo athlete plays in the first of them. */
export function makeTeams(
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
  posts: readonly MadePost[],
): MadeTeams {
  const made: MadeTeams = {
    ...{ teams: [], team_members: [], team_follows: [], team_achievements: [], open_roles: [], role_applications: [] },
  }
  const [demo] = people
  const grownUp = people.filter(({ profile }) => !isYoung(makings, profile.date_of_birth))
  const runners = grownUp.filter(({ profile }) => profile.role === 'club' || profile.role === 'coach')
  const athletes = people.filter(({ profile }) => profile.role === 'athlete')
  for (let at = 0; at < TEAMS && runners.length > 0; at += 1) {
    const owner = runners[at % runners.length]
    if (!owner) break
    const sport = (at === 0 ? demo?.profile.sport : owner.profile.sport) ?? chance.pick(athletes).profile.sport ?? null
    const team = makeTeam(makings, chance, owner, { sport, at })
    made.teams.push(team)
    addPeople(makings, chance, made, team, { owner, at, demo, athletes, runners })
    addFollowers(chance, made, team, people)
    addAchievements(makings, chance, made, team, owner)
    makeRoles(makings, chance, made, team, { owner, at, applicants: athletes, demo })
    for (const post of posts.filter(({ author }) => author === owner).slice(0, at < runners.length ? 2 : 0)) {
      if (post.row.audience === 'public' && post.row.created_at > team.created_at) post.row.team_id = team.id
    }
  }
  return made
}

const isYoung = (makings: Makings, born: string | null | undefined): boolean =>
  Boolean(born) && +makings.now - +new Date(born ?? '') < 18 * 365.25 * DAY

interface Cast {
  owner: MadePerson
  at: number
  demo: MadePerson | undefined
  athletes: readonly MadePerson[]
  runners: readonly MadePerson[]
}

function addPeople(makings: Makings, chance: Chance, made: MadeTeams, team: TeamRow, cast: Cast): void {
  const { owner, at, demo, athletes, runners } = cast
  const ofSport = athletes.filter((person) => person !== demo && person.profile.sport === team.sport)
  const players = chance.some(
    ofSport.length >= 3 ? ofSport : athletes.filter((each) => each !== demo),
    chance.int(3, 9),
  )
  const coaches = chance.some(
    runners.filter((each) => each !== owner && each.profile.role === 'coach'),
    chance.int(0, 2),
  )
  const place = (person: MadePerson, role: 'owner' | 'manager' | 'coach' | 'player', state: 'member' | 'asked') =>
    made.team_members.push({
      ...{ team_id: team.id, person_id: person.profile.id, state, role, by_id: null, counted: state === 'member' },
      ...{ position: role === 'player' ? (person.profile.position ?? null) : null, note: null },
      created_at: new Date(Math.min(+makings.now, +team.created_at + chance.int(0, 20) * DAY)),
    })
  place(owner, 'owner', 'member')
  for (const [nth, coach] of coaches.entries()) place(coach, nth === 0 ? 'manager' : 'coach', 'member')
  if (at === 0 && demo) place(demo, 'player', 'member')
  for (const player of players) place(player, 'player', 'member')
  const asking = ofSport.find((person) => !players.includes(person))
  if (asking && chance.is(0.5)) place(asking, 'player', 'asked')
  team.members_count = 1 + coaches.length + players.length + (at === 0 && demo ? 1 : 0)
}

function addFollowers(chance: Chance, made: MadeTeams, team: TeamRow, people: readonly MadePerson[]): void {
  const followers = chance.some(people, chance.int(2, 40))
  team.followers_count = followers.length
  for (const { profile } of followers) {
    made.team_follows.push({ team_id: team.id, person_id: profile.id, created_at: team.created_at })
  }
}

function addAchievements(
  makings: Makings,
  chance: Chance,
  made: MadeTeams,
  team: TeamRow,
  { speaker }: MadePerson,
): void {
  const won = chance.some(wonByTeams[speaker.language === 'es' ? 'es' : 'en'], chance.int(0, 4))
  team.achievements_count = won.length
  for (const [type, title] of won) {
    const date = daysBefore(makings.now, chance.int(40, 2500)).toISOString().slice(0, 10)
    made.team_achievements.push({
      ...{ id: idAt(makings, chance, team.created_at), team_id: team.id, type, date, location: team.location ?? null },
      ...{ title: `${title} ${date.slice(0, 4)}`, description: null },
      ...{ created_at: team.created_at, updated_at: team.created_at },
    })
  }
}
