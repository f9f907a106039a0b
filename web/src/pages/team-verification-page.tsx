import { useParams, useSearchParams } from 'react-router'
import { isOfEverybody } from '../features/admin/admin-queries.ts'
import { TeamVerificationList } from '../features/admin/teams/team-verification-list.tsx'
import { TeamVerificationScreen } from '../features/admin/teams/team-verification-screen.tsx'
import { VerificationQueue } from '../features/admin/verification-queue.tsx'

export function Component() {
  const { id } = useParams()
  const [query] = useSearchParams()
  if (id) return <TeamVerificationScreen key={id} id={id} />
  return isOfEverybody(query) ? <TeamVerificationList /> : <VerificationQueue of="teams" />
}
