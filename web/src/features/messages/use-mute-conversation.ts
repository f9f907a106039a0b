import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { keepConversation } from './messages-cache.ts'

/** No notices of a conversation, or notices again. */
export function useMuteConversation(id: string) {
  const texts = useTexts(conversationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (muted: boolean) => client.messages.mute({ id, muted }),
    onSuccess: (conversation) => {
      keepConversation(queries, conversation)
      showToast({ message: conversation.muted ? texts.mutedConversation : texts.unmutedConversation })
    },
    onError: (error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      // Only the answer may have been lost.
      void queries.invalidateQueries({ queryKey: api.messages.get.key({ input: { id } }) })
      void queries.invalidateQueries({ queryKey: api.messages.conversations.key() })
    },
  }).mutate
}
