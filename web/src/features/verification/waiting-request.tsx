import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useId, useState } from 'react'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { AskedWith } from './asked-with.tsx'
import type { Asked, Asking } from './asking.ts'
import { teamAskingTexts } from './team-asking-texts.ts'
import { begunFrom, useRequestDraft } from './use-request-form.ts'

interface Waiting {
  request: NonNullable<Asked['request']>
  asking: Asking
}

/** What is asked, by whom, since when, and the way back. */
export function WaitingRequest({ request, asking }: Waiting) {
  const { texts } = asking
  const { locale } = useLocale()
  const title = useId()
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useWithdraw({ request, asking }, () => setAsking(false))
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
      {request.isHers === false && <OfAnother request={request} />}
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

/** Another who runs the team asked: her files are not for the others. */
function OfAnother({ request: { askedBy, fileCount = 0 } }: Pick<Waiting, 'request'>) {
  const texts = useTexts(teamAskingTexts)
  return (
    <p className="text-sm text-muted">
      <span dir="auto">{askedBy ? texts.askedBy(askedBy.name) : texts.askedByOther}</span>
      {fileCount > 0 && <> · {texts.filesOfHers(fileCount)}</>}
    </p>
  )
}

function useWithdraw({ request, asking }: Waiting, onDone: () => void) {
  const { texts } = asking
  const errors = useTexts(errorTexts)
  const draft = useRequestDraft(asking)
  return useMutation({
    mutationFn: () => orGone(asking.withdraw(request.id)),
    onSuccess: (now) => {
      // Unless she has begun another one meanwhile.
      draft.change((begun) => (begun.knownFor.trim() === '' ? begunFrom(request) : begun))
      showToast({ message: texts.withdrawn })
      onDone()
      asking.keep(now ?? undefined)
    },
    onError: (error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      onDone()
      // It may have been answered meanwhile.
      asking.keep()
    },
  })
}
