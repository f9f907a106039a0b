import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { stepTexts } from './step-texts.ts'
import type { OrderActs } from './use-order-acts.ts'

/** Staff decides, and says why. */
export function ResolveForm({ acts: { resolve } }: { acts: OrderActs }) {
  const texts = useTexts(stepTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const decide = (outcome: 'refund' | 'release') => {
    setIsMissing(!reason.trim())
    if (reason.trim()) resolve.mutate({ outcome, reason: reason.trim() })
  }
  const isAt = (outcome: string) => resolve.isPending && resolve.variables.outcome === outcome
  return (
    <section aria-labelledby="resolve" className="grid gap-4 rounded-lg border border-line bg-raised p-5">
      <h2 id="resolve" className="text-lg">
        {texts.resolveTitle}
      </h2>
      <p className="text-muted">{texts.resolveHint}</p>
      <TextArea
        label={texts.reason}
        value={reason}
        onValue={setReason}
        maxLength={2000}
        error={isMissing ? texts.required : undefined}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={() => decide('refund')} pending={isAt('refund')}>
          {texts.refundBuyer}
        </Button>
        <Button onClick={() => decide('release')} pending={isAt('release')}>
          {texts.releaseSeller}
        </Button>
      </div>
    </section>
  )
}
