import type { TicketId } from '@heraia/contract/ids'
import { INBOX_CATEGORIES, type InboxCategory } from '@heraia/contract/inbox-categories'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

export type TicketState = 'open' | 'answered'

/** What the address asks for. */
export function readInboxFilters(query: URLSearchParams): { state: TicketState; category?: InboxCategory } {
  const category = INBOX_CATEGORIES.find((name) => name === query.get('category'))
  return { state: query.get('state') === 'answered' ? 'answered' : 'open', ...(category ? { category } : {}) }
}

export const ticketList = (filters: ReturnType<typeof readInboxFilters>) =>
  api.inbox.list.infiniteOptions(byCursor((cursor) => ({ ...filters, cursor })))

export const ticketOf = (id: string) => api.inbox.get.queryOptions({ input: { id: id as TicketId } })
