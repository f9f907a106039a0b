import type { ContentEntry } from '@heraia/contract/content'
import { useContent } from '../../lib/content.ts'

// As the server writes the subject of an application.
const APPLICATION = /^Application: ([a-z0-9-]+)$/

type Entries = readonly Pick<ContentEntry, 'name' | 'title'>[]

/** The title of an open position, in place of its name in addresses; of one that is closed by now its name. */
export const titleOf = (position: string, entries: Entries): string =>
  entries.find(({ name }) => name === `careers/${position}`)?.title ?? position

/** What an application is about, with the title of its position: of anything else, and of an open one, as it was sent. */
export function subjectOf(ticket: { category: string; subject: string }, entries: Entries): string {
  const position = ticket.category === 'careers' ? APPLICATION.exec(ticket.subject)?.[1] : undefined
  return position ? `Application: ${titleOf(position, entries)}` : ticket.subject
}

/** The open positions; none until they have come, or where they cannot be fetched: the names stand there. */
export const usePositions = (): Entries => useContent('careers').data?.entries ?? []
