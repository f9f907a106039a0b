import type { ManagedPerson, Verification } from '@heraia/contract/admin'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationOf } from './admin-queries.ts'
import { verificationTexts } from './verification-texts.ts'

const REASON_MAX = 500

/** Grants it, or takes it back: always with a reason, which is kept while she looks something up. */
export function VerificationForm({ person: { id, name, verified } }: { person: ManagedPerson }) {
  const texts = useTexts(verificationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const draft = useDraft(`verification-${id}-${verified}`, '')
  const [asked, setAsked] = useState(false)
  const done = {
    onSuccess: (saved: Verification) => {
      draft.sent('')
      queries.setQueryData(verificationOf(id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: api.admin.key() })
      showToast({ message: verified ? texts.revoked(name) : texts.granted(name), tone: 'success' })
    },
    onError: (error: Error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  }
  const grant = useMutation(api.admin.verify.mutationOptions(done))
  const revoke = useMutation(api.admin.unverify.mutationOptions(done))
  const deciding = verified ? revoke : grant
  const isBlank = draft.value.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isBlank) deciding.mutate({ id, reason: draft.value })
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
        <Button type="submit" tone={verified ? 'danger' : 'primary'} pending={deciding.isPending}>
          {verified ? texts.revoke : texts.grant}
        </Button>
      </div>
    </form>
  )
}
