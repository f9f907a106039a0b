import type { Ticket, TicketLine } from '@heraia/contract/inbox'
import { Button } from '@heraia/ui/button'
import { buttonLook } from '@heraia/ui/button-look.ts'
import { PageHeading } from '@heraia/ui/page-heading'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as staffAddresses from '../../addresses/staff.ts'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { OneRecord } from '../../pieces/one-record.tsx'
import { slotTexts } from '../pages/slots/slot-texts.ts'
import { ticketOf } from './inbox-queries.ts'
import { inboxTexts } from './inbox-texts.ts'
import { subjectOf, titleOf, usePositions } from './position-titles.ts'
import { SaveResume } from './save-resume.tsx'

export function TicketScreen({ id }: { id: string }) {
  const texts = useTexts(inboxTexts)
  const query = useQuery(ticketOf(id))
  return (
    <OneRecord list={staffAddresses.inbox({})} query={query} texts={texts}>
      {(ticket) => <Opened ticket={ticket} />}
    </OneRecord>
  )
}

function Opened({ ticket }: { ticket: Ticket }) {
  const texts = useTexts(inboxTexts)
  const { channels } = useTexts(slotTexts)
  const { locale } = useLocale()
  const positions = usePositions()
  const subject = subjectOf(ticket, positions)
  const facts: [string, ReactNode][] = [
    [texts.from, `${ticket.name} <${ticket.email}>`],
    [texts.category, channels[ticket.category]],
    [texts.due, <Time key="due" locale={locale} at={ticket.dueAt} look="moment" />],
    [texts.page, ticket.page],
    [texts.tools, ticket.tools],
    [texts.position, ticket.position && titleOf(ticket.position, positions)],
  ]
  return (
    <>
      <PageHeading kicker={ticket.reference} title={subject} />
      <dl className="grid gap-2">
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-3">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold break-all">{value}</dd>
            </div>
          ))}
      </dl>
      {ticket.message && (
        <p lang={ticket.language} className="max-w-prose rounded-md bg-sunken p-4 whitespace-pre-wrap">
          {ticket.message}
        </p>
      )}
      {ticket.resume && <SaveResume id={ticket.id} resume={ticket.resume} />}
      {ticket.answeredBy && <p className="text-muted">{texts.answeredBy(ticket.answeredBy)}</p>}
      <Acts ticket={{ ...ticket, subject }} />
    </>
  )
}

/** Her own mail program writes the answer; the number in the subject finds it again. */
function Acts({ ticket }: { ticket: TicketLine & { email: string } }) {
  const texts = useTexts(inboxTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const mark = useMutation(
    api.inbox.mark.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(ticketOf(ticket.id).queryKey, saved)
        void queries.invalidateQueries({ queryKey: api.inbox.list.key() })
      },
      onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    }),
  )
  const subject = encodeURIComponent(`Re: [${ticket.reference}] ${ticket.subject}`)
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`mailto:${ticket.email}?subject=${subject}`} className={buttonLook({ tone: 'primary' })}>
        {texts.reply}
      </a>
      <Button
        pending={mark.isPending}
        pendingLabel={texts.loading}
        onClick={() => mark.mutate({ id: ticket.id, answered: !ticket.answeredAt })}
      >
        {ticket.answeredAt ? texts.reopen : texts.mark}
      </Button>
    </div>
  )
}
