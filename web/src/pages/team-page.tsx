import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { TeamAbout } from '../features/teams/page/team-about.tsx'
import { TeamScreen, teamTabOf } from '../features/teams/page/team-screen.tsx'
import { Roster } from '../features/teams/people/roster.tsx'
import { sportsTeam } from '../features/teams/structured-team.ts'
import { oneTeam } from '../features/teams/team-queries.ts'
import type { PageModule } from '../lib/page.ts'

const TeamPosts = lazy(() =>
  import('../features/teams/page/team-posts.tsx').then((module) => ({ default: module.TeamPosts })),
)
const TeamAchievements = lazy(() =>
  import('../features/teams/page/team-achievements.tsx').then((module) => ({ default: module.TeamAchievements })),
)
const RoleList = lazy(() =>
  import('../features/teams/roles/role-list.tsx').then((module) => ({ default: module.RoleList })),
)

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
        posts: (team) => (
          <Suspense>
            <TeamPosts team={team} />
          </Suspense>
        ),
        achievements: (team) => (
          <Suspense>
            <TeamAchievements team={team} />
          </Suspense>
        ),
        roles: (team) => (
          <Suspense>
            <RoleList team={team} />
          </Suspense>
        ),
      }}
    />
  )
}

export const loads: PageModule['loads'] = ({ params: { id = '' } }) => [(client) => client.query(oneTeam(id))]

const DESCRIPTION_LETTERS = 160

export const head: PageModule['head'] = (client, { params: { id = '' } }) => {
  const team = client.getQueryData(oneTeam(id).queryKey)
  if (!team) return undefined
  const facts = [team.sport, team.location].filter(Boolean).join(', ')
  return {
    title: team.name,
    description: (team.about ?? facts).replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LETTERS),
    image: team.cover?.url ?? team.logo?.url,
    structured: [sportsTeam(team)],
    noindex: team.audience !== 'public',
  }
}
