import { Button } from '@heraia/ui/button'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useProblemFocus } from '../../lib/use-problem-focus.ts'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { teamTexts } from './team-texts.ts'

interface TeamFormDialogProps {
  title: string
  children: ReactNode
  save: string
  saving?: string
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  /** What she writes in it is kept as a draft. */
  keeps?: boolean
}

/** What a team says in a form above its page: Enter saves it, and so does the button at the foot. */
export function TeamFormDialog({
  title,
  children,
  save,
  saving,
  isSaving,
  onSave,
  onClose,
  keeps,
}: TeamFormDialogProps) {
  const common = useTexts(teamTexts)
  const id = useId()
  const { form, onSent } = useProblemFocus(isSaving)
  return (
    <FormDialog
      keeps={keeps}
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={common.dismiss}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" type="submit" form={id} pending={isSaving} pendingLabel={saving}>
            {save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSaving) return
          onSave()
          onSent()
        }}
      >
        {children}
      </form>
    </FormDialog>
  )
}
