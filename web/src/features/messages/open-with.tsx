import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Spinner } from '@heraia/ui/spinner'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { keepConversation } from './messages-cache.ts'
import { messagesTexts } from './messages-texts.ts'

/** /messages?with=<person>: finds or makes the conversation, about a listing where one is named, and goes there. */
export function OpenWith({ personId, listingId }: { personId: string; listingId?: string }) {
  const texts = useTexts(messagesTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  // Asking twice finds the one that the first asking made: it may be asked like a query, with its retries.
  const { data, error, refetch, isFetching } = useQuery(
    api.messages.open.queryOptions({ input: { personId, listingId }, staleTime: 0, gcTime: 0 }),
  )
  useEffect(() => {
    if (!data) return
    keepConversation(queries, data)
    void navigate(addresses.messages(data.id), { replace: true })
  }, [data, queries, navigate])

  if (!error) {
    return (
      <div className="grid h-full place-items-center">
        <Spinner size="large" label={texts.opening} />
      </div>
    )
  }
  const { code } = failureOf(error)
  if (code === 'FORBIDDEN' || code === 'NOT_FOUND' || code === 'INVALID_INPUT') {
    return (
      <EmptyState
        title={code === 'FORBIDDEN' ? texts.startRefused : texts.startFailed}
        art="none"
        action={<ButtonLink href={addresses.messages()}>{texts.back}</ButtonLink>}
      >
        {code === 'FORBIDDEN' ? texts.startRefusedHelp : errorText(errors, error)}
      </EmptyState>
    )
  }
  return (
    <FailedState title={texts.startFailed} retryLabel={texts.retry} onRetry={() => void refetch()} pending={isFetching}>
      {errorText(errors, error)}
    </FailedState>
  )
}
