import { ConfirmDialog, type ConfirmDialogProps } from '@heraia/ui/confirm-dialog'
import { Dialog, type DialogProps } from '@heraia/ui/dialog'
import { useLocale } from '../lib/locale.tsx'

/** A dialog stands outside of the page's own language: it says which one it speaks. */
export function SpokenDialog(props: DialogProps) {
  const { language } = useLocale()
  return <Dialog {...props} lang={language} />
}

export function SpokenConfirm(props: ConfirmDialogProps) {
  const { language } = useLocale()
  return <ConfirmDialog {...props} lang={language} />
}
