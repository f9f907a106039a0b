import type { Verification } from '@heraia/contract/admin'
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

/** Makes somebody an admin, or takes it back: with a reason, and folded away, for it is rare and weighs much. */
export function AdminRightsForm({ verification: { person, may } }: { verification: Verification }) {
  const texts = useTexts(verificationTexts)
  const queries = useQueryClient()
  const { id, name } = person
  const reason = useDraft(`admin-rights-${id}-${may.grantAdmin}`, '')
  const [asked, setAsked] = useState(false)
  const done = useDecided<Verification>(may.grantAdmin ? texts.madeAdmin(name) : texts.tookAdmin(name), (saved) =>
    queries.setQueryData(verificationOf(id).queryKey, saved),
  )
  const granting = useMutation(api.admin.grantAdmin.mutationOptions(done))
  const revoking = useMutation(api.admin.revokeAdmin.mutationOptions(done))
  const deciding = may.grantAdmin ? granting : revoking
  const isBlank = reason.value.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isBlank) return
    deciding.mutateAsync({ id, reason: reason.value }).then(
      () => {
        reason.sent('')
        setAsked(false)
      },
      () => undefined,
    )
  }
  const words = may.grantAdmin
    ? { label: texts.makeAdmin, help: texts.makeAdminHelp, hint: texts.makeAdminHint }
    : { label: texts.takeAdmin, help: texts.takeAdminHelp, hint: texts.takeAdminHint }
  return (
    <Disclosure label={words.label}>
      <form onSubmit={send} noValidate className="grid gap-4 pb-4">
        <p className="max-w-prose text-muted">{words.help}</p>
        <TextArea
          label={texts.reason}
          hint={words.hint}
          value={reason.value}
          onValue={reason.change}
          maxLength={REASON_MAX}
          error={asked && isBlank ? texts.reasonRequired : undefined}
          required
        />
        <div>
          <Button type="submit" tone={may.grantAdmin ? 'primary' : 'danger'} pending={deciding.isPending}>
            {words.label}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
