import type { Conversation } from '@heraia/contract/messages'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Spinner } from '@heraia/ui/spinner'
import { type UseQueryResult, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useLeadOn } from '../../lib/use-lead-on.ts'
import { followsOf } from '../profiles/profile-cache.ts'
import { keepConversation } from './messages-cache.ts'
import { messagesTexts } from './messages-texts.ts'
import { teamConversationTexts } from './team-conversation-texts.ts'
import type { useConversationSearch } from './use-conversation-search.ts'

/** What she searches for in the list beside it stays. */
type Search = Pick<ReturnType<typeof useConversationSearch>, 'q' | 'isTyping'>

/** /messages?with=<person>: finds or makes the conversation, about a listing where one is named, and goes there. */
export function OpenWith({ personId, listingId, search }: { personId: string; listingId?: string; search: Search }) {
  // What somebody writes whom nobody knows waits as a request: where she has just pressed Follow, that comes first.
  const follows = useIsMutating({ mutationKey: followsOf(personId) }) > 0
  // Asking twice finds the one that the first asking made: it may be asked like a query, with its retries.
  const wanted = { input: { personId, listingId }, staleTime: 0, gcTime: 0, enabled: !follows }
  const asked = useQuery(api.messages.open.queryOptions(wanted))
  return <Opening asked={asked} search={search} />
}

/** /messages?team=<team>: finds its conversation, or starts it where she may, and goes there. */
export function OpenOfTeam({ teamId, search }: { teamId: string; search: Search }) {
  const asked = useQuery(api.messages.openOfTeam.queryOptions({ input: { teamId }, staleTime: 0, gcTime: 0 }))
  const { reason } = failureOf(asked.error)
  return reason === 'conversation_not_started' ? (
    <NotStarted teamId={teamId} />
  ) : (
    <Opening asked={asked} search={search} />
  )
}

function NotStarted({ teamId }: { teamId: string }) {
  const texts = useTexts(teamConversationTexts)
  return (
    <EmptyState
      title={texts.notStarted}
      art="athletes"
      seed={teamId}
      action={<ButtonLink href={addresses.team(teamId)}>{texts.toTeam}</ButtonLink>}
    >
      {texts.notStartedHelp}
    </EmptyState>
  )
}

function Opening({ asked, search }: { asked: UseQueryResult<Conversation, Error>; search: Search }) {
  const texts = useTexts(messagesTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const ofTeam = useTexts(teamConversationTexts)
  const { data, error, refetch, isFetching } = asked
  const { q, isTyping } = search
  const found = isTyping ? undefined : data
  useEffect(() => {
    if (found) keepConversation(queries, found)
  }, [found, queries])
  useLeadOn(found ? addresses.messages(found.id, q) : null)

  if (!error) {
    return (
      <div className="grid h-full place-items-center">
        <Spinner size="large" label={texts.opening} />
      </div>
    )
  }
  const { code, reason } = failureOf(error)
  if (code === 'FORBIDDEN' || code === 'NOT_FOUND' || code === 'INVALID_INPUT') {
    return (
      <EmptyState
        title={
          reason === 'not_in_team' ? ofTeam.notMember : code === 'FORBIDDEN' ? texts.startRefused : texts.startFailed
        }
        art="none"
        action={<ButtonLink href={addresses.messages()}>{texts.back}</ButtonLink>}
      >
        {reason === 'not_in_team' ? null : code === 'FORBIDDEN' ? texts.startRefusedHelp : errors.NOT_FOUND}
      </EmptyState>
    )
  }
  return (
    <FailedState title={texts.startFailed} retryLabel={texts.retry} onRetry={() => void refetch()} pending={isFetching}>
      {errorText(errors, error)}
    </FailedState>
  )
}
