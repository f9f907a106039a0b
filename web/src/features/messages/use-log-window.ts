import type { Message } from '@heraia/contract/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../lib/errors.ts'
import { messagesAround } from './message-lists.ts'

/**
 * Where the log stands: at the end of the conversation, or around a message that is further up than what is loaded of
 * it. There it stays, also when the message is no longer the one that she looks for, until she goes to the end.
 */
export function useLogWindow(id: string, ofEnd: readonly Message[] | undefined, soughtId: string | undefined) {
  const [middle, setMiddle] = useState<string | null>(null)
  const around = useInfiniteQuery({ ...messagesAround(id, middle ?? ''), enabled: middle !== null })
  const messages = middle === null ? undefined : around.data?.pages.flatMap((page) => page.items)
  const [sought, setSought] = useState<string | undefined>(undefined)
  const has = (list: readonly Message[] | undefined) => list?.some((each) => each.id === soughtId) ?? false
  const isAtEnd = has(ofEnd)
  const isHere = has(messages)

  if (ofEnd !== undefined && sought !== soughtId) {
    setSought(soughtId)
    if (soughtId && !isHere) setMiddle(isAtEnd ? null : soughtId)
  }
  // She deleted it for herself, it is hidden from her, or the address names none: what is kept of it is not hers any more.
  const isGone = around.error !== null && ['NOT_FOUND', 'INVALID_INPUT'].includes(failureOf(around.error).code)
  if (isGone && middle !== null) setMiddle(null)

  return {
    /** null: the end of the conversation. */
    messages: messages ?? null,
    /** What stands there is not what she looks for, but that is on its way. */
    isComing: middle !== null && messages === undefined,
    failed: middle !== null && !isGone && around.isError && !messages,
    retry: () => void around.refetch(),
    retrying: around.isFetching,
    toEnd: () => setMiddle(null),
    older: footOf(around.hasNextPage, around.isFetchingNextPage, around.isFetchNextPageError, around.fetchNextPage),
    newer: footOf(
      around.hasPreviousPage,
      around.isFetchingPreviousPage,
      around.isFetchPreviousPageError,
      around.fetchPreviousPage,
    ),
  }
}

function footOf(hasMore: boolean, isLoading: boolean, failed: boolean, ask: () => Promise<unknown>) {
  const state: 'ready' | 'loading' | 'failed' | 'end' = isLoading
    ? 'loading'
    : failed
      ? 'failed'
      : hasMore
        ? 'ready'
        : 'end'
  return { state, onMore: () => void ask() }
}
