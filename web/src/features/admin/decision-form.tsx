import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationTexts } from './verification-texts.ts'

export const REASON_MAX = 500

interface DecisionFormProps {
  draftName: string
  /** It is verified now: the form takes that back. */
  verified: boolean
  pending: boolean
  onDecide: (reason: string) => Promise<unknown>
}

/** Grants verification, or takes it back: always with a reason, which is kept while she looks something up. */
export function DecisionForm({ draftName, verified, pending, onDecide }: DecisionFormProps) {
  const texts = useTexts(verificationTexts)
  const draft = useDraft(draftName, '')
  const [asked, setAsked] = useState(false)
  const isBlank = draft.value.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isBlank) return
    onDecide(draft.value).then(
      () => draft.sent(''),
      () => undefined,
    )
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <TextArea
        label={texts.reason}
        hint={verified ? texts.revokeHint : texts.grantHint}
        value={draft.value}
        onValue={draft.change}
        maxLength={REASON_MAX}
        error={asked && isBlank ? texts.reasonRequired : undefined}
        required
      />
      <div>
        <Button type="submit" tone={verified ? 'danger' : 'primary'} pending={pending}>
          {verified ? texts.revoke : texts.grant}
        </Button>
      </div>
    </form>
  )
}
