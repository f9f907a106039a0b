import { forAdmin } from '../../http/procedures.ts'
import { markAnswered } from './mark-answered.ts'
import { listTickets, readTicket } from './read-inbox.ts'

export const inboxRoutes = {
  list: forAdmin.inbox.list.handler(({ context, input }) => listTickets(context, input)),
  get: forAdmin.inbox.get.handler(({ context, input }) => readTicket(context, input.id)),
  mark: forAdmin.inbox.mark.handler(({ context, input }) => markAnswered(context, input.id, input.answered)),
}
