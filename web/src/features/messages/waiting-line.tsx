import { Button } from '@heraia/ui/button'
import { CircleAlert } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Bubble } from './bubble.tsx'
import { MessageStateMark } from './message-state-mark.tsx'
import { messageTexts } from './message-texts.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'
import { quoteOf } from './quote-of.ts'
import type { NameOf } from './use-names.ts'

/** A message that the server does not have yet, or will not have. */
export function WaitingLine({ entry, nameOf }: { entry: OutboxEntry; nameOf: NameOf }) {
  const texts = useTexts(messageTexts)
  const format = useFormat()
  const me = useMe()
  const { replyTo, refusal } = entry
  return (
    <div className="flex flex-col items-end">
      {/* Read aloud once, when it has arrived; that it will not is said below. */}
      <div aria-live="off" className="max-w-[78%] md:max-w-[70%]">
        <Bubble
          isHers
          name={nameOf(me.id)}
          tone={refusal === null ? 'waiting' : 'failed'}
          quote={replyTo && quoteOf(replyTo, nameOf)}
          text={entry.text || texts.files(entry.media.length)}
          foot={
            <>
              <time dateTime={new Date(entry.at).toISOString()}>{format.time(new Date(entry.at))}</time>
              {refusal === null && <MessageStateMark state="sending" />}
            </>
          }
        />
      </div>
      {refusal !== null && <Refused entry={entry} reason={refusal} />}
    </div>
  )
}

function Refused({ entry, reason }: { entry: OutboxEntry; reason: string }) {
  const texts = useTexts(messageTexts)
  const { retry, discard } = useOutbox()
  const words = reason in texts.reasons ? texts.reasons[reason as keyof typeof texts.reasons] : texts.reasons.other
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger-ink">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {texts.failed}. {words}
      </p>
      <Button size="small" onClick={() => retry(entry)}>
        {texts.retry}
      </Button>
      <Button size="small" tone="plain" onClick={() => discard(entry)}>
        {texts.remove}
      </Button>
    </div>
  )
}
