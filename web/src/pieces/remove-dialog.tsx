import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText, errorTexts } from '../lib/errors.ts'
import { useTexts } from '../lib/locale.tsx'
import { orGone } from '../lib/or-gone.ts'
import { SpokenConfirm } from './spoken-dialog.tsx'

export interface RemoveDialogProps {
  /** The question: "Delete this post?" */
  title: ReactNode
  /** What will happen. */
  children: ReactNode
  /** "Delete", "Cancel", what is said while it goes on, and once it is done. */
  words: { remove: string; cancel: string; removing?: string; removed?: string }
  remove: () => Promise<unknown>
  /** It is gone, or was already; the dialog has closed. */
  onRemoved: () => unknown
  onClose: () => void
}

/** Asks, deletes, and says what came of it. Shown from the moment that she chooses it. */
export function RemoveDialog({ title, children, words, remove, onRemoved, onClose }: RemoveDialogProps) {
  const errors = useTexts(errorTexts)
  const removing = useMutation({
    mutationFn: () => orGone(remove()),
    onSuccess: async () => {
      onClose()
      if (words.removed) showToast({ message: words.removed, tone: 'success' })
      await onRemoved()
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <SpokenConfirm
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      onConfirm={() => removing.mutate()}
      pending={removing.isPending}
      pendingLabel={words.removing}
    >
      {children}
    </SpokenConfirm>
  )
}
