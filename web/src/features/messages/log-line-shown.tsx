import type { Conversation } from '@heraia/contract/messages'
import { classNames } from '@heraia/ui/class-names.ts'
import { Divider } from '@heraia/ui/divider'
import { eachMinute, thisMinute } from '@heraia/ui/minute-clock.ts'
import { memo, useSyncExternalStore } from 'react'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import type { OnSubject } from './conversation-body.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { ReceivedWarning } from './deal-warning.tsx'
import { dayName } from './list-moment.ts'
import type { LogLine } from './log-lines.ts'
import { MessageLine } from './message-line.tsx'
import type { NameOf } from './use-names.ts'
import { WaitingLine } from './waiting-line.tsx'

interface LogLineShownProps {
  line: LogLine
  /** null: of a team, where each message says who wrote it. */
  partner: Conversation['partner']
  request: Conversation['request']
  nameOf: NameOf
  /** It is about something for sale. */
  isDeal: boolean
  /** She looked for it. */
  isSought: boolean
  onSubject: OnSubject
}

export const LogLineShown = memo(function LogLineShown(props: LogLineShownProps) {
  const { line, partner, request, nameOf, isDeal, isSought, onSubject } = props
  return (
    <li
      aria-current={isSought || undefined}
      className={classNames(
        line.kind === 'day' || line.startsGroup ? 'pt-4' : 'pt-1',
        isSought &&
          'scroll-my-8 [&_[data-bubble]]:outline-3 [&_[data-bubble]]:outline-offset-2 [&_[data-bubble]]:outline-accent',
      )}
    >
      {line.kind === 'day' && <Day at={line.at} />}
      {line.kind === 'message' && (
        <MessageLine
          message={line.message}
          startsGroup={line.startsGroup}
          {...{ partner, request, nameOf, onSubject }}
        />
      )}
      {isDeal && line.kind === 'message' && <ReceivedWarning message={line.message} />}
      {line.kind === 'waiting' && <WaitingLine entry={line.entry} nameOf={nameOf} />}
    </li>
  )
})

function Day({ at }: { at: number }) {
  const texts = useTexts(conversationTexts)
  const { locale } = useLocale()
  const now = useSyncExternalStore(eachMinute, thisMinute, thisMinute)
  return <Divider>{dayName(at, now, locale, texts)}</Divider>
}
