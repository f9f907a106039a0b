import type { ConversationOfTwo } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { keepConversation } from './messages-cache.ts'

/** Shows the pictures that the other sends, or covers them; done when what she reads of them is here, or gone. */
export function useShowPictures(id: ConversationOfTwo['id']) {
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const askAgain = () => {
    const { list, around, search } = api.messages
    return Promise.all([list, around, search].map((part) => queries.invalidateQueries({ queryKey: part.key() })))
  }
  return useMutation({
    mutationFn: (shown: boolean) => client.messages.showPictures({ id, shown }),
    onSuccess: async (conversation) => {
      keepConversation(queries, conversation)
      await askAgain()
    },
    onError: (error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      // Only the answer may have been lost.
      void queries.invalidateQueries({ queryKey: api.messages.get.key({ input: { id } }) })
      void askAgain()
    },
  })
}
