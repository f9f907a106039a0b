import type { PersonChip } from '@heraia/contract/person'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useTexts } from '../../lib/locale.tsx'
import { relationTexts } from './profile-texts.ts'
import { silenceTexts } from './silence-texts.ts'
import { useRemoveFollower } from './use-silence.ts'

interface RemoveFollowerDialogProps {
  person: Pick<PersonChip, 'id' | 'name'>
  onClose: () => void
}

/** Asks first: only the other can follow again, and of a private account she has to ask anew. */
export function RemoveFollowerDialog({ person, onClose }: RemoveFollowerDialogProps) {
  const texts = useTexts(relationTexts)
  const { cancel } = useTexts(silenceTexts)
  const remove = useRemoveFollower(person, onClose)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeFollowerAsk(person.name)}
      confirmLabel={texts.remove}
      cancelLabel={cancel}
      onConfirm={() => remove.mutate(undefined, { onError: onClose })}
      pending={remove.isPending}
    >
      {texts.removeFollowerHint}
    </ConfirmDialog>
  )
}
