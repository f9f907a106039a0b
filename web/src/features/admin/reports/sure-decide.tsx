import type { SharedDecision } from '@heraia/contract/reports'
import { Button } from '@heraia/ui/button'
import { useState } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { StaffReasonField } from '../staff-reason-field.tsx'
import { assignTexts } from './assign-texts.ts'
import { reportsTexts } from './reports-texts.ts'
import type { AskedOfMany } from './selection-bar.tsx'
import { useDecideMany } from './use-handle-many.ts'
import { useWithOthers } from './use-with-others.ts'

/** Says how many are decided about and what becomes of them, and asks why. */
export function SureDecide({
  decision,
  selected,
  appeals,
  onHandled,
  onClose,
}: AskedOfMany & { decision: SharedDecision }) {
  const texts = useTexts(assignTexts)
  const words = useTexts(reportsTexts)
  const draft = useDraft(`reports-at-once:${decision}`, '')
  const [isMissing, setIsMissing] = useState(false)
  const { decide, isPending } = useDecideMany(selected, (items) => {
    draft.sent('')
    onHandled(items)
  })
  const reason = draft.value.trim()
  const isRemoving = decision === 'removed'
  const send = () => {
    setIsMissing(reason === '')
    if (reason !== '') decide(decision, reason)
  }
  return (
    <FormDialog
      open
      keeps
      onOpenChange={(open) => !open && onClose()}
      title={isRemoving ? texts.sureRemove(selected.length) : texts.sureDismiss(selected.length)}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            tone={isRemoving ? 'danger' : 'primary'}
            onClick={send}
            pending={isPending}
            pendingLabel={texts.saving}
          >
            {isRemoving ? texts.remove : texts.dismiss}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Consequences decision={decision} selected={selected} appeals={appeals} />
        <StaffReasonField
          label={words.reason}
          hint={isRemoving ? texts.reasonHintRemove : texts.reasonHint}
          value={draft.value}
          onValue={draft.change}
          error={isMissing && reason === '' ? words.reasonRequired : undefined}
        />
      </div>
    </FormDialog>
  )
}

type Consequence = Pick<AskedOfMany, 'selected' | 'appeals'> & { decision: SharedDecision }

function Consequences({ decision, selected, appeals }: Consequence) {
  const texts = useTexts(assignTexts)
  const withOthers = useWithOthers(selected)
  const profiles = selected.filter(({ subject }) => subject === 'profile').length
  return (
    <div className="grid gap-2">
      <p className="text-muted">{decision === 'removed' ? texts.sureRemoveBody : texts.sureDismissBody}</p>
      {decision === 'removed' && profiles > 0 && <p>{texts.profiles(profiles)}</p>}
      {appeals > 0 && <p>{texts.appeals(appeals)}</p>}
      {withOthers && <p>{withOthers}</p>}
    </div>
  )
}
