import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal'
import { AriaSite } from './aria-site.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useRootMark } from './use-root-mark.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** In a sentence or two, what it is about: read aloud with the title when it opens. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, at the foot. */
  actions?: ReactNode
  /** Left out, there is no cross; give another way to close. */
  closeLabel?: string
  size?: 'small' | 'medium' | 'large'
  /** What it speaks, where that is not the language of the page. */
  lang?: string
  /** `alertdialog` asks for an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
}

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' }

/** Above the page until it is answered: focus stays inside, Escape closes, focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, closeLabel } = props
  const { size = 'medium', role = 'dialog' } = props
  const descriptionId = useId()
  return (
    <AriaSite>
      <ModalOverlay
        isOpen={open}
        onOpenChange={onOpenChange}
        isDismissable={role === 'dialog'}
        data-dialog=""
        className="fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) [container-type:size] items-end justify-center bg-scrim transition-opacity data-entering:opacity-0 data-exiting:opacity-0 sm:items-center sm:p-6"
      >
        <Modal
          className={classNames(
            'w-full rounded-t-lg bg-raised text-ink transition-transform data-entering:translate-y-4 sm:rounded-lg',
            sizes[size],
          )}
        >
          <FocusKeptDialog
            role={role}
            lang={props.lang}
            aria-describedby={description ? descriptionId : undefined}
            className="flex max-h-[calc(var(--visual-viewport-height)-4.5rem)] flex-col outline-none max-sm:low:max-h-[calc(var(--visual-viewport-height)-0.75rem)] sm:max-h-[calc(var(--visual-viewport-height)-3rem)]"
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-2 sm:px-7 sm:pt-6">
              <Heading slot="title" className="title text-xl">
                {title}
              </Heading>
              {closeLabel && (
                <IconButton
                  label={closeLabel}
                  icon={<X aria-hidden="true" className="size-6" />}
                  onClick={() => onOpenChange(false)}
                  className="-me-2 -mt-1.5 shrink-0"
                />
              )}
            </div>
            <div className="min-h-0 grow overflow-y-auto px-5 pb-5 sm:px-7">
              {description && (
                <div id={descriptionId} className="text-muted">
                  {description}
                </div>
              )}
              {children}
            </div>
            {actions && (
              <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 low:flex-row low:py-2 max-sm:low:*:grow sm:flex-row sm:justify-end sm:px-7">
                {actions}
              </div>
            )}
          </FocusKeptDialog>
        </Modal>
      </ModalOverlay>
    </AriaSite>
  )
}

/** Mounted with what it shows, so that its element is there when the watch begins. */
function FocusKeptDialog(props: AriaDialogProps) {
  const element = useRef<HTMLElement>(null)
  useFocusKept(element)
  useFocusBack()
  // Notices keep away from its foot (toast-region).
  useRootMark('dialog')
  return <AriaDialog {...props} ref={element} />
}
