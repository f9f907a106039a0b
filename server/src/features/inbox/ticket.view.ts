import { TicketId } from '@heraia/contract/ids'
import type { Ticket, TicketLine } from '@heraia/contract/inbox'
import type { TicketsTable } from '@heraia/database/tables/tickets'

export const showTicketLine = (row: TicketsTable): TicketLine => ({
  id: TicketId.parse(row.id),
  reference: row.reference,
  category: row.category,
  name: row.name,
  subject: row.subject,
  hasResume: row.resume_key !== null,
  createdAt: row.created_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
})

export const showTicket = (row: TicketsTable & { answered_by_name: string | null }): Ticket => ({
  ...showTicketLine(row),
  email: row.email,
  language: row.language,
  message: row.message,
  page: row.page,
  tools: row.tools,
  position: row.position,
  resume: row.resume_name === null ? null : { name: row.resume_name, bytes: row.resume_bytes ?? 0 },
  answeredBy: row.answered_by_name,
})
