import { isBlank } from '@heraia/contract/blank'
import type { Conversation } from '@heraia/contract/messages'
import { IconButton } from '@heraia/ui/icon-button'
import { TextArea } from '@heraia/ui/text-area'
import { Paperclip, SendHorizontal, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect } from 'react'
import { useLiveConnection } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { OlderWords } from '../../pieces/older-words.tsx'
import { EditAlts } from '../feed/edit-alts.tsx'
import { AltReminderNote } from '../media/alt-reminder/alt-reminder-note.tsx'
import { useAltReminder } from '../media/alt-reminder/use-alt-reminder.ts'
import { ChosenFiles } from '../media/attachments/chosen-files.tsx'
import { useAttachments } from '../media/attachments/use-attachments.ts'
import { FileButton } from '../media/uploads/file-picker.tsx'
import { COMPOSER_ID } from './composer-id.ts'
import type { Subject } from './conversation-body.tsx'
import { conversationName } from './conversation-name.ts'
import { conversationTexts } from './conversation-texts.ts'
import { WritingWarning } from './deal-warning.tsx'
import { MESSAGE_FILES_MAX, MESSAGE_MAX } from './message-limits.ts'
import { useComposed } from './use-composed.ts'
import { useTellTyping } from './use-typing.ts'

interface ComposerProps {
  conversation: Conversation
  subject: Subject | null
  onDone: () => void
}

export function Composer({ conversation, subject, onDone }: ComposerProps) {
  const texts = useTexts(conversationTexts)
  const composed = useComposed(conversation, subject, onDone)
  const tellTyping = useTellTyping(conversation.id)
  const text = composed.text.trim()
  const over = text.length - MESSAGE_MAX
  const files = useAttachments(composed.chosen, composed.choose, { purpose: 'message', most: MESSAGE_FILES_MAX })
  const reminder = useAltReminder({ uploads: files.uploads, chosen: composed.chosen })
  // Words may be taken out of a message that something came with.
  const subjectFiles = subject?.kind === 'edit' && subject.message.attachments.length
  const isAboutFiles = composed.chosen.length > 0
  const hasSomething = !isBlank(composed.text) || isAboutFiles || Boolean(subjectFiles)
  const mayStart = hasSomething && over <= 0 && files.isReady
  // Who has not accepted a request yet gets words only.
  const mayAttach = subject?.kind !== 'edit' && conversation.request !== 'sent'

  // After she chose a message to answer or to edit, she writes.
  useEffect(() => {
    if (!subject) return
    const timer = setTimeout(() => document.getElementById(COMPOSER_ID)?.focus())
    return () => clearTimeout(timer)
  }, [subject])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (mayStart && reminder.mayPublish()) sendAsItIs()
  }
  const sendAsItIs = () => {
    if (!mayStart) return
    composed.send(isBlank(text) ? '' : text)
    // The button sleeps until she has written again, and would take the focus with it, and a phone's keyboard.
    document.getElementById(COMPOSER_ID)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The words that she changes in a message stay for when she goes on with them.
    if (event.key === 'Escape' && subject) onDone()
    // Enter also ends the spelling of a word in Japanese and the like.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    send(event)
  }
  const write = (value: string) => {
    composed.write(value)
    // Who mends what she has said says nothing new.
    if (!isBlank(value) && subject?.kind !== 'edit') tellTyping()
  }
  return (
    <form onSubmit={send} className="border-t border-line bg-raised px-3 pt-2 pb-3 md:px-5">
      <Offline />
      {conversation.listing && <WritingWarning text={composed.text} />}
      {subject && (
        <SubjectLine
          subject={subject}
          partnerName={subject.message.sender?.name ?? conversationName(conversation)}
          onCancel={composed.cancel}
        />
      )}
      {composed.rewording && (
        <div className="grid gap-2 not-empty:pb-2">
          <OlderWords draft={composed.rewording} field={COMPOSER_ID} />
        </div>
      )}
      {composed.redescribing && (
        <div inert={composed.isSaving} className="relative -mx-1 max-h-[40dvh] overflow-y-auto px-1 pb-2">
          <EditAlts label={texts.pictures} {...composed.redescribing} />
        </div>
      )}
      {isAboutFiles && (
        // On their way they are as they were when she pressed Send.
        <div inert={composed.isSaving} className="relative -mx-1 max-h-[40dvh] overflow-y-auto px-1">
          <ChosenFiles chosen={composed.chosen} files={files} reminder={reminder} />
          <p aria-live="polite" className="pb-2 text-sm text-muted empty:sr-only">
            {files.hasFailed ? texts.filesFailed : files.isReady ? '' : texts.filesNotReady}
          </p>
        </div>
      )}
      <div className="not-empty:pb-2">
        <AltReminderNote reminder={reminder} anyway={texts.sendAnyway} onAnyway={sendAsItIs} />
      </div>
      <div className="flex items-end gap-2">
        {mayAttach && (
          <FileButton
            accept={files.accept}
            multiple
            onFiles={files.add}
            disabled={files.isFull}
            icon={<Paperclip aria-hidden="true" className="size-5" />}
            tone="plain"
            className="size-12 shrink-0 px-0!"
          >
            <span className="sr-only">{texts.attach}</span>
          </FileButton>
        )}
        <TextArea
          id={COMPOSER_ID}
          label={texts.messageLabel}
          labelShown={false}
          placeholder={texts.placeholder}
          rows={1}
          enterKeyHint="send"
          value={composed.text}
          onValue={write}
          onKeyDown={onKeyDown}
          error={over > 0 ? texts.tooLong(over) : undefined}
          className="grow [&_textarea]:max-h-40! [&_textarea]:min-h-12! [&_textarea]:resize-none!"
        />
        <IconButton
          type="submit"
          label={subject?.kind === 'edit' ? texts.saveEdit : texts.send}
          tone="primary"
          icon={<SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          disabled={!mayStart || composed.isSaving}
          className="size-12 shrink-0"
        />
      </div>
    </form>
  )
}

function Offline() {
  const texts = useTexts(conversationTexts)
  const isLost = useLiveConnection() === 'lost'
  return (
    <output className="block text-sm text-muted">
      {isLost && <span className="block pb-2">{texts.offline}</span>}
    </output>
  )
}

interface SubjectLineProps {
  subject: Subject
  partnerName: string
  onCancel: () => void
}

function SubjectLine({ subject, partnerName, onCancel }: SubjectLineProps) {
  const texts = useTexts(conversationTexts)
  const me = useMe()
  const { kind, message } = subject
  const title = kind === 'edit' ? texts.editing : texts.replyingTo(message.senderId === me.id ? me.name : partnerName)
  return (
    <div className="mb-2 flex items-center gap-2 border-s-[3px] border-accent ps-3">
      <p className="min-w-0 grow text-sm">
        <span className="block font-semibold">{title}</span>
        <span dir="auto" className="block truncate text-muted">
          {message.text}
        </span>
      </p>
      <IconButton
        label={kind === 'edit' ? texts.cancelEdit : texts.cancelReply}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onCancel}
      />
    </div>
  )
}
