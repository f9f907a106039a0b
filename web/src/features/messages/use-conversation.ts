import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../lib/errors.ts'
import { type ConversationPages, findConversation } from './conversation-pages.ts'
import { conversationList, oneConversation } from './message-lists.ts'

/** One conversation, at once where it is known already. */
export function useConversation(id: string) {
  const queries = useQueryClient()
  const query = useQuery({
    ...oneConversation(id),
    // What the list knows is shown at once.
    placeholderData: () => findConversation(queries.getQueryData<ConversationPages>(conversationList().queryKey), id),
  })
  const { error, refetch, isFetching } = query
  const isGone = error !== null && ['NOT_FOUND', 'INVALID_INPUT'].includes(failureOf(error).code)
  // While it stood open somebody blocked her, was suspended or left: what is kept of it is not hers to read any more.
  return { data: isGone ? undefined : query.data, error, isGone, refetch, isFetching }
}
