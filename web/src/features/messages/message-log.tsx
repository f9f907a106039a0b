import type { Conversation, Message } from '@heraia/contract/messages'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { ArrowDown } from 'lucide-react'
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { COMPOSER_ID } from './composer-id.ts'
import type { OnSubject } from './conversation-body.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { LoadingLog } from './loading-log.tsx'
import { hasNewSince, logEnd } from './log-end.ts'
import { LogLineShown } from './log-line-shown.tsx'
import { type LogLine, logLines } from './log-lines.ts'
import { messageList } from './message-lists.ts'
import { messageSearchTexts } from './message-search-texts.ts'
import { messagesTexts } from './messages-texts.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'
import { teamConversationTexts } from './team-conversation-texts.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useLogWindow } from './use-log-window.ts'
import { useMarkRead } from './use-mark-read.ts'
import type { NameOf } from './use-names.ts'
import { useQuietWhile } from './use-quiet-while.ts'

interface MessageLogProps {
  conversation: Conversation
  nameOf: NameOf
  /** Which message she looks for: it is brought before her eyes, and marked. */
  soughtId: string | undefined
  onSubject: OnSubject
}

/** Not drawn again for each letter that she types below. */
export const MessageLog = memo(function MessageLog({ conversation, nameOf, soughtId, onSubject }: MessageLogProps) {
  const texts = useTexts(messagesTexts)
  const list = useInfiniteList(messageList(conversation.id))
  const middle = useLogWindow(conversation.id, list.items, soughtId)
  const failed = list.failed ? list : middle.failed && middle
  if (failed) {
    return (
      <div className="grow">
        <FailedState
          title={texts.conversationFailed}
          retryLabel={texts.retry}
          onRetry={failed.retry}
          pending={failed.retrying}
        />
      </div>
    )
  }
  if (!list.items) return <LoadingLog />
  return (
    <Log
      {...{ conversation, nameOf, soughtId, onSubject }}
      messages={middle.messages ?? list.items}
      foot={middle.messages ? middle.older : list.foot}
      middle={middle.messages ? middle : null}
      isComing={middle.isComing}
    />
  )
})

interface LogProps extends MessageLogProps {
  messages: readonly Message[]
  foot: ReturnType<typeof useInfiniteList>['foot']
  /** null: these go up to the newest. */
  middle: Pick<ReturnType<typeof useLogWindow>, 'newer' | 'toEnd'> | null
  isComing: boolean
}

const NONE: OutboxEntry[] = []

function Log({ conversation, nameOf, messages, foot, middle, isComing, soughtId, onSubject }: LogProps) {
  const texts = useTexts(conversationTexts)
  const common = useTexts(messagesTexts)
  const me = useMe()
  const { entries, isWrittenHere } = useOutbox()
  const waiting = useMemo(
    () => entries.filter(({ conversationId }) => conversationId === conversation.id),
    [entries, conversation.id],
  )
  const isMiddle = middle !== null
  const below = isMiddle ? NONE : waiting
  const lines = useMemo(() => logLines(messages, below, me.id), [messages, below, me.id])
  const { box, isAtEnd, leftAt, onScroll, toEnd } = useLogScroll(logEnd(lines, isWrittenHere), isMiddle)
  const isPlaced = useSoughtInView(box, soughtId, lines)
  useEndReached(isAtEnd, middle)
  useToWritten(waiting.findLast(({ id }) => isWrittenHere(id))?.id, middle)
  useMarkRead(conversation, messages[0]?.id, isAtEnd && !isMiddle && !isComing && isPlaced)
  const hasNew = !isMiddle && leftAt !== null && hasNewSince(lines, leftAt, me.id)
  const isQuiet = useQuietWhile(foot.state === 'loading' || isMiddle)
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
                request={conversation.request}
                nameOf={nameOf}
                isDeal={conversation.listing !== null}
                isSought={line.key === soughtId}
                onSubject={onSubject}
              />
            ))}
          </ol>
          {middle && <Newer {...middle} />}
        </div>
      </div>
      {(isMiddle || !isAtEnd) && (
        <button
          type="button"
          onClick={() => {
            middle?.toEnd()
            toEnd()
          }}
          className="touch absolute start-1/2 bottom-2 inline-flex -translate-x-1/2 items-center gap-2 rounded-full border border-control bg-raised px-4 text-sm font-semibold shadow-float hover:border-ink rtl:translate-x-1/2"
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          {hasNew ? texts.newMessages : <span className="sr-only">{texts.toNewest}</span>}
        </button>
      )}
    </div>
  )
}

/** Below what is loaded around a message there is more. */
function Newer({ newer }: Pick<NonNullable<LogProps['middle']>, 'newer'>) {
  const texts = useTexts(messageSearchTexts)
  return (
    <LoadMore
      {...newer}
      endless
      moreLabel={texts.newerMessages}
      loadingLabel={texts.loadingNewer}
      failedLabel={texts.newerFailed}
      retryLabel={texts.retry}
    />
  )
}

const middleOf = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/** Once, when it is there: then she goes where she likes. false: she is still to be brought there from the end. */
function useSoughtInView(
  box: RefObject<HTMLElement | null>,
  soughtId: string | undefined,
  lines: readonly LogLine[],
): boolean {
  const isHere = soughtId !== undefined && lines.some(({ key }) => key === soughtId)
  const [broughtTo, setBroughtTo] = useState<string | undefined>(undefined)
  useLayoutEffect(() => {
    const line = isHere && box.current?.querySelector('li[aria-current]')
    if (!line) return
    // The box alone: the page around it stays where it is.
    box.current?.scrollBy({ top: middleOf(line) - middleOf(box.current), behavior: 'instant' })
    // The box hears that it was scrolled before the next frame is drawn.
    const frame = requestAnimationFrame(() => setBroughtTo(soughtId))
    return () => cancelAnimationFrame(frame)
  }, [box, soughtId, isHere])
  return !isHere || broughtTo === soughtId
}

/** She came down to the newest that there is: from here on new ones come in below. */
function useEndReached(isAtEnd: boolean, middle: LogProps['middle']) {
  useEffect(() => {
    if (isAtEnd && middle?.newer.state === 'end') middle.toEnd()
  }, [isAtEnd, middle])
}

/** What she writes stands at the end of the conversation, and there she goes with it. */
function useToWritten(writtenId: string | undefined, middle: LogProps['middle']) {
  const before = useRef(writtenId)
  useEffect(() => {
    if (before.current === writtenId) return
    before.current = writtenId
    if (writtenId) middle?.toEnd()
  }, [writtenId, middle])
}

function useLogTexts({ partner, team, request }: Conversation): { label: string; start: string } {
  const texts = useTexts(conversationTexts)
  const ofTeam = useTexts(teamConversationTexts)
  if (partner) return { label: texts.log(partner.name), start: texts.sayHello(partner.name) }
  return { label: ofTeam.log(team.name), start: request === 'none' ? ofTeam.start(team.name) : ofTeam.notIn }
}
