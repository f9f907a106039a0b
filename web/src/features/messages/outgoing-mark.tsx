import { classNames } from '@heraia/ui/class-names.ts'
import { CircleAlert, Clock } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { messagesTexts } from './messages-texts.ts'
import type { Outgoing } from './outbox/outgoing.ts'

/** That something she wrote is not there, and whether it still goes by itself. */
export function OutgoingMark({ outgoing }: { outgoing: Outgoing }) {
  const texts = useTexts(messagesTexts)
  const Icon = outgoing === 'refused' ? CircleAlert : Clock
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 text-sm font-semibold',
        outgoing === 'refused' ? 'text-danger-ink' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {texts.outgoing[outgoing]}
    </span>
  )
}
