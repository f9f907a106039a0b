import type { Conversation } from '@heraia/contract/messages'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useStays } from '../../lib/use-stays.ts'
import { conversationTexts } from './conversation-texts.ts'
import { useListAddress } from './in-box.ts'
import { teamConversationTexts } from './team-conversation-texts.ts'

interface DeleteConversationProps {
  conversation: Conversation
  onClose: () => void
}

/** Asks, and deletes the conversation for herself, up to what she saw of it when she was asked. */
export function DeleteConversation({ conversation: { id, partner, lastMessage }, onClose }: DeleteConversationProps) {
  const texts = useTexts(conversationTexts)
  const { deleteHint } = useTexts(teamConversationTexts)
  const [upTo] = useState(lastMessage?.id ?? '')
  const remove = useDelete(id, upTo, onClose)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={texts.deleteAsk}
      confirmLabel={texts.delete}
      cancelLabel={texts.cancel}
      onConfirm={remove.run}
      pending={remove.isPending}
    >
      {partner ? texts.deleteHint(partner.name) : deleteHint}
    </ConfirmDialog>
  )
}

function useDelete(id: string, messageId: string, onDone: () => void) {
  const texts = useTexts(conversationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const list = useListAddress()
  const remove = useMutation({
    mutationFn: () => client.messages.clear({ id, messageId }),
    onMutate: useStays(),
    onSuccess: async (unread, _, isHere) => {
      queries.setQueryData(api.messages.unread.queryKey(), unread)
      // Where there is room the first of the list opens by itself: it must not be this one.
      await queries.invalidateQueries({ queryKey: api.messages.conversations.key() })
      onDone()
      if (isHere()) await navigate(list)
      for (const part of [api.messages.list, api.messages.around, api.messages.search]) {
        queries.removeQueries({ queryKey: part.key({ input: { id } }) })
      }
      void queries.invalidateQueries({ queryKey: api.messages.key() })
      showToast({ message: texts.deleted, tone: 'success' })
    },
    onError: (error) => showToast({ message: `${texts.notDeleted} ${errorText(errors, error)}`, tone: 'danger' }),
  })
  return { run: () => remove.mutate(), isPending: remove.isPending }
}
