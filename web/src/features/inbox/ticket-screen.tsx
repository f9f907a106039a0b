import type { Ticket, TicketLine } from '@heraia/contract/inbox'
import { Button } from '@heraia/ui/button'
import { buttonLook } from '@heraia/ui/button-look.ts'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts, isNotFound } from '../../lib/errors.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { slotTexts } from '../pages/slots/slot-texts.ts'
import { ticketOf } from './inbox-queries.ts'
import { inboxTexts } from './inbox-texts.ts'
import { SaveResume } from './save-resume.tsx'

export function TicketScreen({ id }: { id: string }) {
  const texts = useTexts(inboxTexts)
  const { data: ticket, error, refetch, isFetching } = useQuery(ticketOf(id))
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:py-12">
      <Link href={addresses.inbox({})} className="link inline-flex min-h-11 items-center justify-self-start">
        {texts.back}
      </Link>
      {error && isNotFound(error) && <EmptyState title={texts.gone} />}
      {error && !isNotFound(error) && (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!ticket && !error && (
        <Skeleton label={texts.loading}>
          <SkeletonCard />
        </Skeleton>
      )}
      {ticket && <Opened ticket={ticket} />}
    </div>
  )
}

function Opened({ ticket }: { ticket: Ticket }) {
  const texts = useTexts(inboxTexts)
  const { channels } = useTexts(slotTexts)
  const { locale } = useLocale()
  const facts: [string, ReactNode][] = [
    [texts.from, `${ticket.name} <${ticket.email}>`],
    [texts.category, channels[ticket.category]],
    [texts.due, <Time key="due" locale={locale} at={ticket.dueAt} look="moment" />],
    [texts.page, ticket.page],
    [texts.tools, ticket.tools],
    [texts.position, ticket.position],
  ]
  return (
    <>
      <PageHeading kicker={ticket.reference} title={ticket.subject} />
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
      <Acts ticket={ticket} />
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
