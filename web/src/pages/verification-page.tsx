import { useParams, useSearchParams } from 'react-router'
import { isOfEverybody } from '../features/admin/admin-queries.ts'
import { VerificationList } from '../features/admin/verification-list.tsx'
import { VerificationQueue } from '../features/admin/verification-queue.tsx'
import { VerificationScreen } from '../features/admin/verification-screen.tsx'

export function Component() {
  const { id } = useParams()
  const [query] = useSearchParams()
  if (id) return <VerificationScreen key={id} id={id} />
  return isOfEverybody(query) ? <VerificationList /> : <VerificationQueue of="people" />
}
