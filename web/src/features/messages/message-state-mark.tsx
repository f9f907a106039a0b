import type { MessageState } from '@heraia/contract/messages'
import { Check, CheckCheck, Clock } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { messageTexts } from './message-texts.ts'

const icons = { sending: Clock, sent: Check, delivered: CheckCheck, read: CheckCheck }

/** How far her message has come; the newest step in words, since two ticks look much like two ticks. */
export function MessageStateMark({ state }: { state: MessageState | 'sending' }) {
  const texts = useTexts(messageTexts)
  const Icon = icons[state]
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4" />
      <span className={state === 'read' ? undefined : 'sr-only'}>{texts[state]}</span>
    </span>
  )
}
