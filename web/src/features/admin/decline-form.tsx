import type { ManagedPerson, Verification } from '@heraia/contract/admin'
import type { VerificationRequest } from '@heraia/contract/verification'
import { Button } from '@heraia/ui/button'
import { Disclosure } from '@heraia/ui/disclosure'
import { TextArea } from '@heraia/ui/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationOf } from './admin-queries.ts'
import { REASON_MAX } from './decision-form.tsx'
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
  const reason = useDraft(`decline-verification-${request.id}`, '')
  const [asked, setAsked] = useState(false)
  const done = useDecided<Verification>(texts.declined(name), (saved) => {
    reason.sent('')
    queries.setQueryData(verificationOf(id).queryKey, saved)
  })
  const declining = useMutation(api.admin.declineVerification.mutationOptions(done))
  const isBlank = reason.value.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isBlank && !declining.isPending) declining.mutate({ id: request.id, reason: reason.value })
  }
  return (
    <Disclosure label={texts.decline}>
      <form onSubmit={send} noValidate className="grid gap-4 pb-4">
        <TextArea
          label={texts.declineReason}
          hint={texts.declineHint}
          value={reason.value}
          onValue={reason.change}
          maxLength={REASON_MAX}
          error={asked && isBlank ? texts.reasonRequired : undefined}
          required
        />
        <div>
          <Button type="submit" tone="danger" pending={declining.isPending}>
            {texts.declineIt}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
