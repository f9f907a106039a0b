import type { Invitation } from '@heraia/contract/invitations'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { reloadInvitations } from './invitation-queries.ts'
import { invitationsTexts } from './invitations-texts.ts'

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const texts = useTexts(invitationsTexts)
  const errors = useTexts(errorTexts)
  const { locale, date } = useFormat()
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const { id, state, madeBy, uses, mostUses, usedBy, createdAt, expiresAt } = invitation
  const end = useMutation(
    api.accounts.endInvitation.mutationOptions({
      onSuccess: async () => {
        setAsks(false)
        showToast({ message: texts.ended, tone: 'success' })
        await reloadInvitations(queries)
      },
      onError: (error) => {
        setAsks(false)
        showToast({ message: errorText(errors, error), tone: 'danger' })
      },
    }),
  )
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Badge tone={state === 'open' ? 'success' : 'neutral'}>{texts.state[state]}</Badge>
          {texts.count(uses, mostUses)}
        </p>
        {!madeBy?.isSelf && (
          <p className="text-sm wrap-anywhere">{madeBy ? texts.by(madeBy.name) : texts.bySomebody}</p>
        )}
        {usedBy.length > 0 && (
          <ul aria-label={texts.came} className="flex flex-wrap items-center gap-x-3">
            {usedBy.map(({ name, handle }) => (
              <li key={handle}>
                <Link href={addresses.profile(handle)} className="link inline-flex min-h-11 items-center wrap-anywhere">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {state === 'open' && (
          <p className="text-sm text-muted">
            {texts.until} <Time at={expiresAt} locale={locale} look="date" />
          </p>
        )}
      </div>
      {state === 'open' && (
        <Button size="small" aria-label={texts.endOf(date(createdAt))} onClick={() => setAsks(true)}>
          {texts.end}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={texts.end}
        confirmLabel={texts.end}
        cancelLabel={texts.cancel}
        onConfirm={() => end.mutate({ id })}
        pending={end.isPending}
        tone="danger"
      >
        {texts.endAsk}
      </ConfirmDialog>
    </li>
  )
}
