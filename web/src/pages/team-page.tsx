import type { TeamId } from '@heraia/contract/ids'
import { isUuid } from '@heraia/contract/is-uuid'
import { useParams } from 'react-router'
import { FixtureList } from '../features/teams/fixtures/fixture-list.tsx'
import { TeamAbout } from '../features/teams/page/team-about.tsx'
import { TeamAchievements } from '../features/teams/page/team-achievements.tsx'
import { TeamPosts } from '../features/teams/page/team-posts.tsx'
import { TeamScreen, teamTabOf } from '../features/teams/page/team-screen.tsx'
import { Roster } from '../features/teams/people/roster.tsx'
import { RoleList } from '../features/teams/roles/role-list.tsx'
import { sportsTeam } from '../features/teams/structured-team.ts'
import {
  oneTeam,
  teamAchievements,
  teamFixtures,
  teamPosts,
  teamRoles,
  teamRoster,
} from '../features/teams/team-queries.ts'
import type { Load, PageModule } from '../lib/page.ts'
import { short } from '../lib/short.ts'
import { sportIn } from '../pieces/sport-names.ts'

export function Component() {
  const { id = '', tab } = useParams()
  return (
    <TeamScreen
      key={id}
      id={id}
      tab={teamTabOf(tab)}
      parts={{
        about: (team) => <TeamAbout team={team} />,
        roster: (team) => <Roster team={team} />,
        fixtures: (team) => <FixtureList team={team} />,
        posts: (team) => <TeamPosts team={team} />,
        achievements: (team) => <TeamAchievements team={team} />,
        roles: (team) => <RoleList team={team} />,
      }}
    />
  )
}

/** The team, and where its address is one, the part of it that is shown. */
export const loads: PageModule['loads'] = ({ params: { id = '', tab } }) => {
  if (teamTabOf(tab) === null) return [() => Promise.reject(noSuchPart())]
  const team: Load = (client) => client.query(oneTeam(id))
  return [team, ...(isUuid(id) ? partOf(id as TeamId, tab) : [])]
}

const noSuchPart = () => Object.assign(new Error('No such part'), { defined: true, status: 404, code: 'NOT_FOUND' })

function partOf(id: TeamId, tab: string | undefined): Load[] {
  if (tab === 'roster') return [(client) => client.infiniteQuery(teamRoster(id))]
  if (tab === 'posts') return [(client) => client.infiniteQuery(teamPosts(id))]
  if (tab === 'fixtures') return [false, true].map((past) => (client) => client.infiniteQuery(teamFixtures(id, past)))
  if (tab === 'achievements') return [(client) => client.infiniteQuery(teamAchievements(id))]
  if (tab === 'roles') return [(client) => client.infiniteQuery(teamRoles(id))]
  return []
}

const DESCRIPTION_LETTERS = 160

export const head: PageModule['head'] = (client, { params: { id = '', tab } }, language) => {
  const team = client.getQueryData(oneTeam(id).queryKey)
  if (!team) return undefined
  const facts = [sportIn(language, team.sport), team.location].filter(Boolean).join(', ')
  return {
    title: team.name,
    description: short((team.about ?? facts).replaceAll(/\s+/g, ' '), DESCRIPTION_LETTERS),
    image: team.cover?.url ?? team.logo?.url,
    picture: team.audience === 'public',
    structured: [sportsTeam(team)],
    // What its people did stands there with their names, found or not.
    noindex: team.audience !== 'public' || tab === 'posts' || tab === 'achievements',
  }
}
