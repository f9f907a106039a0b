import type { DialogProps } from '@heraia/ui/dialog'
import { useState } from 'react'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'
import { SpokenConfirm, SpokenDialog } from './spoken-dialog.tsx'

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
  /** Something is there that no key wrote: a picture that was dropped. */
  isBegun?: boolean
}

/** Escape and a press beside it happen easily: where she wrote something, they ask. Its own Cancel does not. */
export function FormDialog({ keeps = false, isBegun = false, onOpenChange, children, ...rest }: FormDialogProps) {
  const words = useTexts(texts)
  const [isTouched, setTouched] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <SpokenDialog
        {...rest}
        onOpenChange={(open) => (!open && (isTouched || isBegun) && !keeps ? setAsking(true) : onOpenChange(open))}
      >
        <div className="contents" onInput={() => setTouched(true)}>
          {children}
        </div>
      </SpokenDialog>
      <SpokenConfirm
        open={isAsking}
        onOpenChange={setAsking}
        title={words.unsaved}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        tone="primary"
        onConfirm={() => onOpenChange(false)}
      >
        {words.unsavedHint}
      </SpokenConfirm>
    </>
  )
}
