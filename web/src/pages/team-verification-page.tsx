import { useParams } from 'react-router'
import { TeamVerificationList } from '../features/admin/teams/team-verification-list.tsx'
import { TeamVerificationScreen } from '../features/admin/teams/team-verification-screen.tsx'

export function Component() {
  const { id } = useParams()
  return id ? <TeamVerificationScreen key={id} id={id} /> : <TeamVerificationList />
}
