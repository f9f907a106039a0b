import type { Conversation, Message } from '@heraia/contract/messages'
import { LiveRegion } from '@heraia/ui/live-region'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { Composer } from './composer.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { MessageLog } from './message-log.tsx'
import { RequestBar } from './request-bar.tsx'
import { useIsTyping } from './use-typing.ts'

/** What the composer is about, other than a new message. */
export interface Subject {
  kind: 'reply' | 'edit'
  message: Message
}

export function ConversationBody({ conversation }: { conversation: Conversation }) {
  const texts = useTexts(conversationTexts)
  const [subject, setSubject] = useState<Subject | null>(null)
  const isTyping = useIsTyping(conversation.id, conversation.partner.id)
  const typing = isTyping ? texts.typing(conversation.partner.name) : ''
  return (
    <>
      <MessageLog conversation={conversation} onSubject={setSubject} />
      <p aria-hidden="true" className="h-5 px-4 text-xs text-muted">
        {typing}
      </p>
      <LiveRegion message={typing} />
      {conversation.request === 'received' && <RequestBar conversation={conversation} />}
      {conversation.request === 'sent' && (
        <p className="border-t border-line bg-sunken px-4 py-2 text-sm text-muted">
          {texts.requestSent(conversation.partner.name)}
        </p>
      )}
      {conversation.request === 'received' ? null : conversation.mayWrite ? (
        <Composer
          // Editing starts from the message's own words, and leaves the draft alone.
          key={subject?.kind === 'edit' ? subject.message.id : 'new'}
          conversation={conversation}
          subject={subject}
          onDone={() => setSubject(null)}
        />
      ) : (
        <p className="border-t border-line bg-sunken px-4 py-4 text-center text-muted">{texts.mayNotWrite}</p>
      )}
    </>
  )
}
