import type { TicketLine } from '@heraia/contract/inbox'
import { INBOX_CATEGORIES } from '@heraia/contract/inbox-categories'
import { Badge } from '@heraia/ui/badge'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { serverNow } from '@heraia/ui/minute-clock.ts'
import { PageHeading } from '@heraia/ui/page-heading'
import { Select } from '@heraia/ui/select'
import { Time } from '@heraia/ui/time'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as staffAddresses from '../../addresses/staff.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { useSameSearch } from '../../pieces/use-same-search.ts'
import { slotTexts } from '../pages/slots/slot-texts.ts'
import { readInboxFilters, ticketList } from './inbox-queries.ts'
import { inboxTexts } from './inbox-texts.ts'
import { subjectOf, usePositions } from './position-titles.ts'

export function TicketList() {
  const texts = useTexts(inboxTexts)
  const { channels } = useTexts(slotTexts)
  const navigate = useNavigate()
  const filters = readInboxFilters(useSearchParams()[0])
  const { state, category } = filters
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <LinkTabs
        label={texts.states}
        className="mt-6"
        tabs={(['open', 'answered'] as const).map((each) => ({
          href: staffAddresses.inbox({ state: each, category }),
          label: texts[each],
          current: each === state,
        }))}
      />
      <Select
        label={texts.category}
        className="my-4 max-w-xs"
        value={category ?? ''}
        placeholder={texts.every}
        options={INBOX_CATEGORIES.map((value) => ({ value, label: channels[value] }))}
        onValue={(value) => void navigate(staffAddresses.inbox({ state, category: value }))}
      />
      <Tickets filters={filters} />
    </div>
  )
}

function Tickets({ filters }: { filters: ReturnType<typeof readInboxFilters> }) {
  const texts = useTexts(inboxTexts)
  const empty = (
    <EmptyState title={filters.state === 'open' ? texts.none : texts.noneAnswered}>{texts.noneHint}</EmptyState>
  )
  return (
    <ListStates
      list={useInfiniteList(ticketList(filters))}
      words={{ ...texts, moreFailed: texts.failed }}
      rows="words"
      empty={empty}
    >
      {(tickets) => (
        <ul aria-label={texts.title} className="border-t border-line">
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </ListStates>
  )
}

function TicketRow({ ticket }: { ticket: TicketLine }) {
  const texts = useTexts(inboxTexts)
  const { channels } = useTexts(slotTexts)
  const { locale } = useLocale()
  const positions = usePositions()
  const sameSearch = useSameSearch()
  const [now] = useState(serverNow)
  const isLate = !ticket.answeredAt && Date.parse(ticket.dueAt) < now
  return (
    <li className="border-b border-line">
      <Link href={sameSearch(staffAddresses.ticket(ticket.id))} className="grid min-h-14 gap-1 py-3 hover:bg-sunken">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{subjectOf(ticket, positions)}</span>
          <Badge>{channels[ticket.category]}</Badge>
          {isLate && <Badge tone="danger">{texts.late}</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{ticket.name}</span>
          <span className="figures">{ticket.reference}</span>
          <Time locale={locale} at={ticket.createdAt} />
        </span>
      </Link>
    </li>
  )
}
