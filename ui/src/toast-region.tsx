import { X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { currentToasts, dismissToast, pauseToasts, resumeToasts, type Toast, watchToasts } from './toast-queue.ts'

export interface ToastRegionProps {
  /** Names the place for screen readers: "Notices". */
  label: string
  dismissLabel: string
}

const none: readonly Toast[] = []
const edge = { neutral: 'border-on-inverse/30', success: 'border-art-lime', danger: 'border-art-track' }

/** Where toasts appear. Mounted once, at the end of the page; say things with showToast. */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none)
  const before = useRef<EventTarget | null>(null)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const place = region.current
    if (!place) return
    const enter = (event: FocusEvent) => {
      pauseToasts()
      if (!(event.relatedTarget instanceof Node && place.contains(event.relatedTarget)))
        before.current = event.relatedTarget
    }
    const done = new AbortController()
    place.addEventListener('mouseenter', pauseToasts, done)
    place.addEventListener('mouseleave', resumeToasts, done)
    place.addEventListener('focusin', enter, done)
    place.addEventListener('focusout', resumeToasts, done)
    return () => done.abort()
  }, [])

  const close = (toast: Toast) => {
    dismissToast(toast.id)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  return (
    <section
      aria-label={label}
      ref={region}
      // Stays within reach while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      className="over-all pointer-events-none fixed inset-x-0 z-60 grid justify-items-center p-3"
    >
      <ol aria-live="polite" aria-relevant="additions" className="grid w-full max-w-md gap-2">
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={classNames(
              'pointer-events-auto flex min-h-14 items-center gap-2 rounded-md border-s-4 bg-inverse ps-4 pe-1.5 text-on-inverse shadow-float transition-[opacity,translate] starting:translate-y-3 starting:opacity-0',
              edge[toast.tone],
            )}
          >
            <span className="min-w-0 grow py-3 wrap-anywhere">{toast.message}</span>
            {toast.action && (
              <button
                type="button"
                className="touch shrink-0 rounded-sm px-3 font-bold underline underline-offset-4"
                onClick={() => {
                  toast.action?.onPress()
                  close(toast)
                }}
              >
                {toast.action.label}
              </button>
            )}
            <IconButton
              label={dismissLabel}
              tone="inverse"
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => close(toast)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
