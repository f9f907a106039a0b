import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaSite } from './aria-site.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays at the foot while the rest scrolls: "Show 24 results". */
  actions?: ReactNode
  side?: 'end' | 'start' | 'bottom'
}

const sides = {
  end: 'inset-y-0 end-0 w-full max-w-sm border-s data-entering:translate-x-8 data-exiting:translate-x-8',
  start: 'inset-y-0 start-0 w-full max-w-sm border-e data-entering:-translate-x-8 data-exiting:-translate-x-8',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t data-entering:translate-y-8',
}

/** A panel from the edge of the screen: the menu, filters, a list to choose from. Focus stays inside. */
export function Sheet({ open, onOpenChange, title, closeLabel, children, actions, side = 'end' }: SheetProps) {
  return (
    <AriaSite>
      <ModalOverlay
        isOpen={open}
        onOpenChange={onOpenChange}
        isDismissable
        className="fixed inset-0 z-50 bg-scrim transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Modal
          className={classNames('fixed flex flex-col border-line bg-raised text-ink transition-transform', sides[side])}
        >
          <Dialog className="flex min-h-0 grow flex-col outline-none">
            <div className="flex items-center justify-between gap-4 border-b border-line ps-5 pe-2 py-2">
              <Heading slot="title" className="title text-lg">
                {title}
              </Heading>
              <IconButton
                label={closeLabel}
                icon={<X aria-hidden="true" className="size-6" />}
                onClick={() => onOpenChange(false)}
              />
            </div>
            <div className="min-h-0 grow overflow-y-auto p-5">{children}</div>
            {actions && <div className="flex gap-2 border-t border-line p-4">{actions}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaSite>
  )
}
