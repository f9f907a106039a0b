import type { OrderEventId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import type { FormEvent } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { idKeeper, NOT_SENT } from '../../lib/id-for.ts'
import { useTexts } from '../../lib/locale.tsx'
import { stepTexts } from './step-texts.ts'
import type { OrderActs } from './use-order-acts.ts'

/** A word in the order. What she goes on writing while it is sent stays. */
export function NoteForm({ order, acts: { write } }: { order: Order; acts: OrderActs }) {
  const texts = useTexts(stepTexts)
  const draft = useDraft(`order:${order.id}`, '')
  const ids = idKeeper<OrderEventId>(useDraft(`order-note-id:${order.id}`, NOT_SENT))
  const send = (event: FormEvent) => {
    event.preventDefault()
    const words = draft.value.trim()
    if (!words) return
    write.mutate(
      { noteId: ids.of(words), words },
      {
        onSuccess: () => {
          ids.sent()
          draft.sent((now) => (now.trim() === words ? '' : now))
        },
      },
    )
  }
  return (
    <form onSubmit={send} className="grid gap-3">
      <TextArea
        label={texts.write}
        hint={texts.writeHint}
        value={draft.value}
        onValue={draft.change}
        maxLength={2000}
      />
      <Button type="submit" pending={write.isPending} disabled={!draft.value.trim()} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}
