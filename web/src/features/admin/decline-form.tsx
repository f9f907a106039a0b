import type { ManagedPerson, Verification } from '@heraia/contract/admin'
import type { VerificationRequest } from '@heraia/contract/verification'
import { Disclosure } from '@heraia/ui/disclosure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationOf } from './admin-queries.ts'
import { ReasonForm } from './reason-form.tsx'
import { useDecided } from './use-decided.ts'
import { verificationTexts } from './verification-texts.ts'

/** What she shows does not suffice: she is told why. */
export function DeclineForm({
  person: { id, name },
  request,
}: {
  person: ManagedPerson
  request: VerificationRequest
}) {
  const texts = useTexts(verificationTexts)
  const queries = useQueryClient()
  const done = useDecided<Verification>(texts.declined(name), (saved) =>
    queries.setQueryData(verificationOf(id).queryKey, saved),
  )
  const declining = useMutation(api.admin.declineVerification.mutationOptions(done))
  return (
    <Disclosure label={texts.decline}>
      <div className="pb-4">
        <ReasonForm
          draftName={`decline-verification-${request.id}`}
          label={texts.declineReason}
          hint={texts.declineHint}
          act={texts.declineIt}
          tone="danger"
          pending={declining.isPending}
          onSend={(reason) => declining.mutateAsync({ id: request.id, reason })}
        />
      </div>
    </Disclosure>
  )
}
