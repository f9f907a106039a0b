import { useParams } from 'react-router'
import { NotFoundScreen } from '../features/pages/not-found-screen.tsx'
import { EditTeamScreen } from '../features/teams/form/edit-team-screen.tsx'
import { TeamVerificationSection } from '../features/verification/team-verification-section.tsx'
import type { PageModule } from '../lib/page.ts'

const isPart = (part: string | undefined) => part === undefined || part === 'verification'

export const head: PageModule['head'] = (_queries, { params: { part } }) => ({ missing: !isPart(part) })

export function Component() {
  const { id = '', part } = useParams()
  if (!isPart(part)) return <NotFoundScreen />
  return (
    <EditTeamScreen
      key={id}
      id={id}
      verification={part ? (team) => <TeamVerificationSection key={team.id} id={team.id} /> : null}
    />
  )
}
