import type { Conversation, Message } from '@heraia/contract/messages'
import { LiveRegion } from '@heraia/ui/live-region'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { WordsLeft } from '../../pieces/words-left.tsx'
import { Composer } from './composer.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { MessageLog } from './message-log.tsx'
import { messagesTexts } from './messages-texts.ts'
import { RequestBar } from './request-bar.tsx'
import { RestrictedBar } from './restricted-bar.tsx'
import { teamConversationTexts } from './team-conversation-texts.ts'
import { TeamRequestBar } from './team-request-bar.tsx'
import { useNames } from './use-names.ts'
import { useWhoIsTyping } from './use-typing.ts'

/** What the composer is about, other than a new message. */
export interface Subject {
  kind: 'reply' | 'edit'
  message: Message
}

/** null: she may not write here. */
export type OnSubject = ((subject: Subject) => void) | null

interface ConversationBodyProps {
  conversation: Conversation
  /** Which message she looks for. */
  soughtId: string | undefined
}

export function ConversationBody({ conversation, soughtId }: ConversationBodyProps) {
  const texts = useTexts(conversationTexts)
  const [subject, setSubject] = useState<Subject | null>(null)
  const nameOf = useNames(conversation)
  const typist = useWhoIsTyping(conversation.id)
  const writes = conversation.request !== 'received' && conversation.mayWrite
  const typing = typist ? texts.typing(nameOf(typist)) : ''
  return (
    <>
      <MessageLog {...{ conversation, nameOf, soughtId }} onSubject={writes ? setSubject : null} />
      <p aria-hidden="true" className="h-[1.25rem] shrink-0 truncate px-4 text-xs text-muted">
        {typing}
      </p>
      <LiveRegion message={typing} />
      {conversation.request !== 'none' && <Request conversation={conversation} />}
      {writes ? (
        <Composer
          // Editing starts from the message's own words, and leaves the draft alone.
          key={subject?.kind === 'edit' ? subject.message.id : 'new'}
          conversation={conversation}
          subject={subject}
          // What she chose since is not done with it.
          onDone={() => setSubject((now) => (now === subject ? null : now))}
        />
      ) : (
        conversation.request !== 'received' && (
          <MayNotWrite id={conversation.id} isOfTeam={conversation.team !== null} />
        )
      )}
    </>
  )
}

function Request({ conversation }: { conversation: Conversation }) {
  const texts = useTexts(conversationTexts)
  if (conversation.team) return <TeamRequestBar conversation={conversation} />
  if (conversation.request === 'restricted') return <RestrictedBar conversation={conversation} />
  if (conversation.request === 'received') return <RequestBar conversation={conversation} />
  return (
    <p className="border-t border-line bg-sunken px-4 py-2 text-sm text-muted">
      {texts.requestSent(conversation.partner.name)}
    </p>
  )
}

function MayNotWrite({ id, isOfTeam }: { id: string; isOfTeam: boolean }) {
  const texts = useTexts(conversationTexts)
  const { needsAdult } = useTexts(teamConversationTexts)
  const { notSent } = useTexts(messagesTexts)
  return (
    <div className="border-t border-line bg-sunken px-4 py-4">
      <p className="text-center text-muted">{isOfTeam ? needsAdult : texts.mayNotWrite}</p>
      <WordsLeft name={`message:${id}`} title={notSent} />
    </div>
  )
}
