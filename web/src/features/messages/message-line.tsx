import type { Conversation, Message } from '@heraia/contract/messages'
import { Avatar } from '@heraia/ui/avatar'
import { classNames } from '@heraia/ui/class-names.ts'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { FoldedWords } from '../../pieces/folded-words.tsx'
import { Bubble } from './bubble.tsx'
import type { OnSubject } from './conversation-body.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageStateMark } from './message-state-mark.tsx'
import { MessageText } from './message-text.tsx'
import { messageTexts } from './message-texts.ts'
import { quoteOf } from './quote-of.ts'
import { Reactions } from './reactions.tsx'
import { teamConversationTexts } from './team-conversation-texts.ts'
import type { NameOf } from './use-names.ts'

interface MessageLineProps {
  message: Message
  startsGroup: boolean
  partner: Conversation['partner']
  request: Conversation['request']
  nameOf: NameOf
  onSubject: OnSubject
}

export function MessageLine({ message, startsGroup, partner, request, nameOf, onSubject }: MessageLineProps) {
  const texts = useTexts(messageTexts)
  const format = useFormat()
  const me = useMe()
  const isHers = message.senderId === me.id
  // Of a team each message says whose it is.
  const author = message.sender ?? partner
  const name = author?.name ?? nameOf(message.senderId)
  const isDeleted = message.deletedAt !== null
  const [isOpened, setOpened] = useState(false)
  if (message.hidden) return <HiddenLine at={message.createdAt} />
  if (message.mutedWord && !isOpened && !isDeleted) {
    return (
      <div className="max-w-md ps-9">
        <FoldedWords word={message.mutedWord} name={name} isNamed onShow={() => setOpened(true)} />
      </div>
    )
  }
  return (
    <div className={classNames('group flex gap-2', isHers && 'flex-row-reverse')}>
      {!isHers && (
        <span className="w-7 shrink-0 pt-1">
          {startsGroup && author && <Avatar seed={author.id} picture={author.avatar} size="tiny" />}
        </span>
      )}
      <div className={classNames('flex max-w-[78%] min-w-0 flex-col md:max-w-[70%]', isHers && 'items-end')}>
        <Bubble
          isHers={isHers}
          name={name}
          shownName={!partner && startsGroup && !isHers ? name : undefined}
          tone={isDeleted ? 'deleted' : 'plain'}
          quote={message.replyTo && quoteOf(message.replyTo, nameOf)}
          text={isDeleted ? texts.deleted : message.text && <MessageText text={message.text} request={request} />}
          files={<MessageFiles message={message} name={name} />}
          foot={
            <>
              {message.editedAt && !isDeleted && <span>{texts.edited}</span>}
              <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>
              {message.state && !isDeleted && <MessageStateMark state={message.state} />}
            </>
          }
        />
        <Reactions message={message} nameOf={nameOf} />
      </div>
      {!isDeleted && (
        <span className="self-center opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-expanded=true]]:opacity-100 pointer-coarse:opacity-100">
          <MessageActions message={message} name={isHers ? texts.you : name} onSubject={onSubject} />
        </span>
      )}
    </div>
  )
}

/** Its place alone: she does not see who wrote it, or is not seen by her. */
function HiddenLine({ at }: { at: string }) {
  const { hidden } = useTexts(teamConversationTexts)
  const format = useFormat()
  return (
    <p className="px-9 text-sm text-muted italic">
      {hidden} <time dateTime={at}>{format.time(at)}</time>
    </p>
  )
}
