import { useParams } from 'react-router'
import { TicketList } from '../features/inbox/ticket-list.tsx'
import { TicketScreen } from '../features/inbox/ticket-screen.tsx'

export function Component() {
  const { id } = useParams()
  return id ? <TicketScreen key={id} id={id} /> : <TicketList />
}
