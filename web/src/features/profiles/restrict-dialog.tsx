import type { PersonChip } from '@heraia/contract/person'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useTexts } from '../../lib/locale.tsx'
import { restrictTexts } from './restrict-texts.ts'
import { useRestrict } from './use-restrict.tsx'

interface RestrictDialogProps {
  person: Pick<PersonChip, 'id' | 'name'>
  onClose: () => void
}

/** Says what it does, restricts, and says what came of it. Where it is not saved, it stays open. */
export function RestrictDialog({ person, onClose }: RestrictDialogProps) {
  const texts = useTexts(restrictTexts)
  const restrict = useRestrict(person)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.ask(person.name)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => restrict.mutate(true, { onSuccess: onClose })}
      tone="primary"
      pending={restrict.isPending}
      pendingLabel={texts.restricting}
    >
      {texts.whatItDoes}
    </ConfirmDialog>
  )
}
