import { Disclosure } from '@heraia/ui/disclosure'
import { useTexts } from '../../lib/locale.tsx'
import { ReasonForm } from './reason-form.tsx'
import { verificationTexts } from './verification-texts.ts'

interface DeclineFormProps {
  requestId: string
  /** To whom the reason is said. */
  words: { declineReason: string; declineHint: string }
  pending: boolean
  onDecline: (reason: string) => Promise<unknown>
}

/** What is shown does not suffice: whoever asks is told why. */
export function DeclineForm({ requestId, words, pending, onDecline }: DeclineFormProps) {
  const texts = useTexts(verificationTexts)
  return (
    <Disclosure label={texts.decline}>
      <div className="pb-4">
        <ReasonForm
          draftName={`decline-verification-${requestId}`}
          label={words.declineReason}
          hint={words.declineHint}
          act={texts.declineIt}
          tone="danger"
          pending={pending}
          onSend={onDecline}
        />
      </div>
    </Disclosure>
  )
}
