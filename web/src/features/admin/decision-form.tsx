import { useTexts } from '../../lib/locale.tsx'
import { ReasonForm } from './reason-form.tsx'
import { verificationTexts } from './verification-texts.ts'

interface DecisionFormProps {
  draftName: string
  /** It is verified now: the form takes that back. */
  verified: boolean
  pending: boolean
  onDecide: (reason: string) => Promise<unknown>
}

/** Grants verification, or takes it back. */
export function DecisionForm({ draftName, verified, pending, onDecide }: DecisionFormProps) {
  const texts = useTexts(verificationTexts)
  return (
    <ReasonForm
      draftName={draftName}
      label={texts.reason}
      hint={verified ? texts.revokeHint : texts.grantHint}
      act={verified ? texts.revoke : texts.grant}
      tone={verified ? 'danger' : 'primary'}
      pending={pending}
      onSend={onDecide}
    />
  )
}
