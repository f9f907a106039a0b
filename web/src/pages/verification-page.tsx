import { useParams } from 'react-router'
import { VerificationList } from '../features/admin/verification-list.tsx'
import { VerificationScreen } from '../features/admin/verification-screen.tsx'

export function Component() {
  const { id } = useParams()
  return id ? <VerificationScreen key={id} id={id} /> : <VerificationList />
}
