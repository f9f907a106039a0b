import type { Message } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { messageTexts } from './message-texts.ts'
import { takeChange } from './messages-cache.ts'

export function useRemoveMessage(message: Message, onDone: () => void) {
  const texts = useTexts(messageTexts)
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => client.messages.remove({ id: message.id }),
    onSuccess: (removed) => {
      takeChange(queries, removed)
      onDone()
    },
    onError: () => showToast({ message: texts.notRemoved, tone: 'danger' }),
  })
  return { run: () => remove.mutate(), isPending: remove.isPending }
}
