import { useParams } from 'react-router'
import { EditTeamScreen } from '../features/teams/form/edit-team-screen.tsx'

export function Component() {
  const { id = '' } = useParams()
  return <EditTeamScreen key={id} id={id} />
}
