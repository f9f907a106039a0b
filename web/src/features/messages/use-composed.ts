import { isBlank } from '@heraia/contract/blank'
import type { MediaId } from '@heraia/contract/ids'
import type { Medium } from '@heraia/contract/media'
import type { Conversation, Message } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useInfiniteQuery, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useRewording } from '../../lib/use-rewording.ts'
import { useKeptAlts } from '../feed/use-kept-alts.ts'
import { type ChosenFile, describeFiles, forgetFiles } from '../media/attachments/use-attachments.ts'
import type { Subject } from './conversation-body.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { messageList } from './message-lists.ts'
import { findMessage } from './message-pages.ts'
import { messageTexts } from './message-texts.ts'
import { takeChange } from './messages-cache.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'
import { readFailure } from './outbox/read-failure.ts'
import { whyNotEdited } from './why-not-edited.ts'

const NO_FILES: ChosenFile[] = []

/** As it stood when she pressed Send: what she writes, chooses or answers after that is another message. */
interface Composed {
  text: string
  chosen: readonly ChosenFile[]
  replyTo: OutboxEntry['replyTo']
  onSent: () => void
}

/** What stands in the composer: her draft of a new message, or the words that she changes in one that she sent. */
export function useComposed({ id }: Conversation, subject: Subject | null, onDone: () => void) {
  const edited = subject?.kind === 'edit' ? subject.message : null
  const draft = useDraft(`message:${id}`, '')
  const files = useDraft<ChosenFile[]>(`message-files:${id}`, NO_FILES)
  const now = useMessageNow(edited)
  const textNow = now?.text ?? ''
  const pictures = picturesOf(now)
  const change = useRewording(`edit-message:${edited?.id ?? ''}`, textNow)
  const alts = useKeptAlts(`edit-message-pictures:${edited?.id ?? ''}`, pictures)
  const { send } = useOutbox()
  const leaveEdit = () => {
    change.sent()
    alts.sent()
    onDone()
  }
  const edit = useEdit(edited?.id, (saved) => {
    if (saved.id !== edited?.id) return
    const all = [change.saved(saved.text), alts.saved(picturesOf(saved))]
    if (all.every(Boolean)) onDone()
  })

  const texts = useTexts(conversationTexts)
  const queries = useQueryClient()
  const mutationKey = ['describe before sending', id]
  // What a picture shows is told before it is sent: it arrives with its words.
  const describing = useMutation({
    mutationKey,
    mutationFn: ({ chosen }: Composed) => describeFiles(chosen),
    onSuccess: (_, composed) => post(composed),
    // The files are there: what they show can wait with them for the network, as words do.
    onError: (error, composed) =>
      readFailure(error, 1).kind === 'wait'
        ? post(composed, composed.chosen)
        : showToast({ message: texts.filesFailed, tone: 'danger' }),
  })

  // Also of a composer that she left meanwhile, for another conversation or to change a message.
  const isDescribing = useIsMutating({ mutationKey }) > 0

  if (edited) {
    return {
      text: change.value,
      write: change.change,
      chosen: NO_FILES,
      choose: () => undefined,
      isSaving: edit.isPending,
      send(text: string) {
        if (edit.isPending) return
        if (text === textNow && alts.changed.length === 0) leaveEdit()
        else {
          change.trying()
          alts.trying()
          edit.mutate({ text, alts: alts.changed })
        }
      },
      cancel: leaveEdit,
      rewording: change,
      redescribing: pictures.length > 0 ? { media: pictures, alts } : null,
    }
  }
  return {
    text: draft.value,
    write: draft.change,
    chosen: files.value,
    choose: files.change,
    isSaving: isDescribing,
    send(text: string) {
      // Asked of what runs, not of what is drawn: a second press may come before that.
      if (queries.isMutating({ mutationKey }) > 0) return
      const composed = { text, chosen: files.value, replyTo: answered(subject), onSent: onDone }
      if (composed.chosen.length > 0) describing.mutate(composed)
      else post(composed)
    },
    cancel: onDone,
    rewording: null,
    redescribing: null,
  }

  function post({ text, chosen, replyTo, onSent }: Composed, untold: readonly ChosenFile[] = []) {
    // From here on the outbox keeps it until the server has it: the draft may go.
    const alts = untold.map(({ id, alt }) => ({ id, alt }))
    send({ conversationId: id, text, media: chosen.map((file) => file.id), alts, replyTo })
    forgetFiles(chosen)
    files.sent((now) => now.filter((file) => !chosen.some((sent) => sent.id === file.id)))
    // What nobody sees is no message that she goes on with.
    draft.sent((now) => (now.trim() === text || isBlank(now) ? '' : now))
    onSent()
  }
}

/** It may be changed elsewhere while she changes it here. */
function useMessageNow(edited: Message | null): Message | null {
  const { data } = useInfiniteQuery({
    ...messageList(edited?.conversationId ?? ''),
    enabled: false,
    select: (pages) => edited && findMessage(pages, edited.id),
  })
  return data ?? edited
}

const NO_PICTURES: readonly Medium[] = []
const picturesOf = (message: Message | null): readonly Medium[] =>
  message?.attachments.flatMap(({ medium }) => medium ?? []) ?? NO_PICTURES

function answered(subject: Subject | null): OutboxEntry['replyTo'] {
  if (!subject?.message.senderId) return null
  const { id, senderId, sender, text } = subject.message
  return { id, senderId, sender: sender?.name ?? null, text }
}

function useEdit(messageId: string | undefined, onSaved: (saved: Message) => void) {
  const texts = useTexts(conversationTexts)
  const words = useTexts(messageTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (said: { text: string; alts: { id: MediaId; alt: string }[] }) =>
      client.messages.edit({ id: messageId ?? '', ...said }),
    onSuccess: (message) => {
      takeChange(queries, message)
      onSaved(message)
    },
    onError: (error) =>
      showToast({ message: `${texts.notEdited} ${whyNotEdited(words, errors, error)}`, tone: 'danger' }),
  })
}
