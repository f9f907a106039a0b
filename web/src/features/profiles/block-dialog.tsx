import type { PersonChip } from '@heraia/contract/person'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useTexts } from '../../lib/locale.tsx'
import { silenceTexts } from './silence-texts.ts'
import { useBlock } from './use-silence.ts'

interface BlockDialogProps {
  person: Pick<PersonChip, 'id' | 'name'>
  /** What will happen, where more does than elsewhere. */
  hint?: string
  /** Before what she has on the screen is asked for again. */
  onBlocked?: () => unknown
  onClose: () => void
}

/** Asks, blocks, and says what came of it. Shown from the moment that she chooses it. */
export function BlockDialog({ person, hint, onBlocked, onClose }: BlockDialogProps) {
  const texts = useTexts(silenceTexts)
  const block = useBlock(person, () => {
    onClose()
    return onBlocked?.()
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.blockAsk(person.name)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => block.mutate(undefined, { onError: onClose })}
      pending={block.isPending}
      pendingLabel={texts.blocking}
    >
      {hint ?? texts.blockHint}
    </ConfirmDialog>
  )
}
