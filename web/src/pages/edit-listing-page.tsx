import { useParams } from 'react-router'
import { EditListingScreen } from '../features/marketplace/form/edit-listing-screen.tsx'

export function Component() {
  const { id = '' } = useParams()
  return <EditListingScreen key={id} id={id} />
}
