import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question: "Delete this post?" */
  title: ReactNode
  /** What will happen. */
  children: ReactNode
  /** The act itself: "Delete", never "OK". */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  tone?: 'primary' | 'danger'
  pending?: boolean
  pendingLabel?: string
  /** What she may do before she answers; the question stays. */
  first?: { label: string; onAction: () => void }
  /** What it speaks, where that is not the language of the page. */
  lang?: string
}

/** Asks before something that cannot be undone. The safe answer comes first for the keyboard. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, first, tone = 'danger' } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      lang={props.lang}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
          {first && <Button onClick={first.onAction}>{first.label}</Button>}
          <Button tone={tone} onClick={onConfirm} pending={props.pending} pendingLabel={props.pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
