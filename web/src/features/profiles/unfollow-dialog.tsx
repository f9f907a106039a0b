import type { Relation } from '@heraia/contract/person'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useTexts } from '../../lib/locale.tsx'
import { unfollowTexts } from './unfollow-texts.ts'

interface UnfollowDialogProps {
  profile: { name: string }
  relation: Relation
  onEnd: () => void
  onClose: () => void
}

/** Asks before she ends what following again does not bring back. */
export function UnfollowDialog({ profile: { name }, relation, onEnd, onClose }: UnfollowDialogProps) {
  const texts = useTexts(unfollowTexts)
  const isRequest = relation.following === 'requested'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isRequest ? texts.askRequest(name) : texts.ask(name)}
      confirmLabel={isRequest ? texts.takeBack : texts.unfollow}
      cancelLabel={texts.cancel}
      onConfirm={() => {
        onClose()
        onEnd()
      }}
    >
      {relation.whenFollowed === 'refused' ? texts.refused : texts.asks}
    </ConfirmDialog>
  )
}
