import type { VerificationRequest } from '@heraia/contract/verification'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useId, useState } from 'react'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { AskedWith } from './asked-with.tsx'
import { ownVerification } from './own-verification-query.ts'
import { ownVerificationTexts } from './own-verification-texts.ts'
import { begunFrom, useRequestDraft } from './use-request-form.ts'

/** What she asks, since when, and the way back. */
export function WaitingRequest({ request }: { request: VerificationRequest }) {
  const texts = useTexts(ownVerificationTexts)
  const { locale } = useLocale()
  const title = useId()
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useWithdraw(request, () => setAsking(false))
  return (
    <section aria-labelledby={title} className="grid gap-4 rounded-md border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={title} className="text-lg font-semibold">
          {texts.yourRequest}
        </h3>
        <Badge tone="notice" icon={<Clock aria-hidden="true" />}>
          {texts.waiting}
        </Badge>
        <span className="text-sm text-muted">
          {texts.waitingSince} <Time at={request.askedAt} locale={locale} />
        </span>
      </div>
      <AskedWith request={request} />
      <div>
        <Button onClick={() => setAsking(true)}>{texts.withdraw}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.withdrawAsk}
        confirmLabel={texts.withdraw}
        cancelLabel={texts.cancel}
        onConfirm={() => withdrawing.mutate()}
        pending={withdrawing.isPending}
      >
        {texts.withdrawHint}
      </ConfirmDialog>
    </section>
  )
}

function useWithdraw(request: VerificationRequest, onDone: () => void) {
  const texts = useTexts(ownVerificationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const draft = useRequestDraft()
  const again = () => queries.invalidateQueries({ queryKey: ownVerification().queryKey })
  return useMutation({
    mutationFn: () => orGone(client.verification.withdraw({ id: request.id })),
    onSuccess: (now) => {
      // Unless she has begun another one meanwhile.
      draft.change((begun) => (begun.knownFor.trim() === '' ? begunFrom(request) : begun))
      showToast({ message: texts.withdrawn })
      onDone()
      if (now === null) return again()
      queries.setQueryData(ownVerification().queryKey, now)
    },
    onError: (error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      onDone()
      // It may have been answered meanwhile.
      return again()
    },
  })
}
