import { Button } from '@heraia/ui/button'
import { useId } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useCopyText } from '../../lib/use-copy-text.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Bubble } from './bubble.tsx'
import { messageTexts } from './message-texts.ts'
import { messagesTexts } from './messages-texts.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'

/** What she wrote in a conversation that is not there any more, before it is lost. */
export function UnsentLines({ conversationId }: { conversationId: string }) {
  const texts = useTexts(messagesTexts)
  const { entries, discard } = useOutbox()
  const titleId = useId()
  const its = entries.filter((entry) => entry.conversationId === conversationId)
  if (its.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mx-auto grid w-full max-w-md gap-4 px-4 pb-10">
      <h2 id={titleId} className="text-center font-semibold">
        {texts.unsent}
      </h2>
      <ol className="grid gap-4">
        {its.map((entry) => (
          <li key={entry.id} className="flex flex-col items-end gap-1">
            <UnsentLine entry={entry} onDiscard={() => discard(entry)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function UnsentLine({ entry, onDiscard }: { entry: OutboxEntry; onDiscard: () => void }) {
  const texts = useTexts(messageTexts)
  const format = useFormat()
  const copy = useCopyText()
  const at = new Date(entry.at)
  return (
    <>
      <Bubble
        isHers
        name={texts.you}
        tone={entry.refusal === null ? 'waiting' : 'failed'}
        text={entry.text || texts.files(entry.media.length)}
        foot={<time dateTime={at.toISOString()}>{`${format.date(at)}, ${format.time(at)}`}</time>}
      />
      <div className="flex flex-wrap justify-end gap-x-2">
        {entry.text !== '' && (
          <Button size="small" onClick={() => void copy(entry.text)}>
            {texts.copy}
          </Button>
        )}
        <Button size="small" tone="plain" onClick={onDiscard}>
          {texts.remove}
        </Button>
      </div>
    </>
  )
}
