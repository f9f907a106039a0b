import type { OrderEventId } from '@heraia/contract/ids'
import type { Order } from '@heraia/contract/orders'
import { uuid7 } from '@heraia/contract/uuid7'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { type FormEvent, useRef } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { stepTexts } from './step-texts.ts'
import type { OrderActs } from './use-order-acts.ts'

/** A word in the order. Its id lives as long as the words: sent again after a bad line it is one. */
export function NoteForm({ order, acts: { write } }: { order: Order; acts: OrderActs }) {
  const texts = useTexts(stepTexts)
  const draft = useDraft(`order:${order.id}`, '')
  const noteId = useRef<OrderEventId>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const words = draft.value.trim()
    if (!words) return
    noteId.current ??= uuid7() as OrderEventId
    write.mutate(
      { noteId: noteId.current, words },
      {
        onSuccess: () => {
          noteId.current = null
          draft.sent('')
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
