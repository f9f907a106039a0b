import type { Conversation, Message } from '@heraia/contract/messages'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { ArrowDown } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { COMPOSER_ID } from './composer-id.ts'
import type { OnSubject } from './conversation-body.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { LoadingLog } from './loading-log.tsx'
import { hasNewSince, logEnd } from './log-end.ts'
import { LogLineShown } from './log-line-shown.tsx'
import { logLines } from './log-lines.ts'
import { messageList } from './message-lists.ts'
import { messagesTexts } from './messages-texts.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import { teamConversationTexts } from './team-conversation-texts.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useMarkRead } from './use-mark-read.ts'
import type { NameOf } from './use-names.ts'
import { useQuietWhile } from './use-quiet-while.ts'

interface MessageLogProps {
  conversation: Conversation
  nameOf: NameOf
  onSubject: OnSubject
}

/** Not drawn again for each letter that she types below. */
export const MessageLog = memo(function MessageLog({ conversation, nameOf, onSubject }: MessageLogProps) {
  const texts = useTexts(messagesTexts)
  const list = useInfiniteList(messageList(conversation.id))
  if (list.failed) {
    return (
      <div className="grow">
        <FailedState
          title={texts.conversationFailed}
          retryLabel={texts.retry}
          onRetry={list.retry}
          pending={list.retrying}
        />
      </div>
    )
  }
  if (!list.items) return <LoadingLog />
  return <Log {...{ conversation, nameOf, onSubject }} messages={list.items} foot={list.foot} />
})

interface LogProps extends MessageLogProps {
  messages: readonly Message[]
  foot: ReturnType<typeof useInfiniteList>['foot']
}

function Log({ conversation, nameOf, messages, foot, onSubject }: LogProps) {
  const texts = useTexts(conversationTexts)
  const common = useTexts(messagesTexts)
  const me = useMe()
  const { entries, isWrittenHere } = useOutbox()
  const waiting = useMemo(
    () => entries.filter(({ conversationId }) => conversationId === conversation.id),
    [entries, conversation.id],
  )
  const lines = useMemo(() => logLines(messages, waiting, me.id), [messages, waiting, me.id])
  const { box, isAtEnd, leftAt, onScroll, toEnd } = useLogScroll(logEnd(lines, isWrittenHere))
  useMarkRead(conversation, messages[0]?.id, isAtEnd)
  const hasNew = leftAt !== null && hasNewSince(lines, leftAt, me.id)
  const isQuiet = useQuietWhile(foot.state === 'loading')
  const log = useLogTexts(conversation)
  return (
    <div className="relative min-h-0 grow">
      <a
        href={`#${COMPOSER_ID}`}
        className="link sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-2 focus:bg-raised focus:px-4 focus:py-3"
      >
        {texts.skipToComposer}
      </a>
      <div
        ref={box}
        role="log"
        aria-label={log.label}
        // Older messages that load above are no news.
        aria-live={isQuiet ? 'off' : 'polite'}
        aria-relevant="additions"
        onScroll={onScroll}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div className="px-3 pb-2 md:px-5">
          {foot.state === 'end' ? (
            <p className="px-4 py-6 text-center text-sm text-muted">{log.start}</p>
          ) : (
            <LoadMore
              {...foot}
              endless
              moreLabel={texts.older}
              loadingLabel={texts.loadingOlder}
              failedLabel={texts.olderFailed}
              retryLabel={common.retry}
            />
          )}
          <ol>
            {lines.map((line) => (
              <LogLineShown
                key={line.key}
                line={line}
                partner={conversation.partner}
                nameOf={nameOf}
                isDeal={conversation.listing !== null}
                onSubject={onSubject}
              />
            ))}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="touch absolute start-1/2 bottom-2 inline-flex -translate-x-1/2 items-center gap-2 rounded-full border border-control bg-raised px-4 text-sm font-semibold shadow-float hover:border-ink rtl:translate-x-1/2"
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          {hasNew ? texts.newMessages : <span className="sr-only">{texts.toNewest}</span>}
        </button>
      )}
    </div>
  )
}

function useLogTexts({ partner, team, request }: Conversation): { label: string; start: string } {
  const texts = useTexts(conversationTexts)
  const ofTeam = useTexts(teamConversationTexts)
  if (partner) return { label: texts.log(partner.name), start: texts.sayHello(partner.name) }
  return { label: ofTeam.log(team.name), start: request === 'none' ? ofTeam.start(team.name) : ofTeam.notIn }
}
