import { Button } from '@heraia/ui/button'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { StaffReasonField } from './staff-reason-field.tsx'
import { verificationTexts } from './verification-texts.ts'

interface ReasonFormProps {
  draftName: string
  label: string
  hint: string
  /** What is done, on the button. */
  act: string
  tone: 'primary' | 'danger'
  pending: boolean
  onSend: (reason: string) => Promise<unknown>
}

/** Whatever the staff does, it does with a reason, which is kept while she looks something up. */
export function ReasonForm({ draftName, label, hint, act, tone, pending, onSend }: ReasonFormProps) {
  const texts = useTexts(verificationTexts)
  const draft = useDraft(draftName, '')
  const [asked, setAsked] = useState(false)
  const isBlank = draft.value.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isBlank || pending) return
    onSend(draft.value).then(
      () => {
        draft.sent('')
        setAsked(false)
      },
      () => undefined,
    )
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <StaffReasonField
        label={label}
        hint={hint}
        value={draft.value}
        onValue={draft.change}
        error={asked && isBlank ? texts.reasonRequired : undefined}
      />
      <div>
        <Button type="submit" tone={tone} pending={pending}>
          {act}
        </Button>
      </div>
    </form>
  )
}
