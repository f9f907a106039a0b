import { Dialog, type DialogProps } from '@heraia/ui/dialog'
import { useLocale } from '../lib/locale.tsx'

/** A dialog stands outside of the page's own language: it says which one it speaks. */
export function SpokenDialog({ title, children, actions, ...rest }: DialogProps) {
  const { language } = useLocale()
  return (
    <Dialog
      {...rest}
      title={<span lang={language}>{title}</span>}
      actions={
        actions && (
          <div lang={language} className="contents">
            {actions}
          </div>
        )
      }
    >
      <div lang={language}>{children}</div>
    </Dialog>
  )
}
