import type { Verification } from '@heraia/contract/admin'
import { Disclosure } from '@heraia/ui/disclosure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationOf } from './admin-queries.ts'
import { ReasonForm } from './reason-form.tsx'
import { useDecided } from './use-decided.ts'
import { verificationTexts } from './verification-texts.ts'

/** Makes somebody an admin, or takes it back: with a reason, and folded away, for it is rare and weighs much. */
export function AdminRightsForm({ verification: { person, may } }: { verification: Verification }) {
  const texts = useTexts(verificationTexts)
  const queries = useQueryClient()
  const { id, name } = person
  const done = useDecided<Verification>(may.grantAdmin ? texts.madeAdmin(name) : texts.tookAdmin(name), (saved) =>
    queries.setQueryData(verificationOf(id).queryKey, saved),
  )
  const granting = useMutation(api.admin.grantAdmin.mutationOptions(done))
  const revoking = useMutation(api.admin.revokeAdmin.mutationOptions(done))
  const deciding = may.grantAdmin ? granting : revoking
  const words = may.grantAdmin
    ? { label: texts.makeAdmin, help: texts.makeAdminHelp, hint: texts.makeAdminHint }
    : { label: texts.takeAdmin, help: texts.takeAdminHelp, hint: texts.takeAdminHint }
  return (
    <Disclosure label={words.label}>
      <div className="grid gap-4 pb-4">
        <p className="max-w-prose text-muted">{words.help}</p>
        <ReasonForm
          draftName={`admin-rights-${id}-${may.grantAdmin}`}
          label={texts.reason}
          hint={words.hint}
          act={words.label}
          tone={may.grantAdmin ? 'primary' : 'danger'}
          pending={deciding.isPending}
          onSend={(reason) => deciding.mutateAsync({ id, reason })}
        />
      </div>
    </Disclosure>
  )
}
