import type { Ticket, TicketLine } from '@heraia/contract/inbox'
import type { InboxCategory } from '@heraia/contract/inbox-categories'
import type { Page } from '@heraia/contract/paging'
import type { SignedIn } from '../../context.ts'
import { readCursor, toPage } from '../../paging.ts'
import { notFound } from '../../refused.ts'
import { ticketById, ticketsOf } from './inbox.queries.ts'
import { showTicket, showTicketLine } from './ticket.view.ts'

interface Asked {
  state: 'open' | 'answered'
  category?: InboxCategory
  cursor?: string
  limit: number
}

export async function listTickets(ctx: SignedIn, { cursor, limit, ...of }: Asked): Promise<Page<TicketLine>> {
  const list = `tickets${of.state}${of.category ?? ''}`
  const rows = await ticketsOf(ctx.db, { ...of, from: readCursor(list, cursor), limit })
  return toPage(list, limit, rows, (row) => ({ at: row.created_at, id: row.id }), showTicketLine)
}

export async function readTicket(ctx: SignedIn, id: string): Promise<Ticket> {
  const row = await ticketById(ctx.db, id)
  if (!row) throw notFound('ticket')
  return showTicket(row)
}
