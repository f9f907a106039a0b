import type { Order } from '@heraia/contract/orders'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { orderTexts } from './order-texts.ts'
import type { OrderActs } from './use-order-acts.ts'
import { useStepTexts } from './use-step-texts.ts'

type Outcome = 'refund' | 'release'

/** Staff decides, and says why. It moves what the site holds and cannot be taken back, so it asks once more. */
export function ResolveForm({ order, acts: { resolve } }: { order: Order; acts: OrderActs }) {
  const { id, total, method } = order
  const texts = useStepTexts(order)
  const { cancel } = useTexts(orderTexts)
  const { money } = useFormat()
  // Both sides are read elsewhere before she is done.
  const reason = useDraft(`resolve:${id}`, '')
  const [isMissing, setIsMissing] = useState(false)
  const [asks, setAsks] = useState<Outcome | null>(null)
  const names = { refund: texts.refundBuyer, release: texts.releaseSeller }
  const said = reason.value.trim()
  const ask = (outcome: Outcome) => {
    setIsMissing(said === '')
    if (said !== '') setAsks(outcome)
  }
  const close = () => setAsks(null)
  const done = () => {
    reason.sent()
    close()
  }
  return (
    <section aria-labelledby="resolve" className="grid gap-4 rounded-lg border border-line bg-raised p-5">
      <h2 id="resolve" className="text-lg">
        {texts.resolveTitle}
      </h2>
      <p className="text-muted">{texts.resolveHint}</p>
      <TextArea
        label={texts.reason}
        value={reason.value}
        onValue={reason.change}
        maxLength={2000}
        error={isMissing ? texts.required : undefined}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={() => ask('refund')}>
          {names.refund}
        </Button>
        <Button onClick={() => ask('release')}>{names.release}</Button>
      </div>
      {asks && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={method === 'card' ? `${names[asks]}: ${money(total.cents, total.currency)}` : names[asks]}
          confirmLabel={names[asks]}
          cancelLabel={cancel}
          tone="primary"
          pending={resolve.isPending}
          onConfirm={() => resolve.mutate({ outcome: asks, reason: said }, { onSuccess: done, onError: close })}
        >
          {texts.resolveSure}
        </ConfirmDialog>
      )}
    </section>
  )
}
