import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { type FormEvent, useId, useState } from 'react'
import type { Draft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { orderTexts } from './order-texts.ts'
import { stepTexts } from './step-texts.ts'

interface WordsDialogProps {
  title: string
  hint?: string
  /** null: there is nothing to write. */
  label: string | null
  isRequired?: boolean
  max: number
  sendLabel: string
  /** It did not get through; what she wrote stays. */
  error: string | undefined
  isPending: boolean
  /** What she writes is kept there until the server has it. */
  draft: Draft<string>
  onSend: (words: string) => void
  onClose: () => void
}

/** A step that takes a few words with it. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, hint, label, isRequired = false, max, sendLabel, error, isPending, draft, onSend, onClose } = props
  const texts = useTexts(orderTexts)
  const steps = useTexts(stepTexts)
  const form = useId()
  const words = draft.value
  const [isMissing, setIsMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const missing = isRequired && !words.trim()
    setIsMissing(missing)
    if (!missing) onSend(words.trim())
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={texts.close}
      size="small"
      keeps
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" form={form} pending={isPending}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-4">
        {error && <Banner tone="danger">{error}</Banner>}
        {hint && <p className="text-muted">{hint}</p>}
        {label && (
          <TextArea
            label={label}
            value={words}
            onValue={draft.change}
            maxLength={max}
            error={isMissing ? steps.required : undefined}
            required={isRequired}
          />
        )}
      </form>
    </FormDialog>
  )
}
