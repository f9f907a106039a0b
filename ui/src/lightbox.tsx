import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaSite } from './aria-site.tsx'
import { IconButton } from './icon-button.tsx'
import { useSwipe } from './use-swipe.ts'

export interface LightboxProps {
  /** What stands in it, for screen readers. */
  label: string
  onClose: () => void
  closeLabel: string
  /** Both left out where there is only one. */
  onPrevious?: () => void
  onNext?: () => void
  previousLabel: string
  nextLabel: string
  /** "3 / 17". */
  position?: string
  /** Read aloud when it changes: what came after next or previous. */
  announcement: string
  /** What it speaks, where that is not the language of the page. */
  lang?: string
  /** The picture or the player; it fills its place. */
  children: ReactNode
  /** What is said of it: under it on a phone, beside it on a wide screen. */
  aside?: ReactNode
}

const FOCUS_BACK_MS = 100
const arrow = 'absolute top-1/2 z-1 -translate-y-1/2'
const icon = { 'aria-hidden': true, className: 'size-6' } as const

/** One picture over the whole screen, always dark. Focus stays inside; Escape, a swipe down or the cross close it. */
export function Lightbox(props: LightboxProps) {
  const { label, onClose, closeLabel, onPrevious, onNext, position, announcement, children, aside } = props
  const swipe = useSwipe({ onPrevious, onNext, onAway: onClose })
  useArrowKeys(onPrevious, onNext)
  useFocusBack()
  return (
    <AriaSite>
      <ModalOverlay
        isOpen
        onOpenChange={(open) => !open && onClose()}
        className="fixed inset-x-0 top-0 z-50 h-(--visual-viewport-height) bg-surface text-ink transition-opacity data-entering:opacity-0"
        data-theme="dark"
      >
        <Modal className="h-full">
          <Dialog aria-label={label} lang={props.lang} data-lightbox className="h-full outline-none">
            <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_minmax(0,1fr)]">
              <div className="col-span-full flex items-center justify-between gap-4 px-2 py-1">
                <span className="figures ps-2 text-sm text-muted">{position}</span>
                <IconButton label={closeLabel} icon={<X {...icon} />} onClick={onClose} />
              </div>
              <div className="relative min-h-0 overflow-hidden">
                <div {...swipe} className="absolute inset-0 flex items-center justify-center">
                  {children}
                </div>
                {onPrevious && (
                  <span className={`${arrow} start-2`}>
                    <IconButton
                      label={props.previousLabel}
                      icon={<ChevronLeft {...icon} />}
                      tone="inverse"
                      onClick={onPrevious}
                    />
                  </span>
                )}
                {onNext && (
                  <span className={`${arrow} end-2`}>
                    <IconButton
                      label={props.nextLabel}
                      icon={<ChevronRight {...icon} />}
                      tone="inverse"
                      onClick={onNext}
                    />
                  </span>
                )}
              </div>
              {aside && (
                <div className="max-h-[38dvh] overflow-y-auto border-line max-lg:border-t lg:max-h-none lg:w-88 lg:border-s">
                  {aside}
                </div>
              )}
            </div>
            <div aria-live="polite" aria-atomic="true" className="sr-only">
              {announcement}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaSite>
  )
}

/**
 * React Aria gives the focus back too, in the frame after the close; where the address changes with it, the page behind
 * may still be inert in that frame, and the focus would be lost.
 */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      }, FOCUS_BACK_MS)
    },
    [opener],
  )
}

/** Short cuts for the two buttons; in place with the picture, for one who presses on before the next frame. */
function useArrowKeys(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined) {
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key]
      const isMore = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented
      if (!step || isMore || isTheirOwn(event.target)) return
      event.preventDefault()
      step()
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [onPrevious, onNext])
}

/**
 * Players, text boxes and menus have uses of their own for the arrows; what opens above has too. The body has the focus
 * while one picture makes room for the next.
 */
const isTheirOwn = (target: EventTarget | null) =>
  target instanceof Element &&
  target !== document.body &&
  (target.closest('video, input, textarea, select, [role=menu], [role=alertdialog]') !== null ||
    target.closest('[data-lightbox]') === null)
