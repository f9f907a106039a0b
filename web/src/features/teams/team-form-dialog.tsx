import { Button } from '@heraia/ui/button'
import { Dialog } from '@heraia/ui/dialog'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { teamTexts } from './team-texts.ts'

interface TeamFormDialogProps {
  title: string
  children: ReactNode
  save: string
  saving?: string
  isSaving: boolean
  onSave: () => void
  onClose: () => void
}

/** What a team says in a form above its page: Enter saves it, and so does the button at the foot. */
export function TeamFormDialog({ title, children, save, saving, isSaving, onSave, onClose }: TeamFormDialogProps) {
  const common = useTexts(teamTexts)
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={common.dismiss}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" type="submit" form={form} pending={isSaving} pendingLabel={saving}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
