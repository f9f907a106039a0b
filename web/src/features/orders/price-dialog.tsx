import type { Money } from '@heraia/contract/money'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { LiveRegion } from '@heraia/ui/live-region'
import { TextArea } from '@heraia/ui/text-area'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { readCents } from '../marketplace/form/cents.ts'
import { buyTexts } from './buy-texts.ts'

interface PriceDialogProps {
  title: string
  /** What is asked for now. */
  asked: Money
  /** Below the box. */
  hint?: string
  /** Before the hint, where she writes more than is asked. */
  above?: (price: string) => string
  isPiece?: boolean
  error: string | undefined
  isPending: boolean
  onSend: (said: { cents: number; note: string | null }) => void
  onClose: () => void
}

/** A price and a word with it: an offer, or the answer to one. */
export function PriceDialog(props: PriceDialogProps) {
  const { title, asked, hint, above, isPiece, error, isPending, onSend, onClose } = props
  const texts = useTexts(buyTexts)
  const { money } = useFormat()
  const form = useId()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const said = readCents(typed)
  const isAbove = typeof said === 'number' && said > asked.cents
  const more = isAbove ? above?.(money(asked.cents, asked.currency)) : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    const cents = readCents(typed)
    const isPrice = typeof cents === 'number' && cents > 0
    setIsWrong(!isPrice)
    if (isPrice) onSend({ cents, note: note.trim() || null })
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={texts.close}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" form={form} pending={isPending}>
            {texts.sendOffer}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-4">
        <p className="text-muted">{texts.asks(money(asked.cents, asked.currency))}</p>
        <Field
          label={`${isPiece ? texts.yourPricePiece : texts.yourPrice} (${asked.currency})`}
          value={typed}
          onValue={setTyped}
          inputMode="decimal"
          autoComplete="off"
          hint={more ? `${more} ${hint ?? ''}` : hint}
          error={isWrong ? texts.badPrice : error}
          required
        />
        {/* What changes in a hint is not heard. */}
        <LiveRegion message={more ?? ''} />
        <TextArea label={texts.note} value={note} onValue={setNote} maxLength={2000} />
      </form>
    </FormDialog>
  )
}
