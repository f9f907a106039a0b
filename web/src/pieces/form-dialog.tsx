import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Dialog, type DialogProps } from '@heraia/ui/dialog'
import { type ComponentType, useState } from 'react'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'

const texts = defineTexts({
  en: {
    unsaved: 'Close without saving?',
    unsavedHint: 'What you wrote here is not kept.',
    leave: 'Close',
    stay: 'Keep writing',
  },
  es: {
    unsaved: '¿Cerrar sin guardar?',
    unsavedHint: 'Lo que escribiste aquí no se guarda.',
    leave: 'Cerrar',
    stay: 'Seguir escribiendo',
  },
})

interface FormDialogProps extends DialogProps {
  /** What she writes in it is kept as a draft. */
  keeps?: boolean
  as?: ComponentType<DialogProps>
}

/** Escape and a press beside it happen easily: where she wrote something, they ask. Its own Cancel does not. */
export function FormDialog({ keeps = false, as: Shown = Dialog, onOpenChange, children, ...rest }: FormDialogProps) {
  const words = useTexts(texts)
  const [isTouched, setTouched] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Shown {...rest} onOpenChange={(open) => (!open && isTouched && !keeps ? setAsking(true) : onOpenChange(open))}>
        <div className="contents" onInput={() => setTouched(true)}>
          {children}
        </div>
      </Shown>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.unsaved}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        tone="primary"
        onConfirm={() => onOpenChange(false)}
      >
        {words.unsavedHint}
      </ConfirmDialog>
    </>
  )
}
