import type { Verification } from '@heraia/contract/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationOf } from './admin-queries.ts'
import { DecisionForm } from './decision-form.tsx'
import { useDecided } from './use-decided.ts'
import { verificationTexts } from './verification-texts.ts'

/** Verifies a person, which answers what she asks, or takes it back. */
export function VerificationForm({ verification: { person, request } }: { verification: Verification }) {
  const { id, name, verified } = person
  const texts = useTexts(verificationTexts)
  const queries = useQueryClient()
  const done = useDecided<Verification>(verified ? texts.revoked(name) : texts.granted(name), (saved) =>
    queries.setQueryData(verificationOf(id).queryKey, saved),
  )
  const grant = useMutation(api.admin.verify.mutationOptions(done))
  const revoke = useMutation(api.admin.unverify.mutationOptions(done))
  const deciding = verified ? revoke : grant
  return (
    <DecisionForm
      draftName={`verification-${id}-${verified}`}
      verified={verified}
      pending={deciding.isPending}
      onDecide={(reason) =>
        deciding.mutateAsync({ id, reason, ...(verified || !request ? {} : { requestId: request.id }) })
      }
    />
  )
}
