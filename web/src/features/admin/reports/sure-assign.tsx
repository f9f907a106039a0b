import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { SpokenConfirm } from '../../../pieces/spoken-dialog.tsx'
import { assignTexts } from './assign-texts.ts'
import type { AskedOfMany } from './selection-bar.tsx'
import { useAssignMany } from './use-handle-many.ts'
import { useWithOthers } from './use-with-others.ts'

/** Says how many she takes or puts back, and whether somebody else has some of them. */
export function SureAssign({ act, selected, onHandled, onClose }: AskedOfMany & { act: 'take' | 'put_back' }) {
  const texts = useTexts(assignTexts)
  const me = useMe()
  const withOthers = useWithOthers(selected)
  const { assign, isPending } = useAssignMany(selected, onHandled)
  const isTaking = act === 'take'
  const count = selected.length
  return (
    <SpokenConfirm
      open
      onOpenChange={(open) => !open && onClose()}
      title={isTaking ? texts.sureTake(count) : texts.surePutBack(count)}
      tone="primary"
      confirmLabel={isTaking ? texts.takeThem : texts.putBack}
      cancelLabel={texts.cancel}
      pending={isPending}
      pendingLabel={texts.saving}
      onConfirm={() => assign(isTaking ? me.id : null)}
    >
      {isTaking ? texts.sureTakeBody : texts.surePutBackBody} {withOthers}
    </SpokenConfirm>
  )
}
