import type { Conversation } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import type { Subject } from './conversation-body.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { takeChange } from './messages-cache.ts'
import { useOutbox } from './outbox/her-outbox.ts'

/** What stands in the composer: her draft of a new message, or the words that she changes in one that she sent. */
export function useComposed({ id }: Conversation, subject: Subject | null, onDone: () => void) {
  const edited = subject?.kind === 'edit' ? subject.message : null
  const draft = useDraft(`message:${id}`, '')
  const [change, setChange] = useState(edited?.text ?? '')
  const { send } = useOutbox()
  const edit = useEdit(edited?.id, onDone)

  if (edited) {
    return {
      text: change,
      write: setChange,
      isSaving: edit.isPending,
      send: (text: string) => (text === edited.text ? onDone() : edit.mutate(text)),
    }
  }
  return {
    text: draft.value,
    write: draft.change,
    isSaving: false,
    send(text: string) {
      const { id: replyId, senderId, text: words } = subject?.message ?? {}
      const replyTo = replyId && senderId ? { id: replyId, senderId, text: words ?? '' } : null
      // From here on the outbox keeps it until the server has it: the draft may go.
      send({ conversationId: id, text, replyTo })
      draft.sent('')
      onDone()
    },
  }
}

function useEdit(messageId: string | undefined, onDone: () => void) {
  const texts = useTexts(conversationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => client.messages.edit({ id: messageId ?? '', text }),
    onSuccess: (message) => {
      takeChange(queries, message)
      onDone()
    },
    onError: (error) => showToast({ message: `${texts.notEdited} ${errorText(errors, error)}`, tone: 'danger' }),
  })
}
