import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useProblemFocus } from '../../../lib/use-problem-focus.ts'
import { FormDialog } from '../../../pieces/form-dialog.tsx'

interface RecordDialogProps {
  title: string
  words: { close: string; cancel: string; save: string; saving: string }
  /** Of `useSaveRecord`. */
  saving: { failure: string | undefined; isPending: boolean; save: () => void }
  onClose: () => void
  /** What she writes in it is kept as a draft. */
  keeps?: boolean
  children: ReactNode
}

/** A result, a goal or a ranking to fill in; sent, it leads to the first box with something wrong. */
export function RecordDialog({ title, words, saving, onClose, keeps, children }: RecordDialogProps) {
  const id = useId()
  const { form, onSent } = useProblemFocus(saving.isPending)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending) return
    saving.save()
    onSent()
  }
  return (
    <FormDialog
      keeps={keeps}
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={id} tone="primary" pending={saving.isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={send} noValidate className="grid gap-5">
        {saving.failure && <Banner tone="danger">{saving.failure}</Banner>}
        {children}
      </form>
    </FormDialog>
  )
}
