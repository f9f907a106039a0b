import { useParams } from 'react-router'
import { SellerScreen } from '../features/marketplace/seller/seller-screen.tsx'

export function Component() {
  const { handle = '' } = useParams()
  return <SellerScreen key={handle} handle={handle} />
}
