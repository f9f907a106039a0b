import type { Conversation } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { type ChosenFile, describeFiles, forgetFiles } from '../media/attachments/use-attachments.ts'
import type { Subject } from './conversation-body.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { takeChange } from './messages-cache.ts'
import { useOutbox } from './outbox/her-outbox.ts'

const NO_FILES: ChosenFile[] = []

/** What stands in the composer: her draft of a new message, or the words that she changes in one that she sent. */
export function useComposed({ id }: Conversation, subject: Subject | null, onDone: () => void) {
  const edited = subject?.kind === 'edit' ? subject.message : null
  const draft = useDraft(`message:${id}`, '')
  const files = useDraft<ChosenFile[]>(`message-files:${id}`, NO_FILES)
  const [change, setChange] = useState(edited?.text ?? '')
  const { send } = useOutbox()
  const edit = useEdit(edited?.id, onDone)

  const texts = useTexts(conversationTexts)
  // What a picture shows is told before it is sent: it arrives with its words.
  const describing = useMutation({
    mutationFn: (_text: string) => describeFiles(files.value),
    onSuccess: (_, text) => post(text),
    onError: () => showToast({ message: texts.filesFailed, tone: 'danger' }),
  })

  if (edited) {
    return {
      text: change,
      write: setChange,
      chosen: NO_FILES,
      choose: () => undefined,
      isSaving: edit.isPending,
      send: (text: string) => (text === edited.text ? onDone() : edit.mutate(text)),
    }
  }
  return {
    text: draft.value,
    write: draft.change,
    chosen: files.value,
    choose: files.change,
    isSaving: describing.isPending,
    send(text: string) {
      if (files.value.length > 0) describing.mutate(text)
      else post(text)
    },
  }

  function post(text: string) {
    const { id: replyId, senderId, sender, text: words } = subject?.message ?? {}
    const replyTo =
      replyId && senderId ? { id: replyId, senderId, sender: sender?.name ?? null, text: words ?? '' } : null
    // From here on the outbox keeps it until the server has it: the draft may go.
    send({ conversationId: id, text, media: files.value.map((file) => file.id), replyTo })
    forgetFiles(files.value)
    files.sent([])
    draft.sent('')
    onDone()
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
